import { normalized } from "../../contract/storable.ts";

/** The parts of a name that tell people apart: folded, without titles and punctuation; of an e-mail address, what is before the @. */
function nameParts(name: string): string[] {
  const bare = name.replace(/<[^>]*>/g, " ").trim();
  const person = /^\S+@\S+$/.test(bare) ? bare.slice(0, bare.indexOf("@")) : bare.replace(/\S+@\S+/g, " ");
  const folded = normalized(person, "NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "" && !TITLES.has(part));
}
const TITLES = new Set(["dr", "prof", "mr", "mrs", "ms", "mx", "sir", "dame", "phd", "md", "jr", "sr", "by"]);

/** A name as one text, to count how many different ones there are. */
export const authorKey = (name: string): string => nameParts(name).sort().join(" ");

/** Whether an author's name can be that of a person: "A. Lovelace", "Lovelace, Ada" and "adalovelace" are Ada Lovelace. */
export function isNamed(author: string, person: string): boolean {
  const [theirs, known] = [nameParts(author), nameParts(person)];
  if (theirs.length === 0 || known.length === 0) return false;
  if (theirs.join("") === known.join("")) return true;
  const [fewer, more] = theirs.length <= known.length ? [theirs, known] : [known, theirs];
  const fits = (part: string) =>
    more.some((other) => other === part || isInitial(part, other) || isInitial(other, part));
  // Initials alone name nobody.
  return fewer.every(fits) && fewer.some((part) => part.length > 1 && more.includes(part));
}
const isInitial = (part: string, other: string) => part.length === 1 && other.startsWith(part);
