import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { END, LEAD, re } from "./spoken-words.ts";

const NAMED_FIRST = re(
  `^${LEAD}(?<who>(?-i:\\p{Lu})[\\p{L}\\p{M}\\p{N}&.'’-]*(?: (?-i:\\p{Lu}|\\p{N}|&)[\\p{L}\\p{M}\\p{N}.'’-]*){0,3}),? ?[,:] ?(?<ask>(?:how (?:much|many|often|long|old|big|far|did|do|does|is|are)|what|which|when|where|who|does|did|is|has|have|was|will|can)\\b[^,;?!]{2,90})${END}`,
);
const SUBJECT = re("\\b(?<aux>do|does|did|are|is|was|were|have|has|will|can) (?:they|he|she|it)\\b");
const WHOSE = re("\\b(?:their|his|her|its) (?=\\p{L})");
const OBJECT = re(
  "\\b(?<lead>to|with|from|about|at|on|of|for|by|call|meet|met|contact|email|contacted|see) (?:them|him|her|it)\\b",
);
const PRONOUNS = /\b(?:they|he|she|it|their|his|her|its|them|him)\b/giu;
const AUX: Readonly<Record<string, string>> = { do: "does", are: "is", were: "was", have: "has" };
/** As far as a name that is said first goes. */
export type Known = Pick<KnownPerson, "name" | "company">;

/** "Varmeloop, how much do they burn again" asks it of who is named first. */
export function ofNamedFirst(text: string, people: readonly Known[]): string | null {
  const { who = "", ask: said = "" } = NAMED_FIRST.exec(text)?.groups ?? {};
  const named = plainWords(who).join(" ");
  const isKnown = ({ name, company }: Known) =>
    ` ${plainWords(`${name} ${company ?? ""}`).join(" ")} `.includes(` ${named} `);
  if (named === "" || !people.some(isKnown)) return null;
  const ask = said.replace(/(?:[\s,]+(?:again|exactly|please|then|now|still))+\s*$/iu, "");
  // With two of them, it is not sure that both mean who is named.
  if (ask.match(PRONOUNS)?.length !== 1) return null;
  const aux = SUBJECT.exec(ask)?.groups?.["aux"]?.toLowerCase();
  if (aux !== undefined) return `${ask.replace(SUBJECT, `${AUX[aux] ?? aux} ${who}`)}?`;
  if (WHOSE.test(ask)) return `${ask.replace(WHOSE, `${who}'s `)}?`;
  return OBJECT.test(ask) ? `${ask.replace(OBJECT, `$<lead> ${who}`)}?` : null;
}
