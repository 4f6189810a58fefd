import { plainWords } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import type { Part } from "./split-clauses.ts";
import type { Lists } from "./values.ts";

const WHO = "(?<who>[^?,;:]{2,60}?)";
const END = "(?:\\s+(?:now|at the moment|currently))?\\s*\\?*\\s*$";
const ASKS: readonly RegExp[] = [
  new RegExp(
    `^\\W*(?:and |so |ok,? )*who(?:['’]s| is)? (?:owns|looks after|handles|is responsible for|the owner of|responsible for) ${WHO}${END}`,
    "iu",
  ),
  new RegExp(`^\\W*(?:and |so |ok,? )*who(?:['’]s| is) ${WHO}['’]s? (?<label>owner)${END}`, "iu"),
  new RegExp(
    `^\\W*(?:and |so |ok,? )*what(?:['’]s| is| are)? (?:the )?(?<label>\\p{L}[\\p{L} -]{1,30}?) of ${WHO}${END}`,
    "iu",
  ),
  new RegExp(
    `^\\W*(?:and |so |ok,? )*what(?:['’]s| is| are) ${WHO}['’]s? (?<label>\\p{L}[\\p{L} -]{1,30}?)${END}`,
    "iu",
  ),
  new RegExp(
    `^\\W*(?:and |so |ok,? )*(?:what|which) (?<label>\\p{L}[\\p{L} -]{1,30}?) (?:is|are|has|have|does) ${WHO}(?: (?:in|at|on|have))?${END}`,
    "iu",
  ),
];
const MAKES_IT =
  /^\W*(?:(?:please|ok|so|then|now|and|can you|could you)[\s,]+)*(?:make|set|change|put|switch|turn) (?:it|that|this|them)(?: (?:to|into|as))?\s+(?<value>(?!(?:an?|the|so|sure|quick|done|for|on|in|by|due)\s)[^?,;:]{1,40}?)[\s.!]*$/iu;

/** "Who owns Per? Make it Sol": the field that was just asked about, of the one it was asked of. */
export const withFieldAsked =
  ({ columns }: Lists) =>
  (part: Part, no: number, parts: readonly Part[]): Part => {
    const value = MAKES_IT.exec(part.text)?.groups?.["value"];
    const asked = value === undefined ? undefined : parts[no - 1]?.text;
    const said = asked === undefined ? undefined : ASKS.map((ask) => ask.exec(asked)?.groups).find(Boolean);
    if (!said || value === undefined) return part;
    const label = said["label"] ?? "owner";
    const words = plainWords(label);
    const named = fieldNamed(words, columns);
    return named?.length === words.length
      ? { ...part, text: `set the ${label} of ${said["who"] ?? ""} to ${value}` }
      : part;
  };
