import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { literalWords } from "../literal.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { LEAD, re } from "./rewording.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’&.-]*(?:\\s(?-i:\\p{Lu})[\\p{L}\\p{M}'’&.-]*){0,3}";
const END = "(?: (?:now|then|after all|as of today|from now on|these days|at the moment))*[\\s.!]*$";
const AGO = "(?:(?:just|now|already|also|since|all) )*";
const MONEY =
  "(?:[$€£]\\s?\\d[\\d.,]*(?: ?(?:k|m|bn))?|\\d[\\d.,]*(?: ?(?:k|m|bn)(?!\\p{L})| ?(?:euros?|pounds?|dollars?|quid)))";

/** "Brockhurst have gone up to 30k": an amount of money, and nothing says of which column. */
const GONE_TO = re(
  `^\\W*(?:good news[,:!–-]+ )?(?<who>${NAME}?)(?:['’]s| has| have|['’]ve| is| are|['’]re)? ${AGO}(?:(?:gone|come|went|moved|crept|dropped|jumped|climbed) (?:(?:up|down|back) )*to|up to|down to|upped (?:it|theirs|their offer) to|raised (?:it|theirs|their offer) to|in for|good for) (?<value>${MONEY})${END}`,
);
const DAY =
  "(?=[^,;:?!\\n]{0,30}(?:\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next|end of))(?<value>[^,;:?!\\n]{3,40}?)";
const SLIPPED = `${AGO}(?:(?:has|have|['’]s|is|was|been|got) )*${AGO}(?:been )?(?:slipped|slid|moved|pushed|put|shifted|changed|postponed|delayed|brought|gone)(?: (?:back|forwards?|out|off|on|up))?(?: (?:by )?(?:an?|one|two|three|four|\\d{1,2}|a few) (?:days?|weeks?|fortnight|months?))?,? (?:to|until|till) (?:the )?${DAY}${END}`;
/** "Print deadline at Hartnoll's has slipped a week, to the 30th October". */
const SLIPPED_AT = re(
  `^\\W*(?:(?:the|our|their) )?(?<label>\\p{L}[\\p{L}\\p{N} -]{2,40}?) (?:at|for|with|of|from) (?<who>${NAME}?)(?:['’]s?)? ${SLIPPED}`,
);
/** "Hartnoll's print deadline has slipped to the 30th October". */
const THEIRS_SLIPPED = re(`^\\W*(?<who>${NAME}?)['’]s? (?<label>\\p{L}[\\p{L}\\p{N} -]{2,40}?) ${SLIPPED}`);
/** "Saltbox reckon they can do the get-in in 11 hours rather than 14". */
const RATHER_THAN = re(
  `^\\W*(?<who>${NAME}?)(?:['’](?:s|ll|d|ve|re))? (?<what>\\p{Ll}[^,;:.?!\\n"“”\\d]{1,70}?) (?<value>\\d[\\d.,]*) (?<unit>\\p{L}+),? (?:rather than|instead of|not|down from|up from|and not) (?:the )?\\d[\\d.,]*(?: \\p{L}+)?${END}`,
);
/** "New email for Giles, it's giles@…". */
const NEW_FOR = re(
  `^\\W*(?:there['’]s )?(?:an? |here['’]s (?:an? |the )?)?new (?<label>(?:e-?mail(?: address)?|phone(?: number)?|\\p{L}[\\p{L} -]{2,30}?)) for (?<who>${NAME})\\s*[,;:.–—-]+\\s*(?:(?:it|that)(?:['’]s| is) (?:now )?)?(?<value>[^\\s,;]+@[^\\s,;]+?|\\p{L}[^,;:?!\\n]{1,40}?|\\d[\\d .,/-]*)[\\s.!]*$`,
);
/** "Giles has a new email, it's giles@…". */
const HAS_NEW = re(
  `^\\W*(?<who>${NAME}?)(?:['’]s| has)(?: got)? a new (?<label>e-?mail(?: address)?)\\s*[,;:.–—-]+\\s*(?:(?:it|that)(?:['’]s| is) (?:now )?)?(?<value>[^\\s,;]+@[^\\s,;]+?)[\\s.!]*$`,
);

/** The only one that a name or the name of a firm means. */
function onlyOne(said: string, people: readonly KnownPerson[]): string | null {
  const words = plainWords(said.replace(/['’]s?$/u, ""));
  const isOf = (text: string | null) => {
    const own = plainWords(text ?? "");
    return words.every((word) => own.includes(word) || own.includes(word.replace(/s$/u, "")));
  };
  const known = words.length === 0 ? [] : people.filter(({ by }) => by !== "near");
  const named = known.filter(({ name }) => isOf(name));
  const [one, other] = named.length > 0 ? named : known.filter(({ company }) => isOf(company));
  return one && !other ? one.name : null;
}
/** Words for what is counted: no money is in such a column. */
const COUNTED =
  /(?<!\p{L})(?:hours?|days?|weeks?|months?|years?|minutes?|seats?|people|heads?|count|units?|rooms?|tickets?|score|rank|age|metres?|meters?|miles?|km|kg|tons?|tonnes?|percent|share|number of)(?!\p{L})|%|#/iu;

const ofMoney = (columns: readonly OwnColumn[]): readonly OwnColumn[] =>
  columns.filter(({ type, label }) => type === "number" && !COUNTED.test(label));

/** The columns of a type whose label has every word that is said, those with the same label first. */
function called(said: string, columns: readonly OwnColumn[]): readonly OwnColumn[] {
  const words = plainWords(said);
  const same = columns.filter(({ label }) => plainWords(label).join(" ") === words.join(" "));
  return same.length > 0
    ? same
    : columns.filter(({ label }) => words.length > 0 && words.every((word) => plainWords(label).includes(word)));
}

interface Told {
  who: string;
  value: string;
  of: readonly { label: string }[];
}
/** What a message tells of one column of someone. */
function toldIn(message: string, columns: readonly OwnColumn[]): Told | null {
  const all = (pattern: RegExp) => pattern.exec(message)?.groups;
  const gone = all(GONE_TO);
  if (gone) return { who: gone["who"] ?? "", value: gone["value"] ?? "", of: ofMoney(columns) };
  const days = columns.filter(({ type }) => type === "date");
  const slipped = all(SLIPPED_AT) ?? all(THEIRS_SLIPPED);
  if (slipped)
    return { who: slipped["who"] ?? "", value: slipped["value"] ?? "", of: called(slipped["label"] ?? "", days) };
  const rather = all(RATHER_THAN);
  if (rather) {
    const unit = plainWords(rather["unit"] ?? "");
    const counted = columns.filter(
      ({ type, label }) => type === "number" && plainWords(label).some((word) => unit.includes(word)),
    );
    const said = plainWords(rather["what"] ?? "");
    const nearer = counted.filter(({ label }) =>
      plainWords(label).some((word) => !unit.includes(word) && said.includes(word)),
    );
    return { who: rather["who"] ?? "", value: rather["value"] ?? "", of: nearer.length > 0 ? nearer : counted };
  }
  const fresh = all(NEW_FOR) ?? all(HAS_NEW);
  if (!fresh) return null;
  const { label = "", who = "", value = "" } = fresh;
  if (/^e-?mail/iu.test(label)) return { who, value, of: value.includes("@") ? [{ label: "email" }] : [] };
  return { who, value, of: called(label, columns) };
}

const CHANGED =
  /(?<!\p{L})(?:drop|lower|raise|cut|push|bump|reduce|bring|knock|take)\s+(?<whose>his|her|their|(?-i:\p{Lu})[\p{L}\p{M}'’-]*['’]s?)\s+(?<field>(?:priority\s+)?score|priority)\s+(?:(?:up|down|back)\s+)?(?:to|at)\s+(?=\d{1,3}(?!\d))/giu;
const REASON =
  "(?:(?:['’]s| has| have|['’]ve) (?:just |now |really |completely )*gone (?:a bit |rather |very )?(?:quiet|cold|silent|dark|off the boil|to ground|cool)|(?: has|['’]s got| has got)(?: got)? no \\p{L}[\\p{L} ]{2,30}?(?: yet)?| (?:hasn['’]t|has not)(?: got)? (?:an? |any )\\p{L}[\\p{L} ]{2,30}?(?: yet)?| doesn['’]t have (?:an? |any )\\p{L}[\\p{L} ]{2,30}?(?: yet)?|(?: isn['’]t| is not|['’]s not| never) (?:answering|answered|replying|replied|responding|responded|interested)(?: (?:any ?more|to (?:us|me|anything)))?)";
/** "Benoît's gone quiet, mark him Cool": the order about someone, and why. */
const TOLD_WHY = re(
  `^\\W*(?<who>${NAME}?)${REASON}\\s*[,;:.–—-]+\\s*(?:(?:so|please|can you|could you|let['’]?s)[\\s,]+)*(?<order>(?:delete|remove|erase) (?:him|her|them)(?: please)?|(?:mark|set|put|give|move|make|hand|assign|pass|park|lower|drop|raise)\\s(?:him|her|them|his|their)(?!\\p{L})[^;:?\\n"“”]{2,100}|drop (?:him|her|them))[\\s.!]*$`,
);

/** An order with the name of who it is about, and without why it is given. */
function withoutWhyTold(message: string, people: readonly KnownPerson[]): string {
  const { who = "", order = "" } = TOLD_WHY.exec(message)?.groups ?? {};
  if (order === "" || onlyOne(who, people) === null || /\s(?:if|unless|when|once)\s/iu.test(order)) return message;
  return order.replace(/(?<!\p{L})(?<one>him|her|them|his|their)(?=\s|$)/iu, (one) =>
    /^(?:his|their)$/iu.test(one) ||
    (/^her$/iu.test(one) && /^\S+\sher\s(?:score|priority|stage|status|owner)/iu.test(order))
      ? `${who}'s`
      : who,
  );
}

const NOT_ORDER = re(`${LEAD}(?:note|log|write|jot|remember|draft|remind|task|add)(?!\\p{L})`);
const ONLY = "(?:(?:is|['’]s) only (?:doing|in|on|for|up for|down for)|only (?:does|wants|wants to do))";
const PRONOUN = "(?:he|she|they)(?:['’]re| are)?";

/** "Take Étienne out of Late night, he's only doing Dance", "Étienne is only doing Dance". */
function withoutOption(message: string, columns: readonly OwnColumn[], people: readonly KnownPerson[]): string {
  for (const { label, options } of columns.filter(({ type }) => type === "multiselect")) {
    const option = options.map(literalWords).join("|");
    if (option === "") continue;
    const out = re(
      `${LEAD}(?:take|pull|get|drop|remove) (?<who>${NAME}) (?:out of|off|from) (?:the )?(?<own>${option})(?: (?:list|strand|group|track|lot))?(?:\\s*[,;–—.-]+ (?:as |because |since )?${PRONOUN}\\s?${ONLY} (?:the )?(?<left>${option}))?(?: now| please)*[\\s.!]*$`,
    ).exec(message)?.groups;
    if (out && onlyOne(out["who"] ?? "", people) !== null)
      return `remove ${out["own"] ?? ""} from ${out["who"] ?? ""}'s ${label}`;
    const left = re(`^\\W*(?<who>${NAME}?)\\s?${ONLY} (?:the )?(?<left>${option})${END}`).exec(message)?.groups;
    if (left && onlyOne(left["who"] ?? "", people) !== null)
      return `${left["who"] ?? ""} is only ${left["left"] ?? ""} now`;
  }
  return message;
}

/** News of a value of someone, and an order behind why it is given, in the words that are read. Other messages are unchanged. */
export function withValueTold({ message, people, columns = [] }: StepRequest): string {
  if (message.length > 200 || message.includes("\n") || /\?\s*$/u.test(message) || NOT_ORDER.test(message))
    return message;
  const changed = /["“”]/u.test(message) ? message : message.replace(CHANGED, "set $<whose> $<field> to ");
  const ordered = withoutOption(withoutWhyTold(changed, people), columns, people);
  if (ordered !== message) return ordered;
  const told = toldIn(message, columns);
  const [column, other] = told?.of ?? [];
  // A firm by the beginning of its name is looked up behind this, with the column in the words.
  const isNobody = people.every(({ by }) => by === "near");
  const name = !told ? null : isNobody ? told.who.replace(/['’]s?$/u, "") : onlyOne(told.who, people);
  return told && column && !other && name !== null
    ? `${name}'s ${column.label} is now ${told.value.replace(/^(?=\d{1,2}(?:st|nd|rd|th)$)/iu, "the ")}`
    : message;
}
