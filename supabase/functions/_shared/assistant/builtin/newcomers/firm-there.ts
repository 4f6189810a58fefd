import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

/** "Kelp Works, signed today" begins with a firm that someone is at, and names no person. */
export function isFirmThere(said: string, { people }: { people: readonly KnownPerson[] }): boolean {
  const firm = plainWords(said.split(/[,;.!?\n]|\s[–—-]\s/u)[0] ?? "").join(" ");
  return firm !== "" && people.some(({ company }) => plainWords(company ?? "").join(" ") === firm);
}
