import { plainWords } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { withDateColumn } from "./date-columns.ts";
import type { Part } from "./split-clauses.ts";
import type { Lists } from "./values.ts";

const LEAD = "(?<lead>\\W*(?:(?:please|pls|and|also|so|then|just|can you|could you)[\\s,]+)*)";
const AWAY = "(?:get rid of|do away with|dispose of|take away|throw out|throw away|ditch|chuck)";
const END = "(?:\\s+(?:please|now|thanks))?[\\s.!?]*$";
const EMPTIES: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}${AWAY}\\s+(?:the\\s+)?(?<label>\\p{L}[\\p{L}\\p{N} -]{1,30}?)\\s+(?:for|of|from|on)\\s+(?<who>\\p{L}[^,;:?!]{1,40}?)${END}`,
    "iu",
  ),
  new RegExp(
    `^${LEAD}${AWAY}\\s+(?<who>his|her|their|\\p{L}[^,;:?!]{1,40}?['’]s?)\\s+(?<label>\\p{L}[\\p{L}\\p{N} -]{1,30}?)${END}`,
    "iu",
  ),
];

/** "Get rid of the Plan for Ana": one of their fields is cleared, and nobody and no column is deleted. */
export const withEmptied =
  (lists: Lists) =>
  (spoken: Part): Part => {
    const part = withDateColumn(spoken, lists);
    if (part.text.length > 120) return part;
    const said = EMPTIES.map((pattern) => pattern.exec(part.text)?.groups).find(Boolean);
    const words = plainWords(said?.["label"] ?? "");
    if (!said || fieldNamed(words, lists.columns)?.length !== words.length) return part;
    const who = said["who"] ?? "";
    const whose = /['’]s?$|^(?:his|her|their)$/iu.test(who);
    return {
      ...part,
      text: `${said["lead"] ?? ""}clear ${whose ? `${who} ${said["label"] ?? ""}` : `the ${said["label"] ?? ""} of ${who}`}`,
    };
  };
