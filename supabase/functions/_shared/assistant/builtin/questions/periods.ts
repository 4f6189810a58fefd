import { addDays, addMonths } from "../../../contract/calendar-date.ts";
import {
  AFTER,
  AGO,
  AGO_LEADS,
  BEFORE,
  countAt,
  FOR,
  LAST,
  LEADS,
  LESS,
  MONTHS,
  MORE,
  NEXT,
  type Reader,
  shift,
  SINCE,
  type Span,
  THAN,
  type Unit,
  UNITS,
  UNTIL,
  whole,
  wordAt,
} from "./day-words.ts";
import { moveBack, spanAt } from "./spans.ts";

/** Days that a question names, inclusive; null is no end. */
export interface Period {
  from: string | null;
  to: string | null;
  /** How many words it takes. */
  length: number;
  /** "for three weeks", "in two months": how long something has been, or not been, so. */
  isDuration?: boolean;
  /** "in June", of whatever year. */
  isAnnual?: boolean;
  /** No year is said: which one is meant depends on what it is about. */
  isYearless?: boolean;
}

/** The words that name days from this one on; null when none do. */
export function periodAt(reader: Reader, start: number): Period | null {
  return longAgo(reader, start) ?? lasting(reader, start) ?? bounded(reader, start) ?? alone(reader, start);
}

/** "three weeks", "a month". */
function amountAt(reader: Reader, at: number): { count: number; unit: Unit; length: number } | null {
  const counted = countAt(reader, at);
  const unit = counted && UNITS.get(wordAt(reader, at + counted.length));
  return counted && unit ? { count: counted.count, unit, length: counted.length + 1 } : null;
}

/** "more than two months ago", "vor drei Wochen", "hace un mes". */
function longAgo(reader: Reader, start: number): Period | null {
  const { today, language } = reader;
  let at = start;
  let kind = "" as "more" | "less" | "";
  const compare = () => {
    const word = wordAt(reader, at);
    if (!MORE.has(word) && !LESS.has(word)) return;
    kind = MORE.has(word) ? "more" : "less";
    at += THAN.has(wordAt(reader, at + 1)) ? 2 : 1;
  };
  compare();
  const lead = AGO_LEADS[language].find((words) => words.every((word, no) => wordAt(reader, at + no) === word));
  if (lead) {
    at += lead.length;
    compare();
  }
  const amount = amountAt(reader, at);
  if (!amount) return null;
  at += amount.length;
  if (!lead && !AGO.has(wordAt(reader, at))) return null;
  if (!lead) at += 1;
  const day = shift(today, -amount.count, amount.unit);
  const length = at - start;
  if (kind === "more") return { from: null, to: addDays(day, -1), length };
  if (kind === "less") return { from: addDays(day, 1), to: today, length };
  if (amount.unit === "day" || amount.unit === "week") return { from: day, to: day, length };
  return { ...whole(reader, amount.unit, -amount.count), length };
}

/** "in the last two weeks", "in the next 10 days", "for three months", "in 5 days". */
function lasting(reader: Reader, start: number): Period | null {
  const { today } = reader;
  let at = start;
  while (LEADS.has(wordAt(reader, at)) && at - start < 3) at += 1;
  // French and Spanish also say "les 3 derniers jours", "los 3 ultimos dias".
  const early = countAt(reader, at);
  const word = wordAt(
    reader,
    early && (LAST.has(wordAt(reader, at + early.length)) || NEXT.has(wordAt(reader, at + early.length)))
      ? at + early.length
      : at,
  );
  // "In the last week of June" is a week of that month.
  if (
    wordAt(reader, at + 1) === "week" &&
    /^(?:of|in)$/.test(wordAt(reader, at + 2)) &&
    MONTHS.has(wordAt(reader, at + 3))
  )
    return null;
  if (LAST.has(word) || NEXT.has(word)) {
    const isRolling =
      reader.language === "en" &&
      (word === "past" || (word === "last" && ["in", "within", "over", "during"].includes(wordAt(reader, start))));
    const single = UNITS.get(wordAt(reader, at + 1));
    // "In the last week" are seven days; "last week" is the one before this.
    if (isRolling && single && !early) return { from: shift(today, -1, single), to: today, length: at + 2 - start };
    const counted = early ?? countAt(reader, at + 1);
    const unitAt = at + 1 + (counted?.length ?? 0);
    const unit = UNITS.get(wordAt(reader, unitAt));
    if (counted && unit) {
      const length = unitAt + 1 - start;
      return LAST.has(word)
        ? { from: shift(today, -counted.count, unit), to: today, length }
        : { from: today, to: shift(today, counted.count, unit), length };
    }
  }
  let more = false;
  at = start;
  const lead = wordAt(reader, at);
  // "Over a month" says how long by itself.
  if (!FOR.has(lead) && !MORE.has(lead)) return null;
  for (let leads = 0; leads < 2 && FOR.has(wordAt(reader, at)); leads += 1) at += 1;
  if (MORE.has(wordAt(reader, at))) {
    more = true;
    at += THAN.has(wordAt(reader, at + 1)) ? 2 : 1;
  } else if (wordAt(reader, at) === "at" && wordAt(reader, at + 1) === "least") at += 2;
  if (!amountAt(reader, at) && LEADS.has(wordAt(reader, at))) at += 1;
  const amount = amountAt(reader, at);
  if (!amount) {
    // "for weeks", "in months": of no length.
    return null;
  }
  const from = shift(today, -amount.count, amount.unit);
  return { from: more ? from : addDays(from, 1), to: today, length: at + amount.length - start, isDuration: true };
}

const ARTICLES = new Set(["the", "dem", "den", "der", "el", "la", "le", "l"]);
const NOW = new Set(["now", "jetzt", "ahora", "maintenant"]);
/** "Between now and June": today. */
const nowAt = (reader: Reader, at: number): Span | null =>
  NOW.has(wordAt(reader, at)) ? { from: reader.today, to: reader.today, length: 1 } : null;
/** "From now to January" ends in the next one, and "between Monday and Friday" on the Friday after that Monday. */
const laterOf = (first: Span, second: Span): string =>
  second.to >= first.from
    ? second.to
    : second.isYearless
      ? addMonths(second.to, 12)
      : second.from === second.to && addDays(second.to, 7) >= first.from
        ? addDays(second.to, 7)
        : second.to;

/** "since June", "before Friday", "between 1 May and 5 June", "from Monday to Friday". */
function bounded(reader: Reader, start: number): Period | null {
  const word = wordAt(reader, start);
  const { today } = reader;
  if (["between", "zwischen", "entre", "from", "von", "desde", "du", "de"].includes(word)) {
    const first = spanAt(reader, start + 1) ?? nowAt(reader, start + 1);
    if (first) {
      const joint = start + 1 + first.length;
      if (
        ["and", "to", "until", "und", "bis", "y", "hasta", "a", "al", "et", "au", "till"].includes(
          wordAt(reader, joint),
        )
      ) {
        const at = joint + (ARTICLES.has(wordAt(reader, joint + 1)) ? 2 : 1);
        const second = spanAt(reader, at) ?? nowAt(reader, at);
        if (second) return { from: first.from, to: laterOf(first, second), length: at + second.length - start };
      }
    }
  }
  // "Notes from May": a month is none by itself where it is another word too.
  const month = word === "from" ? spanAt(reader, start + 1) : null;
  const isOn = /^(?:on|onwards?|to|until|till|through)$/.test(wordAt(reader, start + 1 + (month?.length ?? 0)));
  if (month?.isAnnual && !isOn) return { ...month, length: month.length + 1 };
  const skip = ["de", "del", "le", "la", "el", "the", "dem", "den", "der", "du", "au"];
  const bound = (words: ReadonlySet<string>, side: (span: Span) => Omit<Period, "length">): Period | null => {
    if (!words.has(word)) return null;
    const inner = start + 1;
    const span = spanAt(reader, inner) ?? (skip.includes(wordAt(reader, inner)) ? spanAt(reader, inner + 1) : null);
    if (!span) return null;
    const more = spanAt(reader, inner) ? 0 : 1;
    return { isYearless: span.isYearless ?? false, ...side(span), length: 1 + more + span.length };
  };
  const back = (span: Span) =>
    // "since Friday" and "since June" are the last ones.
    span.from > today ? moveBack(span) : span;
  return (
    bound(SINCE, (span) => ({ from: sinceOf(back(span), today), to: null, isYearless: false })) ??
    // "Before the end of the month" is any day of it.
    bound(BEFORE, (span) => ({ from: null, to: span.isEnd ? span.to : addDays(span.from, -1) })) ??
    bound(AFTER, (span) => ({ from: addDays(span.to, 1), to: null })) ??
    bound(UNTIL, (span) => ({ from: null, to: span.to }))
  );
}

const sinceOf = ({ from, to, isSeason }: Span, today: string): string =>
  isSeason === true && to < today ? addDays(to, 1) : from;

function alone(reader: Reader, start: number): Period | null {
  let at = start;
  for (; at - start < 3; at += 1) {
    const span = spanAt(reader, at);
    // "Over 2000 followers" names no year.
    if (span && at > start && wordAt(reader, at - 1) === "over" && /^\d{4}$/.test(wordAt(reader, at))) return null;
    if (span) return { ...span, length: at + span.length - start };
    if (!LEADS.has(wordAt(reader, at))) return null;
  }
  return null;
}

/** Days without a year that are over are meant of the next: "due in March", said in November. */
export function inTheFuture(period: Period, today: string): Period {
  const { from, to } = period;
  if (!period.isYearless || (to ?? from ?? today) >= today) return period;
  return { ...period, from: from && addMonths(from, 12), to: to && addMonths(to, 12) };
}

/** Days that were meant of the past: "on Friday" was the last one, "in December" the one before now. */
export function inThePast(period: Period, today: string): Period {
  const { from, to, isYearless = false } = period;
  if (from === null && to !== null && to > today && isYearless) return { ...period, to: addMonths(to, -12) };
  if (from === null || to === null || from <= today || period.isDuration) return period;
  return { ...period, ...moveBack({ from, to, length: 0, isYearless }), length: period.length };
}
