import { de, en, es, fr } from "chrono-node";
import type { Language } from "./reading.ts";
import { addDays, addMonths } from "../../contract/calendar-date.ts";
import { remembering } from "../remembering.ts";
import { countedDay, englishDay, workingDaysAhead, yearlyDay } from "./counted-days.ts";
import { isFraction, NEXT_DAYS, saysDay, WITHIN, YEAR_END } from "./vocabulary/date-words.ts";
import { DAY_OF_MONTH, dayOfMonth, nextDayOfMonth, WEEK_OF_MONTH, weekOfMonth } from "./vocabulary/parts-of-month.ts";
import { DAY_PHRASES } from "./vocabulary/day-phrases.ts";
import { withoutNoHours } from "./vocabulary/no-hours.ts";
import { withoutKindsOfEnd } from "./vocabulary/kinds-of-end.ts";
import { withoutLengths } from "./vocabulary/lengths.ts";
import { WEEKDAY_AND_NUMBER, withBothDays, withoutItsWeekday } from "./vocabulary/weekday-and-date.ts";
import { dayNumber, dayOf, MONTHS, weekday } from "./vocabulary/days-and-months.ts";
import { WEEKDAY_OF_MONTH, weekdayOfMonth } from "./vocabulary/weekday-of-month.ts";
import { NUMBERED_DAY } from "./vocabulary/numbered-days.ts";
import { DAY_SPOKEN, MONTH_FIRST, ordinalOf, spokenDay, WEEKDAY_SPOKEN } from "./vocabulary/spoken-days.ts";

/** A date in a text and its position. */
export interface FoundDate {
  date: string;
  index: number;
  text: string;
}

const MONTH_BEGINS = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
/** What chrono does not read, or reads as "tomorrow" alone. */
const OWN_PHRASES: readonly [RegExp, (today: string, match: RegExpExecArray) => string][] = [
  [
    /\b(?:on |by |until )?(?:the )?day after tomorrow\b|\bpasado ma[nñ]ana(?!\p{L})|(?<!\p{L})apr[eè]s[- ]demain\b|(?<!\p{L})[uü]bermorgen\b/iu,
    (today) => addDays(today, 2),
  ],
  [WEEKDAY_OF_MONTH, weekdayOfMonth],
  [WEEK_OF_MONTH, weekOfMonth],
  [DAY_OF_MONTH, dayOfMonth],
  ...DAY_PHRASES,
  [/\b(?:a|one) week (?:from|after) tomorrow\b/i, (today) => addDays(today, 8)],
  // "Last Tuesday" is behind us; "the last Friday of the month" is not.
  [
    /\b(?:on )?(?:last|this past|the past) (?<day>mon|tues|wednes|thurs|fri|satur|sun)day\b(?! of| in)/i,
    (today, match) => addDays(today, -((weekday(today) - dayNumber(match.groups?.["day"]) + 5) % 7) - 1),
  ],
  [/\b(?:for |in |during )?(?:the )?week after next\b/i, (today) => addDays(today, 14 - ((weekday(today) + 6) % 7))],
  [
    /\b(?:a|one) week (?:from|after) (?:today|now)\b|\bin a week(?:'s time)?\b|\ba week today\b/i,
    (today) => addDays(today, 7),
  ],
  // "Friday week": a week after the next Friday.
  [
    /\b(?:on |by |until )?(?<day>mon|tues|wednes|thurs|fri|satur|sun)day week\b/i,
    (today, match) => addDays(today, ((dayNumber(match.groups?.["day"]) - ((weekday(today) + 6) % 7) + 6) % 7) + 8),
  ],
  // "Next week Wednesday", "Wednesday next week": of the week that begins after this one.
  [
    /\b(?:on |by |until )?next week(?:,? on|,)? (?<day>mon|tues|wednes|thurs|fri|satur|sun)day\b/i,
    (today, match) => addDays(today, 7 - ((weekday(today) + 6) % 7) + dayNumber(match.groups?.["day"])),
  ],
  [/\b(?:by |before |at )?(?:the )?end of next week\b/i, (today) => addDays(today, ((12 - weekday(today)) % 7) + 7)],
  [/\bafter the weekend\b/i, (today) => addDays(today, ((7 - weekday(today)) % 7) + 1)],
  [
    /\b(?:by |before )?(?:eod|end of (?:the )?day|cob|close of business)\b(?!,? (?:on |this |next )?(?:mon|tues?|wed|thurs?|fri|sat|sun|tomorrow|the \d|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i,
    (today) => today,
  ],
  [
    /\b(?:by |before |at |until )?(?:the )?(?:eow|end of (?:the|this) week)\b/i,
    (today) => addDays(today, (12 - weekday(today)) % 7),
  ],
  [YEAR_END, (today) => `${today.slice(0, 4)}-12-31`],
  [
    /\b(?:by |before |at |until )?(?:the )?(?:eom|end of (?:the|this) month)\b/i,
    (today) => addDays(addMonths(`${today.slice(0, 8)}01`, 1), -1),
  ],
  [/\bin (?:a|one) fortnight\b|\bin two weeks\b/i, (today) => addDays(today, 14)],
  [/\bin (?:a )?couple of days\b/i, (today) => addDays(today, 2)],
  // "1.12." as it is written in German, whatever the language beside it.
  [
    /(?<![\d.:])(?:(?:on|by|until|due|before|for|am|bis|until) )?(?:the )?(\d{1,2})\.(0?[1-9]|1[0-2])\.(\d{4}|\d{2}(?!\d))?(?![\d:])/i,
    (today, match) => dayOf(today, Number(match[1]), Number(match[2]), match[3]),
  ],
  // "From 14 to 21 June": the day that it becomes.
  [
    /\bfrom (?:the )?\d{1,2}(?:st|nd|rd|th)? to (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b/iu,
    (today, match) => dayOf(today, Number(match[1]), MONTHS.indexOf((match[2] ?? "").toLowerCase()) + 1, undefined),
  ],
  // "Monday the 7th": the day of the month says which Monday.
  [
    new RegExp(
      `\\b(?:on |by |until |till |to )?(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b(?! of| ${MONTH_BEGINS})`,
      "i",
    ),
    (today, match) => nextDayOfMonth(today, Number(match[1])),
  ],
  [WEEKDAY_AND_NUMBER, (today, match) => nextDayOfMonth(today, Number(match.groups?.["no"]))],
  [WEEKDAY_SPOKEN, (today, match) => nextDayOfMonth(today, ordinalOf(match[1] ?? ""))],
  // "January the fifth".
  [
    MONTH_FIRST,
    (today, match) =>
      dayOf(
        today,
        ordinalOf(match[2] ?? ""),
        MONTHS.indexOf((match[1] ?? "").slice(0, 3).toLowerCase()) + 1,
        undefined,
      ),
  ],
  [NUMBERED_DAY, (today, match) => nextDayOfMonth(today, Number(match[1]))],
  // "By 15th", where no street, round or floor has that number.
  [
    /\b(?:on|by|due|until|till|before) (\d{1,2})(?:st|nd|rd|th)(?=\s*(?:$|[.,;!?)])|\s+(?:to|and|at|please|latest|instead|i|we)(?!\p{L}))/iu,
    (today, match) => nextDayOfMonth(today, Number(match[1])),
  ],
  [DAY_SPOKEN, (today, match) => nextDayOfMonth(today, ordinalOf((match[1] ?? match[2] ?? "").toLowerCase()))],
];
/** "Everything due this week to Monday", "… due today to tomorrow": the new day. */
const PERIOD_TO = /^(?<period>(?:this|next|last) (?:week|month))(?<to> to )(?<day>[^]+)$/i;
const DUE_TO =
  /^(?<period>(?:this|next|last) (?:week|month)|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?<to> to )(?<day>[^]+)$/i;
/** "The January dates": a month before what is of it is no day. */
const MONTH_ALONE = /^(?:january|february|march|april|june|july|august|september|october|november|december)$/iu;
const MONTH_NAME = /(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;
const NAMES_SOMEONE =
  /(?<!\p{L})(?:call|ring|phone|ask|tell|email|mail|text|message|meet|visit|thank|remind|invite|chase|nudge|see|pay|invoice|with)\s+$/iu;
const OF_THINGS =
  /^\s+(?!(?:to|and|at|or|for|on|if|when|then|please|with|but|before|after|until|by|about|so|as|in|is|was|latest|instead)(?!\p{L}))\p{Ll}{3,}/u;
const REPEATS = /\b(?:weekly|every|each|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/iu;
const BARE_WEEKDAY =
  /^(?:on |next |(?:am|zum|el|le|pour|ce|este) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/iu;
/** "Letzten Dienstag", "el martes pasado", "mardi dernier". */
const BEHIND =
  /^(?:am )?(?:letzte[nrm]?|vorige[nrm]?|vergangene[nrm]?)\s|^\S*(?:\s\S+)?\s(?:dernier|pasado)(?!\p{L})/iu;
const BEFORE_DAY =
  /(?:\b(?:on|by|before|until|till|for|due|at|from|starting|am|bis|ab|vor|el|para|antes|del|le|d'ici|pour|avant)\s+)+$/i;
/** "Starting in July": all of it says from when on. */
const BEFORE_MONTH =
  /(?:\b(?:(?:starting|beginning|from|as of|ab|à partir de|a partir de) in|on|by|before|until|till|for|due|at|from|starting|beginning|am|bis|ab|vor|el|para|antes|del|le|d'ici|pour|avant)\s+)+$/i;
/** "The day before" the survey: of a day that is no date. */
const OF_OTHER = /^(?:(?:on|by|due|for) )?(?:the|an?|one|two|three|\d+) (?:day|week|month)s? (?:before|after)$/iu;
const OF_THAT = /^(?:(?:the|for|by|on|to|until) )*(?:day|week|month)s? (?:after|before) (?:that|this|it)\b/iu;
/** "200 m of rope" is a length, and "for 30 minutes" how long. */
const MEASURE =
  /^(?:(?:for|about|around)\s+)?\d+(?:[.,]\d+)?\s*m$|^(?:for|about|around)\s+\S+\s*(?:s|secs?|seconds?|min|mins|minutes?|h|hrs?|hours?)$/i;
const NOW_BEHIND = /(?<=(?:mon|tues|wednes|thurs|fri|satur|sun)day )now(?!\p{L})/giu;
const parsers: Record<Language, Pick<typeof en, "parse">> = { en, de, es, fr };
const PART_OF = /^(?:end|beginning|start|middle) of\b/iu;
const YYYY_MM_DD = /\b(\d{4})-(\d{2})-(\d{2})\b/;

/** The dates in a text, read on a day in the user's own calendar: "today" is already theirs, so no clock and no zone comes in. `whole` is what it is a part of. */
export const findDates = (text: string, today: string, language: Language = "en", whole = text): FoundDate[] => [
  ...foundBefore(`${today} ${language} ${REPEATS.test(whole) ? "repeated" : "once"} ${text}`),
];

const KEY = /^(?<today>\S+) (?<language>\S+) (?<rhythm>\S+) (?<text>[^]*)$/u;
const foundBefore = remembering((key): readonly FoundDate[] => {
  const { text = "", today = "", language, rhythm } = KEY.exec(key)?.groups ?? {};
  return foundIn(text, today, language as Language, rhythm === "repeated");
});

function foundIn(text: string, today: string, language: Language, isRepeated: boolean): FoundDate[] {
  if (!/\s\s/u.test(text)) {
    const read = (words: string) => (words === "" ? [] : datesIn(words, today, language, REPEATS.test(words)));
    return withBothDays(withoutItsWeekday(datesIn(text, today, language, isRepeated), text), read);
  }
  // Chrono tries every way to share spaces out between its words: it is given one at a time.
  const starts = Array.from(text.matchAll(/\S|\s(?!\s)/gs), ({ index }) => index);
  const single = starts.map((at) => text.charAt(at)).join("");
  return withoutItsWeekday(datesIn(single, today, language, isRepeated), single).map(({ date, index, text: words }) => {
    const from = starts[index] ?? 0;
    return { date, index: from, text: text.slice(from, (starts[index + words.length - 1] ?? from) + 1) };
  });
}

/** `isRepeated` where what the text is a part of has a rhythm, such as "every". */
function datesIn(text: string, today: string, language: Language, isRepeated: boolean): FoundDate[] {
  const found: FoundDate[] = [];
  let rest = withoutLengths(withoutKindsOfEnd(text));
  const take = (index: number, words: string, date: string) => {
    found.push({ date, index, text: words });
    rest = rest.slice(0, index) + " ".repeat(words.length) + rest.slice(index + words.length);
  };
  for (let match = YYYY_MM_DD.exec(rest); match; match = YYYY_MM_DD.exec(rest)) take(match.index, match[0], match[0]);
  const read = (words: string) => datesIn(words, today, language, REPEATS.test(words));
  for (const find of [spokenDay, yearlyDay, workingDaysAhead, countedDay]) {
    const own = find(rest, today, read);
    if (own) take(own.index, own.text, own.date);
  }
  for (const [pattern, dateOf] of OWN_PHRASES) {
    const match = pattern.exec(rest);
    if (match) take(match.index, match[0], dateOf(today, match));
  }
  const weekly = language === "en" ? null : englishDay(rest, today);
  if (weekly) take(weekly.index, weekly.text, weekly.date);
  // Noon of the user's day in the machine's zone: far from any midnight.
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const reference = new Date(year, month - 1, day, 12);
  // "Friday now" is no time of today.
  const said = withoutNoHours(rest).replace(NOW_BEHIND, "xxx");
  const results = parsers[language].parse(said, reference, { forwardDate: true });
  const hasDay = results.some(({ text: said }) => /\d/u.test(said) && MONTH_NAME.test(said));
  for (const result of results) {
    // "Pushed from 26 Nov to 3 Dec": the day that it becomes.
    const isMove = /\bfrom\s*$/i.test(text.slice(0, result.index)) || /^from\b/i.test(result.text);
    const start = (isMove ? result.end : null) ?? result.start;
    if (/^(?:now|right now|jetzt|nun|ahora|maintenant)$/i.test(result.text) || MEASURE.test(result.text)) continue;
    if ((language === "en" && !saysDay(result.text)) || isFraction(result.text, text.slice(0, result.index))) continue;
    if (
      !start.isCertain("day") &&
      !start.isCertain("weekday") &&
      !start.isCertain("month") &&
      !/\b(?:day|week|month|year|tonight|tomorrow|today|tag|woche|monat|jahr|morgen|heute|d[ií]a|semana|mes|año|mañana|hoy|jour|semaine|mois|demain|aujourd)/i.test(
        result.text,
      )
    )
      continue;
    const pad = (part: number | null, width: number) => String(part ?? 0).padStart(width, "0");
    const own = `${pad(start.get("year"), 4)}-${pad(start.get("month"), 2)}-${pad(start.get("day"), 2)}`;
    // "Due this week to next Monday": a period is no day, and the day that it becomes is.
    const isDue = /\b(?:due|for|on|from)\s*$/i.test(text.slice(0, result.index));
    const moved = (isDue ? DUE_TO : PERIOD_TO).exec(result.text)?.groups;
    if (moved) {
      const from = result.index + (moved["period"] ?? "").length;
      const [day] = datesIn(moved["day"] ?? "", today, language, isRepeated);
      if (day) found.push({ date: day.date, index: from + 4, text: moved["day"] ?? "" });
      continue;
    }
    // "On Monday", said on a Monday, is the next one.
    const isBare = BARE_WEEKDAY.test(result.text) && own === today && !isRepeated;
    const isBehind =
      own > today &&
      result.start.isCertain("weekday") &&
      BEHIND.test(text.slice(result.index).slice(0, result.text.length + 10));
    const date = isBehind ? addDays(own, -7) : isBare ? addDays(today, 7) : own;
    // "The week of 17 June" is said by its day.
    if (/^(?:the )?week$/iu.test(result.text) && /^ of /u.test(text.slice(result.index + result.text.length))) continue;
    // "The day after that": of a day that only the conversation knows.
    if (OF_THAT.test(`${result.text}${text.slice(result.index + result.text.length)}`)) continue;
    const behind = text.slice(result.index + result.text.length);
    if (OF_OTHER.test(result.text) && /^\s+(?!(?:and|to|for|please|instead)\b)\p{L}/u.test(behind)) continue;
    const leads = MONTH_ALONE.test(result.text) ? BEFORE_MONTH : BEFORE_DAY;
    // "At the end of December": all of it is the day.
    const the = PART_OF.test(result.text) ? (/\bthe\s+$/iu.exec(text.slice(0, result.index))?.[0] ?? "") : "";
    const within = NEXT_DAYS.test(result.text) ? WITHIN.exec(text.slice(0, result.index))?.[0] : undefined;
    const before = within ?? `${leads.exec(text.slice(0, result.index - the.length))?.[0] ?? ""}${the}`;
    // "Ask March about it on 3 March": one who is called so.
    if (before === "" && MONTH_ALONE.test(result.text) && (hasDay || NAMES_SOMEONE.test(text.slice(0, result.index))))
      continue;
    if (before === "" && MONTH_ALONE.test(result.text) && OF_THINGS.test(text.slice(result.index + result.text.length)))
      continue;
    found.push({ date, index: result.index - before.length, text: before + result.text });
  }
  return found.sort((one, other) => one.index - other.index);
}
