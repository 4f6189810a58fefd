import { addDays, calendarDateSchema } from "../../contract/calendar-date.ts";

const MOVED =
  /(?<![\p{L}\p{N}])(?<count>an?|one|two|three|four|five|six|seven|\d{1,3})\s+(?<unit>day|week)s?\s+(?<way>earlier|sooner|before|later|after)(?![\p{L}])/iu;
const NUMBERS = "zero one two three four five six seven".split(" ");
const MONTHS = "january february march april may june july august september october november december".split(" ");
const MONTH = new RegExp(`(?<![\\p{L}\\p{N}])(?:${MONTHS.join("|")})(?![\\p{L}\\p{N}])`, "giu");
const ISO = /^\d{4}-\d\d-\d\d$/;

/** Another day, said from the one that was set: "a day earlier", "the wrong month, it's January"; null where none is said so. */
export function otherDay(words: string, day: unknown): string | null {
  if (typeof day !== "string" || !ISO.test(day)) return null;
  const { count = "", unit = "", way = "" } = MOVED.exec(words)?.groups ?? {};
  if (count !== "") {
    const said = count.toLowerCase();
    const times = /^an?$/.test(said) ? 1 : NUMBERS.includes(said) ? NUMBERS.indexOf(said) : Number(said);
    const isEarlier = /^(?:earlier|sooner|before)$/i.test(way);
    return addDays(day, times * (unit.toLowerCase() === "week" ? 7 : 1) * (isEarlier ? -1 : 1));
  }
  return inOtherMonth(words, day) ?? inSameMonth(words, day);
}

const WEEKDAYS = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
const ONLY_WEEKDAY =
  /^(?:(?:no|nope|oh|sorry|oops|wait|actually|i meant?|make (?:it|that)|on|it['’]?s|it should be|rather|better|hm+|ah)[\s,]+)+(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:\s+(?:instead|please|then|rather))*[.!\s]*$/iu;
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
/** What names a week: "next week", "in two weeks", "the 21st", "4 October". A weekday alone names none. */
const NAMES_WEEK = new RegExp(
  `(?<!\\p{L})(?:weeks?|fortnight)(?!\\p{L})|\\d{1,2}(?:st|nd|rd|th)(?!\\p{L})|\\d{1,2}\\.? (?:${MONTHS.map((month) => month.slice(0, 3)).join("|")})|(?:${MONTHS.join("|")}) \\d`,
  "iu",
);
/**
 * "No, Friday", after a day that is a week away or more, or that was named with its week in `before`: the Friday of that week. After a bare
 * "on Monday" the next Friday is meant.
 */
export function inSameWeek(words: string, day: string, today: string, before = ""): string | null {
  const said = ONLY_WEEKDAY.exec(words.trim())?.groups?.["day"]?.toLowerCase();
  if (said === undefined) return null;
  const isOfLaterWeek = addDays(day, -weekdayOf(day)) > today && NAMES_WEEK.test(before);
  if (day < addDays(today, 7) && !isOfLaterWeek) return null;
  const other = addDays(day, WEEKDAYS.indexOf(said) - weekdayOf(day));
  return other > today ? other : null;
}

const DAY_OF_MONTH =
  /^(?:(?:no|sorry|oops|wait|actually|i meant?|make (?:it|that)|the|on|it['’]?s|it should be|rather|better)[\s,]+)*(?<no>\d{1,2})(?:st|nd|rd|th)?(?:\s+(?:instead|please|then))*[.!\s]*$/iu;
/** "Sorry, I meant the 30th": another day of the same month. */
function inSameMonth(words: string, day: string): string | null {
  const no = DAY_OF_MONTH.exec(words.trim())?.groups?.["no"];
  const other = no === undefined ? null : `${day.slice(0, 8)}${no.padStart(2, "0")}`;
  return other !== null && calendarDateSchema.safeParse(other).success ? other : null;
}

/** The same day of the month that is named, in the year in which it is nearest. */
function inOtherMonth(words: string, day: string): string | null {
  const month = words.match(MONTH)?.at(-1);
  // "The 4th of January" is a day of its own.
  if (month === undefined || /\d/u.test(words)) return null;
  const no = String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, "0");
  const year = Number(day.slice(0, 4));
  const at = Date.parse(day);
  const [nearest] = [year - 1, year, year + 1]
    .map((one) => `${one}-${no}-${day.slice(8)}`)
    .filter((one) => calendarDateSchema.safeParse(one).success)
    .sort((one, other) => Math.abs(Date.parse(one) - at) - Math.abs(Date.parse(other) - at));
  return nearest ?? null;
}
