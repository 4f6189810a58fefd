import type { KnownPerson } from "../../assistant-model.ts";
import { sentenceCase } from "../wording.ts";
import type { Frame, Reading } from "./frames.ts";
import { isNoteLead, type Part, startsCommand } from "./split-clauses.ts";
import { ACTIONS } from "./task-leads.ts";
import type { Token } from "./tokens.ts";

const BEFORE = String.raw`(?:^|[,;:]\s+|\s[–—-]\s+|(?<=\S)\s+(?=(?:and|so|but)\s))(?:(?:[Aa]nd|[Ss]o|[Bb]ut|[Aa]lso|[Tt]hen|[Ww]ell|btw)[\s,]+)*`;
const I = String.raw`(?:[Ii]|[Ww]e)(?:['’]ve|['’]m|['’]re| have| am| are)?(?: (?:also|just|already|then|kind of|sort of))*`;
const SOMEONE = String.raw`(?:her|him|them|\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){0,2})`;
const NO_ACT = "(?:be|have|know|think|wait|see|say|stay|look out|worry|admit|confess|hope|wonder)";

/** "I promised her to …", "told him I'd …": what is to be done follows. */
const PROMISES = String.raw`(?:${I} |(?<![\p{L}]))(?:(?:[Pp]romised|[Aa]greed|[Oo]ffered|[Ss]wore)(?: to)|(?:[Pp]romised|[Aa]greed|[Oo]ffered|[Ss]aid|[Tt]old|[Aa]ssured|[Ss]wore)(?: (?<promised>${SOMEONE}))?(?: that (?:I|i|we)(?:['’]d|['’]ll| would| will)| (?:I|i|we)(?:['’]d|['’]ll| would| will))) (?=(?!${NO_ACT}\b|not\b|never\b)\p{Ll})`;
/** "Need to send …", "will call …": duties of one who says so. */
const DUTIES = String.raw`(?:${I} |(?<=(?:^|[,;:.–—-])\s*))(?:(?:still|really|also|then) )*(?:[Nn]eed to|(?:[Ss]upposed |[Mm]eant |[Dd]ue )?to(?<=(?:['’]m|['’]re|\bam|\bare|upposed|eant|\b[Dd]ue) to)|[Hh]ave to|[Gg]ot to|[Gg]otta|[Mm]ust|[Oo]ught to) (?=(?!${NO_ACT}\b)\p{Ll})`;
const WILL = String.raw`(?:(?:[Ii]|[Ww]e) ?|(?<=^\s*))(?:[Ww]ill|[Ss]hall|[Ss]hould|['’]ll|going to|gonna) (?=(?:${ACTIONS})\s)`;
const ACT = new RegExp(`${BEFORE}(?:${PROMISES}|${DUTIES}|${WILL})`, "u");
/** "I owe her a call", "promised him a quote": a thing that someone is to get. */
const THING = new RegExp(
  String.raw`${BEFORE}${I} (?:promised (?<other>${SOMEONE}) (?<thing>(?:an?|the|some|our|my|two|three|\d+)\s[^.;]+)|owe (?<owed>${SOMEONE}) (?<debt>(?:an?|the)\s(?:(?:thank[- ]you|birthday|follow[- ]up|welcome|farewell|condolence|new|quick|long|short|proper)[ -])?(?:letter|card|note|gift|present|photo|drawing|sketch|contract|design|mock-?up|catalogue|call|ring|visit|text|message|e-?mail|mail|reply|answer|quote|offer|invoice|report|update|draft|sample|list|price)(?![\p{L}])[^.;]*))`,
  "u",
);
/** "A call" is to call them. */
const CONTACT = /^an? (?<act>call|ring|visit|text|message|mail|email)(?![\p{L}])/u;
/** What is asked or supposed is no promise of one's own. */
const NO_PROMISE = /[?？]|^\W*(?:if|when|whenever|should|whether|unless|who|what|did|do|does|have)\b/iu;

/** Whether a part is what one means to do oneself: no part of the note before it. */
export const isPromise = (text: string): boolean => text.startsWith("I'll ");

const GETS = /^Get (?<other>\S+(?: \p{Lu}\S*)*) (?<thing>(?:an?|the|some|our|my) .+)$/u;
const TO_SEND =
  /^(?:an?|the|some|our|my) (?:\p{L}+[ -]){0,2}?(?:price|prices|quote|quotation|offer|card|chart|catalogue|brochure|photos?|pictures?|drawings?|sketch(?:es)?|plans?|samples?|swatch(?:es)?|contract|agreement|draft|report|invoice|update|copy|copies|link|links|list|details|figures|numbers|estimate|proposal|design|designs|mock-?up|schedule|document|file|recording|form)(?![\p{L}])/iu;
const TO_WRITE = /^(?:an?|the|my|our) (?=(?:\p{L}+[ -]){0,2}?(?:letter|note|message|reply|answer)(?![\p{L}]))/iu;
/** "Get him a price", "ring her": a title as it is read later, with the name of the one who it is promised to. */
function promisedTitle(title: string, name: string | undefined): string {
  if (name === undefined) return title;
  const first = name.split(" ")[0] ?? name;
  const { other = "", thing = "" } = GETS.exec(title)?.groups ?? {};
  const isThem = /^(?:him|her|them)$/iu.test(other);
  if (thing !== "" && TO_SEND.test(thing)) return `Send ${isThem ? first : other} ${thing}`;
  if (thing !== "" && TO_WRITE.test(thing)) return `${thing.replace(TO_WRITE, "")} to ${isThem ? first : other}`;
  return title.replace(
    /^(?<verb>\p{L}+(?: (?:to|with|for|back))?) (?:him|her|them)(?=$| (?:back|about|again|an?|the|some|our|my|on|by|for|with)(?![\p{L}]))/iu,
    `$<verb> ${first}`,
  );
}

const ONLY_PRONOUN =
  /^(?<act>\p{L}+(?: (?:to|for|back|up|on|after|from))?) (?:him|her|them)(?=(?: (?:one|another|back|again|up|first))?$)/iu;
/** "Invoice him", "send her one": a title that says no more, as it is read later, with the first name of the only one who is meant. */
export function withMeant(
  title: string,
  who: Token | null,
  [only, another]: readonly Pick<KnownPerson, "name">[] = [],
): string {
  const isPronoun = who?.slot?.is === "person" && who.slot.isPronoun;
  return isPronoun && only && !another
    ? title.replace(ONLY_PRONOUN, `$<act> ${only.name.split(" ")[0] ?? only.name}`)
    : title;
}

/** What one promised someone, with their name in the title. */
export function asPromised(read: Reading): Reading {
  const named = (frame: Frame): Frame => {
    if (frame.do !== "add_task") return frame;
    const [only, another] = frame.who?.people ?? [];
    return { ...frame, title: sentenceCase(promisedTitle(frame.title, another ? undefined : only?.name)) };
  };
  return "frame" in read ? { ...read, frame: named(read.frame), more: read.more.map(named) } : read;
}

/** "This week" by itself is up to its end. */
const THIS_WEEK =
  /(?<!\p{L}|(?:of|end|day|later|early|on) )(?:sometime |some time |still |during )?this week(?! (?:on|or|and)(?![\p{L}]))(?=[\s,.;!]*$)/iu;
const byItsEnd = (text: string): string => text.replace(THIS_WEEK, "by the end of this week");

/** "Had lunch with Pilar, need to send her the drawings": what one means to do oneself is another part, to be a task. */
export function withPromises(part: Part): Part[] {
  const { text } = part;
  if (startsCommand(text) || isNoteLead(text) || NO_PROMISE.test(text) || /["“«„]/u.test(text)) return [part];
  const thing = THING.exec(text);
  const act = ACT.exec(text);
  const found = thing && (!act || thing.index <= act.index) ? thing : act;
  if (!found) return [part];
  const { promised, ...of } = found.groups ?? {};
  const [other, what] = [of["other"] ?? of["owed"], of["thing"] ?? of["debt"]];
  const before = text.slice(0, found.index).trim();
  // A duty by itself is read as it is.
  if (
    before === "" &&
    other === undefined &&
    !/told|said|promised|agreed|will|(?:['’](?:m|re)|am|are|supposed|meant|due) to/iu.test(found[0])
  )
    return [part];
  // "By" before a day is none of the title.
  const rest = text.slice(found.index + found[0].length).replace(/^come by(?=\s+on\s)/u, "come round");
  const duty =
    promised !== undefined && /^\p{Lu}/u.test(promised) ? rest.replace(/\b(?:her|him|them)\b/u, promised) : rest;
  const promise =
    other === undefined || what === undefined
      ? `I'll ${duty}`
      : `I'll ${CONTACT.test(what) ? what.replace(CONTACT, `$<act> ${other}`) : `get ${other} ${what}`}`;
  return [...(before === "" ? [] : [{ ...part, text: before }]), { ...part, text: byItsEnd(promise) }];
}
