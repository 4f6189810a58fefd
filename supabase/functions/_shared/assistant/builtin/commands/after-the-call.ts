import { re } from "./rewording.ts";
import { startsCommand } from "./split-clauses.ts";

const TALK =
  "(?:(?:phone |video |zoom )?call|chat|meeting|lunch|dinner|breakfast|coffee|catch-?up|conversation|visit|demo|zoom|session|board|pitch|talk|drinks)";
/** "After that call: …": when it is said, and nothing of anyone. */
const LEAD = re(
  `^\\W*(?:(?:ok|okay|so|right|grand|and|now)[\\s,]+)*(?:after|following|from|out of|coming out of|post|off the back of|as of)[ -](?:(?:that|the|this|my|our|today['’]?s|yesterday['’]?s|this morning['’]?s) )?(?:last |quick |short )?${TALK}(?: (?:today|just now|yesterday|this (?:morning|afternoon)|there|earlier))*\\s*[:–—]\\s+(?=\\S)`,
);
const NOTES =
  /(?:[,;.]|\sand)\s*(?:(?:and|also|plus|then)\s+)*(?:(?:add (?:a )?)?note(?: down)?(?: that|:)|jot down)\s/iu;
const TO_VALUE = /^(?-i:\p{Lu})[\p{L}\p{M}'’ -]{1,40}? (?:to|into|→|->|is now|goes to|moves to) \S/iu;

/** Orders and a note behind "after that call:", without these words: they are no note of their own. Other messages are unchanged. */
export function withoutAfterTheCall(message: string): string {
  const lead = message.length > 500 || message.includes("\n") ? null : LEAD.exec(message);
  const rest = lead ? message.slice(lead[0].length) : message;
  return lead && (startsCommand(rest) || (TO_VALUE.test(rest) && NOTES.test(rest))) ? rest : message;
}
