import { withInstead } from "./referring/word-instead.ts";

/** "It's the Mater and Tallaght", of a note "… the Mater and CUH": as many words from the same ones on; null where it begins with none of its own. */
function withSamePart(note: string, said: string): string | null {
  const words = said.split(/\s+/u);
  const own = note.split(/\s+/u);
  const same = (one = "", other = "") => one.toLowerCase() === other.toLowerCase();
  const at = own.findIndex(
    (word, no) => no > 0 && same(word, words[0]) && same(own[no + 1], words[1]) && words[1] !== undefined,
  );
  if (at < 0 || words.length < 3 || 2 * words.length >= own.length) return null;
  const [first = ""] = words;
  const begins = own[at] === first.toLowerCase() ? first.toLowerCase() : (own[at] ?? first);
  return [...own.slice(0, at), begins, ...words.slice(1), ...own.slice(at + words.length)].join(" ");
}

/** "The CFO, not Tom": one for the other. */
const INSTEAD = /^(?<now>[^,;]{1,60}?)\s*[,;–-]?\s+(?:and\s+)?not\s+(?<was>[^,;]{1,60}?)[\s.!]*$/iu;
const wordsOf = (text: string): number => text.split(/\s+/u).length;

/** What a note becomes that is corrected: in its part where it begins as one, else all of it; a few words do not take the place of many unasked. */
export function partOrAll(old: unknown, said: string, isAll: boolean): { content: string; isSure: boolean } {
  const note = typeof old === "string" ? old : "";
  const { now = "", was = "" } = INSTEAD.exec(said)?.groups ?? {};
  const merged =
    now === ""
      ? withSamePart(note, said)
      : withInstead(
          note,
          was,
          now.replace(/^(?:The|A|An)\s/u, (word) => word.toLowerCase()),
        );
  if (merged !== null) return { content: merged, isSure: true };
  return { content: said, isSure: isAll && now === "" && 4 * wordsOf(said) >= 3 * wordsOf(note) };
}
