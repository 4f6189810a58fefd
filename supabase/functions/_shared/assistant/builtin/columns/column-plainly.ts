import { isNoteLead, startsCommand } from "../commands/split-clauses.ts";
import { BEGINS } from "./asks-for-column.ts";
import { calledLater } from "./called-later.ts";
import { withTypeOfContent } from "./type-as-content.ts";
import { withColumnForWhat } from "./column-for-what.ts";
import { withColumnToldFirst } from "./column-told-first.ts";
import { withRestUnchanged } from "./rest-unchanged.ts";
import { columnWished } from "./column-wishes.ts";
import { withOptionsMarked } from "./options-marked.ts";
import { itemsOf, NOUN, PLAIN_TYPE, TYPE } from "./column-words.ts";

/** "Rename the column Fee to", and the new name on the next line. */
const NAMED_BELOW =
  /^(?<order>\s*(?:(?:please|pls|hey|hi|ok|so|and|can you|could you)[\s,]+)*(?:re-?name|relabel|retitle|change the (?:name|label|title) of)\s[^\n:?]{2,60}?)(?:\s+(?:to|into|as))?\s*[,:]?\s*\n\s*["“]?(?<name>[^\n"”:?]{2,50}?)["”]?[\s.!]*$/iu;

const TRACKS = String.raw`^\s*(?:(?:please|hey|hi|ok|so|and|also)[\s,]+)*(?:(?:can|could) (?:we|i|you)|(?:i|we)(?:['’]d| would)? (?:want|like|need) to|let['’]?s)\s+(?:track|record|keep track of|keep a record of|log|keep)\s+`;
const TYPED = String.raw`\s*[?.,;:–-]+\s*(?:(?:as|it['’]?s|that['’]?s|just|with)\s+)*(?:an?\s+)?(?<type>${TYPE}|${PLAIN_TYPE})(?:\s+(?:${NOUN}|is (?:fine|enough)))?(?:\s+please)?[\s.!?]*$`;
/** "Can we track when each organ was last tuned? A date". */
const TRACKED_DAY = new RegExp(
  String.raw`${TRACKS}when\s+(?:each|every|the|their|an?|all|his|her)\s+(?:[\p{L}-]+\s+){0,3}?(?:was|were|is|are|has been|have been|got|gets)\s+(?<last>last\s+)?(?<done>\p{L}+(?:ed|en|t|ne|de|ght|wn|lt|id))${TYPED}`,
  "iu",
);
/** "Can we track their shoe size? A number". */
const TRACKED_THING = new RegExp(
  String.raw`${TRACKS}(?:(?:the|their|each|every|everyone['’]s|people['’]s|his|her)\s+)(?<what>\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,3}?)(?:\s+of\s+(?:each|every|all|the)\s+\p{L}+)?${TYPED}`,
  "iu",
);

/** "I don't want the Fee column in the table any more". */
const UNWANTED =
  /^\W*(?:i|we)\s+(?:don['’]?t|do not|no longer)\s+want\s+(?:to\s+(?:have|keep)\s+)?(?<what>(?:the|a|that|this)\s[^,.;:?!]{2,40}\s(?:column|field))(?:\s+(?:in|on)\s+(?:the|my|our)\s+(?:(?:people\s+)?(?:table|list)|crm|people))?(?:\s+(?:at all|here|there|any ?more|any longer|please|thanks))*(?:\s+(?:because|since|as\s(?:we|i|it|nobody))\s.*|\s*[,.;!–-].*|\s*)$/iu;

/** "Could we have a field for our sponsors? Multi-select, call it Sponsors, options A, B": its type and its name in a sentence of their own. */
const NAMED_NEXT = new RegExp(
  String.raw`^(?=[^?.!\n]*\b(?:can|could|may|need|want|like|add|make|create|set up|please)\b)[^?.!:\n]{3,120}\b(?:columns?|fields?|lists?|drop-?downs?)\b[^?.!:\n]{0,100}[?.!]\s+(?:(?:it should be|make it|it['’]?s|as|just)\s+)?(?:an?\s+)?(?<type>${TYPE}|${PLAIN_TYPE})(?:\s+${NOUN})?\s*[,;:–-]\s*(?:(?:and|please)\s+)*(?:call|name|label|title)\s+(?:it|that|this)\s+["“]?(?<name>[^,;:"“”\n]{2,40}?)["”]?(?:\s*[,;:–-]\s*(?:with\s+)?(?:the\s+)?(?:options|choices|values)(?:\s+are)?\s*:?\s+(?<options>[^\n?]{2,200}?))?[\s.!]*$`,
  "iu",
);

/** "Make a number column for what they pay and call it Fee": what it is for is no part of its name. */
const NAMED_LAST = new RegExp(
  String.raw`^(?<order>[^?.!:\n]{0,50}?(?:(?:${TYPE}|${PLAIN_TYPE})\s+)?${NOUN})\s+(?:for|where|about|to (?:hold|track|keep|note|record|store|see))\s[^,;:"“”\n]{3,100}?(?:,?\s+(?:and|then)|\s*[,;])\s+(?:please\s+)?(?:call|name|label|title)\s+(?:it|that)\s+["“]?(?<name>[^,;:"“”\n]{2,40}?)["”]?[\s.!]*$`,
  "iu",
);

const POLITE = String.raw`(?:(?:please|hey|hi|ok|so|and|also)[\s,]+)*`;
/** "A date column for when the lease ends. Call it Lease end": what it is for is not its name. */
const CALLED_BEHIND = new RegExp(
  String.raw`^(?<head>\s*[^.:;?!\n]{0,60}?(?:(?:${TYPE}|${PLAIN_TYPE})\s+)?${NOUN})\s+(?:for|to (?:track|hold|store|keep|record|note)|with|about|that (?:says|holds|tells|has))\s+(?:when|how (?:many|much|big|long|often)|who|where|which|what|whether|if)\s[^.:;?!\n]{3,80}?\s*[.,;–-]\s*(?:(?:and|please|let['’]?s|we(?:['’]ll)?|i['’]d)\s+)*(?:call|name|label|title)\s+(?:it|that|this)\s+(?:the\s+)?(?=["“\p{L}])(?!(?:an?|what|whatever|anything|something|quits)(?!\p{L}))(?<label>[^\n]+)`,
  "iu",
);
/** "Could I have a column Vet? Options yes, no". */
const OPTIONS_BEHIND = new RegExp(
  String.raw`^(?<asked>\s*${POLITE}(?:(?:can|could|may) (?:i|we) (?:have|get|add)|(?:can|could|would) you (?:please\s+)?(?:add|make|create|set up))\s[^?.:;\n]{0,60}?${NOUN}[^?.:;\n]{0,40})\?\s+(?:with\s+|the\s+|its\s+)*(?=(?:options?|choices|values)\s*:?\s)`,
  "iu",
);
/** "Could the column Fee be renamed to Price, please?". */
const CAN_BE_RENAMED = new RegExp(
  String.raw`^\s*${POLITE}(?:can|could)\s+(?:the\s+)?(?:column\s+|field\s+)(?<from>[^?.:;,\n]{2,40}?)\s+(?:please\s+)?be\s+(?:re-?named|called|relabell?ed|retitled)\s+(?:(?:to|as|into)\s+)?(?!(?:anything|something|whatever|what|that|this|otherwise|differently|else|more|less|better)(?!\p{L}))(?<to>[^?.:;,\n]{2,40}?)(?:\s+(?:instead|now))?(?:[\s,]+please)?\s*[?.!]*$`,
  "iu",
);

/** "… with options East and West, then give Ana East": "Ana East" is no name where East is one of the options. */
const GIVES_BEHIND = new RegExp(
  String.raw`^(?<order>[^?\n]{3,60}?${NOUN}\s[^?\n]{5,200}?)(?:\s*[,;.]\s*|\s+)(?:(?:and|then|also)\s+)*give\s+(?<who>\p{L}[\p{L}\p{M}'’ -]{1,40}?)\s+(?:an?\s+|the\s+)?(?<value>\p{L}[^\s,.;:?]*(?:\s[^\s,.;:?]+)?)[\s.!]*$`,
  "iu",
);
const withoutGiving = (said: string): string =>
  !/\bgive\b/iu.test(said)
    ? said
    : said.replace(GIVES_BEHIND, (...found) => {
        const { order = "", who = "", value = "" } = found.at(-1) as Record<string, string>;
        const isOption = itemsOf(order.replace(/^.*\s(?:options?|choices|values|with|:)\s/iu, "")).some(
          (item) => item.toLowerCase() === value.toLowerCase(),
        );
        return isOption ? `${order} and put ${who} on ${value}` : found[0];
      });

/** A message that asks for a column in a roundabout way, or renames one over two lines, as a plain order. Returns others unchanged. */
export function columnPlainly(given: string): string {
  const said = withColumnForWhat(withColumnToldFirst(withOptionsMarked(withRestUnchanged(withTypeOfContent(given)))));
  const later = calledLater(said);
  if (later !== null) return later;
  const message = withoutGiving(said)
    .replace(CALLED_BEHIND, (...found) => {
      const { head = "", label = "" } = found.at(-1) as Record<string, string>;
      // "Gold for Joel" is a name, and no value of his.
      return `${head} called ${/^[^"“”.;:!?]+\sfor\s[^"“”.;:!?]+$/iu.test(label) ? `"${label}"` : label}`;
    })
    .replace(OPTIONS_BEHIND, "$<asked>, ")
    .replace(CAN_BE_RENAMED, "rename the column $<from> to $<to>");
  if (isNoteLead(message)) return columnWished(message) ?? message;
  const { what: unwanted } = UNWANTED.exec(message)?.groups ?? {};
  if (unwanted !== undefined && !/\?\s*$/u.test(message)) return `we don't need ${unwanted}`;
  const next = NAMED_NEXT.exec(message)?.groups;
  if (next?.["type"] !== undefined)
    return `add a ${next["type"]} column called "${next["name"] ?? ""}"${next["options"] === undefined ? "" : ` with the options ${next["options"]}`}`;
  const last = NAMED_LAST.exec(message)?.groups;
  if (last?.["order"] !== undefined && BEGINS.exec(last["order"])?.[0] !== "")
    return `${last["order"]} called "${last["name"] ?? ""}"`;
  const { order, name = "" } = NAMED_BELOW.exec(message)?.groups ?? {};
  // "Rename Fee to Price", and what someone's is below.
  const isNamed = /\s(?:to|into|as)\s+\S/iu.test(order ?? "") || /['’]s\s|(?<!\p{L})(?:is|are|has|was)\s/iu.test(name);
  const isThanks = /^(?:thanks|thank you|thx|ta|cheers|please|ok(?:ay)?)(?!\p{L})/iu.test(name);
  const saysWhat = /(?<!\p{L})(?:column|field)(?!\p{L})|\s(?:to|into|as)\s*[,:]?\s*\n|[,:]\s*\n/iu.test(message);
  if (order !== undefined && saysWhat && !isThanks && !isNamed && !startsCommand(name)) return `${order} to ${name}`;
  const { last: latest, done, type: day } = TRACKED_DAY.exec(message)?.groups ?? {};
  if (done !== undefined && day !== undefined)
    return `add a ${day} column called ${latest === undefined ? `${done} on` : `last ${done}`}`;
  const { what, type } = TRACKED_THING.exec(message)?.groups ?? {};
  return what === undefined || type === undefined
    ? (columnWished(message) ?? message)
    : `add a ${type} column called ${what}`;
}
