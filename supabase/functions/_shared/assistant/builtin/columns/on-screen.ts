import { type Answer, say } from "../answers.ts";
import type { StepRequest } from "../../assistant-model.ts";
import type { OwnColumn } from "../reading.ts";
import { NOUN, PLAIN_TYPE, TYPE } from "./column-words.ts";
import { masked, SIGN } from "./masked-columns.ts";

const LEAD =
  "^\\W*(?:(?:please|pls|hey|hi|ok|okay|so|and|also|can you|could you|would you|i(?:['’]d| would) like(?: you)? to|(?:i|we) (?:want|need)(?: you)? to|let['’]?s)[\\s,]+)*";
const BUILT_IN =
  "(?:name|e-?mail|company|stage|status|owner|location|industry|notes|followers?|priority|update|meeting summar(?:y|ies))";
const THE = `(?:(?:the|my|our|all|these|those) )*(?:${SIGN}|(?:${BUILT_IN} )?${NOUN})`;
const LOOKS = new RegExp(
  `${LEAD}(?:(?:hide|unhide|widen|resize|narrow|shrink|pin|unpin|freeze|re-?order|rearrange|collapse) ${THE}|(?:move|put|drag|bring|place) ${THE} (?:to the (?:front|left|right|end|beginning|start|top|far)(?! of (?!the (?:table|list|columns?|page|screen)(?![\\p{L}])))|first|last|in front|further|next to|(?:to )?(?:before|after|behind|in front of) (?:${THE}|(?:the )?${BUILT_IN})|left|right)|make ${THE} (?:wider|narrower|smaller|bigger|broader|visible|invisible|hidden)|don['’]?t show ${THE}|(?:i |we )?(?:don['’]?t|do not|no longer) (?:want|need|wish|care) to (?:see|look at) ${THE}|(?:i |we )?(?:don['’]?t|do not|no longer) (?:want|need) ${THE} (?:in|on) (?:the|my|our) (?:screen|view|overview|reports?|exports?|print(?:out)?)|swap ${THE} and)(?![\\p{L}])`,
  "iu",
);
const RETYPES = new RegExp(
  `${LEAD}(?:(?:change|switch|convert|turn|make|set|alter) (?:the type of )?${THE}(?:['’]s type)? (?:to |into |from |be )?(?:an? )?(?:(?:proper|real|plain) )?(?:${TYPE}|${PLAIN_TYPE})(?: ${NOUN}| type)?|${THE} should (?:rather |really |better |now )?be (?:an? )?(?:${TYPE}|${PLAIN_TYPE})(?: ${NOUN})?(?:,? not an? .*)?)(?:[\\s,]+(?:instead|please|pls))*[\\s.!]*$`,
  "iu",
);

/** "Merge Tom and Lena", "combine both Sams". */
const MERGES = new RegExp(
  `${LEAD}(?:merge|combine|unify|dedupe|de-duplicate)\\s(?!.*(?:tasks?|notes?|options?|${NOUN})(?![\\p{L}]))`,
  "iu",
);
const NO_MERGE =
  "I can't merge people, and I changed nothing. On People, *More*, *Find duplicates* merges two that look alike; or tell me what is missing on the one to keep, and which one to delete.";

const ON_SCREEN =
  "On People, open *Column settings* (press C): there you show, hide and order columns. I changed nothing.";
const TYPE_ON_SCREEN =
  "I can rename a column and change its options, but not its type. On People, *Column settings* (press C), *Edit* changes it while no value is in the way. I changed nothing.";

/** What is ordered of a column that only the screen can do: null for any other message. */
export function onlyOnScreen({ message, people }: StepRequest, columns: readonly OwnColumn[]): Answer | null {
  if (message.length > 120 || message.includes("\n")) return null;
  if (MERGES.test(message) && people.filter(({ by }) => by !== "near").length > 1) return say(NO_MERGE);
  const { said, columns: named } = masked(message, columns);
  // "Make the budget bigger, 20k" and "… for Ana" are of one person's value.
  if (/\d/u.test(said) || people.some(({ by }) => by === "name" || by === "part")) return null;
  if (LOOKS.test(said)) return say(ON_SCREEN);
  return named.length > 0 && RETYPES.test(said) ? say(TYPE_ON_SCREEN) : null;
}
