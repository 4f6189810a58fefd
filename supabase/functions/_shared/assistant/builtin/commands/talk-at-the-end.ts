import { DATE_WORDS } from "./day-words.ts";
import { re } from "./rewording.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";
import { isAction } from "./task-leads.ts";

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
/** "…, nobody in particular,": that a task is of nobody. */
const OF_NOBODY = re(
  "\\s*[,;(–—-]+\\s*(?:(?:it['’]?s |it is |this is )?(?:(?:not )?(?:for|with|about|on|linked to|tied to|assigned to) )?(?:nobody|no[ -]?one|anyone|anybody)(?:['’]s)? (?:in particular|special|specific)|(?:not |un)(?:linked|tied|assigned|attached)(?: to (?:anyone|anybody|a person))?|(?:for |with )?no (?:person|contact)(?: (?:linked|attached|needed))?)\\)?(?=\\s*(?:[,;.)–—-]|$))",
);
const TASKS = re(
  "^\\W*(?:(?:ok|okay|and|so|please|grand|right|also|ah|sure)[\\s,]+)*(?:(?:an?|new|another|add an?|make an?|create an?|set an?) )*(?:task|reminder|to-?do|remind)(?!\\p{L})",
);

const isOrder = (text: string): boolean => TASKS.test(text) || startsCommand(text) || isAction(`${text} `);

/** An order without talk at its end ("ring her Monday so"), and a task without that it is of nobody ("…, nobody in particular"). Notes, questions and news are unchanged. */
export function withoutTalkAtEnd(message: string): string {
  if (message.length > 300 || /["“”\n?:]/u.test(message.replace(/^[^:]{0,30}task\s*:/iu, "")) || isNoteLead(message))
    return message;
  if (!isOrder(message)) return message;
  return message.replace(OF_NOBODY, "").replace(BEHIND_DAY, "").replace(GRAND, "").replace(SO, "");
}
