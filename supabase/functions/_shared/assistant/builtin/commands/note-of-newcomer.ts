import type { KnownPerson } from "../../assistant-model.ts";
import { NEWCOMER } from "../ready.ts";
import { plainWords } from "../../words.ts";
import type { ReadClause } from "./read-clause.ts";

/** How someone comes to be known: what is told of who sent them is about them. */
const BRINGS =
  /\b(?:sent|sends|introduc\w+|recommend\w+|refer(?:s|red|ral)|suggested|vouch\w+|knows|knew|met|brought|put (?:us|me|them|her|him) in touch|passed (?:on|me|us)|gave (?:me|us)|mention\w+|told (?:me|us) about)\b|\b(?:geschickt|empfohlen|vorgestellt|vermittelt|kennt)\b|\b(?:envoye|recommande|presente|connait)\w*\b|\b(?:enviado|envio|recomend\w+|present\w+|conoce)\b/u;

/**
 * "Add Rosa Marin …, and note that Omar sent her": the note is about the person who is being added. A note about someone else next to it waits,
 * and one that names nobody is theirs.
 */
export function noteOfNewcomer(clause: ReadClause, last: readonly KnownPerson[]): ReadClause {
  const [newcomer, another] = last;
  if (!newcomer || another || !newcomer.id.startsWith(NEWCOMER)) return clause;
  const who = { people: [newcomer], said: newcomer.name };
  const readings = clause.readings.map((one) => {
    if (!("frame" in one) || one.frame.do !== "note") return one;
    const { content } = one.frame;
    const words = plainWords(content).join(" ");
    const isNamed = one.frame.who.some(({ said }) => said !== "" && !words.includes(plainWords(said).join(" ")));
    if (isNamed) return one;
    const isOfThem = clause.tokens.some(({ slot }) => slot?.is === "person" && slot.people.includes(newcomer));
    if (one.frame.who.length > 0 && !isOfThem && !BRINGS.test(words))
      return { ...one, doubt: one.doubt ?? "It may be about who is being added. Confirm if it is not." };
    return { ...one, frame: { ...one.frame, who: [who] } };
  });
  const isTheirs = readings.some((one) => "frame" in one && one.frame.do === "note" && one.frame.who.includes(who));
  return { ...clause, readings, ...(isTheirs ? { people: [newcomer], mention: newcomer.name } : {}) };
}
