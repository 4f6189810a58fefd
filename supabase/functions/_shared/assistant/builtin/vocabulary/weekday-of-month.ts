import { addDays, addMonths } from "../../../contract/calendar-date.ts";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const WEEKDAYS = "mon tue wed thu fri sat sun".split(" ");
const NTH: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4 };

/** "The first Monday of March", "last Friday in May 2027", "the second Tuesday of next month". */
export const WEEKDAY_OF_MONTH =
  /\b(?:on |by )?(?:the )?(?<nth>first|second|third|fourth|1st|2nd|3rd|4th|last) (?<day>mon|tues|wednes|thurs|fri|satur|sun)day (?:of|in) (?:(?<month>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)(?:,? (?<year>20\d\d))?|(?<which>next|this|the|each|every) month|(?:the )?(?<later>next|new) year)(?!\p{L})/iu;

/** The day that such words mean: of the year or month that is given, or else the next that is not over. Days are yyyy-mm-dd. */
export function weekdayOfMonth(today: string, { groups = {} }: RegExpExecArray): string {
  const { nth = "", day = "", month, year, which, later } = groups;
  const weekday = WEEKDAYS.indexOf(day.slice(0, 3).toLowerCase());
  const count = NTH[nth.toLowerCase()] ?? (Number.parseInt(nth, 10) || null);
  const inMonth = (first: string): string => {
    // From the first of the month on, or back from its last day.
    const from = count === null ? addDays(addMonths(first, 1), -1) : first;
    const step = count === null ? -1 : 1;
    let found = from;
    while ((new Date(`${found}T00:00:00Z`).getUTCDay() + 6) % 7 !== weekday) found = addDays(found, step);
    return count === null ? found : addDays(found, (count - 1) * 7);
  };
  if (later !== undefined)
    return inMonth(`${String(Number(today.slice(0, 4)) + 1)}-${count === null ? "12" : "01"}-01`);
  if (month === undefined) {
    const first = `${today.slice(0, 8)}01`;
    if (which?.toLowerCase() === "next") return inMonth(addMonths(first, 1));
    return inMonth(first) < today ? inMonth(addMonths(first, 1)) : inMonth(first);
  }
  const no = String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1).padStart(2, "0");
  const own = inMonth(`${year ?? today.slice(0, 4)}-${no}-01`);
  return own < today && year === undefined ? inMonth(`${String(Number(today.slice(0, 4)) + 1)}-${no}-01`) : own;
}
