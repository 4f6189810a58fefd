import { todayIn } from "@contract/calendar-date";
import { casual } from "chrono-node/en";
import { type Spoken, spokenDate } from "./spoken-dates";

// Words that are more often something else: "may I call", "march on", "sat with", "a second look".
// So is a time that something takes: "two weeks of holiday".
const NO_DATE =
  /^(may|mar|march|sun|sat|now|seconds?|(an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?))$/i;

/**
 * The clock on the user's wall as if it were UTC: chrono then counts in a time without changes of clocks, and its dates are the
 * user's own.
 */
function wallClock(now: Date, timeZone: string): Date {
  // Read by chrono, not by people.
  // eslint-disable-next-line no-restricted-properties
  const parts = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(now);
  return new Date(`${parts.replace(" ", "T")}Z`);
}

/** A date in words, wherever in a text it is. */
export function chronoDate(text: string, now: Date, timeZone: string, forwardDate = true): Spoken | null {
  const reference = { instant: wallClock(now, timeZone), timezone: 0 };
  const found = casual.parse(text, reference, { forwardDate }).find((result) => !NO_DATE.test(result.text.trim()));
  if (!found) return null;
  const number = (part: "year" | "month" | "day" | "hour" | "minute", digits: number) =>
    String(found.start.get(part) ?? 0).padStart(digits, "0");
  const date = `${number("year", 4)}-${number("month", 2)}-${number("day", 2)}`;
  // "in two hours" names an hour without saying it.
  const clock = found.start.isCertain("hour") ? `at ${number("hour", 2)}:${number("minute", 2)}` : null;
  const isTimeOnly = !(["day", "weekday", "month"] as const).some((part) => found.start.isCertain(part));
  return { index: found.index, text: found.text, date, recurrence: null, clock, isTimeOnly };
}

/** Longer than any day in words. */
const LONGEST = 60;
const LED = /^(?:by|on|due|for|until)\s+(?=\S)/i;
/** "April" alone, or a year: which day of it is meant, nobody said. */
const NO_DAY = /^(?:(?:early|mid|late|this|next|last|in)[ -])*(?:\p{L}{3,9}\.?[ ,-]*)?(?:20\d\d)?$/u;
const A_DAY = /day|tomorrow|tonight|week|month|year|fortnight|eo[dwm]|cob|sun|mon|tue|wed|thu|fri|sat/i;

/** The day, as yyyy-mm-dd, that a whole text says in words: "tomorrow", "next friday", "in 2 weeks". Null when it says anything else. */
export function readSpokenDay(written: string, timeZone: string, now: Date): string | null {
  const text = written.trim().replace(LED, "");
  if (text.length > LONGEST || !/\p{L}/u.test(text) || (NO_DAY.test(text) && !A_DAY.test(text))) return null;
  const spoken = spokenDate(text, todayIn(timeZone, now)) ?? chronoDate(text, now, timeZone, !/^last/i.test(text));
  const isWhole = spoken?.index === 0 && spoken.text.length === text.length && spoken.isTimeOnly !== true;
  return isWhole ? spoken.date : null;
}
