import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import { isAsWritten } from "../commands/letter-options.ts";
import type { OwnColumn } from "../reading.ts";

/** Options that are words of every day, and named by chance. */
const COMMON = /^(?:yes|no|none|other|others|new|old|open|any|all|one|two|more|less|good|bad|low|high|medium|maybe)$/u;

/** "In cedar", "sails and a cover": what someone wants of the options of a column. */
export function optionFact(
  wish: string,
  column: OwnColumn,
  columns: readonly OwnColumn[],
): Extract<Change, { column: OwnColumn }> | null {
  const said = ` ${plainWords(wish).join(" ")} `;
  const named = column.options.filter((option) => {
    const plain = plainWords(option).join(" ");
    if (plain === "" || COMMON.test(plain) || !isAsWritten(option, wish)) return false;
    const isOfOther = columns.some(
      (other) => other !== column && other.options.some((one) => plainWords(one).join(" ") === plain),
    );
    return !isOfOther && [plain, `${plain}s`].some((one) => said.includes(` ${one} `));
  });
  // "Human hair" of "Human" and "Hair": the longer one is meant.
  const meant = named.filter((option) => !named.some((other) => other !== option && other.includes(option)));
  const [only, another] = meant;
  // "Only needs sails": the others go.
  if (column.type === "multiselect" && /\bonly\b|\bjust\b/u.test(said)) return null;
  if (only === undefined || (another !== undefined && column.type !== "multiselect")) return null;
  return column.type === "multiselect" ? { column, value: meant.join(", "), how: "adds" } : { column, value: only };
}
