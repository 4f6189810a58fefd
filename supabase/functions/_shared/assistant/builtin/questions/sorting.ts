import { plainWords, stem } from "../../words.ts";
import { can, type Item } from "./items.ts";
import { builtIn, type NamedColumn } from "./named-columns.ts";
import { onlyRelated } from "../vocabulary/related-words.ts";
import { isLink, type PeopleReader, useUp } from "./people-reader.ts";

/** Behind a superlative it says that all are listed in that order. */
export const FIRST = "first";

/** The order that a question asks for. */
export function readSort(reader: PeopleReader): void {
  const { items } = reader;
  for (const item of items)
    if (item.extreme) {
      reader.extremes.push(item.extreme);
      useUp(item);
    }
  items.forEach((item, at) => {
    if (item.used || reader.sort !== null) return;
    if (can(item, "sort.by")) readSortedBy(reader, at, item);
    else if (can(item, "sort.up", "sort.down")) readDirection(reader, at, item);
    else if (can(item, "sort.most", "sort.least", "sort.newest", "sort.oldest")) readSuperlative(reader, at, item);
  });
}

function readSortedBy(reader: PeopleReader, at: number, item: Item): void {
  const { items } = reader;
  let next = reader.beside(at, 1);
  // "sort my people by followers".
  for (let more = at + 1; !reader.columnOf(items[next]) && more < at + 6; more += 1)
    if (can(items[more], "prep.by", "group.per") && reader.columnOf(items[more + 1])) next = more + 1;
  const column = reader.columnOf(items[next]);
  if (!column) return;
  for (const one of items.slice(at, next)) if (can(one, "group.per", "prep.by", "noun.person", "ref.list")) useUp(one);
  const up = items.find((one) => can(one, "sort.up"));
  const down = items.find((one) => can(one, "sort.down", "sort.most"));
  useUp(item, items[next], up, down);
  reader.sort = { column, direction: up || (!down && column.type === "text") ? "ascending" : "descending" };
}

/** "From lowest to highest priority", "followers, highest first": a number or a day beside a direction. */
function readDirection(reader: PeopleReader, at: number, item: Item): void {
  const { items } = reader;
  const [after, before] = [items[at + 1], items.slice(Math.max(0, at - 2), at).findLast((one) => !can(one, "comma"))];
  const named = [after, before].find(
    (one) => one && !one.used && /^(?:number|date)$/.test(reader.columnOf(one)?.type ?? ""),
  );
  const column = reader.columnOf(named) ?? (/alpha|^[az] to/.test(item.words) ? builtIn("name") : addedFirst(item));
  if (!column) return;
  useUp(item, named);
  reader.sort = { column, direction: can(item, "sort.up") ? "ascending" : "descending" };
}

/** "Leads, newest first": by the day on which they were added. */
const addedFirst = ({ words }: Item) =>
  /^(?:newest|latest|most recent|oldest|earliest) (?:first|on top)$/.test(words) ? builtIn("createdAt") : null;

/** "the most recently contacted", "the highest priority", "with the most open tasks", "the newest people". */
function readSuperlative(reader: PeopleReader, at: number, item: Item): void {
  const { items } = reader;
  // "Más caliente", "le plus chaud": the end of the options at which that is.
  const option = items
    .slice(at + 1, at + 3)
    .find((one) => !one.used && one.values.some(({ column }) => column.isOwn && column.options.length > 1));
  const measured = items.slice(at + 1, at + 3).find((one) => !can(one, "filler"));
  const measure = measured && can(item, "sort.most", "sort.least") ? measureOf(reader, measured) : null;
  if (measure) {
    useUp(item, measured);
    reader.sort = { column: measure, direction: can(item, "sort.most") ? "descending" : "ascending" };
    return;
  }
  const value = option?.values.find(({ column }) => column.isOwn && column.options.length > 1);
  if (option && value && value.column.type === "select" && can(item, "sort.most")) {
    const place = value.column.options.indexOf(value.values[0] ?? "");
    reader.extremes.push({
      column: value.column,
      end: place * 2 >= value.column.options.length - 1 ? "last" : "first",
    });
    useUp(item, option);
    return;
  }
  if (readBy(reader, at, item)) return;
  if (item.period || (can(item, "op.gt", "op.lt") && (items[at + 1]?.number ?? null) !== null)) return;
  const direction = can(item, "sort.most", "sort.newest") ? "descending" : "ascending";
  const next = columnBehind(reader, at);
  const column = next === null ? null : reader.columnOf(items[next]);
  if (next !== null && column) {
    useUp(item, items[next]);
    // "The biggest wedding" is not the latest Wedding date.
    if (column.type === "date" && SIZES.test(item.words)) {
      if (reader.main) reader.sort = { column: reader.main, direction };
      else reader.lacksNumber = true;
      return;
    }
    if (can(items[next - 1], "task.open")) useUp(items[next - 1]);
    // "Leads, highest priority first".
    if (items[next + 1]?.words === FIRST) useUp(items[next + 1]);
    const isPresence =
      can(item, "sort.newest", "sort.oldest") && column.type === "number" && !can(item, "sort.most", "sort.least");
    if (!isPresence) reader.sort = { column, direction };
    return;
  }
  // "Who did I talk to most recently?", "who haven't I talked to the longest?"
  const verb = [items[at - 1], items[at - 2]].find((one) => can(one, "verb.touch", "verb.add"));
  if (verb && can(item, "sort.newest", "sort.oldest")) {
    const never = items.find((one) => !one.used && can(one, "say.not"));
    useUp(item, verb, never);
    // The people not talked to lately are those of the longest ago.
    reader.sort = {
      column: builtIn(can(verb, "verb.touch") ? "lastTouchAt" : "createdAt"),
      direction: never ? "ascending" : direction,
    };
    return;
  }
  const dated = items.slice(Math.max(0, at - 4), at).find((one) => !one.used && reader.columnOf(one)?.type === "date");
  const day = dated && reader.columnOf(dated);
  if (day && can(item, "sort.newest", "sort.oldest")) {
    useUp(item, dated);
    reader.sort = { column: day, direction };
    return;
  }
  if (can(item, "sort.newest", "sort.oldest")) {
    if (!items.slice(at + 1, at + 4).some((one) => can(one, "noun.person"))) return;
    useUp(item);
    reader.sort = { column: builtIn("createdAt"), direction };
    return;
  }
  // "The most companies" are counted, not compared.
  const noun = items.slice(at + 1).find((one) => !can(one, "filler"));
  if (noun && noun.columns.length > 0 && !can(noun, "noun.person")) return;
  // "Whose deal is the biggest", "which of them is biggest".
  const before = items.slice(Math.max(0, at - 5), at).findLast((one) => reader.columnOf(one)?.type === "number");
  const number = (before && reader.columnOf(before)) ?? reader.main;
  useUp(item, before);
  if (number) reader.sort = { column: number, direction };
  else reader.lacksNumber = true;
}

const SIZES = /\b(?:biggest|largest|smallest|tiniest|huge)$/;

/** "The biggest organ", of the only number that is called after it: "Organ keys". */
function measureOf(reader: PeopleReader, said: Item): NamedColumn | null {
  if (said.used || said.columns.length > 0 || said.people.length > 0 || said.period || said.words.length < 4)
    return null;
  const fits = reader.own.filter(
    ({ type, label }) => type === "number" && plainWords(label).map(stem).includes(stem(said.words)),
  );
  const [only, another] = fits;
  return only && !another ? only : null;
}

/** "The most valuable by insurance": by a number whose name is of one root with the word; another word is no condition, and which number is asked. */
function readBy(reader: PeopleReader, at: number, item: Item): boolean {
  if (!can(item, "sort.most", "sort.least")) return false;
  const { items } = reader;
  let next = at + 1;
  while (can(items[next], "filler") && items[next]?.words !== "by") next += 1;
  const isBy = items[next]?.words === "by";
  const said = items[isBy ? next + 1 : next];
  if (!said || said.used || said.isQuoted || said.isName || said.columns.length > 0 || said.people.length > 0)
    return false;
  if (said.senses.size > 0 || said.period !== null || said.number !== null || said.place !== null) return false;
  const measures = reader.own.filter(({ type }) => type === "number" || (isBy && type === "date"));
  const column = onlyRelated(said.words, measures, ({ label }) => label);
  if (!column && !isBy) return false;
  useUp(item, isBy ? items[next] : undefined, said);
  if (column) reader.sort = { column, direction: can(item, "sort.most") ? "descending" : "ascending" };
  else reader.lacksNumber = true;
  return true;
}

/** Returns the position of the column that a superlative belongs to, with people and conditions in between; null when there is none. */
function columnBehind(reader: PeopleReader, at: number): number | null {
  const { items } = reader;
  for (let next = at + 1; next < items.length && next - at < 6; next += 1) {
    const one = items[next] as Item;
    const column = reader.columnOf(one);
    if (column && (column.type === "number" || column.type === "date") && !reader.isCompared(next)) return next;
    const passes =
      can(one, "filler", "noun.person", "task.open", "sort.newest", "ask.is", "ask.list", "say.has", "prep.by") ||
      can(one, "prep.of", "join.and") ||
      one.number !== null ||
      one.place !== null ||
      one.extreme !== null ||
      (one.values.length > 0 && one.columns.length === 0);
    if (!passes) return null;
  }
  return null;
}

/** "the three with", "top 5", "five people". */
export function readLimit(reader: PeopleReader): void {
  reader.items.forEach((item, at) => {
    if (item.used || item.number === null || reader.limit !== null || item.period) return;
    const [before, after] = [reader.items[at - 1], reader.items[at + 1]];
    const isTop = reader.sort !== null || can(before, "sort.most", "sort.newest", "sort.oldest", "sort.least");
    const isCount =
      can(after, "noun.person", "sort.most", "sort.newest", "sort.oldest", "sort.least", "filler") ||
      isLink(after) ||
      can(before, "sort.most", "sort.newest", "sort.oldest", "sort.least", "ask.list") ||
      (after?.columns.length ?? 0) > 0;
    if (!isTop || !isCount || can(before, "op.gt", "op.ge", "op.lt", "op.le", "op.between", "op.eq")) return;
    if (item.number < 1 || item.number > 50 || !Number.isInteger(item.number)) return;
    reader.limit = item.number;
    useUp(item);
    if (can(before, "sort.most", "sort.newest")) useUp(before);
  });
}
