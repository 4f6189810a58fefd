import { slipsBetween } from "../../spelling.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";

const LETTERS_AT_LEAST = 8;
const LONG = 7;

/** "Refferal cod" is Referral code: a label of several words, each of which has a slip or two at most. What was read is told. */
export function withLabelSpelled(said: string, columns: readonly OwnColumn[], slips: string[]): string {
  const words = Array.from(said.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    plain: plainWords(word).join(""),
    from: index,
    to: index + word.length,
  }));
  for (const { label } of columns) {
    const bare = label.replace(/\([^)]*\)/gu, " ").trim();
    const own = plainWords(bare);
    if (own.length < 2 || own.join("").length < LETTERS_AT_LEAST) continue;
    const inOne = words.find(({ plain }) => plain === own.join(""));
    if (inOne) return said.slice(0, inOne.from) + bare + said.slice(inOne.to);
    for (let at = 0; at + own.length <= words.length; at += 1) {
      const run = words.slice(at, at + own.length);
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last || run.every(({ plain }, no) => plain === own[no])) continue;
      if (!run.every(({ plain }, no) => isNear(plain, own[no] ?? ""))) continue;
      // Another ending is no slip.
      if (run.every(({ plain }, no) => isEnding(plain, own[no] ?? ""))) continue;
      slips.push(`“${said.slice(first.from, last.to)}” as ${bare}`);
      return said.slice(0, first.from) + bare + said.slice(last.to);
    }
  }
  return said;
}

const isEnding = (written: string, meant: string): boolean =>
  written === meant || `${written}s` === meant || written === `${meant}s`;
/** A plural is no slip, and a short word is another one. */
const isNear = (written: string, meant: string): boolean =>
  isEnding(written, meant) ||
  (written.length > 2 &&
    meant.length > 3 &&
    written[0] === meant[0] &&
    slipsBetween(written, meant) <= (meant.length < LONG ? 1 : 2));
