import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { END, firstReworded, PLEASE, POLITE, re, type Wordings } from "./rewording.ts";
import { listed } from "./values.ts";
import { isNoteLead } from "./split-clauses.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}?";
const TASK = '(?!(?:it|that|this|he|she|they|we|i|you)(?!\\p{L}))[^,;:.?!\\n"“]{3,70}?';
const QUOTED = '["“‘\'][^"“”‘\\n]{2,80}["”’\']';
const ALL_DONE =
  "(?:(?:whatever|anything|everything|what|all|all the (?:tasks|ones|things|stuff))(?:['’]s| is| are)?(?: that| which)?(?:['’]s| is| are)? (?:already |now )?(?:finished|done|completed?|ticked off|closed)|(?:whatever|everything|anything|all)(?: that)? (?:i|we)(?:['’]ve| have) (?:already )?(?:finished|done|completed|ticked off|closed))";
const BOARD = "(?: (?:on|in|from|off) (?:the|my|our) (?:(?:task )?(?:board|list)|to-?do list|to-?dos|tasks))?";
const GONE = "(?:delete|remove|clear(?: out| away)?|bin|erase|get rid of|throw (?:out|away))";
const UNIT = "(?:day|week|month|quarter|year)";
const RHYTHM = `(?:once (?:a|every|per) ${UNIT}|every (?:(?:two|three|other|six) )?${UNIT}s?|daily|weekly|monthly|quarterly|yearly|annually|fortnightly|bi-?weekly)`;
const MEETS = "(?:check[- ]?in|call|catch[- ]?up|visit|ping|follow[- ]?up|meeting|chat|review|reminder|e-?mail|coffee)";

const NO_DATE = /,? (?:with )?no (?:due )?(?:date|day|deadline)(?: (?:needed|yet))?[\s.!?]*$/iu;
const ADDS = "add the task ";
const TASKS: Wordings = [
  // "Put 'Prep slides' on the board for Ana".
  [
    re(
      `^\\s*${PLEASE}(?:put|stick|pop|add|get|place|drop) (${QUOTED}) (?:up )?(?:on|onto|to|in) (?:the|my|our) (?:task |to-?do )?(?:board|list|to-?dos|tasks)(?!\\p{L})(?![^\\n]*,\\s*(?:it|that|she|he|they)(?:['’]s| is)(?!\\p{L}))`,
    ),
    `${ADDS}$1`,
  ],
  // "'Prep slides' should go on the board".
  [
    re(
      `^\\s*${POLITE}(${QUOTED}) (?:should|must|needs to|has to|can|is to|goes|belongs) ?(?:go |be |be put )?(?:up )?(?:on|onto|to|in) (?:the|my|our) (?:task |to-?do )?(?:board|list|to-?dos|tasks)(?!\\p{L})(?![^\\n]*,\\s*(?:it|that|she|he|they)(?:['’]s| is)(?!\\p{L}))`,
    ),
    `${ADDS}$1`,
  ],
  // "Add to the board: prep slides for Ana".
  [
    re(
      `^\\s*${PLEASE}(?:put|stick|pop|add|place|new)(?: (?:this|the following|one))? (?:on|onto|to) (?:the|my|our) (?:task |to-?do )?(?:board|list|to-?dos|tasks)\\s*:\\s*(?=\\S)`,
    ),
    "add a task: ",
  ],
  // "Instead of 'A' call it 'B'".
  [
    re(
      `^\\s*${POLITE}(?:instead of|rather than) (${QUOTED})[\\s,]+(?:please )?(?:(?:call|name|title)(?: it| that| the task| this one)?|it should (?:be called|be|read|say)|make it|say|write) (${QUOTED})${END}`,
    ),
    "rename $1 to $2",
  ],
  // "Ana only needs a check in once a year, not every quarter".
  [
    re(
      `^\\s*${POLITE}(${NAME}) (?:now )?only (?:needs|wants|gets|should get|should have|has to have) (?:an? |the |our |my )?(${MEETS}) (${RHYTHM})(?:,? (?:and )?(?:not|instead of|rather than|no longer) ${RHYTHM})?(?: any ?more| any longer| now| from now on)*${END}`,
    ),
    "make the $2 with $1 $3",
  ],
  // "Whatever's finished on the board, delete it".
  [
    re(
      `^\\s*${POLITE}${ALL_DONE}${BOARD}[\\s,–-]+(?:please |you can |can you )*${GONE} (?:it|them|that|those|all)(?: all)?${END}`,
    ),
    "delete all finished tasks",
  ],
  [
    re(
      `^\\s*${POLITE}${ALL_DONE}${BOARD} (?:can|may|should|could) (?:now )?(?:go|be (?:deleted|removed|cleared|binned|erased))(?: now| away)?${END}`,
    ),
    "delete all finished tasks",
  ],
  [re(`^\\s*${PLEASE}${GONE} ${ALL_DONE}${BOARD}${END}`), "delete all finished tasks"],
];

/** "The one-pager task should hang on Ana". */
const HANGS_ON = re(
  `^\\s*${POLITE}(?:the |my |our )?(?<task>${TASK}) (?:task|to-?do|reminder) (?:should|must|needs to|has to|can|ought to|is to|belongs|goes)(?: (?:hang|be|sit|go|belong|live)(?: (?:linked|tied|attached|connected|pinned|filed|listed|assigned))?)? (?:on|off|to|with|under|at) (?<who>${NAME})${END}`,
);
function linked(message: string, people: readonly KnownPerson[]): string | null {
  const { task, who = "" } = HANGS_ON.exec(message)?.groups ?? {};
  const isKnown = people.some(
    ({ name, by }) => by !== "near" && plainWords(who).every((word) => plainWords(name).includes(word)),
  );
  return task !== undefined && isKnown ? `link the ${task} task to ${who}` : null;
}

/** "Due the day before the board on the 25th": what happens on that day is no part of it. */
const DAY_AROUND =
  /(?<=(?<!\p{L})(?:due|by|for|on|until)(?: on)? )the day (?<way>before|after) (?:(?:the|her|his|our|their) )?(?!the(?!\p{L}))\p{L}[\p{L}\p{N}'’ -]{0,30}? on (?=(?:the )?\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/iu;

const OFTEN: Readonly<Record<string, string>> = {
  day: "daily",
  week: "weekly",
  month: "monthly",
  quarter: "quarterly",
  year: "yearly",
};
/** "The tasting should be every other week". */
const SHOULD_BE = re(
  `^\\s*${POLITE}(?:the|my|our) (?<task>[^,;:.?!\\n"“]{3,70}?) (?:should|must|needs to|has to|can|is to) (?:now )?(?:be|become|happen|repeat|come|run) (?=(?:fortnightly|bi-?weekly|every fortnight|every other week|once (?:a|every|per) ${UNIT})${END})`,
);
/** "Biweekly call with Ana from Monday". */
const RHYTHM_FIRST = re(
  `^(?<lead>\\s*${PLEASE}(?:(?:add|set up|create|make) )?)(?:an? )?(?:fortnightly|bi-?weekly) (?<what>(?:task(?: to)?:? )?${MEETS} [^:?!\\n"“]{3,80}?)[\\s.!]*$`,
);
/** "Make the round-up fortnightly", "change the call to once a month". */
const TO_RHYTHM = re(
  `^(?<order>\\s*${PLEASE}(?:make|turn|change|set|switch|let|have|put) [^,;:.?!\\n"“]{3,70}?) (?<to>(?:to |into |be |repeat )*)(?<rhythm>fortnightly|bi-?weekly|every fortnight|every other week|once (?:a|every|per) (?<unit>${UNIT}))(?: (?:instead|now|from now on))?(?<end>${END})`,
);

interface Errand {
  act: string;
  noun: RegExp;
}
const ERRANDS: readonly Errand[] = [
  { act: "follow up with", noun: /^follow/iu },
  { act: "call", noun: /^(?:phone )?call/iu },
  { act: "check in with", noun: /^check/iu },
  { act: "catch up with", noun: /^catch/iu },
  { act: "meet", noun: /^meet/iu },
  { act: "email", noun: /^e-?mail/iu },
  { act: "visit", noun: /^visit/iu },
];
const COUNTS: readonly (readonly string[])[] = [
  [],
  [],
  ["two", "2", "a couple of"],
  ["three", "3", "a few"],
  ["four", "4"],
];
/** "Two follow ups needed, Ana on Monday and Leo on Wednesday". */
const COUNTED = re(
  `^\\s*${POLITE}(?:(?<count>two|three|four|[234]|a couple of|a few) )?(?<noun>follow[- ]?ups|(?:phone )?calls|check[- ]?ins|catch[- ]?ups|meetings|e-?mails|visits)(?: (?:are )?(?:needed|due|please|to (?:add|do|make|book|plan)|for me|coming up))?\\s*[:,–-]+\\s*(?<list>[^:;?!\\n"“]{6,200}?)[\\s.!]*$`,
);
const DAY =
  "(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?:st|nd|rd|th)?(?: of)? \\p{L}{3,9}|\\p{L}{3,9} \\d{1,2}(?:st|nd|rd|th)?|next week|next month)";
const ITEM = re(`^(?:(?:with|for|to|one with|one for) )?(?<who>${NAME}),? (?:(?:on|by|for) )?(?<day>${DAY})$`);

function counted(message: string): string | null {
  const { count, noun = "", list = "" } = COUNTED.exec(message)?.groups ?? {};
  const errand = ERRANDS.find((one) => one.noun.test(noun));
  if (!errand) return null;
  const items = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu).map((item) => ITEM.exec(item.trim())?.groups);
  if (items.length < 2 || (count !== undefined && COUNTS[items.length]?.includes(count.toLowerCase()) !== true))
    return null;
  const tasks = items.flatMap((item) => (item ? [`${item["who"] ?? ""} on ${item["day"] ?? ""}`] : []));
  if (tasks.length < items.length) return null;
  return `${errand.act} ${listed(tasks)}`.replace(/ on (?=today|tomorrow|next )/giu, " ");
}

/** An order about tasks that is said loosely, in the words in which it is read. Other messages are unchanged. */
export function withLooseTask(message: string, people: readonly KnownPerson[]): string {
  if (isNoteLead(message)) return message;
  const whole = counted(message) ?? linked(message, people);
  if (whole !== null) return whole;
  const said = firstReworded(message.replace(DAY_AROUND, "the day $<way> "), TASKS)
    .replace(SHOULD_BE, "make the $<task> ")
    .replace(RHYTHM_FIRST, "$<lead>$<what> every two weeks");
  // Asked as a question, it is an order all the same.
  if (said.startsWith(ADDS) && !message.startsWith(ADDS)) return said.replace(NO_DATE, "").replace(/[\s?]+$/u, "");
  const { order = "", to = "", unit, end = "" } = TO_RHYTHM.exec(said)?.groups ?? {};
  if (order === "") return said;
  return `${order} ${to}${OFTEN[unit?.toLowerCase() ?? ""] ?? "every two weeks"}${end}`;
}
