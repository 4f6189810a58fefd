import { isNoteLead, startsCommand } from "./split-clauses.ts";

const BREAK = "(?:[\\s]*[,;:.…!?–—-]+\\s*|\\s+(?=(?:no|wait|actually|hm+|oh|sorry|scratch|nope)(?![\\p{L}])))";
const HESITATES =
  "(?:(?:no|nope|wait|oh|hm+|ah|actually|sorry|ok|okay|well|but|and|or|i['’]?m not sure|i am not sure|on second thoughts?|you know what|maybe|rather|nein|warte|non|espera)[\\s,.…]+)*";
const TAKES_BACK =
  "(?:forget (?:it|that|about it|all (?:of )?that|what i said)|never ?mind|nvm|scratch that|(?:cancel|strike|disregard|ignore|undo) that|(?:just |only |i['’]?m |i was |was )*(?:kidding|joking|a joke)|jk|i wish(?: (?:i could (?:say|do|have)|it were|that were)(?: (?:so|that|it|true|this))*)?|if only|in my dreams|as if|not really|leave (?:it|that|him|her|them|everything|things|me)(?: all)?(?: just)? (?:where|as|how|the way|like) (?:it|she|he|they|that|things|everything|is|they['’]re|he['’]s|she['’]s)(?: (?:is|are|was|were))?|leave (?:it|that|him|her|them) (?:alone|be)|(?:please )?do(?:n['’]?t| not)(?: do (?:it|that|anything))?|do nothing|actually (?:no|not|don['’]?t)|(?:maybe|rather|better|perhaps) not|not (?:yet|now)|no,? (?:don['’]?t|stop)|vergiss es|lass es|olv[ií]dalo|d[eé]jalo|laisse tomber|oublie)";
const ENDS = new RegExp(
  `\\S\\s*${BREAK}${HESITATES}${TAKES_BACK}(?:[\\s,]+(?:please|thanks|thank you|for now|then|after all|sorry|ok|okay|lol|haha))*[\\s.!?…)]*$`,
  "iu",
);
const THEN = new RegExp(
  `${BREAK}(?:(?:hm+|oh|ah|ok|well|sorry|but)[\\s,.…]+)*(?:actually,? no|no,? actually|wait,? no|no,? wait|nope|scratch that|forget (?:it|that)|never ?mind|nvm|on second thoughts?|(?:cancel|strike) that|just kidding)[\\s,.;:!…–—-]+(?:(?:just|rather|instead|better|please|then|only)[\\s,]+)*(?=\\p{L})`,
  "giu",
);
const IT = /\b(?:it|that|this)\b/iu;
const QUOTES = /["“«„][^"“”«»„]*["”»“]/gu;

/** Whether a message ends by taking back all that it asked for: "… forget it", "… just kidding". */
export const isRetracted = (message: string): boolean =>
  !isNoteLead(message) && ENDS.test(message.trim().replace(QUOTES, (quote) => "_".repeat(quote.length)));

/** A message from where another order takes the place of what stands before, and what it is instead of. */
export function withoutRetracted(message: string): { message: string; dropped: string } {
  if (isNoteLead(message)) return { message, dropped: "" };
  const masked = message.replace(QUOTES, (quote) => "_".repeat(quote.length));
  const last = Array.from(masked.matchAll(THEN)).findLast(({ 0: mark, index }) => {
    const rest = message.slice(index + mark.length);
    return index > 0 && startsCommand(rest) && !IT.test(rest.split(/\s+/u).slice(0, 3).join(" "));
  });
  if (!last) return { message, dropped: "" };
  return { message: message.slice(last.index + last[0].length), dropped: message.slice(0, last.index) };
}
