import { addDays, addMonths } from "../../../contract/calendar-date.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";
import { isQuoted } from "./quoted.ts";
import type { Token } from "./tokens.ts";

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,3}`;
const AGAIN = String.raw`(?:[Ss]cratch that|[Ss]trike that|[Nn]o,? wait|[Ww]ait,? no|[Cc]orrection|[Oo]ops|[Ss]orry)[\s,.:–-]+`;
const IS = "(?:[Ii]t['’]?s |[Ii] mean |[Ii] meant |[Tt]hat['’]?s )?";
/** "…: great chat. Scratch that, not Ana, Leo": the note is another one's. */
const OTHER_OWNER = new RegExp(
  String.raw`^(?<lead>[^:\n]{0,60}?\bnotes?\s+(?:to|for|on|about)\s+)(?<who>${NAME})(?<said>(?:['’]s?)?\s*:\s[^]*?)\s*[.,;!–-]+\s*(?:(?:[Oo]h|[Nn]o|[Aa]ctually)[\s,]+)*${AGAIN}${IS}(?:not (?:for |on |about )?(?<not>${NAME})[\s,]+(?:but |rather |it['’]?s )*(?:for |on |about )?|(?:for|on|about) )(?<other>${NAME})[\s.!]*$`,
  "u",
);
/** "Ana's notes the following text exactly: …": only what stands behind the colon is the note. */
const FOLLOWING =
  /^(?<lead>[^:\n"“]{0,100}?\bnotes?\b[^:\n"“]{0,60}?)[\s,]+(?:(?<=\bwith )the following|(?:with\s+|saying\s+)?(?:(?:the following|this|these|the)(?:\s+exact)?\s+(?:text|words?|lines?|sentence|content)(?:[\s,]+(?:exactly|verbatim|word for word|literally|unchanged|as (?:it )?is))*|(?:the following|this)[\s,]+(?:exactly|verbatim|word for word|literally|unchanged|as (?:it )?is)))\s*:\s*/iu;

/** "Note that down - the van is gone", "note this: …": what stands behind is the note. */
const THIS_DOWN =
  /(?<=^\s*|[.!?]\s+)(?<lead>(?:(?:so|please|pls|and|ok|can you|could you)\s+)*note)\s+(?:this|that|it)(?:\s+down)?(?:\s*(?:,|(?<colon>:))|\s+[-–—])\s+(?!(?:and|then|also|but|please|pls|thanks|thank|as|too)\b)(?<text>\p{L}[^]*)$/iu;

/** "… and then email it to his boss": what is to be done with a note is none of its words. */
const SENT_ON =
  /\s*[,;]?\s+(?:and|then)\s+(?:(?:and|then|also|please)\s+)*(?=(?:e-?mail|mail|send|forward|text|message|post|share|publish|fax|print|slack|whatsapp)\s+(?:it|this|that|the note|a copy(?: of (?:it|this))?)\s+(?:to|with)\s+(?:him|her|them|his|their|my|our|the)(?!\p{L}))(?=[^"“”]*$)/iu;
/** What others are to do or may do. */
const TO_DO =
  /(?<!\p{L})(?:to|will|would|can|could|should|shall|must|may|might|going|let|please|we|i|you|['’]ll|['’]d)(?!\p{L})/iu;
const LEAD = /^.{0,80}?\s(?:that|saying)\s/iu;
function withSentOnApart(message: string): string {
  const sent = isNoteLead(message) && !/[:\n]/u.test(message) ? SENT_ON.exec(message) : null;
  const note = message.slice(0, sent?.index);
  return sent && !TO_DO.test(note.replace(LEAD, "")) && !isQuoted(message, sent.index)
    ? `${note}. Then ${message.slice(sent.index + sent[0].length)}`
    : message;
}

/** A note without the words that say how it is to be kept, for the one who it is for in the end. */
export function withNoteText(message: string): string {
  const { lead = "", who = "", said = "", not, other = "" } = OTHER_OWNER.exec(message)?.groups ?? {};
  const isOfWho = not === undefined || who.toLowerCase().split(" ").includes(not.toLowerCase()) || who === not;
  const text = other !== "" && isOfWho ? `${lead}${other}${said}` : message;
  const noted = THIS_DOWN.exec(text)?.groups;
  const isNoted = noted !== undefined && (noted["colon"] !== undefined || !startsCommand(noted["text"] ?? ""));
  return withSentOnApart(
    (isNoted ? text.replace(THIS_DOWN, "$<lead> that $<text>") : text).replace(FOLLOWING, "$<lead>: "),
  );
}

/** A note that is one quote from end to end: the marks only quote it. */
export const ONLY_QUOTED = /^(?:["“„«]\s*([^"“”„«»]+?)\s*["”“»]|['‘]([^'‘’\n]+)['’]|‚([^‚‘]+)‘)[.!]?$/u;

const NEXT =
  /(?<!\p{L})(?:tomorrow|next|coming|upcoming|in|morgen|n[aä]chste\p{L}*|mañana|pr[oó]xim\p{L}*|demain|prochaine?|\d{4})(?!\p{L})/iu;
/** A day without a year is the one of this year where that was less than half a year ago. */
const HALF_YEAR = 183;

/** Whether a call or meeting that is noted has a day to come: "on Monday" and "on 2 June" are said of what was. */
export const isToCome = ({ slot, from, to }: Token, text: string, today: string): boolean =>
  slot?.is === "date" &&
  slot.date > today &&
  (NEXT.test(text.slice(from, to)) ||
    (slot.date > addDays(today, 7) && addMonths(slot.date, -12) < addDays(today, -HALF_YEAR)));

/** Of a call or meeting that is noted with a day to come. */
export const AHEAD = { doubt: "That day is still to come. Confirm to keep it as a note." };
