import { rhythmDays } from "../commands/contact-rhythm.ts";
import type { Step } from "./labelled-facts.ts";
import type { Change } from "../commands/frames.ts";
import type { Draft } from "./newcomer.ts";
import type { PhraseFacts } from "./phrase-facts.ts";
import { doubtsOfOther, withoutOthers } from "./said-of-others.ts";

const KEEPS =
  "(?:reach out|touch base|check(?:ing)? in|catch(?:ing)? up|keep(?:ing)? in touch|stay(?:ing)? in touch|be in touch|get in touch|follow(?:ing)? up|contact|keep up|in touch|talk|speak|rhythm|keep-in-touch|hear from (?:us|me))";
const CONTACTS = new RegExp(
  `^(?:and\\s+|to\\s+|i\\s+(?:should|want to|need to|must|will)\\s+|we\\s+(?:should|want to)\\s+|please\\s+|let['’]s\\s+)*${KEEPS}(?![\\p{L}])[^.;]{0,40}?\\s(?:every\\s|weekly|monthly)`,
  "iu",
);
const EVERY =
  "(?:every\\s+(?:(?:\\d+|other|couple of|two|three|four|five|six|eight|ten|twelve|few)\\s+)?(?:days?|weeks?|months?)|weekly|monthly)";
const LEADS =
  "(?:(?:and|to|i|we|she|he|they|please|then|also|should|must|will|would|want|wants|need|needs|like|likes|['’]d|d|let['’]s|let us|make me|have me|remind me to|try to|a|an|the|with|put on|on)\\s+)*";
const THEM = "(?:\\s+(?:with|to|from))?(?:\\s+(?:her|him|them|us|me))?";
/** "Keep in touch every 40 days", "monthly check-in", "wants to hear from us every 6 weeks". */
const RHYTHM = [
  new RegExp(`^${LEADS}${KEEPS}${THEM}(?:\\s+(?:is|of|at|about|once|:|=))?\\s+(?<every>${EVERY})(?![\\p{L}])`, "iu"),
  new RegExp(
    `^${LEADS}(?<every>${EVERY})\\s+(?:check-?\\s?ins?|catch-?\\s?ups?|calls?|contact|rhythm|touch(?:\\s?points?|\\s?base)?|follow-?\\s?ups?|keep in touch)(?![\\p{L}])`,
    "iu",
  ),
];

/** How often someone is to be contacted, at the beginning of a phrase. */
export function rhythmFact(text: string): Step | null {
  for (const pattern of RHYTHM) {
    const match = pattern.exec(text);
    const days = rhythmDays(match?.groups?.["every"] ?? "");
    if (match && days > 0)
      return {
        changes: [{ field: "keepInTouchDays", value: String(days) }],
        rest: text.slice(match[0].length).replace(/^[\s,]*(?:with|to) (?:her|him|them)(?![\p{L}])/iu, ""),
      };
  }
  return null;
}

/** A phrase of someone new that says as a whole how many days there are between contacts; any other as it was read, without what is about another one. */
export function saidBeside(words: string, read: PhraseFacts): PhraseFacts {
  const days = CONTACTS.test(words) ? rhythmDays(words) : 0;
  return days > 0
    ? { changes: [{ field: "keepInTouchDays", value: String(days) }], left: [] }
    : withoutOthers(words, read);
}

/** Facts as they are, with what is in doubt of them among the guesses of who they are told of. */
export function doubted<Facts extends Change[] | null>(facts: Facts, words: string, { told, guesses }: Draft): Facts {
  const doubts = doubtsOfOther(facts ?? [], words, told.at(-1));
  guesses.push(...doubts.filter((doubt) => !guesses.includes(doubt)));
  return facts;
}
