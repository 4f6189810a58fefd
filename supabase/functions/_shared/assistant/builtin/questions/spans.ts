import { addDays, addMonths } from "../../../contract/calendar-date.ts";
import {
  DAY_WORDS,
  LAST,
  lists,
  monthEnd,
  MONTHS,
  NEXT,
  pad,
  SEASONS,
  type Reader,
  type Span,
  THIS,
  UNITS,
  weekdayOf,
  WEEKDAYS,
  whole,
  wordAt,
} from "./day-words.ts";
import { namedDay } from "../vocabulary/named-days.ts";

/** The same days a year before; a day of the week a week before. */
export const moveBack = (span: Span): Span => {
  const days = span.from === span.to && !span.isYearless ? 7 : null;
  return days === null
    ? { ...span, from: addMonths(span.from, -12), to: addMonths(span.to, -12) }
    : { ...span, from: addDays(span.from, -days), to: addDays(span.to, -days) };
};

/** Words that name one day or one stretch of days. */
export function spanAt(reader: Reader, start: number): Span | null {
  const { today, language } = reader;
  for (const [words, away] of Object.entries(DAY_WORDS[language])) {
    const parts = lists(words);
    if (parts.every((word, no) => wordAt(reader, start + no) === word)) {
      const day = addDays(today, away);
      return { from: day, to: day, length: parts.length };
    }
  }
  return (
    namedAt(reader, start) ??
    dayAt(reader, start) ??
    weekOfMonthAt(reader, start) ??
    relativeAt(reader, start) ??
    endOfMonthAt(reader, start) ??
    monthAt(reader, start) ??
    seasonAt(reader, start) ??
    yearAt(reader, start)
  );
}

/** "Christmas", "Easter Monday", "the end of the quarter". */
function namedAt(reader: Reader, start: number): Span | null {
  const words = Array.from({ length: 4 }, (_, no) => wordAt(reader, start + no)).filter((word) => word !== "");
  const named = namedDay(words, reader.today);
  if (!named) return null;
  const { date, length, isEnd } = named;
  return { from: date, to: date, length, ...(isEnd ? { isEnd } : { isYearless: true }) };
}

const isReal = (year: number, month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= Number(monthEnd(`${pad(year, 4)}-${pad(month)}-01`).slice(8));

/** A day with its number: 2026-05-03, 3.5.2026, 5/3/2026, 3 May, May 3rd, 3. Mai, 3 de mayo. */
function dayAt(reader: Reader, start: number): Span | null {
  const { today, language } = reader;
  const word = wordAt(reader, start);
  const one = (year: number, month: number, day: number, length: number): Span | null => {
    if (!isReal(year, month, day)) return null;
    const date = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
    return { from: date, to: date, length };
  };
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word);
  if (iso) return one(Number(iso[1]), Number(iso[2]), Number(iso[3]), 1);
  const dotted = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{2,4}))?$/.exec(word);
  if (dotted && (dotted[3] !== undefined || word.includes("/"))) {
    const [first, second] = [Number(dotted[1]), Number(dotted[2])];
    const given = dotted[3] === undefined ? Number(today.slice(0, 4)) : Number(dotted[3]);
    const year = given < 100 ? 2000 + given : given;
    const monthFirst = word.includes("/") && language === "en" && first <= 12;
    return monthFirst ? one(year, first, second, 1) : one(year, second, first, 1);
  }
  const dayNumber = (text: string) => {
    const found = /^(\d{1,2})(?:st|nd|rd|th|er)?$/.exec(text);
    return found ? Number(found[1]) : null;
  };
  const yearAfter = (at: number) => (/^(?:19|20)\d{2}$/.test(wordAt(reader, at)) ? Number(wordAt(reader, at)) : null);
  const first = dayNumber(word);
  const year = Number(today.slice(0, 4));
  if (first !== null) {
    const skip = wordAt(reader, start + 1) === "of" || wordAt(reader, start + 1) === "de" ? 1 : 0;
    const month = MONTHS.get(wordAt(reader, start + 1 + skip));
    if (month === undefined) return null;
    const yearSkip = wordAt(reader, start + 2 + skip) === "de" || wordAt(reader, start + 2 + skip) === "," ? 1 : 0;
    const named = yearAfter(start + 2 + skip + yearSkip);
    const found = one(named ?? year, month, first, 2 + skip + (named === null ? 0 : 1 + yearSkip));
    return found && { ...found, isYearless: named === null };
  }
  const month = MONTHS.get(word);
  const second = month === undefined ? null : dayNumber(wordAt(reader, start + 1));
  if (month === undefined || second === null) return null;
  const comma = wordAt(reader, start + 2) === "," ? 1 : 0;
  const named = yearAfter(start + 2 + comma);
  const found = one(named ?? year, month, second, 2 + (named === null ? 0 : 1 + comma));
  return found && { ...found, isYearless: named === null };
}

/** "this week", "last month", "next Friday", "letzte Woche", "la semana pasada", "le mois dernier", "Friday". */
function relativeAt(reader: Reader, start: number): Span | null {
  const { today } = reader;
  const word = wordAt(reader, start);
  const afterwards = wordAt(reader, start + 1);
  const away = THIS.has(word) ? 0 : LAST.has(word) ? -1 : NEXT.has(word) ? 1 : null;
  const unit = UNITS.get(away === null ? word : afterwards);
  if (unit && away !== null) return { ...whole(reader, unit, away), length: 2 };
  if (unit) {
    // In Spanish and French the word comes after.
    const behind = LAST.has(afterwards) ? -1 : NEXT.has(afterwards) ? 1 : THIS.has(afterwards) ? 0 : null;
    if (behind === null) return null;
    const extra = afterwards === "que" ? 1 : 0;
    return { ...whole(reader, unit, behind), length: 2 + extra };
  }
  if ((word === "weekend" || afterwards === "weekend") && (away !== null || word === "weekend")) {
    // On a Sunday it is the weekend that began the day before.
    const ahead = weekdayOf(today) === 0 ? -1 : 6 - weekdayOf(today);
    const saturday = addDays(today, ahead + 7 * (away ?? 0));
    return { from: saturday, to: addDays(saturday, 1), length: away === null ? 1 : 2 };
  }
  const isNamed = away !== null;
  const weekday = WEEKDAYS.get(isNamed ? afterwards : word);
  if (weekday === undefined) return null;
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  const day =
    away === -1
      ? addDays(today, ahead === 0 ? -7 : ahead - 7)
      : addDays(today, ahead + (away === 1 && ahead === 0 ? 7 : 0));
  return { from: day, to: day, length: isNamed ? 2 : 1 };
}

/** "June", "June 2025", "last June", "Juni". Alone it is of the present year, and may be meant of any. */
const ENDS = ["end of", "ende", "fin de", "finales de", "final de", "fin"].map((words) => words.split(" "));

/** "End of January", "Ende Januar": its last day. */
function endOfMonthAt(reader: Reader, start: number): Span | null {
  const words = ENDS.find((end) => end.every((word, no) => wordAt(reader, start + no) === word));
  const month = words && monthAt(reader, start + words.length);
  if (!month) return null;
  const { to, length, isYearless = false } = month;
  return { from: to, to, length: words.length + length, isEnd: true, isYearless };
}

const WEEK_BEGINS: Readonly<Record<string, number>> = {
  ...{ first: 1, "1st": 1, second: 8, "2nd": 8, third: 15, "3rd": 15, fourth: 22, "4th": 22, last: 31 },
};
/** "The second week of December": the calendar week from Monday on with the 8th; the first begins with the month, and the last ends with it. */
function weekOfMonthAt(reader: Reader, start: number): Span | null {
  const at = wordAt(reader, start) === "the" ? start + 1 : start;
  const begins = WEEK_BEGINS[wordAt(reader, at)];
  if (begins === undefined || wordAt(reader, at + 1) !== "week" || !/^(?:of|in)$/.test(wordAt(reader, at + 2)))
    return null;
  const month = monthAt(reader, at + 3);
  if (!month) return null;
  const last = addDays(month.from, begins - 1);
  const day = last > month.to ? month.to : last;
  const { from, to } = whole({ today: day, weekStart: "monday" }, "week", 0);
  const isFirst = from < month.from;
  const isLast = to > month.to;
  return {
    from: isFirst ? month.from : isLast ? addDays(month.to, -6) : from,
    to: isFirst ? addDays(month.from, 6) : isLast ? month.to : to,
    length: at + 3 + month.length - start,
    isYearless: month.isYearless ?? false,
  };
}

function monthAt(reader: Reader, start: number): Span | null {
  const { today } = reader;
  const lead = LAST.has(wordAt(reader, start))
    ? -1
    : NEXT.has(wordAt(reader, start))
      ? 1
      : THIS.has(wordAt(reader, start))
        ? 0
        : null;
  const at = lead === null ? start : start + 1;
  const month = MONTHS.get(wordAt(reader, at));
  if (month === undefined) return null;
  const skip = wordAt(reader, at + 1) === "de" || wordAt(reader, at + 1) === "of" ? 1 : 0;
  const named = /^(?:19|20)\d{2}$/.exec(wordAt(reader, at + 1 + skip));
  let year = Number(named ? named[0] : today.slice(0, 4));
  const present = Number(today.slice(5, 7));
  if (!named && lead === -1 && month >= present) year -= 1;
  if (!named && lead === 1 && month <= present) year += 1;
  const from = `${pad(year, 4)}-${pad(month)}-01`;
  const length = at - start + 1 + (named ? 1 + skip : 0);
  return { from, to: monthEnd(from), length, ...(!named && lead === null && { isAnnual: true, isYearless: true }) };
}

/** Words before a season, without which it may be anything else: "a spring", "they fall". */
const BEFORE_SEASON =
  /^(?:the|in|since|last|this|next|during|over|after|before|until|till|by|im|der|den|dem|seit|letzten|diesen|nachsten|vor|nach|el|la|en|desde|al|l|depuis|cet|cette|avant|apres|dernier|proximo|proxima)$/;

/** "The summer", "last winter", "autumn 2025": three whole months. */
function seasonAt(reader: Reader, start: number): Span | null {
  const { today } = reader;
  const word = wordAt(reader, start);
  const lead = LAST.has(word) ? -1 : NEXT.has(word) ? 1 : THIS.has(word) ? 0 : null;
  const at = lead === null ? start : start + 1;
  const month = SEASONS.get(wordAt(reader, at));
  if (month === undefined || !BEFORE_SEASON.test(wordAt(reader, at - 1))) return null;
  const skip = /^(?:de|of)$/.test(wordAt(reader, at + 1)) ? 1 : 0;
  const named = /^(?:19|20)\d{2}$/.exec(wordAt(reader, at + 1 + skip))?.[0];
  let from = `${named ?? today.slice(0, 4)}-${pad(month)}-01`;
  const endOf = (day: string) => monthEnd(addMonths(day, 2));
  if (named === undefined) {
    // In January it is the winter that began in December.
    if (lead !== 1 && month === 12 && addMonths(from, -10) > today) from = addMonths(from, -12);
    if (lead === -1) while (endOf(from) >= today) from = addMonths(from, -12);
    if (lead === 1) while (from <= today) from = addMonths(from, 12);
  }
  const length = at - start + 1 + (named === undefined ? 0 : 1 + skip);
  return {
    from,
    to: endOf(from),
    length,
    isSeason: true,
    ...(named === undefined && lead === null && { isYearless: true }),
  };
}

function yearAt(reader: Reader, start: number): Span | null {
  const word = wordAt(reader, start);
  const quarter = /^q([1-4])$/.exec(word);
  if (quarter) {
    const named = /^(?:19|20)\d{2}$/.exec(wordAt(reader, start + 1));
    const from = `${named ? named[0] : reader.today.slice(0, 4)}-${pad(Number(quarter[1]) * 3 - 2)}-01`;
    return { from, to: monthEnd(addMonths(from, 2)), length: named ? 2 : 1 };
  }
  return /^(?:19|20)\d{2}$/.test(word) ? { from: `${word}-01-01`, to: `${word}-12-31`, length: 1 } : null;
}
