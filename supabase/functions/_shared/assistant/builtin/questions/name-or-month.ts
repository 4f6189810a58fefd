import type { Token } from "./tokens.ts";

/** Months and days that are other words too: alone they name no day. */
export const DOUBTFUL_DAYS = new Set("may march mar mars sun sat jan dec sept second mai".split(" "));
const MONTHS = new Set(
  "january february april june july august september october november december feb apr jun jul aug sep oct nov juni juli april avril juin".split(
    " ",
  ),
);

/** "The email of Mai Lindt" names no month: more of the name follows, or no month stands behind such a word. */
export function isNameBehind(
  tokens: readonly Token[],
  at: number,
  names: ReadonlyMap<number, { length: number }>,
): boolean {
  const [before = "", next] = [tokens[at]?.plain, tokens[at + 1]];
  if (next === undefined || /^\p{Ll}/u.test(next.raw)) return false;
  const named = names.get(at + 1);
  // "On Jun-ho" is a name of two words, whatever month its first one is.
  if (named && named.length > 1 && (MONTHS.has(next.plain) || DOUBTFUL_DAYS.has(next.plain))) return true;
  return (
    named !== undefined &&
    DOUBTFUL_DAYS.has(next.plain) &&
    (/^(?:of|for|with|about)$/.test(before) || (before === "on" && !/^(?:sun|sat)$/.test(next.plain)))
  );
}
