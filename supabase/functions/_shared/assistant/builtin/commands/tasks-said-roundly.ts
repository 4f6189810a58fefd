import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { re, type Wordings, eachReworded } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const KINDLY = "(?:(?:please|pls|hey|hi|ok|okay|so|and|also|can you|could you|would you|will you)[\\s,]+)*";
const DAY =
  '(?:(?:next|this|coming) )?(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|the \\d|\\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*)[^,;:.!?\\n"“]{0,14}?';
const MONTH_DAY =
  "(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*(?: \\d{1,2}(?:st|nd|rd|th)?)?";

const SAID: Wordings = [
  // "Put something on my list for tomorrow to send Ana the deck?"
  [
    re(
      `^(\\s*${KINDLY})(?:put|pop|stick|get|add|drop|stuff) (?:something|a thing|an item|a line|one) (?:on|onto|in|into|to|among) (?:my|our|the) (?:(?:to-?do )?list|to-?dos|tasks|task list|reminders|board) (?:for|on) (${DAY}) to (?=\\p{L})`,
    ),
    "$1put on my list for $2 to ",
  ],
  // "Both done: the template and the one-pager"
  [
    re(
      "^\\s*(both|all three|all four|these two|these three)(?: of (?:them|these))?(?: (?:are|now|already|is))* (?:done|finished|completed?|sorted|ticked off)\\s*[:–—-]\\s*(?=\\p{L})",
    ),
    "mark $1 done: ",
  ],
  [
    re(
      `^(\\s*${KINDLY})(?:put|pop|stick|get|add|drop|stuff) (?:something|a thing|an item|a line) (?:on|onto|in|into|to) (?:my|our) (?:(?:to-?do )?list|to-?dos|tasks|task list|reminders) to (?=\\p{L})`,
    ),
    "$1remind me to ",
  ],
];

/** "After Easter we should ring Ana, make it April 6th": the day is said again, exactly. */
const MADE_IT = re(
  `^\\W*(?<when>(?:after|before|around|once|apr[eè]s|avant|vers) [^,;:.!?\\n"“]{3,24}?),? (?:we|i|on) (?:should|must|ought to|need to|have to|devrait|doit) (?<what>\\p{L}[^,;:.!?…\\n"“]{3,80}?)\\s*[,;.…–—-]+\\s*(?:let['’]?s )?(?:make (?:it|that)|say) (?:on )?(?<day>${MONTH_DAY})[\\s.!]*$`,
);
const TOLD_WORK = re(
  `^\\W*(?<who>(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}) (?:wants|needs|would like|expects|is waiting for|asked for|asks for)(?: to (?:have|get|see))? (?:an? |the |our )?(?<what>\\p{L}[^,;:.!?\\n"“]{3,60}?)(?: (?:from|by) (?:us|me))?[,;.] (?:it['’]?s |it is )?due (?:on |by )?(?<day>${DAY})[,;.] (?:and )?(?:please )?(?:(?:mark|set|put|make) (?:it |that |this )?(?:down )?(?:as |to )?|(?:it['’]?s|it is) )?(?:already )?(?<state>in progress|in the works|under ?way|started)(?: already| please| now)*[\\s.!]*$`,
);
/** "Note that he wants a sample, follow up on 9 April": the end is an order, where nothing before it is one. */
const NOTE_AND_ERRAND = re(
  `^(?<note>(?:[^\\n"“:?]{0,120}[,.;!] )?(?:(?:and|please|also) )*note that (?![^,;:.!?\\n]* (?:to|will|would|should|must|can|could|and|or|asked|said|says|if)(?![\\p{L}]))[^,;:.!?\\n"“]{6,80}), (?:and )?(?=(?:follow up|check in|chase)(?: with (?:him|her|them))? (?:on|by|next|this|tomorrow|in) [^,;:.!?\\n]{2,20}[\\s.!]*$)`,
);

/** Tasks that are asked for in a roundabout way, as plain orders. Other messages are unchanged. */
export function withTasksSaidRoundly(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 300) return message;
  const noted = message.replace(NOTE_AND_ERRAND, "$<note>. ");
  if (noted !== message || isNoteLead(message)) return noted;
  const { who = "", what = "", day = "" } = TOLD_WORK.exec(message)?.groups ?? {};
  const known = new Set(people.flatMap(({ name }) => plainWords(name)));
  if (what !== "" && plainWords(who).every((word) => known.has(word)))
    return `add a task for ${who}: ${what.charAt(0).toUpperCase()}${what.slice(1)}, due ${day}, in progress`;
  const made = MADE_IT.exec(message)?.groups;
  if (made) {
    const when = made["when"] ?? "";
    return `remind me on ${made["day"] ?? ""} to ${made["what"] ?? ""} ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
  }
  return eachReworded(message, SAID);
}
