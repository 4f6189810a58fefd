import { literal } from "./literal.ts";
import { plainWords } from "../words.ts";

/** "Dr.", "Prof.": before a name. */
const HONORIFIC =
  /^(?:(?:dr|dra|prof|professor|mr|mrs|ms|mx|sir|dame|rev|hon|capt|ing|mag|dipl|herr|frau|don|doña|mme|mlle)\.?\s+)+(?=\S)/iu;
const firstOf = (name: string): string => name.replace(HONORIFIC, "").split(" ")[0] ?? name;

/** A title with someone else's name instead of the first one's. */
export function nameInstead(title: string, from: string, to: string): string {
  if (title.includes(from)) return title.replaceAll(from, to);
  const [first] = plainWords(from.replace(HONORIFIC, ""));
  // "Siobhan", of Siobhán.
  const name = Array.from(title.matchAll(/[\p{L}\p{M}\p{N}]+/gu)).find(([word]) => plainWords(word)[0] === first);
  return name === undefined || first === undefined
    ? title
    : title.slice(0, name.index) + firstOf(to) + title.slice(name.index + name[0].length);
}

/** The same of a text, where only the whole name counts, or the first with its capital and no other name behind it: "as per contract" is nobody. */
export function nameInText(text: string, from: string, to: string): string {
  if (text.includes(from)) return text.replaceAll(from, to);
  const first = firstOf(from);
  return first === ""
    ? text
    : text.replace(new RegExp(`(?<!\\p{L})${literal(first)}(?!\\p{L}|\\s+\\p{Lu}\\p{Ll})`, "u"), firstOf(to));
}
