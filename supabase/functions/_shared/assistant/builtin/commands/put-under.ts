import type { OwnColumn } from "../reading.ts";
import { plainWords } from "../../words.ts";
import { dutyIn } from "./task-behind.ts";

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s+(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2}`;
const PUT_UNDER =
  /^(?<said>[^:?\n]{5,200}?)(?:\s*[,;.–—-]+\s*|\s+)(?:(?:so|and|please|can you|could you|just)\s+)*(?:put|store|save|write|file|enter|keep|log|record|note|add|stick|pop)\s+(?:that|this|it)\s+(?:down\s+)?(?:under|in|into|as|for|to)\s+(?:the\s+|his\s+|her\s+|their\s+)?(?<label>[^,;:.?!\n]{2,40}?)(?:\s+(?:column|field))?(?:\s+(?:please|too|for me))?[\s.!]*$/iu;
/** Who is told of, and what: "Ravi loves sailing", "I met Ravi through Katapult". */
const TOLD = [
  String.raw`^(?:(?:so|oh|ok|fyi|btw)[\s,]+)*(?<who>${NAME})\s+(?:(?:also|really|just|now)\s+)*(?:loves?|likes?|prefers?|enjoys?|wants?|needs?|uses?|speaks?|plays?|collects?|asked for|asked about|is into|is interested in|is a fan of|cares about|comes from|lives in|works with|was introduced by|came through|came via|comes through)\s+(?<value>\S[^,;]{1,60})$`,
  String.raw`^(?:(?:so|oh|ok|fyi|btw)[\s,]+)*(?:i|we)\s+(?:first\s+|originally\s+)?(?:met|found|know|got to know|heard of|came across|got)\s+(?<who>${NAME})\s+(?:through|via|at|by|from|in|over|on)\s+(?<value>\S[^,;]{1,60})$`,
].map((source) => new RegExp(source, "iu"));

/** "Ravi loves sailing, put that under hobbies": what was said is the value of a column, and no note. Other messages are unchanged. */
export function putUnder(message: string, columns: readonly OwnColumn[]): string {
  const { said = "", label = "" } = PUT_UNDER.exec(message)?.groups ?? {};
  const words = plainWords(label).join(" ");
  const column = columns.find(
    ({ type, label: own }) => /^(?:text|select|multiselect)$/u.test(type) && plainWords(own).join(" ") === words,
  );
  if (!column) return message;
  for (const told of TOLD) {
    const { who, value } = told.exec(said)?.groups ?? {};
    if (who !== undefined && value !== undefined && !/(?:^|\s)(?:and|but|who|which|because|to)\s/iu.test(value))
      return `set ${column.label} of ${who} to ${value.replace(/^(?:the|a|an)\s+(?=\p{Ll})/u, "")}`;
  }
  return message;
}

const TASK_UNDER =
  /^(?<polite>\s*(?:(?:so|and|please|can you|could you|just|ok|okay)[\s,]+)*)(?:put|move|file|hang|list|place|set)\s+the\s+(?<what>[^,;:.?!"“”\n]{2,60}?)\s+(?:task|to-?do|reminder|job|item|thing|one)\s+(?:down\s+)?(?:under|to|with|on|onto)\s+(?<who>[^,;:.?!\n]{2,40}?)(?:['’]s?\s+(?:name|page|tasks|list))?(?:\s*,?\s+(?:rather than|instead of|and not|not|no longer)(?:\s+(?:under|to|with|on|onto))?\s+(?<other>[^,;:.?!\n]{2,40}?))?(?:\s+(?:please|pls|instead|now))*[\s.!]*$/iu;

/** "Put the deck job under Ana rather than Leo": a task goes to another person, where `names` has both. Other messages are unchanged. */
export function taskUnder(message: string, names: readonly string[]): string {
  const { polite = "", what = "", who = "", other } = TASK_UNDER.exec(message)?.groups ?? {};
  return isOneOf(names, who) && (other === undefined || isOneOf(names, other))
    ? `${polite}assign the ${what} task to ${who}`
    : message;
}

/** Whether words are part of a name. */
function isOneOf(names: readonly string[], said: string): boolean {
  const words = plainWords(said);
  return words.length > 0 && names.some((name) => words.every((word) => plainWords(name).includes(word)));
}

const UNDER_PERSON =
  /^(?<said>[^:?"“”\n]{8,200}?)\s*[,;.!–—-]+\s*(?:(?:so|and|please|can you|could you|just)[\s,]+)*(?:put|file|log|store|keep|save|list|hang|stick|pin|attach|link|add|note)\s+(?:it|that|this)\s+(?:down\s+)?(?:under|with|to|on|onto|for|against|in)\s+(?<who>[^,;:.?!\n]{2,40}?)(?:['’]s?\s+(?:name|page|tasks|record|profile|list))?(?:\s+(?:please|pls|too|for me))*[\s.!]*$/iu;
const REMINDS =
  /^\W*(?:(?:hey|ok|so|please|and|also|can you|could you)[\s,]+)*remind me (?:to|that i (?:must|have to|need to|should)) (?=\S)/iu;

/** "Tomorrow I must chase the bank. Put it under Ana": a task of hers, where `names` has her. Other messages are unchanged. */
export function dutyUnder(message: string, names: readonly string[], today: string): string {
  const { said = "", who = "" } = UNDER_PERSON.exec(message)?.groups ?? {};
  if (!isOneOf(names, who)) return message;
  const duty = REMINDS.test(said) ? said.replace(REMINDS, "") : dutyIn(said, today);
  return duty === null ? message : `add a task for ${who}: ${duty}`;
}
