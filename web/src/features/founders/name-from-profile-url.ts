import { canonicalProfileUrl } from "@contract/profile-url";

/** Small words of names that stay in lower case. */
const PARTICLES = new Set([
  "al",
  "bin",
  "da",
  "de",
  "del",
  "della",
  "den",
  "der",
  "di",
  "do",
  "dos",
  "du",
  "la",
  "le",
  "van",
  "von",
  "y",
]);

const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/**
 * Guesses a name from the address of a LinkedIn profile: `/in/jane-doe-4a5b6c7` is Jane Doe. Null where the address holds no name
 * that a person would recognise, such as `/in/jdoe` or `/in/ACoAAB12`.
 */
export function nameFromProfileUrl(address: string): string | null {
  const slug = canonicalProfileUrl(address)?.split("/in/")[1];
  if (slug === undefined) return null;
  const words = slug.split(/[-._]+/).filter(Boolean);
  // LinkedIn ends an address that would exist twice with an id, which has digits.
  while (words.length > 2 && /\d/.test(words.at(-1) ?? "")) words.pop();
  if (words.length < 2 || words.length > 5 || !words.every((word) => /^[\p{L}\p{M}'’]+$/u.test(word))) return null;
  return words.map((word, at) => (at > 0 && PARTICLES.has(word) ? word : capital(word))).join(" ");
}
