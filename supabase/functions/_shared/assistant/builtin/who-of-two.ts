import type { KnownPerson } from "../assistant-model.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import type { Turn } from "./ready.ts";
import { type Asking, personOf } from "./resolve.ts";

const ONE = /^(?:he|she|him|her|his|hers)$/iu;

/** Everyone who a clause names, once each; someone who two have the name of counts as nobody. */
function namedIn({ tokens }: ReadClause): KnownPerson[] {
  const named = tokens.flatMap(({ slot }) =>
    slot?.is === "person" && !slot.isPronoun && slot.people.length === 1 ? slot.people : [],
  );
  return [...new Map(named.map((person) => [person.id, person])).values()];
}

/** "Farida recommended Hannah, set her to Lead": which of the two is meant, where nothing says it. Null where it is clear, or was answered. */
export function whoOfTwo(clauses: readonly ReadClause[], { given }: Turn): Asking | null {
  for (const [no, clause] of clauses.entries()) {
    const told = clauses[no - 1];
    const isOrder = clause.readings.some((one) => "frame" in one && one.frame.do === "set");
    if (
      told === undefined ||
      told.kind === "question" ||
      told.readings.length > 0 ||
      !isOrder ||
      namedIn(clause).length > 0
    )
      continue;
    const token = clause.tokens.find(({ slot }) => slot?.is === "person" && slot.isPronoun);
    const said = token ? clause.text.slice(token.from, token.to).replace(/['’]s$/u, "") : "";
    const people = namedIn(told);
    if (people.length < 2 || !ONE.test(said) || given[`person:${said.toLowerCase()}`] !== undefined) continue;
    const found = personOf({ people, said }, clause.text);
    if ("ask" in found) return found;
  }
  return null;
}
