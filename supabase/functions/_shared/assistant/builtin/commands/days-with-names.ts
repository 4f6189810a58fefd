import { plainWords } from "../../words.ts";
import { namedDay } from "../vocabulary/named-days.ts";
import { re } from "./rewording.ts";

const POLITE =
  "(?:(?:please|pls|hey|hi|ok|okay|so|and|also|right|oh|can you|could you|will you|would you|i need|i want|i['’]d like)[\\s,]+)*";
const TASK = "(?:reminder|task|to-?do|nudge)";
const DAY = "(?:the )?(?<day>\\p{L}[\\p{L}'’.-]*(?: \\p{L}[\\p{L}'’.-]*){0,3}?)";
/** "Stick a reminder in for Paddy's day to text Seun". */
const BEFORE_TITLE = re(
  `^(?<lead>\\W*${POLITE}(?:remind (?:me|us)|(?:(?:put|set|stick|pop|add|make|create|have|get|give me|schedule|note|need|throw|bang)(?: (?:up|in|me|down))? )?(?:(?:an?|another|one more) )?(?:new |quick |little )?${TASK}(?: (?:in|up|down))?)) (?:for|on|at|by|come) ${DAY}(?<rest>(?:,? (?=(?:to|that) )|\\s*[:,–—-]\\s+)\\S.*)$`,
);
/** "Move the tasting to Christmas Eve". */
const MOVED_TO = re(
  `^(?<lead>\\W*${POLITE}(?:move|push|shift|postpone|delay|reschedule|put off|set|bring) [^,;:?!\\n]{2,80}? (?:to|until|till|for)) ${DAY}(?<rest>(?: (?:please|then|instead))*[\\s.!]*)$`,
);
/** "Remind me to text Seun on Christmas Eve": its words are no name. */
const BEHIND_TITLE = re(
  `^(?<lead>\\W*${POLITE}(?:remind (?:me|us)|[^\\s,.:]{0,8} ?(?:an? )?(?:new )?${TASK}(?: to| ?:)) [^;?!\\n]{3,160}? (?:on|by|before|until|due)) ${DAY}(?<rest>(?: (?:please|then|thanks))*[\\s.!]*)$`,
);

/** The day that words are the name of, and nothing else; null for other words. */
function dayOf(words: string, today: string): string | null {
  const plain = plainWords(words);
  const named = namedDay(plain, today);
  return named && !named.isEnd && named.length === plain.length ? named.date : null;
}

/** A task for a day that has a name ("a reminder in for Paddy's day to text Seun"), or one that is moved to it, with its date. Other messages are unchanged. */
export function withDaysNamed(message: string, today: string): string {
  if (message.length > 300 || message.includes("\n")) return message;
  const before = BEFORE_TITLE.exec(message)?.groups;
  const groups = before ?? BEHIND_TITLE.exec(message)?.groups ?? MOVED_TO.exec(message)?.groups;
  const date = groups ? dayOf(groups["day"] ?? "", today) : null;
  if (!groups || date === null) return message;
  const { lead = "", rest = "" } = groups;
  return `${lead} ${before ? "on " : ""}${date}${rest}`;
}
