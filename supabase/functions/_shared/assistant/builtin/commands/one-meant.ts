import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

/** Those at the firm that words name, be it by the words that its name begins with: "Kelp Foods" of "Kelp Foods Co". */
export function atFirm(words: readonly string[], people: readonly KnownPerson[]): KnownPerson[] {
  const ownOf = ({ company }: KnownPerson) => plainWords(company ?? "");
  const whole = people.filter((person) => words.length > 0 && ownOf(person).join(" ") === words.join(" "));
  if (whole.length > 0 || words.join("").length < 4) return whole;
  return people.filter((person) => words.every((word, no) => ownOf(person)[no] === word));
}

/** The one person that words name, by their name or as the only one of a firm; null for nobody and for several. */
export function oneMeant(said: string, people: readonly KnownPerson[]): KnownPerson | null {
  const words = plainWords(said.replace(/['’]s?$/u, ""));
  const named = people.filter(
    ({ name, by }) => by !== "near" && words.every((word) => plainWords(name).includes(word)),
  );
  const found = named.length > 0 ? named : atFirm(words, people);
  const [only, another] = found;
  return words.length > 0 && only && !another ? only : null;
}
