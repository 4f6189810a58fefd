import { unaccented } from "../contract/storable.ts";
import { remembering } from "./remembering.ts";

const STOP = new Set(
  `a an and are as at be by for from has have he her him his i in is it its me my of on or our she so that the their them then there they this to up us was we will with you your about into over please can could would should just also new`.split(
    " ",
  ),
);

const wordsIn = remembering((text): readonly string[] =>
  unaccented(text)
    .replace(/['’]s\b/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== ""),
);
/** Text as it is compared: lower case, no accents, no marks. */
export const plainWords = (text: string): string[] => [...wordsIn(text)];

/** A word without its commonest endings, so that "calling" and "calls" are "call". */
export function stem(word: string): string {
  if (word.length > 5 && word.endsWith("ing")) return word.slice(0, -3);
  if (word.length > 4 && (word.endsWith("ed") || word.endsWith("es"))) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** The words that carry meaning, unchanged. */
export const tellingWords = (text: string): string[] => plainWords(text).filter((word) => !STOP.has(word));

/** The same, stemmed. */
export const contentWords = (text: string): string[] => tellingWords(text).map(stem);

/** Finds any of these phrases, which are plain words, in a text of plain words. */
export const anyOf = (phrases: readonly string[]): RegExp => new RegExp(`\\b(?:${phrases.join("|")})\\b`);
