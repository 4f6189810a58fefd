import type { Who } from "./frames.ts";
import { whoOf } from "./grammar.ts";
import { fit, type Token } from "./tokens.ts";

/** What people meet for, in plain words. */
export const MEETING =
  "(?:(?:phone|video|quick|short|great|good|nice|sales|intro|first|long) )*(?:call|meeting|chat|conversation|coffee|lunch|dinner|breakfast|talk|zoom|demo|catch ?up|visit|interaction|email|message)";

/** "Meeting with Ana and Leo yesterday: …": who was there. */
const MET = `(?:(?:that|we|i) ){0,2}(?:${MEETING} with|met|met with|saw|spoke to|spoke with|talked to|talked with|visited) (?<who>P(?:(?: and| ,|, and) P)+)(?: .*)?`;
/** The people that a note's own words are about: those that it begins with, or the only one that it names. */
export function subjectsOf(rest: readonly Token[], text: string): Who[] {
  const begun: Token[] = [];
  for (const token of rest) {
    if (token.code === "P") begun.push(token);
    else if (!/^(?:,|and|that)$/.test(token.code)) break;
  }
  const met = begun.length > 0 ? [] : (fit(rest, MET)?.["who"] ?? []).filter(({ code }) => code === "P");
  const all = begun.length > 0 ? begun : met.length > 0 ? met : rest.filter(({ code }) => code === "P").slice(0, 1);
  return all.map((token) => whoOf(token, text));
}
