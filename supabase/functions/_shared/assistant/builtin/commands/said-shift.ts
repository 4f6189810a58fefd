import { numberIn } from "../vocabulary/numbers.ts";

const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
const SAID_SHIFT =
  /(?<![\p{L}\p{N}])(?<count>\d{1,2}|\p{L}+) (?<unit>day|week|month)s? (?<way>earlier|sooner|later)(?!\p{L})/iu;
/** "2 days earlier", "one week later" anywhere in a text, as days after the day that a task is due; null where nothing is said so. */
export function saidShift(text: string): number | null {
  const { count = "", unit = "", way = "" } = SAID_SHIFT.exec(text)?.groups ?? {};
  const number = /^an?$/iu.test(count) ? 1 : numberIn(count);
  return number === null || way === ""
    ? null
    : number * (DAYS_OF[unit.toLowerCase()] ?? 1) * (/^later$/iu.test(way) ? 1 : -1);
}
