import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";

const IT = "it|that|this|them|him|her|those|these";
const CALM =
  "(?:(?:oh|ah|sorry|oops|whoops|wait|please|ok|okay|actually|hang on|hold on|my mistake|my bad|can you|could you)[\\s,.!…–-]+)*";
const WERE =
  "(?: (?:where|as|how|the way|like) (?:it|they|he|she|that|those|everything|everyone) (?:was|were|is|are|had been|came from)(?: before)?)";
/** "Jaysus no, put them back where they were": a cry of one or two words, and all of it back. */
const CRIED = new RegExp(
  `^\\W*(?:(?<cry>(?:\\p{L}+\\s){0,2}(?:no|nope|nah|wait)(?:\\s(?:no|way|wait))*[\\s,.!…–-]+))?${CALM}(?:put|bring|move|set|take|get|give|change|turn)\\s+(?<it>${IT})(?:\\s+back(?<were>${WERE})?|(?<wereNow>${WERE}))(?:\\s+(?:please|again|so|then|now))*(?<why>\\s*[,;.–—-]+\\s*(?:(?:as|because|since|cause|'cause)\\s+)?(?:(?:i|we|he|she|it|they|that|there|you)(?:['’]\\p{L}+)?|haven['’]?t|have not|hasn['’]?t|still|didn['’]?t|don['’]?t|do not|not|never|need|wasn['’]?t|wrong|too)\\s[^?\\n]{1,80})?[\\s.!]*$`,
  "iu",
);
/** What goes on with an order is more than a reason. */
const ORDERS = /(?<!\p{L})(?:set|add|make|move|put|mark|change|delete|remove|note|remind|instead|rather)(?!\p{L})/iu;

const BARE = /\sback(?:\s(?:please|again|so|then|now))*[\s.!]*$/iu;
/** What was just made has been nowhere, but it may not have been so before. */
const AS_IT_WAS = /(?:as|how|the way|like) (?:it|that|everything) (?:was|had been)/iu;

/** Whether these words can be of the last changes: someone who is put back was changed, and a note or task that was made is not brought back. */
function isOfChanges(it: string, were: string | undefined, changes: readonly AssistantAction[]): boolean {
  if (changes.some(({ tool }) => /^create_(?:note|task|touch|founder)$/u.test(tool)))
    return /^(?:it|that|this)$/iu.test(it) && were !== undefined && AS_IT_WAS.test(were);
  return !/^(?:him|her)$/iu.test(it) || !changes.some(({ tool }) => /_(?:task|note|touch)$/u.test(tool));
}

/** "Sorry, bring it back, haven't read it at all": what was done last, taken back, without the cry before and the reason behind. Null for other words. */
export function backAndWhy({ message, changes = [] }: StepRequest): string | null {
  const found = message.length > 160 ? null : CRIED.exec(message);
  if (!found) return null;
  const { cry, it = "", were, wereNow = were, why = "" } = found.groups ?? {};
  // "Get it back" alone may mean a thing, and "no, get it back" behind a note of what was lent as well.
  const isBare = BARE.test(message) && cry === undefined && wereNow === undefined;
  if (ORDERS.test(why) || isBare || !isOfChanges(it, wereNow, changes)) return null;
  const standing = changes.filter(({ status }) => status === "proposed" || status === "executed");
  return standing.length > 0 && standing.length === changes.length ? "undo that" : null;
}
