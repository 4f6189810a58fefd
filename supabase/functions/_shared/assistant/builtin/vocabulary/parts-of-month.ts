import { addDays, addMonths } from "../../../contract/calendar-date.ts";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const BEGINS: Readonly<Record<string, number>> = { first: 1, second: 8, third: 15, fourth: 22, last: 24 };

/** "The 10th of this month", "the first of next month": the day of a month that is not named. */
export const DAY_OF_MONTH =
  /\b(?:on |by |until |before )?(?:the )?(?:(?<day>\d{1,2})(?:st|nd|rd|th)|first)(?: day)? of (?<which>the|this|next) month\b/i;
export function dayOfMonth(today: string, { groups = {} }: RegExpExecArray): string {
  const { day = "1", which = "" } = groups;
  const inMonth = (months: number) => addDays(addMonths(`${today.slice(0, 8)}01`, months), Number(day) - 1);
  if (which.toLowerCase() !== "the") return inMonth(which.toLowerCase() === "next" ? 1 : 0);
  return inMonth(0) < today ? inMonth(1) : inMonth(0);
}

/** "The second week of July": its first day. */
export const WEEK_OF_MONTH =
  /\b(?:in |for |during )?(?:the )?(?<nth>first|second|third|fourth|last) week (?:of|in) (?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*/iu;
export function weekOfMonth(today: string, { groups = {} }: RegExpExecArray): string {
  const month = MONTHS.indexOf((groups["month"] ?? "").toLowerCase()) + 1;
  const day = BEGINS[(groups["nth"] ?? "").toLowerCase()] ?? 1;
  const inYear = (year: number) => `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const own = inYear(Number(today.slice(0, 4)));
  return own < today ? inYear(Number(today.slice(0, 4)) + 1) : own;
}

/** The next day of that number, today too. */
export function nextDayOfMonth(today: string, day: number): string {
  const inMonth = (first: string) => {
    const date = addDays(first, day - 1);
    return date.slice(0, 7) === first.slice(0, 7) && date >= today ? date : null;
  };
  const first = `${today.slice(0, 8)}01`;
  // "The 31st" is of the next month that has one; no month has "the 32nd".
  const [found] = [0, 1, 2].flatMap((later) => inMonth(addMonths(first, later)) ?? []);
  return found ?? addDays(addMonths(first, 1), -1);
}
