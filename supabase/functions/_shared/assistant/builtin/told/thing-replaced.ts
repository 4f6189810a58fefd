import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import type { OwnColumn } from "../reading.ts";
import { tellingParts } from "./label-words.ts";

const OWN = String.raw`(?:(?:his|her|their|the|an?|old|new|brand[- ]new|former|trusty)\s+)*`;
const END = String.raw`(?:\s+(?:and from now on\s.*|and now\s.*|now|again|today|yesterday|recently|instead|last\s\S+|this\s\S+|since\s.*))*[\s.!]*$`;
/** "Swapped his scanner for a Trios 5", "switched from a Bosch to a Brose motor". */
const SWAPPED = new RegExp(
  String.raw`(?:^|\s)(?:swapped|replaced|exchanged|traded(?: in)?|changed|switched|upgraded|moved(?: over)?|went)\s+(?:out\s+)?(?:from\s+)?${OWN}(?<old>\S.*?)\s+(?:for|with|to|by|against|into|over to)\s+${OWN}(?<value>\S.*?)${END}`,
  "iu",
);
/** "Bought a Medit as her scanner", "has a new motor, a Brose". */
const AS_ITS = new RegExp(
  String.raw`(?:^|\s)(?:(?:has|have|had)\s+(?:just\s+|now\s+)*)?(?:bought|got|gets|uses|picked|chose|took|taken|chosen|ordered|is using|has|have)\s+(?:(?:himself|herself|themselves)\s+)?${OWN}(?<value>\S.*?)\s+(?:as|for)\s+${OWN}(?<old>\S.*?)${END}`,
  "iu",
);
const NEGATED = /n['’]t\b|\b(?:not|never|no longer|may|might|could|would|wants? to|plans? to|will|going to|if)\b/iu;

/** What is told of a thing that has a column of its own and is another one now. `held` is what the column holds. */
export function thingReplaced(
  piece: string,
  columns: readonly OwnColumn[],
  held: (column: OwnColumn) => string | null,
): Extract<Change, { column: OwnColumn }> | null {
  if (NEGATED.test(piece) || /[?？]/u.test(piece)) return null;
  const found = [SWAPPED, AS_ITS].map((pattern) => pattern.exec(piece)?.groups).find((groups) => groups !== undefined);
  if (!found) return null;
  const { old = "", value = "" } = found;
  const fits = columns.flatMap((column) => {
    const said = valueOf(column, old, value, held);
    return said === null ? [] : [{ column, value: said }];
  });
  const [only, another] = fits;
  return only && !another ? only : null;
}

/** The new value of a column that the old thing, or the new one, is of. */
function valueOf(
  column: OwnColumn,
  old: string,
  value: string,
  held: (column: OwnColumn) => string | null,
): string | null {
  const label = plainWords(column.label);
  const says = (words: readonly string[]) =>
    words.length <= label.length + 2 && tellingParts(column).every((part) => words.includes(part));
  const end = plainWords(value).slice(-label.length);
  // "To a Brose motor": the thing is named behind its value.
  const isBehind = end.join(" ") === label.join(" ") && plainWords(value).length > label.length;
  const bare = isBehind ? value.split(/\s+/u).slice(0, -label.length).join(" ") : value;
  const isOfIt = says(plainWords(old)) || isBehind || (plainWords(old).length > 0 && same(held(column) ?? "", old));
  if (!isOfIt || bare === "" || bare.split(/\s+/u).length > 5) return null;
  if (column.type === "text") return bare;
  if (column.type !== "select") return null;
  return column.options.find((option) => same(option, bare)) ?? null;
}

const same = (one: string, other: string): boolean => plainWords(one).join(" ") === plainWords(other).join(" ");
