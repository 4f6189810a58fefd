import { listedOptions } from "../../listed-options.ts";
import { plainWords } from "../../words.ts";
import type { Change } from "./frames.ts";
import { same } from "./values.ts";

const AROUND = /^(?:(?:to|too|two|the|a|an|as|at|on|in|now|only|just|be|is|value|option)\s+)+(?=\S)/iu;

/** A value that is no option of its column, as the only option that has it: "430" of "430 Hz", "large" of "Large box". */
export function withOptionMeant(change: Change): Change {
  if (!("column" in change) || change.value === null || !/^(?:select|multiselect)$/u.test(change.column.type))
    return change;
  const { options, type } = change.column;
  const meant = (said: string): string => {
    if (options.some((option) => same(option, said))) return said;
    const bare = said.replace(AROUND, "");
    const words = plainWords(bare);
    const exact = options.find((option) => same(option, bare));
    if (exact !== undefined || words.length === 0) return exact ?? said;
    const [only, another] = options.filter((option) => {
      const own = plainWords(option);
      return words.every((word) => own.includes(word)) || own.every((word) => words.includes(word));
    });
    return only !== undefined && another === undefined ? only : said;
  };
  const value = type === "select" ? meant(change.value) : listedOptions(change.value, options).map(meant).join(", ");
  return value === change.value ? change : { ...change, value };
}
