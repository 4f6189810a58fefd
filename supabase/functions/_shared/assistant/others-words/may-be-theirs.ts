import type { StepRequest } from "../assistant-model.ts";
import { beginsWithHead, isAttributed, isSaidBehind, QUOTE_MARK } from "./attributions.ts";
import { endsWithCard, hasFooter } from "./footers.ts";
import { type Around, namesSomeoneBeside } from "./names.ts";
import { isSigned, SENT_WITH } from "./signatures.ts";
import { hasSpeaker } from "./speakers.ts";

/** What is quoted, fenced or behind ">" is no order. */
const QUOTED =
  /```[^]*?(?:```|$)|“[^“”]*”|„[^“”„]*[“”]|«[^«»]*»|"[^"]*"|(?<=[\s:(])['‘][^'’\n]{12,}['’](?![\p{L}])|(?<=^|\n)[ \t]*>[^\n]*/gu;
/** Where a letter begins below the user's own words, which are all that is read of the message. */
const LETTER_BELOW =
  /\n[ \t]*(?:(?:hi|hello|hey|dear|hallo|liebe[rs]?|sehr geehrte[rs]?|hola|estimad[oa]|bonjour|ch[èe]re?)(?![\p{L}])[^\n]{0,40}[,!:][ \t]*\n|(?:from|subject|sent|reply-to|von|betreff|gesendet|asunto|objet)[ \t]*:[ \t]*\S[^\n]*\n[ \t]*\S|-{2,}[ \t]*(?:forwarded|original)|begin forwarded|on [^\n]{5,80} wrote:)/iu;
/** The head of a mail with nothing below it: a reply that was pasted with what stood above the quote. */
const HEAD_AT_END =
  /\n[ \t]*(?:from|sent|to|date|subject|reply-to|von|gesendet|an|datum|betreff|de|para|enviado|asunto|fecha|objet|envoyé|à)[ \t]*:[ \t]*\S[^\n]*(?:\n[ \t]*(?:from|sent|to|cc|date|subject|reply-to|von|gesendet|an|datum|betreff|de|para|enviado|asunto|fecha|objet|envoyé|à)[ \t]*:[^\n]*)+\s*$/iu;
/** "Keep this as a note on Ada:", and below it a text that is handed over. */
const HANDS_OVER = new RegExp(
  `^\\s*(?!(?:hi|hello|hey|dear|hallo|hola|bonjour)(?!\\p{L}))[^\\n]{0,120}(?<!\\p{L})(?:${[
    "notes? (?:for|on|about|to|from|of|with)|(?:as|in|into) (?:an? |the )?notes?|(?:her|his|their|['’]s) notes",
    "(?:save|keep|store|log|file|jot|record|attach|put)[^\\n:]{0,40} (?:this|that|it|(?:e-?)?mail|message|text|letter|chat)",
    "(?:summar\\p{L}*|translate|draft|reply|answer)[^\\n:]{0,40} (?:this|that|(?:e-?)?mail|message|text|letter|chat)",
    "add (?:her|him|them|this|that|the (?:contact|person))|(?:from|with|using) (?:this|these|her|his|their|the)|signature|sig|business card",
  ].join("|")})(?!\\p{L})[^\\n:]{0,80}:[ \\t]*\\n`,
  "iu",
);
/** "Add her please", and below it the card of someone. */
const ADDS_CARD =
  /^\W*(?:(?:please|pls|can you|could you|kindly)\s+)*(?:add|save|create|put|track|enter|store|update|new (?:contact|person|lead|client|customer))(?!\p{L})(?!(?: (?:an?|the|new|my))* (?:task|note|reminder|to-?do)s?(?!\p{L}))(?<rest>[^\n]{0,80})\n[^]*(?:@|linkedin\.com\/)/iu;
/** An order on a line below the first: no card of someone has one. */
const ORDER_BELOW =
  /\n[ \t]*(?:(?:please|pls|kindly|also|and|can you|could you)[ \t,]+)*(?:set|move|change|update|delete|remove|add|create|mark|assign|rename|put|send|remind|note|make|confirm|clear|give|transfer|wire|pay)[ \t]+\p{L}/iu;
/** The last line, below a blank one, a ruler or the signature of a letter. */
const LAST_LINE = /(?:\n[ \t]*\n|\n[ \t]*[-_]{2,}[ \t]*\n)[ \t]*(?<line>[^\n]{6,200})\s*$/u;
/** "^ update her email", "please file this under her": of the letter above. */
const OF_ABOVE =
  /^(?:\^|-{2,}|[–—→])|(?<!\p{L})(?:this|that|it|above|(?:for|of|on|under|in|to|about|update) (?:her|him|his|them|their))(?!\p{L})/iu;
const NOTES =
  /^\W*(?:(?:please|pls|can you|could you|also|and)\s+)*(?:(?:add|make|write|leave|put) (?:an? |the )?(?:\p{L}+ )?note|note|notiz|notiere|nota|anota|log|jot|record)(?!\p{L})/iu;

const ADDS_TASK =
  /^\W*(?:(?:please|pls|can you|could you)\s+)*(?:(?:add|create|make)\s[^\n]{0,20}(?:task|reminder|note)|remind me)(?!\p{L})/iu;

/** Whether an order of the user's own stands below a letter that begins with its head. */
function isOrderBelow(said: string, around: Around): boolean {
  const last = beginsWithHead(said) ? LAST_LINE.exec(said) : null;
  const line = last?.groups?.["line"]?.trim() ?? "";
  if (!last || /^\W*p\.?\s?s\b/iu.test(line)) return false;
  // Below a letter that nobody signed, the last line may be the writer's as well.
  const isOwn = /^(?:\^|-{2,}|[–—→])/u.test(line) || isSigned(said.slice(0, last.index), around);
  return isOwn && (OF_ABOVE.test(line) || ADDS_TASK.test(line));
}

/** Whether a message, or orders in it, may be what someone else wrote: it is signed by them, says that they said it, or is of a chat. */
export function mayBeTheirs({ message, user, people }: Pick<StepRequest, "message" | "user" | "people">): boolean {
  const around: Around = { user, people };
  const said = message.replace(/\r\n?/gu, "\n").replace(QUOTED, QUOTE_MARK).trimEnd();
  // Nothing but lines behind ">".
  if (!/\p{L}/u.test(said)) return /(?:^|\n)[ \t]*>[^\n]*\p{L}/u.test(message);
  if (HANDS_OVER.test(said) || isOrderBelow(said, around)) return false;
  const letter = LETTER_BELOW.exec(said)?.index ?? -1;
  const own = letter >= 0 && /\p{L}\S*\s+\p{L}/u.test(said.slice(0, letter)) ? said.slice(0, letter) : said;
  const card = ADDS_CARD.exec(own)?.groups?.["rest"];
  if (card !== undefined && !ORDER_BELOW.test(own) && !namesSomeoneBeside(card, "", around) && !/@/u.test(card))
    return false;
  if (isSigned(own, around) || isAttributed(own, around) || hasSpeaker(own, around)) return true;
  if (hasFooter(own, around) || endsWithCard(own, around) || (HEAD_AT_END.test(said) && !beginsWithHead(said)))
    return true;
  return !NOTES.test(own) && isSaidBehind(own, around);
}

/** A message without the line that a program puts below it, and what stands behind it there. */
export function withoutSentWith(message: string): string {
  const at = SENT_WITH.exec(message)?.index;
  if (at === undefined) return message;
  const own = message.slice(0, at).replace(/[\s–—_-]+$/u, "");
  return own === "" ? message : own;
}
