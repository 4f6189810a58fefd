import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isNoteLead } from "./split-clauses.ts";

/** "Add a column "Beds" number": the type stands behind the name. */
const COLUMN_TYPE =
  /^(?<order>\W*(?:(?:please|pls|can you|could you|and|i need|i want)[\s,]+)*(?:add|create|make|new)(?: me)?) (?:an? )?(?:new )?(?:own )?(?<noun>column|field)(?: (?:called|named))?:? ["“](?<label>[^"“”\n]{1,60})["”][,:]? ?(?:\((?<inside>number|text|date|yes ?\/ ?no)\)|(?:as |of type |type |with |for )?(?:an? )?(?<type>number|text|date|yes ?\/ ?no)s?)(?: (?:column|field|type))?[\s.!]*$/iu;
/** "New column date called date of last visit": the type stands right behind the noun. */
const TYPE_BEHIND =
  /^(?<order>\W*(?:(?:please|pls|can you|could you|and|i need|i want)[\s,]+)*(?:add|create|make|new|set up)(?: me)?)(?: an?)?(?: new)?(?: own)? (?<noun>column|field)(?: of type| as an?| type)?,? (?<type>number|text|date|yes[ /]?no|yes or no|checkbox)s? (?:called|named) (?<label>["“]?\p{L}[^,;:?\n]{1,60}?["”]?)(?:[\s,]+(?:please|pls|thanks|thank you|thx))*[\s.!]*$/iu;
const TYPES: Readonly<Record<string, string>> = { yesno: "yes/no", yesorno: "yes/no", checkbox: "yes/no" };
const LOGS_THIS =
  /^(?<lead>\W*(?:(?:please|pls|can you|could you|ok|okay|and)[\s,]+)*)(?:log|note|record|write down|jot down) (?:this|that|the following)(?: down)?\s*:\s*(?=\p{L})/iu;
const STAGE_OF =
  /^(?<lead>\W*(?:(?:please|pls|can you|could you|ok|okay|and)[\s,]+)*)(?:set|change|update) (?:the )?(?:stage|status)s? (?:of|for) (?<list>\p{L}[^,;:.\n]{1,40}(?:, (?!and )[^,;:.\n]{2,40}){0,6},? and [^,;:.\n]{2,40}?) to (?<value>[^,;:.\n]{2,40}?)[\s.!]*$/iu;
/** "DM Ana the deck": a verb, and no part of her name. */
const WRITES_IN =
  /^(?<lead>\W*(?:(?:please|pls|can you|could you|ok|okay|and)[\s,]+)*)(?<verb>DM|PM|SMS|Whats[Aa]pp|WhatsApp|Slack|Skype|Telegram) (?=\p{Lu})/u;
/** "…, make me a reminder for Thursday": a new one, and no task that moves. */
const MAKES_ONE =
  /(?<=(?:^|[,.;–—-])\s*(?:(?:and|so|then|please|pls|can you|could you|ok|okay)[\s,]+)*)(?:make|give|get|write|put|stick|pop|book|schedule|create|add)(?:\s+(?:me|us))?(?:\s+in)?\s+an?\s+(?:new\s+)?(?:task|reminder|to-?do)(?:\s+in)?\s+(?=(?:for|on|by)\s+(?:(?:next|this|coming|early|the)\s+)*(?:mon|tues|wednes|thurs|fri|satur|sun|tomorrow|today|tonight|week|month|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[^,;:]{0,30}$)/iu;
/** "Revert Ana's status to Cold": set to what it was. */
const REVERTS =
  /^(?<lead>\W*(?:(?:please|pls|kindly|can you|could you|ok|okay|and|now)[\s,]+)*)(?:revert|restore|return|reset|roll back|take)\s+(?<what>(?!it\b|that\b|this\b|them\b)[^,;:?!\n]{3,60}?)(?:\s+back)?\s+to\s+(?=\S)/iu;
/** "To like ninety five", as people say it. */
const LIKE =
  /(?<=\s(?:to|is|at|as)[\s,]+)(?:like|say|um+|uh+|erm?)[\s,]+(?=\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|half)(?!\p{L}))/giu;
const OH = /,\s+(?:oh|ah)[\s,]+(?=(?:and|also)\s)/giu;

const DAY_TO =
  "(?:to|until|till) (?:(?:next|this) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|tomorrow|the \\d|\\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*)";
/** "The one about Ana and the pump move to Monday": the verb stands behind the task. */
const MOVED_BEHIND = new RegExp(
  `(?<=^\\W*|[,;.]\\s+(?:(?:and|then)\\s+)?|\\s(?:and|then)\\s+)the (?<task>(?:other )?(?:one|task|reminder|to-?do) (?:about|for|with|on) [^,;:.?!\\n]{3,60}?) (?:please )?(?:move|push|shift|postpone|delay|put|reschedule)(?: it)? (?<to>${DAY_TO}[^,;:.?!\\n]{0,20})(?=[\\s.!]*$)`,
  "iu",
);
/** "… & log that she likes tea": an order behind the sign. */
const AND_SIGN =
  /\s+(?:&|\+)\s+(?=(?:log|note|set|move|add|mark|remind|put|change|delete|make|update|tick|close|give|rename|assign)\s\p{L})/gu;

/** An order in the words in which it is read: the type of a column before its name, a stage of several people with a name that is not known. */
export function withPlainerOrder(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 400 || message.includes("\n")) return message;
  const column = COLUMN_TYPE.exec(message)?.groups;
  if (column) {
    const { order = "", noun = "", label = "", inside, type } = column;
    return `${order} a ${inside ?? type ?? ""} ${noun} called “${label}”`;
  }
  const plainer = message.includes(":")
    ? message
    : withoutReverting(message.replace(MAKES_ONE, "set a reminder ").replace(LIKE, ""), people);
  if (plainer !== message) return withPlainerOrder(plainer, people);
  const typed = TYPE_BEHIND.exec(message)?.groups;
  if (typed) {
    const { order = "", noun = "", type = "", label = "" } = typed;
    const plain = TYPES[type.toLowerCase().replace(/[ /]/gu, "")] ?? type;
    return `${order} a ${plain} ${noun} called “${label.replace(/["“”]/gu, "")}”`;
  }
  const stage = STAGE_OF.exec(message)?.groups;
  if (stage) {
    const { lead = "", list = "", value = "" } = stage;
    const known = new Set(people.flatMap(({ name, by }) => (by === "near" ? [] : plainWords(name))));
    const names = list.split(/,? and |, /u);
    if (names.some((name) => !plainWords(name).every((word) => known.has(word))))
      return `${lead}move ${list} to ${value}`;
  }
  const said = message
    .replace(WRITES_IN, (_, lead: string, verb: string) => `${lead}${verb.toLowerCase()} `)
    .replace(LOGS_THIS, "$<lead>note: ")
    .replace(OH, ", ");
  return isNoteLead(said) ? said : said.replace(AND_SIGN, " and ").replace(MOVED_BEHIND, "move the $<task> $<to>");
}

const FIELDS = /(?<!\p{L})(?:status|stage|owner|priority|location|company|role|industry|e-?mail|name)(?!\p{L})/iu;
function withoutReverting(message: string, people: readonly KnownPerson[]): string {
  const what = REVERTS.exec(message)?.groups?.["what"] ?? "";
  const words = plainWords(what);
  const isTheirs = people.some(
    ({ name, by }) =>
      by !== "near" && plainWords(name).some((word) => words.includes(word) || words.includes(`${word}s`)),
  );
  return isTheirs && FIELDS.test(what) ? message.replace(REVERTS, "$<lead>set $<what> to ") : message;
}
