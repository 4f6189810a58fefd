import { addDays, addMonths } from "../../../contract/calendar-date.ts";

const THE_NTH =
  /(?:(?<=(?<![\p{L}])(?:on|by|until|till|before|after|since|from|is|for|due)\s)|(?<![\p{L}])(?=(?:(?:next|this|coming) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))(?:(?:(?:next|this|coming) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )(?<day>[1-9]|[12]\d|3[01])(?:st|nd|rd|th)(?!\s+(?:of\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|one\b|person\b|task\b|in\b|on the list))(?![\p{L}\p{N}])/giu;
const IS_PAST = /(?<!\p{L})(?:did|was|were|had|got|went|came|since)(?!\p{L})/iu;
/** A day that was so many days ago may still be meant. */
const DAYS_BACK = 7;

/** "On the 9th", "next Thursday the 18th" as a day: of this month, or of the next one where that is long over and nothing says that it was. */
export function withDayOfMonth(said: string, today: string): string {
  return said.replace(THE_NTH, (all: string, no: string) => {
    const here = `${today.slice(0, 8)}${no.padStart(2, "0")}`;
    const isOver = here < (/^(?:next|coming)/iu.test(all) ? today : addDays(today, -DAYS_BACK));
    const day = IS_PAST.test(said) ? (here > today ? addMonths(here, -1) : here) : isOver ? addMonths(here, 1) : here;
    // The 31st of a month of thirty days is none.
    const read = new Date(`${day}T00:00:00Z`);
    return Number.isNaN(read.getTime()) || !read.toISOString().startsWith(day) ? all : day;
  });
}
