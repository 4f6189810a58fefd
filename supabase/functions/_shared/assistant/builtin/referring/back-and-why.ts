import type { StepRequest } from "../../assistant-model.ts";

const IT = "(?:it|that|this|them|him|her|those|these)";
const CALM =
  "(?:(?:oh|ah|sorry|oops|whoops|wait|please|ok|okay|actually|hang on|hold on|my mistake|my bad|can you|could you)[\\s,.!…–-]+)*";
const WERE =
  "(?: (?:where|as|how|the way|like) (?:it|they|he|she|that|those|everything|everyone) (?:was|were|is|are|had been|came from)(?: before)?)";
/** "Jaysus no, put them back where they were": a cry of one or two words, and all of it back. */
const CRIED = new RegExp(
  `^\\W*(?:(?<cry>(?:\\p{L}+\\s){0,2}(?:no|nope|nah|wait)(?:\\s(?:no|way|wait))*[\\s,.!…–-]+))?${CALM}(?:put|bring|move|set|take|get|give|change|turn)\\s+${IT}(?:\\s+back(?<were>${WERE})?|${WERE})(?:\\s+(?:please|again|so|then|now))*(?<why>\\s*[,;.–—-]+\\s*(?:(?:as|because|since|cause|'cause)\\s+)?(?:(?:i|we|he|she|it|they|that|there|you)(?:['’]\\p{L}+)?|haven['’]?t|have not|hasn['’]?t|still|didn['’]?t|don['’]?t|do not|not|never|need|wasn['’]?t|wrong|too)\\s[^?\\n]{1,80})?[\\s.!]*$`,
  "iu",
);
/** What goes on with an order is more than a reason. */
const ORDERS = /(?<!\p{L})(?:set|add|make|move|put|mark|change|delete|remove|note|remind|instead|rather)(?!\p{L})/iu;

const BARE = /\sback(?:\s(?:please|again|so|then|now))*[\s.!]*$/iu;

/** "Sorry, bring it back, haven't read it at all": what was done last, taken back, without the cry before and the reason behind. Null for other words. */
export function backAndWhy({ message, changes = [] }: StepRequest): string | null {
  const found = message.length > 160 ? null : CRIED.exec(message);
  if (!found) return null;
  const { cry, were, why = "" } = found.groups ?? {};
  // "Get it back" alone, or after a note of what was lent, may mean the thing.
  const isBare = BARE.test(message) || changes.some(({ tool }) => /^create_(?:note|task)$/u.test(tool));
  if (ORDERS.test(why) || (isBare && cry === undefined && were === undefined)) return null;
  const standing = changes.filter(({ status }) => status === "proposed" || status === "executed");
  return standing.length > 0 && standing.length === changes.length ? "undo that" : null;
}
