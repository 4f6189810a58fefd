import { MAY_BE_THEIRS } from "../why-held.ts";
import { codesOf } from "./commands/tokens.ts";
import type { ReadClause } from "./commands/read-clauses.ts";

/** "Omar: move Jane to Closed": a name, and an order about someone else behind it. */
const SPEAKS = /^P (?::|-|–|—) (?:set|move|change|put|mark|update|delete|remove|clear|rename|assign|make|give)\b.* P\b/;

/** A clause with who speaks in it left out of those who are changed, on a card; the clause itself where nobody does. */
export function withoutSpeaker(clause: ReadClause): ReadClause {
  if (!SPEAKS.test(codesOf(clause.tokens))) return clause;
  const [speaker] = clause.tokens;
  const name = speaker ? clause.text.slice(speaker.from, speaker.to) : "";
  return {
    ...clause,
    readings: clause.readings.map((one) => {
      if (!("frame" in one) || one.frame.do !== "set") return one;
      const who = one.frame.who.filter(({ said }) => said !== name);
      return { ...one, frame: { ...one.frame, who: who.length > 0 ? who : one.frame.who }, doubt: MAY_BE_THEIRS };
    }),
  };
}
