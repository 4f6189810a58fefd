import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { firstReworded, PLEASE, re, type Wordings } from "./rewording.ts";
import { isAction } from "./task-leads.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}?";
const NOTE = `(?:(?:the|my|our) note (?:on|about|for) ${NAME}|${NAME}['’]s? (?:\\p{L}+ )?note(?: (?:about|on) [^,;:.?!\\n"“]{2,40}?)?)`;
const IN_NOTE = "in $1 change $3 to $2";
const IS_OFF = `(?:is|was|isn['’]t) (?:a bit |slightly |not )?(?:off|wrong|incorrect|outdated|out of date|mistaken|right|correct|true)(?: now)?\\s*[,;:.–-]+\\s*(?:[^,;:.?!\\n"“]{1,60}?\\s)?`;
const FIX = `(?:\\s*[,;.!–-]+\\s*(?:(?:so|please|pls|and|can you|could you)[\\s,]+)*(?:fix|correct|change|update|mend|adjust|amend)(?: (?:the|that|her|his|their) note| it| that| this)?)?(?: please| pls| for me)*[\\s.!]*$`;
const NUMBER = "[$€£]?\\d(?:[\\d.,:]*\\d)?[%€$£]?(?![\\p{L}\\p{N}])";
const WORD = "\\p{L}[\\p{L}\\p{M}\\p{N}'’-]*";
const NOT = ",? (?:and )?(?:not|instead of|rather than)";

const NUMBERS = [NUMBER, "(?: \\p{L}+){0,3}"] as const;
const WORDS = [WORD, ""] as const;
const NOTES: Wordings = [
  // "Ana's note is off, the farm is 9 hectares not 6. Fix the note": one number or word of it is another.
  [
    re(`^\\s*${PLEASE}(${NOTE}) ${IS_OFF}(${NUMBER})(?: \\p{L}+){0,3}${NOT} (${NUMBER})(?: \\p{L}+){0,3}${FIX}`),
    IN_NOTE,
  ],
  [re(`^\\s*${PLEASE}(${NOTE}) ${IS_OFF}(${WORD})${NOT} (?:in |on |at )?(${WORD})${FIX}`), IN_NOTE],
  // "Delete Ana's note about dogs, turned out it was Leo".
  [
    re(
      `^(\\s*${PLEASE}(?:delete|remove|erase|bin|scrap|drop|get rid of) [^,;:.?!\\n"“]{0,60}?\\bnote\\b[^,;:.?!\\n"“]{0,50}?)\\s*[,;–-]+\\s*(?:it |as it )?(?:turns out|turned out|because|since|my mistake|wrong person)(?: [^:\\n"“]{1,80})?$`,
    ),
    "$1",
  ],
  // "There's a mistake in Ana's note, it's 12 barrels not 14".
  ...[NUMBERS, WORDS].map(([value, unit]): [RegExp, string] => [
    re(
      `^\\s*${PLEASE}(?:there(?:['’]s| is) (?:an? |some )?(?:mistake|error|typo|slip)s? in (?<wrong>${NOTE})|(?<has>${NOTE}) has (?:an? |the )?(?:mistake|error|typo|slip|wrong (?:number|name|word|figure|year|amount))(?: in it)?)\\s*[,;:.–-]+\\s*(?:[^,;:.?!\\n"“]{1,60}?\\s)?(?<now>${value})${unit}${NOT} (?<was>${value})${unit}${FIX}`,
    ),
    "in $<wrong>$<has> change $<was> to $<now>",
  ]),
  // "Keep somewhere that Ana's deputy is Leo".
  [
    re(
      `^\\s*${PLEASE}(?:keep|write|put|store|record|save|note|jot)(?: (?:it|this))?(?: down)? (?:somewhere|some place|in (?:a|some) (?:safe )?place)(?: safe)?(?: please)?,? that (?=\\S)`,
    ),
    "note that ",
  ],
  // "Note for everyone at Olive Press that …": the firm ends there.
  [
    re(
      `^(\\s*${PLEASE}(?:(?:add|make|write|take) )?(?:an? )?note (?:on|for|about|to) (?:everyone|everybody) (?:at|from|of) (?-i:\\p{Lu})[\\p{L}\\p{M}&'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}&'’-]*)+)(?: saying)? that (?=\\S)`,
    ),
    "$1: ",
  ],
  // "Write down against Ana that …".
  [
    re(
      `^\\s*${PLEASE}(?:write|note|put|jot|log|record)(?: (?:it|this))?(?: down)? (?:against|under|next to|beside) (${NAME}(?:(?:,| and) ${NAME}){0,3}) that (?=\\S)`,
    ),
    "note on $1: ",
  ],
];

/** "… (log it)": in brackets behind what is to be kept. */
const IN_BRACKETS =
  /^(?<text>\s*\p{L}[^\n()[\]]{8,400}?)\s*[([]\s*(?:(?:please|pls|just)\s+)*(?:(?:log|note|save|keep|record|store|jot|file)(?:\s+(?:it|this|that))?(?:\s+down)?|(?:put|add|keep|write)\s+(?:it|this|that)\s+(?:in|into|to)\s+(?:her|his|their)\s+notes?)(?:\s+(?:please|pls))?\s*[)\]][\s.!]*$/iu;

/** "(note) Ana sold the cellar". */
const BRACKETS_FIRST =
  /^\s*[([]\s*(?:(?:to )?(?:note|log)(?: (?:this|it))?|for (?:the|her|his|their) (?:record|notes?|file))\s*[)\]]\s*[:,–-]?\s*(?=\p{Lu})/iu;

const BOTH = re(
  `(?<!\\p{L})(?:both(?: of)?(?: the| our| my)?|the two|the 2) (?:(?<firm>(?-i:\\p{Lu})[\\p{L}\\p{M}\\p{N}&'’. -]{1,40}?) (?:people|ppl|folks?|founders|contacts|guys|chaps|fellows|boys|girls|ladies|gents|colleagues|ones|lot|lads|pair)|(?:people |folks |founders |contacts |of them )?(?:at|from|of) (?<other>(?-i:\\p{Lu})[\\p{L}\\p{M}\\p{N}&'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}\\p{N}&'’-]*)*))(?!\\p{L})`,
);

const ORDERS = re(`^\\s*${PLEASE}(?:write|jot|keep|log|note|put|record|save)(?!\\p{L})`);
/** "Both Kelp guys → Lead", "both Kelp folks: priority 50", with nothing around it. */
const TO_VALUE = /^\W*(?:both|the (?:two|2))\s[^:→>?\n]{2,60}?\s*(?:→|->|=>|:)\s*\p{L}[^:?\n]{1,40}$/iu;
/** "Both Kelp people" by their names in an order, where two are there. */
export function withBothOfFirm(message: string, people: readonly KnownPerson[]): string {
  const found = BOTH.exec(message);
  const firm = plainWords(found?.groups?.["firm"] ?? found?.groups?.["other"] ?? "").join(" ");
  const there = people.filter(({ company }) => firm !== "" && plainWords(company ?? "").join(" ") === firm);
  const isOrder = isNoteLead(message) || startsCommand(message) || ORDERS.test(message) || TO_VALUE.test(message);
  return found && isOrder && there.length === 2
    ? message.replace(BOTH, there.map(({ name }) => name).join(" and "))
    : message;
}

/** "…, please note", "FYI … - note it": what is told is to be kept. */
const PLEASE_NOTE = /(?<=\S)\s*[,;.!–—-]+\s*(?:please|pls|kindly) note[\s.!]*$/iu;
const FYI =
  /^\s*(?:fyi|btw|by the way|just so you know|for your information)[\s,:–-]+(?=\p{Lu}[^\n]*[,;.!–—-]\s*(?:please |pls )?(?:note|log|save|record|keep) (?:it|that|this)(?: down)?[\s.!]*$)/iu;

/** An order about a note that is said loosely, in the words in which it is read. Other messages are unchanged. */
export function withLooseNote(message: string): string {
  const plain = message.replace(PLEASE_NOTE, ", note it").replace(FYI, "");
  const reworded = firstReworded(plain.replace(BRACKETS_FIRST, "note that "), NOTES);
  if (reworded !== message) return reworded;
  const text = IN_BRACKETS.exec(message)?.groups?.["text"];
  if (text === undefined || isNoteLead(message)) return message;
  // What is to be done is logged as a task.
  return startsCommand(text) || isAction(`${text} `) ? text : `${text}, log it`;
}
