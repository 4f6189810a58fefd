import { HOLDS, readBesideFacts, readHappenings } from "./beside-facts.ts";
import { comparison } from "./comparisons.ts";
import { readColumn } from "./column-conditions.ts";
import { readAdded } from "./added-conditions.ts";
import { readHas, readTouch } from "./contact-conditions.ts";
import { mainNumber } from "./column-words.ts";
import { can, type Item } from "./items.ts";
import type { QuestionWorld } from "./question-world.ts";
import { type NamedColumn, type NamedValue, ownColumn } from "./named-columns.ts";
import { readOwner } from "./owning.ts";
import { PeopleReader } from "./people-reader.ts";
import type { PeopleReading, Piece } from "./pieces.ts";
import { readLimit, readSort } from "./sorting.ts";
import { readValue } from "./value-conditions.ts";

/** What a question says about people; the items that it is read from are marked as used. */
export function readPeople(items: Item[], { today, columns }: QuestionWorld): PeopleReading {
  const own = columns.map(ownColumn);
  const reader = new PeopleReader(items, today, mainNumber(own), own);
  // "Those in Lead" are people.
  items.forEach((item, at) => {
    const next = items[at + 1];
    if (
      /^(?:those|these|diese|esos|ceux)$/.test(item.words) &&
      can(next, "prep.in", "say.has", "ask.who", "prep.at", "prep.from", "filler")
    )
      item.used = true;
  });
  // "The gate code" asks for the values of Gate, not for the people with that word.
  items.forEach((item, at) => {
    if (HOLDS.has(item.words) && items[at - 1]?.columns.some(({ isOwn, type }) => isOwn && type === "text"))
      item.values = [];
  });
  items.forEach((item, at) => {
    const values = choicesNamedLikeColumn(items, at);
    if (values.length > 0) Object.assign(item, { columns: [], values });
  });
  // Which value is an owner has to be known before the values are read.
  items.forEach((item, at) => item.used || readOwner(reader, at, item));
  readHappenings(reader);
  readSort(reader);
  readLimit(reader);
  items.forEach((item, at) => {
    if (item.used) return;
    if (can(item, "join.or")) reader.join = "or";
    else if (can(item, "join.and", "comma")) reader.join ??= "and";
    else return void readAt(reader, at, item);
    item.used = true;
  });
  readBareNumber(reader);
  readBesideFacts(reader);
  const { pieces, sort, limit, asked, extremes, lacksNumber } = reader;
  return { pieces: pieces.filter((piece) => !isDeniedLater(piece, pieces)), sort, limit, asked, extremes, lacksNumber };
}

/** "Who is in Cohort", of a stage Cohort beside a column Cohort: the stage, where nothing is said of the column. */
function choicesNamedLikeColumn(items: readonly Item[], at: number): NamedValue[] {
  const { columns = [], values = [] } = items[at] ?? {};
  const others = values.filter(({ column }) => columns[0] && column.key !== columns[0].key && isOfList(column));
  const [before, next] = [items[at - 1], items[at + 1]];
  const isOfKind = (one: Item | undefined) =>
    one?.columns.some(({ key }) => others.some(({ column }) => column.key === key)) ?? false;
  if (others.length === 0 || isOfKind(next) || isOfKind(before)) return others;
  if ([before, next].some((one) => one?.values.some(({ column }) => column.key === columns[0]?.key))) return [];
  return can(before?.words === "the" ? items[at - 2] : before, "prep.in") ? others : [];
}
const isOfList = ({ key, options }: NamedColumn): boolean => key === "stage" || key === "status" || options.length > 0;

/** "Whose deposit is not paid": a yes or no that is named first and denied then is one condition, and nobody fits both. */
const isDeniedLater = (piece: Piece, all: readonly Piece[]): boolean =>
  !piece.isNegated &&
  piece.columns.some(({ type }) => type === "boolean") &&
  all.some((other) => other.about === piece.about && other.isNegated && other.join !== "or");

/** "Anyone over 40k": a number that is compared with nothing named is of the one that there is. */
function readBareNumber(reader: PeopleReader): void {
  const { items, main } = reader;
  const at = items.findIndex(
    (item, no) => !item.used && can(item, "op.gt", "op.ge", "op.lt", "op.le") && (items[no + 1]?.number ?? 0) >= 100,
  );
  if (at < 0 || !main || reader.asked.some(({ type }) => type === "number")) return;
  const compared = comparison(reader, at - 1);
  if (!compared) return;
  reader.push(
    {
      anyOf: compared.anyOf(main, false),
      said: `${main.label} ${compared.said}`,
      about: main.key,
      isNegated: false,
      columns: [main],
    },
    at,
  );
}

const readAt = (reader: PeopleReader, at: number, item: Item): boolean =>
  readTouch(reader, at, item) ||
  readHas(reader, at, item) ||
  readAdded(reader, at, item) ||
  readColumn(reader, at, item) ||
  readValue(reader, at, item);
