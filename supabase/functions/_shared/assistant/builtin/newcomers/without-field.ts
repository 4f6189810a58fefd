import { ONCE } from "./phrase-words.ts";
import { isAmount } from "../commands/lexicon.ts";
import { isDepartment } from "./person-words.ts";
import { isRelation } from "./related-to.ts";
import { DID_THERE } from "./telling-words.ts";

const LABEL = /^\p{L}[\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+){0,2}:\s+\S/u;

/** "Gst no: 29AB", "Desk: second floor": what has a label of its own is no part of another value. */
export const isOtherLabel = (phrase: string): boolean => LABEL.test(phrase);

/** "At 75% of the berths", "on 40 beds": how far they are. */
export const isHowFar = (phrase: string): boolean =>
  /^(?:at|on|up to|over)\s/iu.test(phrase) && isAmount(phrase.replace(/^(?:at|on|up to|over)\s+/iu, ""));

/** "Doing payroll software for vets", "makes drones for orchards": what they make and for which customers. */
const MAKES_FOR =
  /^(?:doing|mak(?:es?|ing)|build(?:s|ing)?|develop(?:s|ing)?|sell(?:s|ing)?|offer(?:s|ing)?|design(?:s|ing)?|provid(?:es?|ing)|working on)\s+(?<what>\p{Ll}[\p{L}-]*(?:\s(?!for\s)\p{Ll}[\p{L}-]*){0,4})\s+for\s+\p{Ll}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*){0,3}?s$/u;
/** Whether a phrase says what someone makes, and for which customers. */
export const makesFor = (phrase: string): boolean => {
  const what = MAKES_FOR.exec(phrase.trim())?.groups?.["what"];
  return what !== undefined && !isDepartment(what);
};

/** "Knows Ana", "once at Kelp", "spoke at Kelp Days", "from Kiel originally": what is no fact that a field has. */
export const hasNoField = (phrase: string): boolean =>
  isRelation(phrase) ||
  ONCE.test(phrase) ||
  DID_THERE.test(phrase) ||
  makesFor(phrase) ||
  /\soriginally$/iu.test(phrase);
