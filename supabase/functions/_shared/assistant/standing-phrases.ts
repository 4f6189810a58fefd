import { plainWords } from "./words.ts";

/** A pattern for phrases of plain words; a star at the end of a word is every word that begins so. */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const choices = [...phrases]
    .filter((phrase) => phrase !== "")
    .sort((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace(/[^\p{L}\p{N} *]+/gu, " ").replaceAll("*", "\\p{L}*"));
  return choices.length === 0
    ? /$^/gu
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${choices.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

/** Returns the phrases that a text contains, each as it is written there. */
export const phrasesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(plainWords(text).join(" ").matchAll(pattern)).map(([phrase]) => phrase)),
];
