import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

/** The one person that words name, by their name or as the only one of a firm; null for nobody and for several. */
export function oneMeant(said: string, people: readonly KnownPerson[]): KnownPerson | null {
  const words = plainWords(said.replace(/['’]s?$/u, ""));
  const text = words.join(" ");
  const named = people.filter(
    ({ name, by }) => by !== "near" && words.every((word) => plainWords(name).includes(word)),
  );
  const found = named.length > 0 ? named : people.filter(({ company }) => plainWords(company ?? "").join(" ") === text);
  const [only, another] = found;
  return words.length > 0 && only && !another ? only : null;
}
