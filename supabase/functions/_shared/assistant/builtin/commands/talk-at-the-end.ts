import { DATE_WORDS } from "./day-words.ts";
import { isTaskOrder } from "./of-nobody.ts";
import { re } from "./rewording.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";

const MARKS = "[\\s.!]*$";
/** "… Monday so", "… on Friday like": talk behind the day. */
const BEHIND_DAY = re(
  `(?<=(?<!\\p{L})${DATE_WORDS})(?:[\\s,]+(?:so|like|there|grand|then|lad|boss|pal|cheers|now so|so there|and sure))+${MARKS}`,
);
/** "… to Closed so": of what was said before, unless it belongs to the words before it. */
const SO = re(
  `(?<!(?<!\\p{L})(?:and|or|if|even|think|thinks|thought|say|says|said|told|hope|hopes|guess|believe|do|did|does|is|are|was|be|it|that|this|her|him|them|quite|not|just|why|how|ever|only|more|much|so))[\\s,]+so${MARKS}`,
);
const GRAND = re(`\\s*,\\s*(?:grand|like|so|that['’]?s grand|sure look|so it is)(?: (?:so|like))?${MARKS}`);
/** What may end in such a word: the options of a list, and what is said of someone with an address. */
const ENDS_AS_TYPED = /(?<!\p{L})(?:columns?|fields?|options?|choices|drop-?down)(?!\p{L})|linkedin\.com/iu;

const isOrder = (text: string): boolean => isTaskOrder(text) || startsCommand(text);

/** An order without talk at its end ("ring her Monday so"). Notes, questions and news are unchanged. */
export function withoutTalkAtEnd(message: string): string {
  if (message.length > 300 || /["“”\n?:]/u.test(message.replace(/^[^:]{0,30}task\s*:/iu, "")) || isNoteLead(message))
    return message;
  if (!isOrder(message) || ENDS_AS_TYPED.test(message)) return message;
  return message.replace(BEHIND_DAY, "").replace(GRAND, "").replace(SO, "");
}
