import type { ReadClause } from "../commands/read-clauses.ts";
import type { Part } from "../commands/split-clauses.ts";
import type { Frame } from "../commands/frames.ts";
import { newColumnsIn } from "./new-columns.ts";

/** A part of a message with the next one, as one order. */
const withNext = (part: Part, next: Part): Part => ({
  ...part,
  text: `${part.text.replace(/[.;,?!\s]+$/u, "")}; ${next.text}`,
});

/** What a clause would make, where it makes a column and uses every word. */
const newColumn = ({ readings: [best] }: ReadClause): (Frame & { do: "add_column" }) | null =>
  best !== undefined && "frame" in best && best.frame.do === "add_column" && best.left.length === 0 ? best.frame : null;

/** "We want to know who has one": why a column is wanted. */
const WISHES =
  /^(?:(?:so|well|hey|ok)[\s,]+)*(?:i|we)(?:['’]d)? (?:would |also |often |always |really )*(?:like|want|need|have|love|must|should|keep|ask)(?![\p{L}])/iu;

/**
 * Whether the next part of a message belongs to the column that this part makes: it says what people have in it, corrects its type, or
 * names it where this part says why it is wanted.
 */
function goesWithColumn(part: Part, next: Part, read: (part: Part) => ReadClause): boolean {
  const isMade = newColumnsIn(part.text).length > 0;
  const isWished = !isMade && WISHES.test(part.text) && newColumnsIn(next.text).length > 0;
  if (isWished) return newColumn(read(withNext(part, next))) !== null;
  if (!isMade) return false;
  const alone = newColumn(read(part));
  const together = newColumn(read(withNext(part, next)));
  if (!together || (alone && alone.label !== together.label)) return false;
  // "…: oats, rye. Then set rye for Ana": an order is no option.
  if (alone && alone.options.length > 0 && together.options.some((one) => !alone.options.includes(one))) return false;
  return (together.values?.length ?? 0) > (alone?.values?.length ?? 0) || together.type !== alone?.type;
}

/** A part that makes a column with those behind it that belong to it, and how many they are. */
export function withItsValues(
  first: Part,
  rest: readonly Part[],
  read: (part: Part) => ReadClause,
): { part: Part; count: number } {
  let part = first;
  let count = 0;
  for (let next = rest[count]; next && goesWithColumn(part, next, read); next = rest[count]) {
    part = withNext(part, next);
    count += 1;
  }
  return { part, count };
}
