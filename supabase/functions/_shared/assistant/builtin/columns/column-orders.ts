import { type Frame, type Problem, reading, type Reading } from "../commands/frames.ts";
import type { Parser } from "../commands/grammar.ts";
import type { Token } from "../commands/tokens.ts";
import { firstValuesIn } from "./column-values.ts";
import { columnDeleted } from "./column-deleted.ts";
import { editIn } from "./column-edits.ts";
import { type NewColumn, newColumnsIn } from "./new-columns.ts";

/** What a clause orders of the user's own columns: to make some, and fill them in, to rename one, to change its options, to delete some. */
export const columnOrders: Parser = (parse): Reading | Problem | null => {
  const { tokens, text, lists, spokenOf } = parse;
  const isNamed = tokens.some(({ code }) => code === "P");
  const edit = isNamed
    ? null
    : (columnDeleted(text, lists.columns) ?? editIn(text, lists.columns, { isOfPerson: spokenOf.person !== null }));
  if (edit) return edit;
  return newColumn(tokens, text);
};

const frameOf = (column: NewColumn): Frame => ({ do: "add_column", ...column });

/** Where what people have in a new column may begin. */
const JOINT = /(?:[.;,\n–—-]|:)\s+|\s+(?:and|then|with|for|plus)\s+/giu;

function newColumn(tokens: readonly Token[], text: string): Reading | null {
  const person = tokens.find(({ code }) => code === "P");
  if (!person) {
    const [frame, ...more] = newColumnsIn(text).map(frameOf);
    return frame ? reading(frame, { more }) : null;
  }
  const joints = Array.from(text.slice(0, person.from).matchAll(JOINT)).reverse();
  for (const { index, 0: joint } of joints) {
    const start = index + joint.trimEnd().length;
    const [column, another] = newColumnsIn(text.slice(0, index));
    if (!column || another) continue;
    const words = tokens.filter((token) => token.from >= (/^[\s]+\p{L}/u.test(joint) ? index : start));
    const values = firstValuesIn(words, text, column);
    if (values) return reading({ do: "add_column", ...column, values });
  }
  return null;
}
