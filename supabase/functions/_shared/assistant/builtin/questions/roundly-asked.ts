import type { Wordings } from "../commands/rewording.ts";
import { re, SOFT } from "./spoken-words.ts";

const IN_ALL = "(?:all told|all in all|in all|altogether|in total|overall|total|counting everyone)";
const HERE =
  "(?:in here|on here|here|in this thing|in (?:the |my )?(?:tracker|crm|system|database)|on (?:the |my )?(?:list|books))";
const PEOPLE = "(?:people|persons|contacts|folks|names|records)";
const AGO =
  "(?:more than|over|at least|longer than) (?:an?|one|two|three|four|five|six|\\d{1,3}) (?:day|week|month|year)s? ago";
const LATE =
  "(?:(?:the|any|all(?: the| of the)?|what(?:ever)?(?:['’]s| is)|anything|everything|what|those|my)(?: that(?:['’]s| is| are))? )*(?:already )?(?:late|overdue|past due|missed)(?: (?:stuff|ones?|things?|tasks?|lot|bits))?";
const BUT =
  "(?:not counting|leaving out|leaving aside|not including|excluding|except(?: for)?|apart from|aside from|other than|without|ignoring|minus|but not)";
const MINE =
  "(?:what|which tasks|what tasks|anything|which things|what all)(?:['’]s| is| are| do| have| must| should| does)?(?: (?:i|we|there))?(?: (?:have|got|need|still|must|should|to|got to|be|get|getting|do|done|finish|finished|complete|on|due|left|planned|open|my plate|is|are))*";
const UNTIL =
  "(?:by|until|till|before|up to) ((?:next |this |the )?\\p{L}+(?: \\d{1,2}(?:st|nd|rd|th)?)?|\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?\\p{L}+)?)";

/** What people ask in a roundabout way, each in the words in which it is read. */
export const ROUNDLY_ASKED: Wordings = [
  // "Who did I last talk to more than a month ago?"
  [
    re(
      `^(${SOFT})(?:who|which ${PEOPLE}|whom) (?:did|have|had) (?:i|we) last (?:talk(?:ed)? (?:to|with)|sp(?:eak|oke|oken) (?:to|with)|contact(?:ed)?|call(?:ed)?|me?et|see|seen|saw|writ?te?n?(?: to)?|wrote(?: to)?|have contact with|had contact with|touch(?:ed)? base with|deal(?:t)? with) (${AGO})[\\s?.!]*$`,
    ),
    "$1who was last contacted $2?",
  ],
  // "How many people do I have in here all told", "how many tasks have I got altogether".
  [
    re(
      `^(${SOFT}how many) ${PEOPLE} (?:are(?: there)?|do (?:i|we) have|have (?:i|we)(?: got)?|is there)(?: ${HERE})?,? ${IN_ALL}(?: ${HERE})?[\\s?.!]*$`,
    ),
    "$1 people do I have in total?",
  ],
  [
    re(
      `^(${SOFT}how many (?:open |overdue |done )?(?:tasks|notes|columns|reminders|to-?dos)) (?:are(?: there)?|do (?:i|we) have|have (?:i|we)(?: got)?)(?: ${HERE})?,? ${IN_ALL}(?: ${HERE})?[\\s?.!]*$`,
    ),
    "$1 do I have?",
  ],
  // "What do I have to get done by Friday, not counting the late stuff".
  [re(`^${SOFT}${MINE} ${UNTIL},? ${BUT} ${LATE}[\\s?.!]*$`), "which tasks are due between today and $1?"],
  [re(`^${SOFT}${MINE} this week,? ${BUT} ${LATE}[\\s?.!]*$`), "which tasks are due between today and Sunday?"],
  [re(`^${SOFT}${MINE} today,? ${BUT} ${LATE}[\\s?.!]*$`), "which tasks are due today?"],
];

const NAME = "\\p{L}[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";
/** "Was it Ana or Leo that had the allergy? And to what": the note that tells it says the rest as well. */
const WAS_IT = re(
  `^(?<soft>${SOFT})(?:was|is) it (?<one>${NAME}) or (?<other>${NAME}) (?:(?<has>with)|that|who) (?<rest>\\p{L}[^?:;\\n]{2,80}?)[\\s?.,]*(?:[?,.]\\s*(?:and )?(?:to|for|from|with|of|by|in|at)? ?(?:what|which(?: one)?|who|whom|when|where|how(?: much)?))?[\\s?.!]*$`,
);

/** "Was it Ana or Leo that …" as the question who of the two it is; null for other messages. */
export function whoOfTwo(message: string): string | null {
  const {
    soft = "",
    one = "",
    other = "",
    has,
    rest = "",
  } = (message.length < 200 ? WAS_IT.exec(message)?.groups : undefined) ?? {};
  return rest === "" ? null : `${soft}who ${has === undefined ? "" : "has "}${rest}, ${one} or ${other}?`;
}
