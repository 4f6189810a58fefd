import type { KnownPerson } from "../../assistant-model.ts";
import { oneMeant } from "./one-meant.ts";
import { PLEASE } from "./rewording.ts";

const NOTES = String.raw`(?:log|note|save|record|keep|store|file|put|write|jot|pop|stick|add)(?:\s+down)?`;
const THIS = String.raw`(?:this|that|it|the following)(?:\s+down)?`;
const FOR = String.raw`(?:for|on|against|about|under|to)`;
const WHO = String.raw`(?<who>[\p{L}\p{N}][^,;:.?!"“”\n]{1,50}?)`;
const QUOTE = String.raw`["“](?<text>[^"“”]{3,800})["”]`;
const END = String.raw`(?:\s*,?\s+(?:please|pls|plz|thanks|ta|thx))*[\s.!]*$`;
const ASKED = String.raw`(?:\s*,?\s+(?:please|pls|plz))?`;
const WAYS = [
  // 'Log this for Kelp pls "visa interview 3 March"'.
  String.raw`^\s*${PLEASE}${NOTES}\s+${THIS}\s+${FOR}\s+${WHO}(?:['’]s?\s+(?:record|file|page|notes))?${ASKED}\s*[:,–-]*\s*${QUOTE}${END}`,
  // 'Record "visa interview" for Kelp'.
  String.raw`^\s*${PLEASE}(?:log|note|record|jot|write)(?:\s+down)?\s+${QUOTE}\s+(?:down\s+)?${FOR}\s+${WHO}${END}`,
  // '"Visa interview" - log for Kelp pls'.
  String.raw`^\s*${QUOTE}\s*[,;:.–-]*\s*${PLEASE}(?:(?:log|note|record|jot)(?:\s+down)?(?:\s+${THIS})?|${NOTES}\s+${THIS})\s+${FOR}\s+${WHO}${END}`,
  // "For Kelp, log: visa interview".
  String.raw`^\s*${PLEASE}for\s+${WHO}\s*[,:–-]\s*(?:please\s+)?(?:log|note|record|jot down|write down)(?:\s+${THIS})?\s*[:–-]\s*(?<text>\S[^"“”\n]{2,400}?)${END}`,
  // "Log this on Kelp: visa interview".
  String.raw`^\s*${PLEASE}(?:log|note|record|jot|write)(?:\s+down)?\s+${THIS}\s+${FOR}\s+${WHO}${ASKED}\s*[:–-]\s+(?<text>\S[^"“”\n]{2,400}?)${END}`,
].map((way) => new RegExp(way, "iu"));

const ON_FILE = String.raw`(?:(?:this|that|the following)\s+(?:on\s+(?:file|record)|noted(?:\s+down)?|logged|recorded|as\s+a\s+note|(?:on|in)\s+(?:his|her|their|the)\s+(?:files?|records?|pages?|notes?))|(?:this|the following|the same)\s+note)`;
const NOBODY = /^(?:i|we|you|it|this|that|they|he|she|nobody|no one|none|somebody|someone|anybody|anyone)(?!\p{L})/iu;
/** "Both Kelp founders need this on file: …". */
const NEEDS_NOTE = new RegExp(
  String.raw`^\s*${PLEASE}(?<who>(?:(?:both|all|the two|everyone|everybody)\s+)?[\p{L}\p{N}][^,;:.?!"“”\n]{1,70}?)(?:\s+(?:both|all|each))?\s+(?:needs?|gets?|should\s+(?:all\s+|both\s+)?(?:have|get)|must\s+have)\s+${ON_FILE}${ASKED}\s*[:–-]\s+["“]?(?<text>\S[^\n"“”]{2,400}?)["”]?${END}`,
  "iu",
);

/** An order to note what is quoted, or what is to be on someone's file, as a plain one. Other messages are unchanged. */
export function withNoteByQuote(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 900 || !/["“:–-]/u.test(message)) return message;
  for (const way of WAYS) {
    const { who = "", text = "" } = way.exec(message)?.groups ?? {};
    const person = who === "" ? null : oneMeant(who, people);
    if (person) return `note on ${person.name}: ${text.trim()}`;
  }
  const { who = "", text = "" } = NEEDS_NOTE.exec(message)?.groups ?? {};
  if (who === "" || NOBODY.test(who)) return message;
  return `note for ${who.replace(/^the two\s+/iu, "both ")}: ${text.trim()}`;
}
