import { plainWords } from "../../words.ts";
import { comparison } from "./comparisons.ts";
import { dateCondition, daysBefore, isOver } from "./date-conditions.ts";
import { isDoing } from "./complained-of.ts";
import { can, EXPLICITLY, type Item, isWord } from "./items.ts";
import { type NamedColumn } from "./named-columns.ts";
import { type PeopleReader, useUp } from "./people-reader.ts";
import type { Piece } from "./pieces.ts";
import { moreValues, textCondition, valueCondition } from "./value-conditions.ts";

/** What is said of a column that is named. */
export function readColumn(reader: PeopleReader, at: number, item: Item): boolean {
  const [column] = item.columns;
  if (!column || isOfTexts(reader, at)) return false;
  if (isKindBehind(reader, at, column)) return usedUp(item);
  // "job title": two names of one column.
  const next = reader.items[at + 1];
  if (next?.columns.some(({ key }) => key === column.key)) useUp(next);
  // "The Meeting stage": its value has been read.
  const said = reader.items[at - 1];
  if (said?.used && said.values.some((value) => value.column.key === column.key)) return usedUp(item);
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
  // "Who hasn't paid" asks for no empty price.
  if (PAYS.test(item.words) && column.type === "number" && !PAID.test(column.label)) return false;
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

function usedUp(item: Item): true {
  useUp(item);
  return true;
}

/** "Climate deals" are of that option, and no number. */
function isKindBehind(reader: PeopleReader, at: number, column: NamedColumn): boolean {
  const [before, item] = [reader.items[at - 1], reader.items[at]];
  return (
    /^(?:deals?|business|tickets?|accounts?|money)$/.test(item?.words ?? "") &&
    isPartOf(item, column) &&
    before?.used === true &&
    before.values.some((value) => value.column.options.length > 0) &&
    !reader.isCompared(at)
  );
}

/** "Complain about", "posts about": what is written, and not the field About. */
const isOfTexts = ({ items }: PeopleReader, at: number): boolean =>
  can(items[at], "verb.about") && (isDoing(items[at - 1]) || can(items[at - 1], "noun.post", "noun.note", "verb.say"));

const PAYS = /^(?:pay|pays|paid|paying|zahlt|zahlen|bezahlt|gezahlt|paga|pagan|pagado|paie|paient|paye)$/;
const PAID = /\b(?:pay|pays|paid|payment|fee|fees|rate|rent|price|gezahlt|bezahlt)\b/iu;
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
    return reader.push(dateCondition(column, daysBefore(reader.today), isNot, reader.today), at);
  }
  if (column.type === "date") {
    const near = reader.periodNear(at);
    if (near?.period) {
      const due = reader.items.find((one) => !one.used && can(one, "verb.due"));
      useUp(item, near, due);
      const isNot = reader.negation(at);
      // What is coming up begins today.
      const { period } = near;
      const isAny = reader.items.some(({ words }) => /^(?:any|upcoming|coming|are there|is there)$/.test(words));
      const isAhead =
        (due !== undefined || (isAny && column.isOwn && (period.to ?? "") >= reader.today)) && period.from === null;
      return reader.push(dateCondition(column, period, isNot, reader.today, isAhead), at);
    }
  }
  return false;
}

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
