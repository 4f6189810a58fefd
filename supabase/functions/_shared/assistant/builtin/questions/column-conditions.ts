import type { Condition } from "../../../stores/people-questions.ts";
import { addDays } from "../../../contract/calendar-date.ts";
import { plainWords } from "../../words.ts";
import { dayRange } from "../wording.ts";
import { comparison } from "./comparisons.ts";
import { isDoing } from "./complained-of.ts";
import { can, EXPLICITLY, type Item, isWord } from "./items.ts";
import { type NamedColumn } from "./named-columns.ts";
import { isLink, type PeopleReader, useUp } from "./people-reader.ts";
import { inTheFuture, inThePast, type Period } from "./periods.ts";
import type { Piece } from "./pieces.ts";
import { moreValues, textCondition, valueCondition } from "./value-conditions.ts";

/** What is said of a column that is named. */
export function readColumn(reader: PeopleReader, at: number, item: Item): boolean {
  const [column] = item.columns;
  if (!column || isOfTexts(reader, at)) return false;
  // "job title": two names of one column.
  const next = reader.items[at + 1];
  if (next?.columns.some(({ key }) => key === column.key)) useUp(next);
  // "The Meeting stage": its value has been read.
  const said = reader.items[at - 1];
  if (said?.used && said.values.some((value) => value.column.key === column.key)) {
    useUp(item);
    return true;
  }
  const isPlain = (one: Item | undefined) => one !== undefined && !one.used;
  if (readMeasured(reader, at, item, column)) return true;
  const after = reader.items[reader.beside(at, 1)];
  const afterAfter = reader.items[reader.beside(reader.beside(at, 1), 1)];
  // "is not empty", "isn't set".
  if (
    isPlain(after) &&
    can(after, "say.not") &&
    isPlain(afterAfter) &&
    can(afterAfter, "say.empty", "say.filled", "say.yes")
  ) {
    useUp(item, after, afterAfter);
    return presence(reader, column, can(afterAfter, "say.empty") ? "filled" : "empty", at);
  }
  if (
    isPlain(after) &&
    can(after, "say.empty", "say.filled") &&
    !(column.type === "boolean" && can(after, "say.yes"))
  ) {
    const isNot = reader.negation(at);
    useUp(item, after);
    return presence(reader, column, can(after, "say.empty") !== isNot ? "empty" : "filled", at);
  }
  if (column.type === "boolean") return readFlag(reader, at, item, column);
  const valued = valueBeside(reader, at, column);
  if (valued) {
    useUp(item);
    return reader.push(valued, at);
  }
  const [before, beforeThat] = [reader.items[at - 1], reader.items[at - 2]];
  const lead = isPlain(before) ? before : undefined;
  if (lead && can(lead, "say.empty") && !can(lead, "filler")) {
    const isNot = reader.negation(at - 1);
    useUp(item, lead);
    return presence(reader, column, isNot ? "filled" : "empty", at);
  }
  if (reader.negation(at)) {
    useUp(item);
    return presence(reader, column, "empty", at);
  }
  const hasBefore = [before, beforeThat, reader.items[at - 3]].some(
    (one) => can(one, "say.has") && !can(one, "ask.list") && reader.isHas(one),
  );
  if (hasBefore) {
    useUp(item);
    // "Who has a boat of steel": the thing itself, which a text is about, with a value of another column.
    const isThing = column.type === "text" && isPartOf(item, column);
    if (isThing && reader.items.some(({ values }) => values.some((one) => one.column.key !== column.key))) return true;
    return presence(reader, column, "filled", at);
  }
  // "Who needs help": those who need any.
  if (column.isOwn && can(before, "ask.who") && (column.type === "multiselect" || VERB.test(item.words))) {
    useUp(item);
    return presence(reader, column, "filled", at);
  }
  const last = reader.pieces.at(-1);
  if (reader.join !== null && last && /^(?:no|with) /.test(last.said) && last.at >= at - 3) {
    useUp(item);
    return presence(reader, column, last.said.startsWith("no ") ? "empty" : "filled", at);
  }
  useUp(item);
  reader.asked.push(column);
  return true;
}

/** "Complain about", "posts about": what is written, and not the field About. */
const isOfTexts = ({ items }: PeopleReader, at: number): boolean =>
  can(items[at], "verb.about") && (isDoing(items[at - 1]) || can(items[at - 1], "noun.post", "noun.note", "verb.say"));

/** What people do that a column is called by. */
const VERB = /^(?:needs?|wants?|speaks?|uses?|owns?|prefers?|likes?|asks?|offers?|invests?|pays?)$/;

/** A number that is compared, or a day that is before, in or after some days. */
function readMeasured(reader: PeopleReader, at: number, item: Item, column: NamedColumn): boolean {
  if (column.type === "number") {
    const compared = comparison(reader, at);
    if (compared) {
      useUp(item);
      const isNot = reader.negation(compared.first);
      return reader.push(
        {
          anyOf: compared.anyOf(column, isNot),
          said: `${column.label} ${isNot ? "not " : ""}${compared.said}`,
          about: column.key,
          isNegated: isNot,
          columns: [column],
        },
        at,
      );
    }
  }
  if (column.type === "date" && isOver(reader, at, column)) {
    useUp(item);
    const isNot = reader.negation(at);
    return reader.push(dateCondition(column, overPeriod(reader.today), isNot, reader.today), at);
  }
  if (column.type === "date") {
    const near = reader.periodNear(at);
    if (near?.period) {
      const due = reader.items.find((one) => !one.used && can(one, "verb.due"));
      useUp(item, near, due);
      const isNot = reader.negation(at);
      // What is coming up begins today.
      const { period } = near;
      const isAhead = due !== undefined && period.from === null;
      return reader.push(dateCondition(column, period, isNot, reader.today, isAhead), at);
    }
  }
  return false;
}

const OVER =
  /^(?:expired|ran out|run out|lapsed|ended|overdue|late|past due|out of date|past|over|abgelaufen|uberfallig|verfallen|caducad[oa]s?|vencid[oa]s?|expire[es]?|perime[es]?|depassee?s?|en retard)$/;
/** "Whose permit has expired": the day of the column is before today; where other days or a task are named, it is asked of those. */
function isOver({ items }: PeopleReader, at: number, column: NamedColumn): boolean {
  if (!column.isOwn || items.some((one) => one.period !== null || can(one, "noun.task", "ask.when"))) return false;
  const said = items.findIndex((one) => OVER.test(one.words));
  const isPerfect = /^(?:expired|ran out|run out|lapsed|ended)$/.test(items[said]?.words ?? "");
  const isAhead = items.some(({ words }) => /^(?:will|soon|going to|about to|does|do|when)$/.test(words));
  const [from, to] = [Math.min(said, at), Math.max(said, at)];
  const between = items.slice(from + 1, to);
  if (
    said < 0 ||
    (isPerfect && isAhead) ||
    !between.every((one) => isLink(one) || /^(?:already|has|have|been|run|is)$/.test(one.words))
  )
    return false;
  useUp(items[said], ...items.filter(({ words }) => /^(?:already|run|by now)$/.test(words)));
  return true;
}
const overPeriod = (today: string): Period => ({ from: null, to: addDays(today, -1), length: 1 }) as Period;

/** A box that is ticked, or is not. */
function readFlag(reader: PeopleReader, at: number, item: Item, column: NamedColumn): boolean {
  const isPlain = (one: Item | undefined) => one !== undefined && !one.used;
  const after = reader.items[reader.beside(at, 1)];
  // "is not" at the end of it; "the VIPs are not in Berlin" says nothing of VIP.
  const isLast = reader.items.slice(reader.beside(at, 1) + 1).every((one) => can(one, "filler", "say.yes", "comma"));
  const isNotBehind = isPlain(after) && can(after, "say.not") && isLast;
  const isNot = reader.negation(at) || isNotBehind;
  if (isNotBehind || (isPlain(after) && can(after, "say.yes"))) useUp(after);
  const yes = reader.items[at - 1];
  // Without a value it is not "yes" either, and is not set to "no".
  const isSet = isNot && yes?.words === EXPLICITLY;
  if (isPlain(yes) && (isSet || can(yes, "say.yes"))) useUp(yes);
  useUp(item);
  return reader.push(
    {
      anyOf: [[{ column: column.key, is: "checked", value: !isSet, not: isNot && !isSet }]],
      said: isSet ? `${column.label}: no` : `${isNot ? "not " : ""}${column.label}`,
      about: column.key,
      isNegated: isNot,
      columns: [column],
    },
    at,
  );
}

function presence(reader: PeopleReader, column: NamedColumn, is: "empty" | "filled", at: number): true {
  const label = column.isOwn ? `“${column.label}”` : column.label.toLowerCase().replace("linkedin url", "LinkedIn URL");
  return reader.push(
    {
      anyOf: [[{ column: column.key, is, not: false }]],
      said: is === "empty" ? `no ${label}` : `with ${label}`,
      about: column.key,
      isNegated: is === "empty",
      columns: is === "filled" ? [column] : [],
    },
    at,
  );
}

/** A value of this column beside its name: "stage Lead", "the Lead stage", "company is Acme", "role contains engineer". */
function valueBeside(reader: PeopleReader, at: number, column: NamedColumn): Omit<Piece, "join" | "at"> | null {
  const { items } = reader;
  for (const step of [1, -1] as const) {
    let next = step === 1 ? reader.beside(at, 1) : at - 1;
    let isNot = false;
    if (step === 1 && can(items[next], "say.not") && !items[next]?.used) {
      isNot = true;
      next = reader.beside(next, 1);
    }
    const isSaid = step === 1 && can(items[next], "verb.say");
    if (isSaid) next = reader.beside(next, 1);
    const value = items[next];
    const own = value && !value.used ? value.values.find(({ column: one }) => one.key === column.key) : undefined;
    if (value && own) {
      if (isNot) useUp(items[reader.beside(at, 1)]);
      if (isSaid) useUp(items[next - 1]);
      useUp(value);
      const values = [own];
      const isAll = moreValues(reader, next, step, column, values);
      return valueCondition(values, isNot || reader.negation(Math.min(at, next)), isAll);
    }
    if (
      step === 1 &&
      value &&
      (column.type === "text" || value.isQuoted) &&
      !value.used &&
      (value.isQuoted || isWord(value) || (isSaid && value.columns.length === 0))
    ) {
      const linked = next > at + 1 || value.isQuoted;
      if (!linked) continue;
      // "Boats that are made of …": a word of no value behind a part of the label is no text to look for.
      if (!value.isQuoted && !isSaid && isPartOf(items[at], column) && /^\p{Ll}/u.test(value.raw)) continue;
      const words = [value];
      for (let more = next + 1; !value.isQuoted && items[more] && isWord(items[more] as Item); more += 1)
        words.push(items[more] as Item);
      if (isNot) useUp(items[reader.beside(at, 1)]);
      if (isSaid) useUp(items[next - 1]);
      useUp(...words);
      const said = words.map(({ raw }) => raw).join(" ");
      return textCondition(column, said, isNot);
    }
  }
  return null;
}

/** Whether a column is named by one word of its label, or more than one of it. */
const isPartOf = (item: Item | undefined, { label }: NamedColumn): boolean =>
  item !== undefined && item.words !== plainWords(label).join(" ");

/** Columns that come back every year: a month or a day of any year is meant. */
const ANNUAL = /birth|geburt|cumple|naissance|anniversa|jubil|aniversario/iu;

/** Columns of what was: "Last visit". */
const WAS = /^(?:last|latest|previous|most recent)(?![\p{L}])/iu;

function dateCondition(
  column: NamedColumn,
  period: Period,
  isNot: boolean,
  today: string,
  isAhead = false,
): Omit<Piece, "join" | "at"> {
  const isAnnual = ANNUAL.test(column.label) && period.from !== null && period.to !== null;
  const meant = column.isOwn && !WAS.test(column.label) ? inTheFuture(period, today) : inThePast(period, today);
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
