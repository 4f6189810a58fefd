import { cutAtWord } from "../language-model/plain-text.ts";
import { contentWords, plainWords, stem, tellingWords } from "./words.ts";

/** How much of the excerpt is before the match, as a share of the whole. */
const LEAD = 0.25;

/** Returns the part of a long text that contains searched words, or its beginning without a match. */
export function excerpt(text: string, sought: string | null, length: number): string {
  if (text.length <= length) return text;
  const wanted = contentWords(sought ?? "");
  const hit = Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)).find(({ 0: word }) => {
    const plain = plainWords(word).join("");
    return wanted.some((one) => plain.startsWith(one));
  });
  const from = Math.max(0, Math.min((hit?.index ?? 0) - Math.floor(length * LEAD), text.length - length));
  if (from === 0) return cutAtWord(text, length);
  const start = text.indexOf(" ", from) + 1;
  return `… ${cutAtWord(text.slice(start), length - 2)}`;
}

const root = (word: string) => stem(word).replace(/[eiy]$/u, "");

/** Whether a text has each of the words, in whatever form: "prices" has "pricing". */
export function hasAllWords(text: string, sought: string): boolean {
  const roots = new Set(plainWords(text).map(root));
  return tellingWords(sought).every((word) => roots.has(root(word)));
}
