import { plainWords } from "../../words.ts";
import { personFieldKeys, personFields } from "../../../contract/person-fields.ts";
import { commandWord } from "../vocabulary/command-words.ts";
import { nearestOf } from "../vocabulary/nearness.ts";
import type { Problem, Reading } from "./frames.ts";
import type { Token } from "./tokens.ts";
import type { Lists } from "./values.ts";

/** The words of the user's own columns, options and lists, and of fields. */
function ownWords({ stages, statuses, columns, owners = [] }: Lists): string[] {
  const own = [...stages, ...statuses, ...owners, ...columns.flatMap(({ label, options }) => [label, ...options])];
  const fields = personFieldKeys.map((key) => personFields[key].label);
  return [...new Set([...own, ...fields].flatMap(plainWords).filter((word) => word.length > 3))];
}

const YES_NO: Readonly<Record<string, string>> = {
  yse: "yes",
  yess: "yes",
  yeas: "yes",
  eys: "yes",
  ye: "yes",
  noo: "no",
};

/** "Set the email to nope": what is given as an address is no other word with a slip in it. */
const IS_ADDRESS = /(?<!\p{L})e-?mail(?:\s+address)?\s+(?:to|is|as|=)\s*$/iu;

/** A clause with slips in words of commands or of the user's own lists, as they are spelled, and which words those were; null where there are none. Words after a colon stay as they are. */
export function respelledClause(
  text: string,
  tokens: readonly Token[],
  lists: Lists,
): { text: string; slips: string[] } | null {
  const own = ownWords(lists);
  const colon = text.indexOf(":");
  const slips: string[] = [];
  let said = text;
  for (const { slot, from, to } of [...tokens].reverse()) {
    const word = text.slice(from, to);
    if (slot !== null || !/^\p{L}+$/u.test(word) || (colon >= 0 && from > colon)) continue;
    if (IS_ADDRESS.test(text.slice(0, from))) continue;
    const plain = plainWords(word).join("");
    const meant = nearestOf(plain, own) ?? commandWord(plain) ?? YES_NO[plain] ?? null;
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
