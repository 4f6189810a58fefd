import type { Answer } from "../answers.ts";
import { daysBetween } from "../../../contract/calendar-date.ts";
import { plural, taskLine } from "../wording.ts";
import { answer, type Question } from "./question.ts";

const ASKED = /^\W*what is the longest overdue task\?$/iu;

/** "Which job has been overdue the longest": the open task whose day was the first, or those of that day. Null for other questions. */
export function longestOverdue({ text, call, world }: Question): Answer | null {
  if (!ASKED.test(text)) return null;
  const { tasks = [] } = call("list_tasks", { status: "open", due: "overdue", founderId: null, query: null });
  const days = tasks.flatMap(({ dueDate }) => (dueDate === null ? [] : [dueDate])).sort();
  const [first] = days;
  if (first === undefined) return answer("None: no task is overdue.");
  const oldest = tasks.filter(({ dueDate }) => dueDate === first);
  const late = plural(daysBetween(first, world.today), "day");
  return answer([`Overdue the longest, by ${late}:`, ...oldest.map(taskLine)].join("\n"), {
    listed: oldest.map(({ id, title }) => ({ kind: "task" as const, id, name: title })),
  });
}
