import { findDates } from "../find-dates.ts";
import { eachReworded, POLITE, re, THE, type Wordings } from "./rewording.ts";
import { ACTIONS } from "./task-leads.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*?(?:\\s+(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*?){0,2}";
const BOARD = "(?:on|onto|to|in) (?:my|the|our) (?:task |to-?do )?(?:board|list|tasks|to-?dos?)";
const BEGUN = "(?:as )?(?:already )?(?:in progress|under ?way|started|begun|doing)";
const UNTIL = "[^,;.:?!\\n]{2,25}?";
const AWAY =
  "(?:on|off on) (?:holiday|holidays|vacation|leave|sick leave|parental leave|maternity leave)|away|out|off|off sick|out of (?:the )?office|out of town|travell?ing|abroad|unreachable|on the road|busy";

/** In how many ways people say that there is something to do, each in the one in which it is read. A line break begins another order. */
const SAID: Wordings = [
  // "I'd like to make a task": what it is to be is asked.
  [
    re(
      `^\\s*${POLITE}(?:i want to|i wanna|i['’]?d like to|i would like to|i need to|i have to|let me|let['’]?s) (?:add|make|create|write|leave|set up|set|take|jot down|put in) (an?|another|one more) (?:new |quick |short )?(task|reminder|to-?do)(?: please| now)?(?=[\\s.!]*$|\\s*:\\s*\\S)`,
    ),
    "add $1 $2",
  ],
  // "Put call Ana about the lid on my board as in progress".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:put|stick|add|pop|get) (?:in )?(?=(?:${ACTIONS})\\s)([^:;.?!\\n"“]{4,90}?) ${BOARD},? ${BEGUN}(?: please)?[\\s.!]*$`,
    ),
    "add a task, in progress: $1",
  ],
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:put|stick|add|pop|get) (?=(?:${ACTIONS})\\s)([^:;.?!\\n"“]{4,90}?) ${BOARD}(?: please)?[\\s.!]*$`,
    ),
    "add a task: $1",
  ],
  // "I'm in Ghent on the 10th, remind me to see Ana there": on that day.
  [
    re(
      `^\\s*${POLITE}(?:i['’]?m|i am|i['’]?ll be|i will be|i have to be|i need to be|we['’]?re|we are|we['’]?ll be) (in|at) (\\p{L}[^,;:.?!\\n]{1,40}?) (on|by|from|next|this) (${UNTIL})[,;.–—-]+ ?(?:so |and |please |can you |could you )*(?:remind|ping|nudge) me (?:then )?to ([^,;:?\\n]{3,60}?) there[\\s.!]*$`,
    ),
    "remind me $3 $4 to $5 $1 $2",
  ],
  [
    re(
      `^\\s*${POLITE}(?:i['’]?m|i am|i['’]?ll be|i will be|i have to be|i need to be|we['’]?re|we are|we['’]?ll be) (?:in|at) \\p{L}[^,;:.?!\\n]{1,40}? (on|by|from|next|this) (${UNTIL})[,;.–—-]+ ?(?:so |and |please |can you |could you )*(?:remind|ping|nudge) me (?:then |there )?to (?=\\S)`,
    ),
    "remind me $1 $2 to ",
  ],
  // "Put 'ask Ana for the lid' on my board, no date".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:put|stick|add|pop|get) ["“'‘]([^"“”'’\\n]{4,90}?)["”'’] ${BOARD}(?:,? (?:without a|with no|no) (?:due )?(?:date|day|deadline)(?: yet)?)?(?: please)?[\\s.!]*$`,
    ),
    "add a task: $1",
  ],
  // "I'm already working on a catalogue for Ana, put that on my board as in progress".
  [
    re(
      `^\\s*${POLITE}(?:i['’]?m|i am|we['’]?re|we are) (?:(?:already|now|currently|just|still|busy) )*(?:working on|busy with|doing|making|writing|drafting|preparing) (?:an?|the|my|our|some) ([^:;.?!\\n"“]{3,80}?)[,;–—-]+ ?(?:so |and |please |can you |could you )*(?:put|stick|add|pop|get) (?:that|this|it) ${BOARD},? ${BEGUN}(?: please)?[\\s.!]*$`,
    ),
    "add a task, in progress: $1",
  ],
  // "…, and I'd like a follow-up with her on the 5th".
  [
    re(
      `(?:^\\s*${POLITE}|[,;.]\\s+(?:and |also |then |plus )+|\\s+and (?:also )?)(?:i['’]?d like|i would like|i want|i need|we need|we['’]?d like) (?:an?|another|one more) (?=(?:\\p{L}+[ -]){0,2}(?:follow[ -]?up|call|meeting|catch[ -]?up|check[ -]?in|chat|coffee|lunch|visit|demo|review)(?: \\p{L}+)? (?:with|for) [^,;:?!\\n]{2,40} (?:on|by|before|next|tomorrow|in) )`,
    ),
    ". Add a task: ",
  ],
  // "Reopen the courier job, he never came": why, and nothing else that is asked for.
  [
    re(
      `(?<=^\\s*${POLITE}(?:re-?open|open up) [^,;:.?!\\n]{3,70}?)\\s*[,;–—-]+\\s*(?:as |because |since )?(?:he|she|they|it|we|i|nobody|someone|the [^,;:?!\\n]{2,40}?) (?=[^,;:?!\\n]{0,30}?(?:n['’]?t|not|never|was|were|still|again|failed|broke|left|forgot|came|wants?|asked|asks|says?|said|is|are)(?!\\p{L}))(?![^,;:?!\\n]*(?<!\\p{L})due(?!\\p{L}))(?!(?:need|needs|want|wants|have|has) to )[^,;:?!\\n]{3,80}?[\\s.!]*$`,
    ),
    "",
  ],
  // "Make it in progress".
  [
    re(
      `(?<=^\\s*${POLITE}|[\\s,;.](?:and|then|also)\\s+)make (?:it|that|this) (?:as )?(?=(?:in progress|under ?way)(?![\\p{L}]))`,
    ),
    "mark it as ",
  ],
  // "Put that on my board as in progress".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:put|stick|set|show|have|mark) (?:that|this|it|that one) ${BOARD},? ${BEGUN}(?: please)?[\\s.!]*$`,
    ),
    "mark it as in progress",
  ],
  // "Another for Ana: send the swatches on Monday".
  [
    re(
      `^\\s*${POLITE}(?:add |make |create )?(?:another|one more|a second|and one)(?: one| task)? (?:for|about) (${NAME})\\s*[:,–—-]\\s*(?:to )?(?=(?:${ACTIONS})\\s)`,
    ),
    "add a task for $1: ",
  ],
  // "I'm on holiday until the 10th, remind me then to water the plants".
  [
    re(
      `^\\s*${POLITE}(?:(?:i['’]?m|i am|we['’]?re|we are|i['’]?ll be|i will be) )?(?:${AWAY}) (?:until|till|to) (${UNTIL})[,;.–—-]+ ?(?:so |and |please |can you |could you )*(?:remind|ping|nudge) me (?:then|on that day|that day|when i(?:['’]m| am) back|after that)(?: again)? (?:to|about) (?=\\S)`,
    ),
    "remind me on $1 to ",
  ],
  // "Ana is on holiday until the 10th, remind me then to call her".
  [
    re(
      `^\\s*${POLITE}(${NAME})(?:['’]s| is| will be) (?:${AWAY}) (?:until|till|to) (${UNTIL})[,;.–—-]+ ?(?:so |and |please |can you |could you )*(?:remind|ping|nudge) me (?:then|on that day|that day|after that)(?: again)? (?:to|about) (?=\\S)`,
    ),
    "add a task for $1, on $2: ",
  ],
  [
    re(
      `^\\s*${POLITE}(${NAME})(?:['’]s| is| will be) (?:${AWAY}) (?:until|till|to) (${UNTIL})[,;.–—-]+ ?(?:so |and |please |can you |could you )*(?:remind|ping|nudge) me (?:then|on that day|that day|after that)(?: please)?[\\s.!]*$`,
    ),
    "add a task for $1, on $2: follow up with $1",
  ],
  // "Lose Ana and the photo task with her", "get rid of Ana and the wheels task".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:delete|remove|erase|get rid of|lose|drop|bin|scrap) (${NAME}) and ${THE}([^,;:.?!\\n]{2,50}? (?:task|reminder|to-?do|job))(?: (?:with|of|for) (?:him|her|them|it))?(?: (?:too|as well|please))*[\\s.!]*$`,
    ),
    "delete $1\ndelete the $2",
  ],
  // "Don't remind me about Ana any more", "stop reminding me about the invoice".
  [
    re(
      `^\\s*${POLITE}(?:(?:you )?(?:don['’]?t|do not|never|no need to|needn['’]?t) (?:(?:need|have) to )?(?:remind|nudge|ping) me (?:about|of) |stop (?:reminding|nudging|pinging) me (?:about|of) )(?:the |my )?([^,;:.?!\\n]{2,60}?)(?: (?:any ?more|any longer|again|after all|from now on))(?: please)?[\\s.!]*$|^\\s*${POLITE}stop (?:reminding|nudging|pinging) me (?:about|of) (?:the |my )?([^,;:.?!\\n]{2,60}?)(?: please)?[\\s.!]*$`,
    ),
    "delete the task about $1$2",
  ],
];

const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
/** "Every Monday and Thursday check the ovens", "remind me on Mondays and Thursdays to …": the days behind what is to be done. */
const ON_WEEKDAYS = re(
  `^(?<lead>\\s*${POLITE})(?:remind me )?(?<each>every|each|on) (?<one>${WEEKDAY})(?<many>s?) and (?:(?:every|each|on) )?(?<two>${WEEKDAY})s?,? (?:to )?(?=(?:${ACTIONS})\\s)(?<what>[^,;:?!\\n]{4,90}?)[\\s.!]*$`,
);
function withWeekdaysLast(message: string): string {
  const { lead = "", each = "", one, many, two = "", what = "" } = ON_WEEKDAYS.exec(message)?.groups ?? {};
  const isRepeated = /^(?:every|each)$/iu.test(each) || many === "s";
  return one === undefined || !isRepeated ? message : `${lead}remind me to ${what} every ${one} and ${two}`;
}

/** "The call with Ana moved from the 17th to the 19th": news of a task that is there. */
const HAS_MOVED = re(
  `^\\s*${POLITE}(?<what>(?:the|my|our) (?=[^,;:.?!\\n]{0,50}?(?:calls?|meeting|lunch|dinner|coffee|visit|appointment|demo|task|reminder|review|session|interview|chat|tasting|inspection|viewing)(?!\\p{L}))[^,;:.?!\\n]{3,60}?) (?:(?:has|is|was|got|been|now|just) )*(?:moved|pushed|shifted|postponed|rescheduled)(?: back| forward)?(?: from (?:the )?[^,;:?!\\n]{2,20}?)? (?:to|until|till) (?<day>[^,;:?!\\n]{2,25}?)[\\s.!]*$`,
);
function withTaskMoved(message: string, today: string): string {
  const { what, day = "" } = HAS_MOVED.exec(message)?.groups ?? {};
  const [only, another] = findDates(`to ${day}`, today);
  const isDay = only !== undefined && !another && only.text.trim().replace(/^to\s+/iu, "").length >= day.trim().length;
  return what === undefined || !isDay ? message : `${what} is moved to ${day}`;
}

const OCCASION = re(
  `^\\s*${POLITE}(?:(?:don['’]?t|do not|never) (?:let me )?forget|remind me (?:of|about)|remember) (?<who>${NAME})['’]s (?<what>(?:\\p{L}+ )?(?:birthday|anniversary|name day|wedding|retirement|jubilee|graduation|exam|opening|launch))(?<when>,? (?:is |it['’]s )?[^,;:.?!\\n]{2,30}?)[,;.–—-]+ ?(?:(?:i|we)(?:['’]d| would)? (?:(?:really|also|still) )*(?:want|need|have|like|plan|mean|ought|should|must)(?: to)?|so (?:that )?i can|to) (?<verb>\\p{L}+) (?<rest>[^;:?!\\n]{2,80}?)[\\s.!]*$`,
);
const OBJECT = /^(?<them>him|her|them)(?![\p{L}])\s*/iu;
const THEIR: Readonly<Record<string, string>> = { him: "his", her: "her", them: "their" };

/** "Don't let me forget Ana's birthday on the 14th, I want to send her flowers": what is to be done, of which the occasion is a part. */
function withOccasion(message: string, today: string): string {
  const { who, what = "", when = "", verb = "", rest = "" } = OCCASION.exec(message)?.groups ?? {};
  const [day, another] = findDates(when, today);
  if (who === undefined || !day || another) return message;
  const them = OBJECT.exec(rest)?.groups?.["them"]?.toLowerCase();
  const title =
    them === undefined
      ? `${verb} ${rest} for ${who}'s ${what}`
      : `${verb} ${who} ${rest.replace(OBJECT, "")} for ${THEIR[them] ?? "their"} ${what}`;
  return `add a task for ${who}, due ${day.date}: ${title}`;
}

/** A message that says in a roundabout way what there is to do, or that it need not be done, as orders about tasks. */
export function withToldTasks(message: string, today: string): string {
  if (/["“”]/u.test(message)) return message;
  const said = eachReworded(message, SAID);
  return said === message ? withTaskMoved(withWeekdaysLast(withOccasion(message, today)), today) : said;
}
