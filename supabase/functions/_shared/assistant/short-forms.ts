import { EVERYDAY } from "./nobodys-names.ts";
import { nicknamesOf } from "./nicknames.ts";
import { RIGHT_WORDS } from "./right-words.ts";
import type { Misspelling } from "./spelling.ts";
import { plainWords } from "./words.ts";

/** A name of fewer letters is the end of many another. */
const SHORTEST = 4;

/** A word with a capital, or one that has something: "seun's". */
const WRITTEN = /(?<![\p{L}\p{M}\p{N}'’-])(?:\p{Lu}[\p{L}\p{M}]+|\p{Ll}[\p{L}\p{M}]{3,}(?=['’]s(?!\p{L})))/gu;

/** Whether a first name is said short by a word: "Seun" of Oluwaseun, "Beth" of Elizabeth, "Oluwa" of Oluwaseun, but no "Ann" of Leann. */
export function isShortOf(word: string, first: string): boolean {
  if (nicknamesOf(first).includes(word)) return word.length > 2;
  const isLonger = first.length >= word.length + 2;
  return (
    isLonger && ((word.length >= SHORTEST && first.endsWith(word)) || (word.length > SHORTEST && first.includes(word)))
  );
}

/**
 * Where a text has what someone's first name is in short, with a capital or as what has something; null where it has not. What is a name of someone else's as it is
 * spelled, and what stands with another surname, is not theirs.
 */
export function shortForm(text: string, name: string, others: ReadonlySet<string>): Misspelling | null {
  const [first = "", ...rest] = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const behind = new Set(rest.flatMap(plainWords));
  const plainFirst = plainWords(first).join("");
  for (const { 0: written, index } of text.matchAll(WRITTEN)) {
    const plain = plainWords(written).join("");
    if (others.has(plain) || EVERYDAY.has(plain) || RIGHT_WORDS.has(plain) || !isShortOf(plain, plainFirst)) continue;
    const [next = ""] = /^\s+\p{Lu}[\p{L}\p{M}]+/u.exec(text.slice(index + written.length)) ?? [];
    if (next !== "" && !plainWords(next).every((word) => behind.has(word))) continue;
    if (
      /\p{Lu}\p{Ll}[\p{L}'’]*[\s-]$/u.test(text.slice(0, index)) &&
      !/^\s*\p{Lu}\p{Ll}*\s$/u.test(text.slice(0, index))
    )
      continue;
    return { written, meant: written, isShort: true };
  }
  return null;
}
