import { unaccented } from "@contract/storable";

/** A piece of a text, and whether it is what was looked for. */
export interface Marked {
  text: string;
  isFound: boolean;
}

/** Where a search finds a word: at the beginning of the text's own words, or in the middle of one too. */
export type Where = "beginning" | "anywhere";

/** How much of a text is shown before the first match. */
const LEAD_LETTERS = 40;
const EXCERPT_LETTERS = 160;

/** The words that are typed, without case and accents, as a search compares. */
export const soughtWords = (typed: string): string[] => folded(typed).split(/\s+/u).filter(Boolean);

/** Whether a text has a word anywhere, in whatever case and accents. */
export const hasWord = (text: string, sought: string): boolean => folded(text).includes(sought);

const folded = (text: string) => unaccented(text, "NFD");

/** A folded text, and where in the text as it is written each of its letters comes from. */
function foldedWithPlaces(text: string) {
  const places: number[] = [];
  let all = "";
  for (const { 0: letter, index } of text.matchAll(/[^]\p{M}*/gu)) {
    const plain = folded(letter);
    all += plain;
    for (let at = 0; at < plain.length; at += 1) places.push(index);
  }
  places.push(text.length);
  return { all, placeOf: (at: number) => places[at] ?? text.length };
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where words are found: from and to, in order, none within another. */
function rangesOf(text: string, words: readonly string[], where: Where): { from: number; to: number }[] {
  const { all, placeOf } = foldedWithPlaces(text);
  const ranges = words.flatMap((word) => {
    const found: { from: number; to: number }[] = [];
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length)) {
      if (where === "beginning" && LETTER.test(all.charAt(at - 1))) continue;
      found.push({ from: placeOf(at), to: placeOf(at + word.length) });
    }
    return found;
  });
  ranges.sort((one, other) => one.from - other.from || other.to - one.to);
  let end = 0;
  return ranges.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}

/** The text in pieces, of which those are marked that are typed; joined, they are the text. */
export function marked(text: string, typed: string, where: Where = "beginning"): Marked[] {
  const pieces: Marked[] = [];
  let end = 0;
  for (const { from, to } of rangesOf(text, soughtWords(typed), where)) {
    if (from > end) pieces.push({ text: text.slice(end, from), isFound: false });
    pieces.push({ text: text.slice(from, to), isFound: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFound: false });
  return pieces;
}

/** So much of a text that a search found is shown as it is: it is in sight on a phone too. */
const SHOWN_WHOLE = 100;

/** What a search that finds words anywhere shows of a text: a short one whole, else where it has the first of `around`. */
export const foundIn = (text: string, typed: string, around?: readonly string[]): Marked[] =>
  text.length <= SHOWN_WHOLE ? marked(text, typed, "anywhere") : excerptOf(text, typed, "anywhere", around);

/** The piece of a text with the first of these words, or the first that is typed; on one line, with what is typed marked. */
export function excerptOf(
  content: string,
  typed: string,
  where: Where = "beginning",
  around: readonly string[] = soughtWords(typed),
): Marked[] {
  const text = content.replace(/\s+/g, " ");
  const first = rangesOf(text, around, where)[0]?.from ?? 0;
  const lead = [...text.slice(0, first)];
  const from = lead.length > LEAD_LETTERS ? first - lead.slice(-LEAD_LETTERS).join("").length : 0;
  const letters = [...text.slice(from, first + 2 * EXCERPT_LETTERS)];
  const shown = letters.slice(0, Math.min(lead.length, LEAD_LETTERS) + EXCERPT_LETTERS).join("");
  const [start, end] = [from > 0 ? "…" : "", from + shown.length < text.length ? "…" : ""];
  return marked(`${start}${shown}${end}`, typed, where);
}
