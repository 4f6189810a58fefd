import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { PLEASE } from "./rewording.ts";

const OWNER = String.raw`\p{L}[\p{L}\p{M}.'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}.'’-]*)?`;
const END = String.raw`(?:\s+(?:please|pls|now|from now on|from today|then|as owner))*[\s.?!]*$`;
const FROM = String.raw`\s+(?:instead of|rather than|in place of|from|off)\s+(?<from>${OWNER})`;
const WAYS = [
  // "Can Kim have Ana instead of Leo?"
  String.raw`^\s*${PLEASE}(?:can|could|may|shall|should|would)\s+(?<owner>${OWNER})\s+(?:please\s+)?(?:have|take\s+over|take\s+on|take|get|own|look\s+after|handle)\s+(?<who>[^,;:.?!\n]{2,70}?)(?:\s+over)?${FROM}${END}`,
  // "Could we give Ana to Kim instead of Leo?"
  String.raw`^\s*${PLEASE}(?:can|could|may|shall|should)\s+(?:we|i)\s+(?:please\s+)?(?:give|hand|pass|move|switch|transfer)\s+(?:over\s+)?(?<who>[^,;:.?!\n]{2,70}?)\s+(?:over\s+)?to\s+(?<owner>${OWNER})${FROM}${END}`,
].map((way) => new RegExp(way, "iu"));

/** Somebody who is asked to be another colleague's instead, as what is so from now on: "Can Kim have Ana instead of Leo?". Other messages are unchanged. */
export function withOwnerAsked(message: string, { people }: StepRequest): string {
  if (message.length > 160) return message;
  const { owner = "", who = "", from = "" } = WAYS.map((way) => way.exec(message)?.groups).find((found) => found) ?? {};
  const isOf = (words: string) => {
    const said = plainWords(words.replace(/['’]s$/u, ""));
    return (
      said.length > 0 &&
      people.some(({ name, by }) => by !== "near" && said.every((word) => plainWords(name).includes(word)))
    );
  };
  const all = who.split(/\s*(?:,|&|\band\b)\s*/iu).filter((one) => one !== "");
  if (owner === "" || all.length === 0 || !all.every(isOf) || isOf(owner) || isOf(from)) return message;
  return `${owner} takes over ${who} from ${from}`;
}
