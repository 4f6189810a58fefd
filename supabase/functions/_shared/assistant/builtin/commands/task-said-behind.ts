import { plainWords } from "../../words.ts";
import { PLEASE, re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const ORDER =
  "(?:please |pls |so |and |then |now |can you |could you |kindly )*(?<act>tick|tick off|check off|cross off|strike off|mark(?: as)? (?:done|complete|completed|finished|closed)|close|mark off)";
/** "The papers came by post, tick off". */
const TICKED = re(`^(?<news>[^\\n?:"“”]{6,140}?)\\s*[,;.!–—]+\\s*${ORDER}(?: please| pls| now| then)*[\\s.!]*$`);

const BEGUN =
  "(?:(?:i|we)(?:['’]ve|['’]m|['’]re| have| am| are)? )?(?:(?:just|already|now|also) )*(?:(?:started|begun|began|busy|in the middle of|halfway (?:through|into)|half way through|midway through|working|been working)(?: (?:on|with|working on|work on))?)";
const WHEN = "(?: (?:today|yesterday|now|already|last week|this (?:week|morning|afternoon)))?";
/** "Already started on the risk memo, make a task in progress for it". */
const AT_WORK = re(
  `^\\s*${PLEASE}${BEGUN} (?:the |my |our |a |an )?(?<what>\\p{L}[^,;:.?!\\n"“”]{2,80}?)${WHEN}\\s*[,;.–—]+\\s*(?:(?:so|and|please|pls|can you|could you)[\\s,]+)*(?:make|add|create|open|put|set up|log)(?: me)? (?:an? |the )?(?:new )?(?:(?:in[- ]progress|started|ongoing) (?:task|to-?do) (?:for|of|about|on) (?:it|that|this)|(?:task|to-?do)(?: (?:for|of|about|on) (?:it|that|this))?,?(?: (?:as|with status|status|that is|marked(?: as)?))? (?:in[- ]progress|started|ongoing)(?: (?:for|of|about|on) (?:it|that|this))?)(?: please| pls| too| as well)*[\\s.!]*$`,
);

const EACH: Readonly<Record<string, string>> = { daily: "day", weekly: "week", monthly: "month", quarterly: "quarter" };
const DAY = '[^,;:.?!\\n"“]{3,30}?';
/** "Quarterly fee audit with Ana, first one on 30 March". */
const FIRST_ON = re(
  `^\\s*${PLEASE}(?<rhythm>daily|weekly|monthly|quarterly) (?<what>\\p{L}[^,;:.?!\\n"“]{2,80}?)\\s*[,;–—-]+\\s*(?:and |the )*(?:first(?: (?:one|time))?|start(?:s|ing)?|beginn?ing|begins?)(?: (?:is|will be|on|from|with|one))*,? (?<day>${DAY})(?: please| pls)*[\\s.!]*$`,
);
/** "Every Friday I have to mail the report to Ana, set it as recurring from this Friday". */
const SET_RECURRING = re(
  `^\\s*${PLEASE}(?<rhythm>(?:every|each) \\p{L}+(?: \\p{L}+)??),? (?:i|we)(?:['’]ve)? (?:have to|need to|must|should|has to|got to|gotta)? ?(?<what>\\p{L}[^;:?!\\n"“]{2,90}?)\\s*[,;.–—-]+\\s*(?:(?:so|and|please|pls|can you|could you)[\\s,]+)*(?:set|make|put|add|save|keep)(?: (?:it|that|this))?(?: (?:up|in|as|to|be))* (?:an? )?(?:recurring|repeating|recurrent|repeat)(?: (?:task|to-?do|one|reminder))?(?:,? (?:(?:starting |beginning )?(?:from|on)|starting|beginning) (?<day>${DAY}))?[\\s.!]*$`,
);
/** "Add to my to-do, order new cards". */
const ON_LIST = re(
  `^\\s*${PLEASE}(?:add|put|note|write)(?: (?:it|this|that|one))? (?:to|on|in) (?:my|the|our) (?:to-?dos?|to do|task|tasks)(?: list)?\\s*[,;–—-]+\\s*(?<what>\\p{L}[^\\n]{2,120})$`,
);
/** "GST filing end of this month dont let me forget". */
const FORGET =
  /^(?<what>\p{L}[^\n?:;"“”!]{3,90}?)[\s,.–—-]+(?:(?:so|and|please|pls|but)[\s,]+)*(?:do not|don['’]?t|never) let me forget(?: (?:it|that|this|about (?:it|that)))?[\s.!]*$/iu;
const SUBJECT =
  /(?<!\p{L})(?:i|we)(?:['’]\p{L}+)? (?:should|must|need|have to|want|ought|am|will|really)(?!\p{L})|^(?:i|we|he|she|they|it|that|this|you|there|his|her|their)(?!\p{L})|['’](?:s|ll|d|ve|re) /iu;

/** A review that was good is no task, and "in years" no day. */
const SAYS_SO = /(?<!\p{L})(?:was|were|is|are|went|has|had|have|got|did|went)(?!\p{L})/iu;
const IS_DAY =
  /\d|day(?!\p{L})|tomorrow|(?:this|next|coming) (?:week|month|quarter|year)|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;
const OF_OTHERS = /^\W*(?:i|we|he|she|they) (?:told|asked|said|wrote|promised|wanted|want)(?!\p{L})/iu;

function recurring(message: string): string | null {
  const first = FIRST_ON.exec(message)?.groups;
  if (first && !SAYS_SO.test(first["what"] ?? "") && IS_DAY.test(first["day"] ?? ""))
    return `every ${EACH[(first["rhythm"] ?? "").toLowerCase()] ?? "week"}: ${first["what"] ?? ""}, starting ${first["day"] ?? ""}`;
  const { rhythm = "", what = "", day } = SET_RECURRING.exec(message)?.groups ?? {};
  if (what === "") return null;
  return `${rhythm}: ${what}${day === undefined ? "" : `, starting ${day}`}`;
}

/** An order about a task that leaves to the words before it what the task is: as the plain order. Other messages are unchanged. */
export function withTaskSaidBehind(message: string): string {
  if (message.length > 240 || message.trim().includes("\n") || isNoteLead(message)) return message;
  const { news = "", act = "" } = TICKED.exec(message)?.groups ?? {};
  if (news !== "" && plainWords(news).length > 2 && !OF_OTHERS.test(news))
    return /^mark /iu.test(act)
      ? `${news}, mark it as done`
      : `${news}, ${act.replace(/ off$/iu, "")} it off`.replace("close it off", "close it");
  const begun = AT_WORK.exec(message)?.groups?.["what"];
  if (begun !== undefined) return `new task "${begun}", already started`;
  const { what: listed = "" } = ON_LIST.exec(message)?.groups ?? {};
  if (listed !== "") return `new task: ${listed}`;
  const forgotten = FORGET.exec(message)?.groups?.["what"];
  if (forgotten !== undefined && !SUBJECT.test(forgotten) && plainWords(forgotten).length > 1)
    return `remind me: ${forgotten}`;
  return recurring(message) ?? message;
}
