import type { OwnColumn } from "../reading.ts";

const LEAD = "^\\W*(?:(?:and|so|ok|okay|hey|now|well)[\\s,]+)*";
const NEXT_THING = new RegExp(
  `${LEAD}(?:tell me )?what(?:['’]?s| is| are)? the (?:very )?(?:next|first|most (?:important|urgent|pressing)) (?:thing|task|job|item|to-?do)s? (?:(?:that )?(?:i|we) (?:should|need to|have to|must|ought to|gotta) (?:do|tackle|get done|work on|start with|take care of)|to do|to tackle|to get done)(?: (?:today|now|next|first))?[\\s?.!]*$`,
  "iu",
);
const CALL_FIRST = new RegExp(
  `${LEAD}(?<asks>who (?:should|shall|do|must) i (?:call|ring|phone|contact|write to|email|mail|message) first)(?: (?:today|now|this morning|this week))?(?:,? and why)?[\\s?.!]*$`,
  "iu",
);
const NEXT_STEP = new RegExp(
  `${LEAD}(?:(?:what(?:['’]?s| is| are)?|show me|tell me) )?(?:(?<whose>\\p{L}[\\p{L}\\p{M} -]{0,40}?)['’]s next steps?|the next steps? (?:with|for|of) (?<who>\\p{L}[\\p{L}\\p{M} -]{0,40}?))[\\s?.!]*$`,
  "iu",
);

/** "What's the next thing I should do", "Ana's next step?" as the question for the next open task; a column that is called so is another one. */
export function withNextThing(message: string, columns: readonly OwnColumn[]): string {
  if (message.length > 120 || !/(?<!\p{L})(?:next|first|most)(?!\p{L})/iu.test(message)) return message;
  if (NEXT_THING.test(message)) return "what should i do next?";
  const call = CALL_FIRST.exec(message)?.groups?.["asks"];
  if (call !== undefined) return `${call}?`;
  const { whose, who } = NEXT_STEP.exec(message)?.groups ?? {};
  const name = whose ?? who;
  if (name === undefined || columns.some(({ label }) => /next step/iu.test(label))) return message;
  return `what is next with ${name}?`;
}
