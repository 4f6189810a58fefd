import { plainWords } from "../../words.ts";
import { commandWord } from "../vocabulary/command-words.ts";
import type { Problem, Reading } from "./frames.ts";
import type { Token } from "./tokens.ts";

/** A clause with slips in words of commands, as they are spelled, and which words those were; null where there are none. What stands behind a colon stays. */
export function respelledClause(text: string, tokens: readonly Token[]): { text: string; slips: string[] } | null {
  const colon = text.indexOf(":");
  const slips: string[] = [];
  let said = text;
  for (const { slot, from, to } of [...tokens].reverse()) {
    const word = text.slice(from, to);
    if (slot !== null || !/^\p{L}+$/u.test(word) || (colon >= 0 && from > colon)) continue;
    const meant = commandWord(plainWords(word).join(""));
    if (meant === null) continue;
    said = said.slice(0, from) + meant + said.slice(to);
    slips.unshift(`“${word}” as ${meant}`);
  }
  return slips.length === 0 ? null : { text: said, slips };
}

/** What a clause reads as with its slips mended: it waits, and says which they were. */
export const ofSlips = (readings: readonly (Reading | Problem)[], slips: readonly string[]): Reading[] =>
  readings.flatMap((one) =>
    "frame" in one && one.left.length === 0
      ? [{ ...one, doubt: `I read ${slips.join(" and ")}. Confirm if that is right.` }]
      : [],
  );
