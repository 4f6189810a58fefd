import { DATE_WORDS } from "./day-words.ts";
import { LEAD, re } from "./rewording.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";
import { isAction } from "./task-leads.ts";

const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";
const DAY = `(?:(?:by |on |around |until )?(?:${DATE_WORDS}|the \\d{1,2}(?:st|nd|rd|th)?|(?:the )?end of (?:the |this |next )?(?:week|month|${MONTH})|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}\\.?))`;
const WILL_DO =
  "(?: (?:is|would be|will be|should be|['’]s)(?: (?:just|perfectly|absolutely|totally))? (?:fine|ok|okay|best|better|good|great|perfect|ideal|enough|early enough|soon enough|alright|all right)|['’]s (?:fine|ok|okay|best|good|early enough|soon enough)| (?:will|would|should|['’]ll) do| works(?: (?:best|fine|well))?)";
const BEHIND = "(?: with me| by me| for me| then| please| thanks)*[\\s.!]*$";

/** "Send Leo the list, say the 20th". */
const SAY = re(`[\\s,;.–—-]+(?:let['’]?s say|say|ideally|preferably) (?<day>${DAY})${BEHIND}`);
/** "Follow up with Leo in June, the 3rd is fine": the month is said before. */
const IN_MONTH = re(
  `,? in (?<month>${MONTH})\\s*[,;.–—-]+ (?:the |say (?:the )?)?(?<no>first|\\d{1,2}(?:st|nd|rd|th)?)(?: of (?:the |that )?month)?${WILL_DO}${BEHIND}`,
);
/** "Call Leo sometime next week, Tuesday would be best". */
const IN_WEEK = re(
  `,?(?: some ?time| one day| at some point)?(?<week> next week| this week)\\s*[,;.–—-]+ (?:say |on )?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:${WILL_DO})?${BEHIND}`,
);
const FINE = re(`\\s*[,;.–—-]+ (?<day>${DAY})${WILL_DO}${BEHIND}`);
/** Words before what is to be done, or moved. */
const ORDERED = re(
  `${LEAD}(?:remind me|i (?:must|need to|have to|should|ought to|want to)|we (?:must|need to|have to|should)|to-?do\\b|task\\b|reminder\\b|new task|(?:push|move|shift|postpone|reschedule|bump|put|snooze|delay) )`,
);
const isOrdered = (text: string): boolean => ORDERED.test(text) || startsCommand(text) || isAction(`${text} `);

const asDay = (day: string): string =>
  /^(?:by|on|around|until|in|next|to(?:day|morrow)|this)(?!\p{L})/iu.test(day) ? day : `on ${day}`;
const MOVES = re(`${LEAD}(?:push|move|shift|postpone|reschedule|bump|put|snooze|delay) `);

/** An order whose day is said loosely behind it ("…, say the 20th", "in June, the 3rd is fine"), with that day in the usual place. Other messages are unchanged. */
export function withLooseDay(message: string): string {
  if (
    message.length > 240 ||
    /["“”\n?]/u.test(message) ||
    isNoteLead(message) ||
    !/\S\s*[,;.–—-]|\ssay\s/u.test(message)
  )
    return message;
  const month = IN_MONTH.exec(message);
  const week = month ? null : IN_WEEK.exec(message);
  const loose = month ?? week ?? SAY.exec(message) ?? FINE.exec(message);
  const head = loose ? message.slice(0, loose.index) : "";
  if (!loose || !isOrdered(head)) return message;
  const { month: of = "", no = "", week: when = "", day = "" } = loose.groups ?? {};
  const said = month ? `on ${no.replace(/^first$/iu, "1")} ${of}` : week ? `on ${day}${when}` : asDay(day);
  const isMoved = MOVES.test(head) && !/\s(?:to|until|till|for|by)\s/iu.test(head);
  return `${head} ${isMoved ? `to ${said.replace(/^(?:on|by|until|around) /iu, "")}` : said}`;
}
