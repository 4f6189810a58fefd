import { plainOf } from "./commands/clause-kind.ts";
import type { Frame } from "./commands/frames.ts";
import { isRetracted } from "./commands/retracted.ts";
import type { ReadClause } from "./commands/read-clauses.ts";

const IF = "if|when|whenever|once|as soon as|in case|unless|provided|falls|wenn|sobald|quand|lorsque|des que|cuando|si";
const OPENS_WITH_IF = new RegExp(
  `^(?:(?:and|but|so|then|ok|also|please|und|y|et) )*(?:${IF}) (?!(?:is|are|am|was|were|did|do|does|can|could|shall|should|ist|sind|est|es) )`,
);
const LEFT_IF = new RegExp(`\\b(?:${IF}|soon|unles)\\b`);
const EXCEPT =
  /\b(?:except|excepting|excluding|but|without|minus|besides|apart|other than|save for|not|ohne|ausser|sauf|excepto|salvo|menos|bis auf)\b/;
const LEAVES_OUT =
  /\b(?:except|excepting|excluding|apart from|other than|save for|but not|ausser|sauf|excepto|salvo)\b/;
const TAKES_BACK =
  /^(?:(?:no|nope|wait|oh|sorry|actually|hm+|ah|please|stop|and|but|nein|non|on second thought) )*(?:no|stop|stop (?:it|that)|don t|dont|do not|never ?mind|forget (?:it|that|all that)|cancel(?: (?:it|that|all that))?|scratch that|leave (?:it|that|them|her|him|everything|things)(?: (?:as|where|how|the way) \S+ (?:is|are|was|were)| alone| be)?|lass (?:es|das)|vergiss es|olvidalo|dejalo|oublie|laisse tomber)(?: (?:do )?(?:it|that|this|them|please))*$/;

/** Whether a message ends by taking back all that it said: "no stop, don't". */
export function isTakenBack(clauses: readonly ReadClause[], message: string): boolean {
  if (clauses.some(({ kind }) => kind !== "question" && kind !== "correction") && isRetracted(message)) return true;
  const last = clauses.slice(1).map(({ text }) => plainOf(text));
  return last.some((_, no) => TAKES_BACK.test(last.slice(no).join(" ")));
}

/** Whether a clause says only on what condition another is to be done: "if Jane signs". */
export const isCondition = ({ text, kind, readings }: ReadClause): boolean =>
  OPENS_WITH_IF.test(plainOf(text)) && !/[?？؟]/u.test(text) && (kind === "question" || readings.length === 0);

/** Whether words that a change did not use say on what condition it is to be done. */
export const isConditionLeft = (left: readonly string[], { do: does }: Frame): boolean =>
  does !== "add_task" && does !== "note" && left.some((words) => LEFT_IF.test(plainOf(words)));

/** Whether someone or something is left out of a change, which no frame can say: "all except Jane". */
export function hasException(left: readonly string[], frame: Frame, { text }: ReadClause): boolean {
  const isMany =
    (frame.do === "change_task" || frame.do === "delete_task") &&
    frame.tasks.some(({ by }) => /^(?:all|others|some)$/.test(by));
  const isOfSeveral = (frame.do === "change_task" || frame.do === "delete_task") && frame.tasks.length > 1;
  if (isOfSeveral && LEAVES_OUT.test(plainOf(text))) return true;
  return isMany
    ? EXCEPT.test(plainOf(text))
    : frame.do !== "add_task" && frame.do !== "note" && left.some((words) => EXCEPT.test(plainOf(words)));
}

export const CONDITIONAL =
  "I can't wait for something to happen first, so I changed nothing. I can add a task to remind you, or a note.";
export const EXCEPTED =
  "I did not understand who or what you want to leave out, so I changed nothing. Please name those you do mean.";
