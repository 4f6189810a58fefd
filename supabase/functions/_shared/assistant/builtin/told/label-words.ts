import { plainWords, stem } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { isOfOneRoot, isRelated } from "../vocabulary/related-words.ts";

/** Words of a label that say too little of it by themselves. */
const COMMON = new Set(
  "date day time night last next first number of no in at by the and per to for count total size is has our my a an amount value".split(
    " ",
  ),
);
/** What a label may say of its thing: a yes or no. */
export const DONE =
  /^(?:paid|done|sent|signed|received|given|shown|made|met|sold|bought|taken|seen|read|written|agreed|ok|okay|ready|complete|up|down|open|closed|\p{L}{3,}ed)$/u;

const known = new WeakMap<OwnColumn, string[]>();

/** The words of a label that tell what it is of. */
export function tellingParts(column: OwnColumn): string[] {
  const before = known.get(column);
  if (before) return before;
  const words = plainWords(column.label.replace(/\([^)]*\)/gu, " "));
  const telling = words.filter((word) => word.length > 1 && !COMMON.has(word));
  const parts = telling.length > 0 ? telling : words;
  known.set(column, parts);
  return parts;
}

/** Whether a plain word is one of a label in any form of it, or says the same. */
export const isPartOf = (word: string, part: string): boolean =>
  word.length > 2 && (stem(word) === stem(part) || isOfOneRoot(word, part) || isRelated(word, part));

/** The only one of some columns that a word is a part of. */
export const isOnlyOne = (
  word: string,
  column: OwnColumn,
  columns: readonly OwnColumn[],
  partsOf: (column: OwnColumn) => string[] = tellingParts,
): boolean =>
  partsOf(column).some((part) => isPartOf(word, part)) &&
  !columns.some(
    (other) => other !== column && other.type === column.type && partsOf(other).some((part) => isPartOf(word, part)),
  );
