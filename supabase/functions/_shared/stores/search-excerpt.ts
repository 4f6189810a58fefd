import * as z from "zod/mini";
import { type SearchMatch, searchMatchSchema } from "../contract/founder-list.ts";
import { normalized } from "../contract/storable.ts";

/** Where `list_people` found a person: a piece of a text as it is stored, and the words of it that were found, folded. */
export const storedMatchSchema = z.object({
  field: searchMatchSchema.shape.field,
  text: z.string(),
  words: z.array(z.string()),
  hasMoreBefore: z.boolean(),
  hasMoreAfter: z.boolean(),
});
type StoredMatch = z.infer<typeof storedMatchSchema>;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
// What the database's `unaccent` takes apart and Unicode does not.
const LETTERS: Record<string, string> = { ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** A word as the database searches it: lower case, without accents. */
function fold(word: string): string {
  const bare = normalized(word, "NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace(/[øłđðþßæœı]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** The piece without the halves of words at its ends, and with an ellipsis where there is more. */
function trimmed({ text, hasMoreBefore, hasMoreAfter }: StoredMatch): string {
  const from = hasMoreBefore ? text.replace(/^\S{0,30}\s+/u, "… ") : text;
  return (hasMoreAfter ? from.replace(/\s+\S{0,30}$/u, " …") : from).replace(/\s+/gu, " ").trim();
}

/** Splits the piece into matches and the text around them; joined, they are the piece. */
export function toSearchMatch(found: StoredMatch): SearchMatch {
  const text = trimmed(found);
  const excerpt: SearchMatch["excerpt"] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = fold(word);
    if (!found.words.some((sought) => folded.startsWith(sought))) continue;
    if (index > end) excerpt.push({ text: text.slice(end, index), isFound: false });
    excerpt.push({ text: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) excerpt.push({ text: text.slice(end), isFound: false });
  return { field: found.field, excerpt };
}
