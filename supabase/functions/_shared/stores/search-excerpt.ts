import * as z from "zod/mini";
import { type SearchMatch, searchMatchSchema } from "../contract/founder-list.ts";
import { unaccented } from "../contract/storable.ts";

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
    const folded = unaccented(word, "NFD");
    if (!found.words.some((sought) => folded.startsWith(sought))) continue;
    if (index > end) excerpt.push({ text: text.slice(end, index), isFound: false });
    excerpt.push({ text: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) excerpt.push({ text: text.slice(end), isFound: false });
  return { field: found.field, excerpt };
}
