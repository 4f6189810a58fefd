import { END, POLITE, re, type Wordings } from "./rewording.ts";

const NOUN = "(?:tasks|ones|stuff|things|items|reminders|to-?dos|jobs)";
const IS = "(?:(?: that| which)?(?:['’](?:s|re)| is| are)(?: still| now| already)?)?";
const DUE =
  "(?:overdue|past due|due (?:today|tomorrow|this week|next week|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))";
/** "Everything that's overdue", "the overdue ones": the words of it and what it is due are in a group each. */
const ALL = `(?:(?:everything|all(?: of)?(?: the| my| our)*(?: ${NOUN})?|whatever)${IS} (?<due>${DUE})(?: ${NOUN})?|(?:all(?: of)? |the |my |our |those )*(?<late>overdue) ${NOUN})`;
const DAY =
  "(?<day>(?:(?:next|this|the|coming) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|week|month|\\d{1,2}(?:st|nd|rd|th)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*)(?![\\p{L}])[^,;:?!\\n]{0,20}?)";
const ACT = "(?:do|move|push|shift|make|put|set|reschedule|postpone|get|bump|have|finish|schedule|delay|handle)";
const THEM = "(?: (?:it|them|that|those|these|all|all of (?:it|them|those|these)))?(?: (?:all|done|due|back|out))*";
const GOES =
  "(?:(?:can|should|must|needs? to|has to|have to|is to|are to) (?:all )?(?:go|move|wait|be (?:moved|done|pushed|due|put))|goes|moves|becomes?)";
const TO = "(?: (?:to|on|until|till|for|by))?";
const SO = "(?:(?:so|and|then|please|pls|just|can you|could you|let['’]?s|i['’]?ll|we['’]?ll) )*";

/** What is done with all tasks that are due or overdue, which are named first or last: "everything overdue → do it on Friday". */
export const WHATEVER_IS_DUE: Wordings = [
  // A mark by itself between the two says what becomes of them; other words need a verb.
  [
    re(
      `^\\s*${POLITE}${ALL}(?:\\s*(?:→|->|=>|>>|:)\\s*(?:${SO}${ACT}${THEM}${TO} )?|(?:\\s*[,;–—-]+\\s*|\\s)${SO}(?:${ACT}${THEM}|${GOES})${TO} |\\s(?:to|until|till) )(?:(?:to|on) )?${DAY}${END}`,
    ),
    "move all $<due>$<late> tasks to $<day>",
  ],
  [
    re(`^\\s*${POLITE}${SO}${ACT} ${ALL}(?: all)?(?: back| out)? (?:to|on|until|till|for|by) ${DAY}${END}`),
    "move all $<due>$<late> tasks to $<day>",
  ],
];
