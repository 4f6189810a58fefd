import type { Misspelling } from "./spelling.ts";
import { EVERYDAY } from "./nobodys-names.ts";
import { plainWords } from "./words.ts";

/** "Armelles deal": a name's possessive that has no apostrophe is no misspelling; null where there is none. */
export function possessive(text: string, name: string, others: ReadonlySet<string>): Misspelling | null {
  for (const part of name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const plain = plainWords(part).join("");
    if (plain.length < 4 || plain.endsWith("s")) continue;
    const written = text.match(/[\p{L}\p{M}\p{N}]+/gu)?.find((word) => plainWords(word).join("") === `${plain}s`);
    // "Mark hopes to …", of Mark Hope: what he does.
    const isVerb = /^\p{Ll}/u.test(written ?? "") && isBehindOther(text, written ?? "", name);
    if (written !== undefined && !isVerb && !others.has(`${plain}s`) && !EVERYDAY.has(`${plain}s`))
      return { written, meant: `${part}'s` };
  }
  return null;
}

/** Whether a word comes right behind another part of the same name, which has its capital. */
function isBehindOther(text: string, written: string, name: string): boolean {
  const words = text.split(/\s+/u);
  return words.some((word, no) => {
    const before = words[no - 1] ?? "";
    return word === written && /^\p{Lu}/u.test(before) && name.split(/\s+/u).includes(before);
  });
}
