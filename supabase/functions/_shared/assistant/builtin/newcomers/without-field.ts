import { ONCE } from "./phrase-words.ts";
import { isRelation } from "./related-to.ts";
import { DID_THERE } from "./telling-words.ts";

const LABEL = /^\p{L}[\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+){0,2}:\s+\S/u;

/** "Gst no: 29AB", "Desk: second floor": what has a label of its own is no part of another value. */
export const isOtherLabel = (phrase: string): boolean => LABEL.test(phrase);

/** "Knows Ana", "once at Kelp", "spoke at Kelp Days", "from Kiel originally": what is no fact that a field has. */
export const hasNoField = (phrase: string): boolean =>
  isRelation(phrase) || ONCE.test(phrase) || DID_THERE.test(phrase) || /\soriginally$/iu.test(phrase);
