import type { CustomValue } from "../../../../contract/custom-fields.ts";
import type { Condition } from "../../../../stores/people-questions.ts";
import { plainWords } from "../../../words.ts";
import type { NoteLine, PostLine, TaskLine } from "../../script.ts";

export type Value = CustomValue | null;

/** What a condition of a question is held against. */
export interface RowFacts {
  valueOf(column: string): Value;
  tasks: TaskLine[];
  notes: NoteLine[];
  posts: PostLine[];
}

export const folded = (text: string) => ` ${plainWords(text).join(" ")} `;

/** Whether a condition is so, worked out from plain rows, as a test of what the database finds. */
export function fitsCondition(condition: Condition, facts: RowFacts): boolean {
  if (condition.not) return !fitsCondition({ ...condition, not: false }, facts);
  if (condition.is === "has") return has(condition, facts);
  const value = facts.valueOf(condition.column);
  const list = Array.isArray(value) ? value : value === null ? [] : [String(value)];
  const day = String(value).slice(0, 10);
  switch (condition.is) {
    case "contains":
      return list.some((one) => folded(one).trim().includes(folded(condition.text).trim()));
    case "equals":
      return list.some((one) => folded(one) === folded(condition.text));
    case "empty":
      return list.every((one) => one === "");
    case "filled":
      return list.some((one) => one !== "");
    case "between":
      return typeof value === "number" && value >= (condition.min ?? -Infinity) && value <= (condition.max ?? Infinity);
    case "during":
      return value !== null && isIn(day, condition);
    case "annual":
      return (
        value !== null &&
        day.slice(5) >= (condition.from ?? "").slice(5) &&
        day.slice(5) <= (condition.to ?? "").slice(5)
      );
    case "any_of":
      return condition.options.some((option) => (option === null ? value === null : list.includes(option)));
    case "checked":
      return value === condition.value;
  }
}

type Days = { from: string | null; to: string | null };
const isIn = (at: string | null | undefined, { from, to }: Days) =>
  (from === null && to === null) || (!!at && at.slice(0, 10) >= (from ?? "0") && at.slice(0, 10) <= (to ?? "9999"));

function has(condition: Condition & { is: "has" }, { tasks, notes, posts }: RowFacts): boolean {
  const { what, status } = condition;
  if (what === "note") return notes.some(({ createdAt }) => isIn(createdAt, condition));
  if (what === "post") return posts.some(({ postedAt }) => isIn(postedAt, condition));
  return tasks.some(
    (task) =>
      (status === "open" ? task.status !== "done" : status === null || task.status === status) &&
      isIn(status === "done" ? task.completedAt : task.dueDate, condition),
  );
}
