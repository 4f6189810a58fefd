import type { OwnColumn } from "../reading.ts";
import { onlyRelated } from "../vocabulary/related-words.ts";

const LEAD = String.raw`^\W*(?:(?:and|so|ok|okay|tell me|do you know)[\s,]+)*(?:which|what)`;
const COMMON = "(?:most (?:popular|common|frequent|used|wanted|loved|requested)|commonest)";
const OF = String.raw`(?<of>\p{L}[\p{L}\p{N} '’-]{1,40}?)`;
const END = String.raw`(?: of all| with (?:our |my )?(?:customers|clients|people))?[\s?.!]*$`;
const ASKED = [
  new RegExp(`${LEAD}(?:['’]s| is| are)? (?:the |our )?${COMMON} ${OF}${END}`, "iu"),
  new RegExp(`${LEAD} ${OF} (?:is|are) (?:the )?${COMMON}${END}`, "iu"),
  new RegExp(`${LEAD} ${OF} (?:has|have|gets?) (?:the )?most (?<what>\\p{L}+)${END}`, "iu"),
];

/** "Which rind is the most popular", "which course has the most dogs": how many have each, of a column of the user's own. */
export function withMostCommon(said: string, columns: readonly OwnColumn[]): string {
  const groups = ASKED.map((pattern) => pattern.exec(said)?.groups).find((one) => one !== undefined);
  const { of = "", what = "" } = groups ?? {};
  const word = of.trim().toLowerCase().split(" ").at(-1) ?? "";
  const choices = columns.filter(({ type }) => type === "select" || type === "multiselect" || type === "text");
  const column = onlyRelated(word, choices, ({ label }) => label);
  const numbers = columns.filter(({ type }) => type === "number");
  const isCounted = what !== "" && onlyRelated(what.toLowerCase(), numbers, ({ label }) => label) !== null;
  return column === null || isCounted ? said : `how many people per ${column.label}?`;
}
