import { plainWords } from "../../words.ts";
import type { Item } from "./items.ts";
import type { NamedColumn } from "./named-columns.ts";
import type { PeopleReading, Piece } from "./pieces.ts";

/** "The sponsors", where a column "Sponsor tier" says who is one: the item of a question that names them so. */
const kindAt = (items: readonly Item[], column: NamedColumn): number =>
  items.findIndex(
    ({ words, columns }) =>
      /^\p{L}{4,}s$/u.test(words) &&
      columns.includes(column) &&
      plainWords(column.label).length > 1 &&
      plainWords(column.label)[0] === words.replace(/s$/u, ""),
  );

/** A reading in which "the sponsors" are those who have a "Sponsor tier", and nothing that is asked for, where `isOfKinds`. */
export function withKindsByColumn<Reading extends Pick<PeopleReading, "pieces" | "asked">>(
  reading: Reading,
  items: readonly Item[],
  isOfKinds: boolean,
): Reading {
  const kinds = reading.asked.filter(
    (column) => column.isOwn && column.options.length > 0 && kindAt(items, column) >= 0,
  );
  if (!isOfKinds || kinds.length === 0) return reading;
  const pieces = kinds.map((column): Piece => ({
    anyOf: [[{ column: column.key, is: "filled", not: false }]],
    said: `with “${column.label}”`,
    about: column.key,
    join: "and",
    isNegated: false,
    columns: [column],
    at: kindAt(items, column),
  }));
  return {
    ...reading,
    pieces: [...reading.pieces, ...pieces],
    asked: reading.asked.filter((column) => !kinds.includes(column)),
  };
}
