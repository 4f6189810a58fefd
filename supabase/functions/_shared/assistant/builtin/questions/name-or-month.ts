import type { Token } from "./tokens.ts";

/** Months and days that are other words too: alone they name no day. */
export const DOUBTFUL_DAYS = new Set("may march mar mars sun sat jan dec sept second mai".split(" "));

/** "The email of Mai Lindt" names no month: more of the name follows, or no month stands behind such a word. */
export function isNameBehind(
  tokens: readonly Token[],
  at: number,
  names: ReadonlyMap<number, { length: number }>,
): boolean {
  const [before = "", next] = [tokens[at]?.plain, tokens[at + 1]];
  const isDoubtful = next !== undefined && DOUBTFUL_DAYS.has(next.plain) && !/^\p{Ll}/u.test(next.raw);
  const named = isDoubtful ? names.get(at + 1) : undefined;
  return (
    named !== undefined &&
    (named.length > 1 ||
      /^(?:of|for|with|about)$/.test(before) ||
      (before === "on" && !/^(?:sun|sat)$/.test(next?.plain ?? "")))
  );
}
