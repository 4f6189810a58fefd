import { TOLD } from "../why-held.ts";
import type { Call } from "./script.ts";

const WHEN =
  "(?:(?:ok|okay|so|well|fyi|btw|by the way|note that|actually|but|and|yesterday|today|this morning|earlier(?: today)?|just now|last (?:week|night|month|year)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)[\\s,:]+)*";
/**
 * "I already set Ana's stage to Won", "you set it to Lead": what was done, as far as one can tell, though "set" and "put" are said the same way
 * when they are asked for.
 */
const WAS_SET = new RegExp(
  `^\\W*${WHEN}(?:i|we|you|u|ya)(?:['’]?(?:ve|d)| have| had)?(?: (?:already|just|also|only|then|recently|both|once|accidentally|mistakenly|myself|yourself))* (?:set|put|cut|let)(?!\\p{L})`,
  "iu",
);
const WRITES = /^(?:create_|update_|set_|delete_|complete_|clear_)/;

/** Whether a message tells what was set, by the user or by the assistant. */
export const tellsWhatWasSet = (message: string): boolean => WAS_SET.test(message);

/** Has every change of such a message wait for the user, who may have told what is so already. */
export const heldAsTold =
  (call: Call): Call =>
  (name, input, heldBecause) =>
    WRITES.test(name) ? call(name, input, heldBecause ?? TOLD) : call(name, input, heldBecause);
