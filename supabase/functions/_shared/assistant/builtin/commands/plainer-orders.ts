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
const OH = /,\s+(?:oh|ah)[\s,]+(?=(?:and|also)\s)/giu;

/** An order in the words in which it is read: the type of a column before its name, a stage of several people with a name that is not known. */
export function withPlainerOrder(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 400 || message.includes("\n")) return message;
  const column = COLUMN_TYPE.exec(message)?.groups;
  if (column) {
    const { order = "", noun = "", label = "", inside, type } = column;
    return `${order} a ${inside ?? type ?? ""} ${noun} called “${label}”`;
  }
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
