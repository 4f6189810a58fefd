import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { ACTIONS } from "./task-leads.ts";
import { isNoteLead } from "./split-clauses.ts";
import { firstReworded, LEAD, WHO, type Wordings } from "./rewording.ts";

/** Someone by a name, and no "his priority". */
const NAMED = `(?=(?-i:\\p{Lu}))${WHO}?`;
const DAY = "(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)";
/** Why something is asked for: no other day, no other wish, and nothing else to do. */
const REASON = `\\s*[,;–-]+\\s*(?:because\\s|since\\s|as\\s(?!soon|long|far))?(?:he|she|they|it|we|i)(?:['’]\\p{L}+)?\\s(?![^\\n]*(?:\\d|${DAY}|instead|rather|should|wants?\\b|prefer|stay|remain|keep|\\bleave|\\bnot\\b|\\band\\b))[^\\n,;:?!]{3,60}$`;

/** Orders with something beside them that says why, how far it is or for which day only, in the words that are read. */
const WORDED_ASIDES: Wordings = [
  // "Push the quote to Monday, he's on site all week".
  [
    new RegExp(
      `${LEAD}(?<order>(?:push|move|postpone|shift|delay|reschedule|snooze|bump)\\s[^,;:.?!\\n]{3,80}?\\s(?:to|until|till)\\s[^,;:.?!\\n]{2,25}?)${REASON}`,
      "iu",
    ),
    "$<order>",
  ],
  // "Take Stock out of Ana's modules, she never wanted it".
  [
    new RegExp(
      `${LEAD}(?<order>(?:take|remove|drop|delete|strike)\\s[^,;:.?!\\n]{2,40}?\\s(?:out\\sof|from|off)\\s${WHO}?['’]s?\\s[^,;:.?!\\n]{2,30}?)${REASON}`,
      "iu",
    ),
    "$<order>",
  ],
  // "Can we have Ana's status as Warm".
  [
    new RegExp(
      `${LEAD}(?:can|could|may)\\s(?:we|i|you)\\s(?:please\\s)?(?:have|get|put)\\s(?<who>${WHO}?)['’]s?\\s(?<field>[^,;:?!\\n]{2,30}?)\\s(?:as|set to|down as)\\s(?<value>[^,;:?!\\n]{1,40}?)(?:\\s(?:please|now))*[\\s.?!]*$`,
      "iu",
    ),
    "set $<who>'s $<field> to $<value>",
  ],
  // "The renewal at Kelp has shifted, it is 30 April 2031".
  [
    new RegExp(
      `${LEAD}(?:the\\s)?(?<what>\\p{L}[\\p{L} -]{2,30}?)\\s(?:at|of|for|with)\\s(?<who>(?-i:\\p{Lu})[^,;:.?!\\n]{1,40}?)\\s(?:has\\s|got\\s)?(?:just\\s)?(?:shifted|moved|slipped|changed|been\\s(?:moved|pushed|shifted))\\s*[,;–-]+\\s*(?:it['’]?s|it\\sis|now)(?:\\snow)?\\s(?<day>\\d{1,2}[^,;?!\\n]{2,25}?)[\\s.!]*$`,
      "iu",
    ),
    "the $<what> of $<who> is now $<day>",
  ],
  // "Put me down for a call with Ana on Monday".
  [new RegExp(`${LEAD}put\\sme\\sdown\\sfor\\s(?:an?\\s|the\\s)?(?=\\p{L}[^\\n?]{3,100}$)`, "iu"), "add a task: "],
  // "Prepare the draft for Ana, due Friday, and it's in progress already".
  [
    new RegExp(
      `${LEAD}(?<what>(?:${ACTIONS})\\s(?=[^\\n]*\\bdue\\s)[^:;?!\\n]{4,110}?),?\\s(?:and\\s)?(?:it['’]?s|it is|that['’]?s|i['’]?m)\\s(?:already\\s)?(?:in progress|under ?way|started|begun|on it)(?:\\s(?:already|now))*[\\s.!]*$`,
      "iu",
    ),
    "add a task, in progress: $<what>",
  ],
];

/** "… today only", "… tomorrow itself". */
const DAY_ONLY = new RegExp(`(?<=\\s${DAY})\\s(?:only|itself)(?=[\\s.!]*$)`, "iu");
/** "… and put the demo in as a task for the 8th". */
const PUT_IN =
  /(?<=^\s*|\sand\s|[,.;]\s(?:and\s)?)(?:put|stick|pop|get)\s(?:the\s|an?\s)?(?<what>[^,;:.?!\n]{2,40}?)\sin\sas\s(?:a|another)\stask,?(?=\s(?:for|on|by|due)\s|[\s.!]*$)/iu;
/** "…, just keep in his notes that …" begins a sentence of its own. */
const KEEP_IN = /\s*[,;–-]+\s+(?=(?:just\s|so\s|please\s|only\s)*keep\sin\s(?:his|her|their)\snotes\sthat\s)/iu;
const PRIORITY = /(?<!\p{L})(?:priority|prio|bump\s[^,;.\n]{2,40}?\sup\sto\s\d)/iu;
/** "Bump Ana up to 90, drop Leo to 20": both are of the same field. */
const DROPS = new RegExp(
  `(?<=[,;.]\\s(?:and\\s)?|\\sand\\s)(?:drop|lower|cut|raise|lift|reduce|increase)\\s(?<who>${NAMED})\\s(?:up\\s|down\\s)?to\\s(?<no>\\d{1,3})(?=\\s*(?:[,;.!]|$|and\\s))`,
  "giu",
);

/** "Make it 140 seats", where a column is called so. */
const MAKE_IT =
  /(?<!\p{L})make\s(?:it|that|them)\s(?<no>\d[\d.,]*k?)\s(?<label>\p{L}[^,;.!?\n]{1,30}?)(?=\sand\s|\s*[,;.!?]|$)/giu;

/** "Demo stays where it is.", among other sentences, asks for nothing. */
const STAYS =
  /(?<=[.!;]\s)(?:the\s|his\s|her\s)?\p{L}[^,;:.?!\n]{1,40}?\s(?:stays?|remains?)\s(?:where|as|how|the way)\s(?:it|he|she|they)\s(?:is|are|was|were)[.!]\s+(?=\S)/giu;

/** "Clear the pilot start for Ana, it's all up in the air": why behind it. */
const CLEARS = new RegExp(
  `${LEAD}(?<order>(?:clear|empty|wipe|blank(?: out)?)\\s+[^,;:?!\\n]{3,80}?)\\s*[,;–-]+\\s*(?:because|since|as(?! (?:soon|long|far))|it|that|this|nobody|no one|no idea|who knows|everything|she|he|they|we|i|still|not)(?:['’]\\p{L}+)?\\s(?!.*(?:,|\\band\\b|\\bthen\\b))[^?:\\n]{3,100}$`,
  "iu",
);

/** "Task for tomorrow to send it, and his status can stay as it is": what stays is no part of the task. */
const UNCHANGED =
  /(?<=\S)\s*[,;]\s*(?:and|but|while)\s+(?:his|her|their|its|the)\s+\p{L}[\p{L} ]{2,24}?\s+(?:(?:can|may|should|will|is to|are to|shall)\s+(?:just\s+)?)?(?:stay|stays|remain|remains|be left)\s+(?:as (?:it|they)(?:\s+is|\s+are|['’]s|['’]re)|the same|unchanged|as before|where (?:it|they) (?:is|are)|put)[\s.!]*$/iu;

/** A message without what is said beside its orders. "Make it 140 seats" sets the user's own column of that name. */
export function withoutAsides(message: string, { people, columns = [] }: StepRequest): string {
  const order = isNoteLead(message) ? message : message.replace(UNCHANGED, "");
  const said = firstReworded(order, WORDED_ASIDES)
    .replace(STAYS, "")
    .replace(DAY_ONLY, "")
    .replace(PUT_IN, "add a task: $<what>,")
    .replace(KEEP_IN, ". ")
    .replace(MAKE_IT, (words: string, no: string, label: string) =>
      columns.some((one) => plainWords(one.label).join(" ") === plainWords(label).join(" "))
        ? `set ${label} to ${no}`
        : words,
    );
  const ordered = PRIORITY.test(said) ? said.replace(DROPS, "set priority of $<who> to $<no>") : said;
  const isOfSomeone = people.some(({ by }) => by !== "near");
  return isOfSomeone ? ordered.replace(CLEARS, "$<order>") : ordered;
}
