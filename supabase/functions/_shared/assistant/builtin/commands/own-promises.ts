import { isNoteLead, type Part, startsCommand } from "./split-clauses.ts";
import { ACTIONS } from "./task-leads.ts";

const BEFORE = String.raw`(?:^|[,;:]\s+|\s[–—-]\s+|(?<=\S)\s+(?=(?:and|so|but)\s))(?:(?:[Aa]nd|[Ss]o|[Bb]ut|[Aa]lso|[Tt]hen|[Ww]ell|btw)[\s,]+)*`;
const I = String.raw`(?:[Ii]|[Ww]e)(?:['’]ve|['’]m|['’]re| have| am| are)?(?: (?:also|just|already|then|kind of|sort of))*`;
const WHOM = String.raw`(?:her|him|them|\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){0,2})`;
const NO_ACT = "(?:be|have|know|think|wait|see|say|stay|look out|worry|admit|confess|hope|wonder)";

/** "I promised her to …", "told him I'd …": what is to be done follows. */
const PROMISES = String.raw`(?:${I} |(?<![\p{L}]))(?:(?:[Pp]romised|[Aa]greed|[Oo]ffered|[Ss]wore)(?: to)|(?:[Pp]romised|[Aa]greed|[Oo]ffered|[Ss]aid|[Tt]old|[Aa]ssured|[Ss]wore)(?: (?<promised>${WHOM}))?(?: that (?:I|i|we)(?:['’]d|['’]ll| would| will)| (?:I|i|we)(?:['’]d|['’]ll| would| will))) (?=(?!${NO_ACT}\b|not\b|never\b)\p{Ll})`;
/** "Need to send …", "will call …": duties of one who says so. */
const DUTIES = String.raw`(?:${I} |(?<=(?:^|[,;:.–—-])\s*))(?:(?:still|really|also|then) )*(?:[Nn]eed to|(?:[Ss]upposed |[Mm]eant |[Dd]ue )?to(?<=(?:['’]m|['’]re|\bam|\bare|upposed|eant|\b[Dd]ue) to)|[Hh]ave to|[Gg]ot to|[Gg]otta|[Mm]ust|[Oo]ught to) (?=(?!${NO_ACT}\b)\p{Ll})`;
const WILL = String.raw`(?:(?:[Ii]|[Ww]e) ?|(?<=^\s*))(?:[Ww]ill|[Ss]hall|[Ss]hould|['’]ll|going to|gonna) (?=(?:${ACTIONS})\s)`;
const ACT = new RegExp(`${BEFORE}(?:${PROMISES}|${DUTIES}|${WILL})`, "u");
/** "I owe her a call", "promised him a quote": a thing that someone is to get. */
const THING = new RegExp(
  String.raw`${BEFORE}${I} (?:promised (?<whom>${WHOM}) (?<thing>(?:an?|the|some|our|my|two|three|\d+)\s[^.;]+)|owe (?<owed>${WHOM}) (?<debt>(?:an?|the)\s(?:(?:thank[- ]you|birthday|follow[- ]up|welcome|farewell|condolence|new|quick|long|short|proper)[ -])?(?:letter|card|note|gift|present|photo|drawing|sketch|contract|design|mock-?up|catalogue|call|ring|visit|text|message|e-?mail|mail|reply|answer|quote|offer|invoice|report|update|draft|sample|list|price)(?![\p{L}])[^.;]*))`,
  "u",
);
/** "A call" is to call them. */
const CONTACT = /^an? (?<act>call|ring|visit|text|message|mail|email)(?![\p{L}])/u;
/** What is asked or supposed is no promise of one's own. */
const NO_PROMISE = /[?？]|^\W*(?:if|when|whenever|should|whether|unless|who|what|did|do|does|have)\b/iu;

/** Whether a part is what one means to do oneself: no part of the note before it. */
export const isPromise = (text: string): boolean => text.startsWith("I'll ");

/** "Had lunch with Pilar, need to send her the drawings": what one means to do oneself is another part, to be a task. */
export function withPromises(part: Part): Part[] {
  const { text } = part;
  if (startsCommand(text) || isNoteLead(text) || NO_PROMISE.test(text) || /["“«„]/u.test(text)) return [part];
  const thing = THING.exec(text);
  const act = ACT.exec(text);
  const found = thing && (!act || thing.index <= act.index) ? thing : act;
  if (!found) return [part];
  const { promised, ...of } = found.groups ?? {};
  const [whom, what] = [of["whom"] ?? of["owed"], of["thing"] ?? of["debt"]];
  const before = text.slice(0, found.index).trim();
  // A duty by itself is read as it is.
  if (
    before === "" &&
    whom === undefined &&
    !/told|said|promised|agreed|will|(?:['’](?:m|re)|am|are|supposed|meant|due) to/iu.test(found[0])
  )
    return [part];
  // "By" before a day is none of the title.
  const rest = text.slice(found.index + found[0].length).replace(/^come by(?=\s+on\s)/u, "come round");
  const toWhom =
    promised !== undefined && /^\p{Lu}/u.test(promised) ? rest.replace(/\b(?:her|him|them)\b/u, promised) : rest;
  const promise =
    whom === undefined || what === undefined
      ? `I'll ${toWhom}`
      : `I'll ${CONTACT.test(what) ? what.replace(CONTACT, `$<act> ${whom}`) : `get ${whom} ${what}`}`;
  return [...(before === "" ? [] : [{ ...part, text: before }]), { ...part, text: promise }];
}
