import type { OwnColumn } from "./reading.ts";
import { asking, type Person, type Turn } from "./ready.ts";
import type { Asking } from "./resolve.ts";
import { isAkin, namingWords } from "./vocabulary/akin.ts";
import { dateText, plain } from "./wording.ts";

/** "… before his next board": a day that is stored with someone. */
const BEFORE =
  /\b(?:before|by|ahead of|in time for|until|prior to)\s+(?:(?:his|her|their|the)|[\p{L}\p{M}'’-]+?['’]s)\s+(?<what>[\p{L}\p{M} -]{3,40})$/iu;

/**
 * The day that the end of a task's title means, of a column of days, with the reason to show it first; a question where the person has
 * none there. Null where the title names no such column.
 */
export function dayBefore(
  title: string,
  person: Person | null,
  turn: Turn,
): { is: string; why: string } | Asking | null {
  const words = namingWords(BEFORE.exec(title)?.groups?.["what"] ?? "");
  if (words.length === 0 || person === null) return null;
  const columns =
    turn.columns.length > 0 ? turn.columns : ((turn.call("list_custom_fields", {}).fields ?? []) as OwnColumn[]);
  const [column, another] = columns.filter(
    ({ type, label }) => type === "date" && words.every((word) => namingWords(label).some((own) => isAkin(word, own))),
  );
  if (!column || another) return null;
  const answered = turn.given["date:"];
  if (answered !== undefined)
    return { is: answered, why: `You said ${dateText(answered)}. Confirm if that is the day.` };
  const { customFieldValues = [] } = turn.call("get_founder", { founderId: person.id });
  const value = customFieldValues.find(({ fieldId }) => fieldId === column.id)?.value;
  if (typeof value === "string" && value >= turn.request.today)
    return {
      is: value,
      why: `${plain(column.label)} of ${plain(person.name)} is ${dateText(value)}. Confirm if that is the day.`,
    };
  return asking({
    problem: `${plain(person.name)} has no ${plain(column.label)} to come. On which day is it due?`,
    offers: [],
    asks: { asks: "date", about: "" },
  });
}
