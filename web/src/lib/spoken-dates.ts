import { addDays, addMonths } from "@contract/calendar-date";
import type { Recurrence } from "@contract/recurrence";
import { readDate } from "./read-date";

/** Something understood in a text: its position and its meaning. */
export interface Spoken {
  index: number;
  text: string;
  /** yyyy-mm-dd. */
  date: string | null;
  recurrence: Recurrence | null;
  /** The hour that it means, where it does not say it. */
  clock?: string | null;
  /** It names a time of day, and no date. */
  isTimeOnly?: boolean;
}

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const DAY = `(${WEEKDAYS.join("|")}|sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)`;
const ORDINAL = "(\\d{1,2})(?:st|nd|rd|th)";
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
const weekdayNamed = (name: string) => WEEKDAYS.findIndex((day) => day.startsWith(name.toLowerCase().slice(0, 3)));

/** The first day from `today` on that is this weekday. */
function comingWeekday(today: string, weekday: number): string {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
}

/** The first day from `today` on that is this day of a month; the last day of the month when it is shorter. */
function comingDayOfMonth(today: string, day: number): string {
  const inMonth = (month: string) => {
    const last = addDays(addMonths(`${month.slice(0, 7)}-01`, 1), -1);
    const wanted = `${month.slice(0, 7)}-${String(day).padStart(2, "0")}`;
    return wanted < last ? wanted : last;
  };
  const here = inMonth(today);
  return here >= today ? here : inMonth(addMonths(`${today.slice(0, 7)}-01`, 1));
}

interface Rule {
  pattern: RegExp;
  read: (match: RegExpExecArray, today: string) => Pick<Spoken, "date" | "recurrence"> | null;
}

const dayOfMonth = (text: string | undefined) => {
  const day = Number(text);
  return day >= 1 && day <= 31 ? day : null;
};

const monthlyOn: Rule["read"] = (match, today) => {
  const day = dayOfMonth(match.slice(1).find(Boolean));
  return day === null ? null : { date: comingDayOfMonth(today, day), recurrence: "monthly" };
};

const rule = (source: string, read: Rule["read"]): Rule => ({ pattern: new RegExp(`\\b(?:${source})\\b`, "i"), read });

/** What chrono does not know, or reads otherwise than people who plan mean it. The first that matches counts. */
const recurrenceRules: readonly Rule[] = [
  rule(`(?:on )?(?:the )?${ORDINAL} of (?:every|each) month`, monthlyOn),
  rule(`(?:every|each) month on the ${ORDINAL}|monthly on the ${ORDINAL}`, monthlyOn),
  rule(`(?:every|each) ${ORDINAL}(?! (?:day|week|month|year|mon|tue|wed|thu|fri|sat|sun))`, monthlyOn),
  rule(`(?:every|each) ${DAY}|weekly on ${DAY}s?|on ${DAY}s`, (match, today) => {
    const day = weekdayNamed(match[1] ?? match[2] ?? match[3] ?? "");
    return { date: comingWeekday(today, day), recurrence: "weekly" };
  }),
  rule("every ?day(?! of\\b)|each day|daily", () => ({ date: null, recurrence: "daily" })),
  rule("every week|each week|weekly", () => ({ date: null, recurrence: "weekly" })),
  rule("every (?:quarter|3 months|three months)|each quarter|quarterly", () => ({
    date: null,
    recurrence: "quarterly",
  })),
  rule("every month|each month|monthly", () => ({ date: null, recurrence: "monthly" })),
];

/** The days of a month that have come round by `today` are of next year, unless the year is said. */
function dottedDay([, day = "", month = "", year]: RegExpExecArray, today: string): ReturnType<Rule["read"]> {
  const inYear = (some: number) => readDate(`${day}.${month}.${String(some)}`);
  const thisYear = Number(today.slice(0, 4));
  const said = year === undefined ? null : Number(year.length === 2 ? `20${year}` : year);
  const here = inYear(said ?? thisYear);
  const date = said === null && here !== null && here < today ? inYear(thisYear + 1) : here;
  return date === null ? null : { date, recurrence: null };
}

const dateRules: readonly Rule[] = [
  // Chrono reads 3.4.2027 with its month first; with dots the day is, as in a date cell. "3.4" alone is a number.
  {
    pattern: /(?<![\p{L}\p{Sc}\d.:,])(\d{1,2})\.(0?[1-9]|1[0-2])\.(\d{4}|\d{2}(?!\d))?(?![\d:])/u,
    read: dottedDay,
  },
  rule("(?:by |on )?(?:the )?day after tomorrow", (_, today) => ({ date: addDays(today, 2), recurrence: null })),
  rule(`(?:by |at )?(?:eod|cob|end of (?:the )?day)(?: on)? (?:${DAY}|tomorrow)`, ([, day], today) => ({
    date: day === undefined ? addDays(today, 1) : comingWeekday(today, weekdayNamed(day)),
    recurrence: null,
  })),
  rule("(?:by |at )?(?:eod|cob|end of (?:the )?day)(?: today)?", (_, today) => ({ date: today, recurrence: null })),
  rule("(?:by |at )?(?:(?:the )?end of (?:the |this )?week|eow)", (_, today) => ({
    date: comingWeekday(today, 5),
    recurrence: null,
  })),
  rule("(?:by |at )?(?:(?:the )?end of (?:the |this )?month|eom)", (_, today) => ({
    date: addDays(addMonths(`${today.slice(0, 7)}-01`, 1), -1),
    recurrence: null,
  })),
  // "the 3rd", but not "the 3rd of May" (chrono knows that) and not "the 3rd meeting".
  rule(`(?:on|by|for|until|due) the ${ORDINAL}(?! of\\b)(?=\\s*(?:$|[.,;!]))`, ([, text], today) => {
    const day = dayOfMonth(text);
    return day === null ? null : { date: comingDayOfMonth(today, day), recurrence: null };
  }),
];

function firstOf(rules: readonly Rule[], text: string, today: string): Spoken | null {
  for (const { pattern, read } of rules) {
    const match = pattern.exec(text);
    const said = match && read(match, today);
    if (match && said) return { index: match.index, text: match[0], ...said };
  }
  return null;
}

/** How often, if the text says so; with the first date when it names one. */
export function spokenRecurrence(text: string, today: string): Spoken | null {
  return firstOf(recurrenceRules, text, today);
}

const OTHER_RECURRENCE = new RegExp(
  `\\b(?:(?:every|each) (?:other|second|third|\\d+|two|three|four|five|six|weekday|workday|week ?end|year|half|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: (?:days?|weeks?|months?|years?|quarters?|\\d{1,2}(?:st|nd|rd|th)?|${WEEKDAYS.join("|")}))?|bi-?weekly|fortnightly|(?:semi-?)?annually|yearly)\\b`,
  "i",
);

/** A rhythm that tasks do not have: it stays in the title, and the date within it is none. */
export function otherRecurrence(text: string): { index: number; text: string } | null {
  const match = OTHER_RECURRENCE.exec(text);
  return match && { index: match.index, text: match[0] };
}

/** A date in words that chrono does not know. */
export function spokenDate(text: string, today: string): Spoken | null {
  return firstOf(dateRules, text, today);
}
