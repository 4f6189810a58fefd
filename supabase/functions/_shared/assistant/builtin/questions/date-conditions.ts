import { addDays } from "../../../contract/calendar-date.ts";
import type { Condition } from "../../../stores/people-questions.ts";
import { dayRange } from "../wording.ts";
import { can } from "./items.ts";
import type { NamedColumn } from "./named-columns.ts";
import { isLink, type PeopleReader, useUp } from "./people-reader.ts";
import { inTheFuture, inThePast, type Period } from "./periods.ts";
import type { Piece } from "./pieces.ts";

const OVER =
  /^(?:expired|ran out|run out|lapsed|ended|overdue|late|past due|out of date|past|over|abgelaufen|uberfallig|verfallen|caducad[oa]s?|vencid[oa]s?|expire[es]?|perime[es]?|depassee?s?|en retard)$/;
/** "Whose permit has expired": the day of the column is before today; where other days or a task are named, it is asked of those. */
export function isOver({ items }: PeopleReader, at: number, column: NamedColumn): boolean {
  if (!column.isOwn || items.some((one) => one.period !== null || can(one, "noun.task", "ask.when"))) return false;
  const said = items.findIndex((one) => OVER.test(one.words));
  const isPerfect = /^(?:expired|ran out|run out|lapsed|ended)$/.test(items[said]?.words ?? "");
  const isAhead = items.some(({ words }) => /^(?:will|soon|going to|about to|does|do|when)$/.test(words));
  const [from, to] = [Math.min(said, at), Math.max(said, at)];
  const between = items.slice(from + 1, to);
  if (
    said < 0 ||
    (isPerfect && isAhead) ||
    !between.every((one) => isLink(one) || /^(?:already|has|have|been|run|is|long|way|well)$/.test(one.words))
  )
    return false;
  useUp(items[said], ...items.filter(({ words }) => /^(?:already|run|by now|long|way|well)$/.test(words)));
  return true;
}

/** All days before one. */
export const daysBefore = (day: string): Period => ({ from: null, to: addDays(day, -1), length: 1 });

/** Columns that come back every year: a month or a day of any year is meant. */
const ANNUAL = /birth|geburt|cumple|naissance|anniversa|jubil|aniversario/iu;

/** Columns of what was: "Last visit". */
const WAS = /^(?:last|latest|previous|most recent)(?![\p{L}])/iu;

/** Columns of what was done: "Signed", "Member since". */
const DONE = /(?<![\p{L}])(?:\p{L}{3,}ed|met|sent|bought|paid|since|seit|desde|depuis|from|start|began)(?![\p{L}])/iu;

/** "Ends within 60 days": those that are to come. */
function fromNow(period: Period, today: string): Period {
  const days = Math.round((Date.parse(today) - Date.parse(period.from ?? today)) / 86_400_000) + 1;
  return { ...period, from: today, to: addDays(today, days) };
}

export function dateCondition(
  column: NamedColumn,
  period: Period,
  isNot: boolean,
  today: string,
  isAhead = false,
): Omit<Piece, "join" | "at"> {
  const isAnnual = ANNUAL.test(column.label) && period.from !== null && period.to !== null;
  const isOfPast = WAS.test(column.label) || DONE.test(column.label);
  const within = period.isDuration === true && column.isOwn && !isOfPast ? fromNow(period, today) : period;
  const meant = column.isOwn && !WAS.test(column.label) ? inTheFuture(within, today) : inThePast(within, today);
  const given = isAhead ? { ...meant, from: today } : meant;
  const condition: Condition = isAnnual
    ? { column: column.key, is: "annual", from: given.from, to: given.to, not: isNot }
    : { column: column.key, is: "during", from: given.from, to: given.to, not: isNot };
  const days =
    isAnnual && given.from !== null && given.to !== null ? dayRange(given, given.from) : dayRange(given, today);
  return {
    anyOf: [[condition]],
    said: `${column.label} ${isNot ? "not " : ""}${days}`,
    about: column.key,
    isNegated: isNot,
    columns: [column],
  };
}
