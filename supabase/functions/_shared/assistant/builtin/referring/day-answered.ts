import type { StepRequest } from "../../assistant-model.ts";
import { findDates } from "../find-dates.ts";

const ASKS_WHEN =
  /^\W*(?:(?:and|so|ok|okay|hey|hi)[\s,]+)*(?:when|(?:what|which|on which|from which) (?:day|date)|until when|since when)(?!\p{L})/iu;
/** The day on which a note was made stands before what it says. */
const MADE_ON = /^.*?\p{Lu}\p{Ll}{2} \d{1,2}, \d{4}: /u;

/** The one day to come that the last answer told, where a day was asked for: "back on 4 January". */
export function dayAnswered({ history, today }: StepRequest): string | null {
  const [asked, said] = history.slice(-2);
  if (asked?.role !== "user" || said?.role !== "assistant" || !ASKS_WHEN.test(asked.content)) return null;
  const lines = said.content.split("\n").slice(0, 6);
  const told = lines.flatMap((line) => findDates(line.replace(MADE_ON, ""), today).map(({ date }) => date));
  const [day, another] = [...new Set(told)];
  return day !== undefined && another === undefined && day >= today ? day : null;
}
