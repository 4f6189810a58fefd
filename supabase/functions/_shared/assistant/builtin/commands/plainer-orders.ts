import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

/** "Add a column "Beds" number": the type stands behind the name. */
const COLUMN_TYPE =
  /^(?<order>\W*(?:(?:please|pls|can you|could you|and|i need|i want)[\s,]+)*(?:add|create|make|new)(?: me)?) (?:an? )?(?:new )?(?:own )?(?<noun>column|field)(?: (?:called|named))?:? ["“](?<label>[^"“”\n]{1,60})["”][,:]? ?(?:\((?<inside>number|text|date|yes ?\/ ?no)\)|(?:as |of type |type |with |for )?(?:an? )?(?<type>number|text|date|yes ?\/ ?no)s?)(?: (?:column|field|type))?[\s.!]*$/iu;
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
  const stage = STAGE_OF.exec(message)?.groups;
  if (stage) {
    const { lead = "", list = "", value = "" } = stage;
    const known = new Set(people.flatMap(({ name, by }) => (by === "near" ? [] : plainWords(name))));
    const names = list.split(/,? and |, /u);
    if (names.some((name) => !plainWords(name).every((word) => known.has(word))))
      return `${lead}move ${list} to ${value}`;
  }
  return message
    .replace(WRITES_IN, (_, lead: string, verb: string) => `${lead}${verb.toLowerCase()} `)
    .replace(LOGS_THIS, "$<lead>note: ")
    .replace(OH, ", ");
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
