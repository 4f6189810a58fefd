import { literal } from "../literal.ts";
import { POLITE, re } from "./rewording.ts";
import type { Lists } from "./values.ts";

const ORDER = String.raw`(?:(?:set|put|change|update|enter|fill in|add|make|move|clear|empty)\s+(?:(?:the|an?|her|his|their|P['’]s)\s+)?)?`;
const BEHIND = String.raw`(?:\s*[:=]|\s+(?:of|for|to|is|on|at|as)(?![\p{L}]))`;

/** "Set follow-up date of Jane to Friday", where a column is called so: a value of it, and no task to follow up. */
export const setsColumn = (text: string, { columns }: Lists): boolean =>
  columns.some(({ label }) => {
    const words = label.trim().split(/[\s-]+/u);
    const named = words.map(literal).join(String.raw`[\s-]+`);
    return words.length > 1 && re(String.raw`^\s*${POLITE}${ORDER}${named}${BEHIND}`).test(text);
  });
