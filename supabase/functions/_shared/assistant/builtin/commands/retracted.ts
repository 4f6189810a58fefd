import { plainWords } from "../../words.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";

const BREAK =
  "(?:\\s{0,3}[,;:.…!?–—-]{1,4}\\s{0,3}|\\s{1,3}(?=(?:no|nah|wait|actually|hm+|oh|sorry|scratch|nope)(?![\\p{L}])))";
const HESITATES =
  "(?:(?:no|nope|nah|wait|oh|hm+|ah|actually|sorry|ok|okay|well|but|and|or|i['’]?m not sure|i am not sure|i(?:['’]ve| have)? changed my mind|on second thoughts?|you know what|maybe|rather|nein|warte|non|espera)[\\s,.…]{1,4})*";
const TAKES_BACK =
  "(?:forget (?:it|that|about it|all (?:of )?that|what i said)|never ?mind|nvm|scratch that|(?:cancel|strike|disregard|ignore|undo) that|(?:just |only |i['’]?m |i was |was )*(?:kidding|joking|a joke)|jk|i wish(?: (?:i could (?:say|do|have)|it were|that were)(?: (?:so|that|it|true|this))*)?|if only|in my dreams|as if|not really|leave (?:it|that|him|her|them|everything|things|me)(?: all)?(?: just)? (?:where|as|how|the way|like) (?:it|she|he|they|that|things|everything|is|they['’]re|he['’]s|she['’]s)(?: (?:is|are|was|were))?|leave (?:it|that|him|her|them) (?:alone|be)|(?:please )?do(?:n['’]?t| not)(?: do (?:it|that|anything))?|do nothing|actually (?:no|not|don['’]?t)|(?:maybe|rather|better|perhaps) not|not (?:yet|now)|no,? (?:don['’]?t|stop)|vergiss es|lass es|olv[ií]dalo|d[eé]jalo|laisse tomber|oublie)";
/** A pronoun, or a name of two words at most. */
const WHO =
  "(?:him|her|it|them|that|this|she|he|they|both|everyone|all of (?:it|them)|[\\p{L}\\p{M}'’-]+(?: [\\p{L}\\p{M}'’-]+)??)";
const PRONOUN = /^(?:him|her|it|them|that|this|she|he|they|both|everyone|all of (?:it|them))$/iu;
const ENDS = new RegExp(
  `\\S${BREAK}${HESITATES}${TAKES_BACK}(?:[\\s,]+(?:please|thanks|thank you|for now|then|after all|sorry|ok|okay|lol|haha))*[\\s.!?…)]*$`,
  "iu",
);
/** "No, actually keep her", "nah, let Jane stay": she was to be changed, and now is not. */
const KEEPS = new RegExp(
  `\\S${BREAK}${HESITATES}(?<=(?:no|nope|nah|wait|actually|sorry|on second thoughts?|you know what|changed my mind|rather)[\\s,.…]{1,4})(?:(?:please|just|let['’]?s|better|we(?:['’]ll| should)|i(?:['’]ll| will|['’]d rather| want to| would rather))\\s+)*(?:(?:keep|leave|spare)\\s+(?<kept>${WHO})(?:\\s+(?:in|there|here|alone|be|around|on (?:it|the list)|in (?:it|the list|there)|(?:as|where|how|the way) (?:it|she|he|they) (?:is|are|was|were)|as[- ]is))?|let\\s+(?<let>${WHO})\\s+(?:stay|be|remain|live)(?:\\s+(?:here|there|in|where (?:it|she|he|they) (?:is|are)))?|(?<stays>${WHO}) (?:can |should |may |must )?(?:stays?|remains?)(?:\\s+(?:(?:as|where|how|the way) (?:it|she|he|they) (?:is|are|was|were)|put|there|the same|unchanged))?|(?:please )?(?:do not|don['’]?t) (?:delete|remove|change|touch|move|add|set|do|rename) (?<touched>${WHO}))(?:[\\s,]+(?:please|thanks|thank you|for now|then|after all|too|instead|sorry))*[\\s.!…)]*$`,
  "iu",
);
const THEN = new RegExp(
  `${BREAK}(?:(?:hm+|oh|ah|ok|well|sorry|but)[\\s,.…]+)*(?:actually,? no|no,? actually|wait,? no|no,? wait|nope|scratch that|forget (?:it|that)|never ?mind|nvm|on second thoughts?|(?:cancel|strike) that|just kidding)[\\s,.;:!…–—-]+(?:(?:just|rather|instead|better|please|then|only)[\\s,]+)*(?=\\p{L})`,
  "giu",
);
const IT = /\b(?:it|that|this)\b/iu;
const QUOTES = /["“«„][^"“”«»„]*["”»“]/gu;

/** "Put Ana on Lead, no wait, Meeting I mean": said a second time what the words before it are. */
const I_MEAN =
  /(?<=(?:^|[\s,.…–-])(?:no|nope|wait|sorry|oh no|actually|rather)[\s,.…–-]{1,4}(?:(?:no|wait|sorry|actually|rather)[\s,.…–-]{1,4})?[^\s,.;:!?][^,.;:!?\n]{1,40}?)\s+(?:is what )?i (?:mean|meant)(?:[\s,]+(?:sorry|of course|please))*[\s.!…]*$/iu;
export const withoutIMean = (message: string): string => (isNoteLead(message) ? message : message.replace(I_MEAN, ""));

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}";
const OTHER_WHO = new RegExp(
  `^(?<head>[^.!?:"“\\n]{3,80}? (?:on|for|to|with|about) )${NAME}(?<tail>(?: (?:too|as well|also|please))*)\\s*[,;.…!–—-]+\\s*(?:(?:oh|hm+|ah|sorry|ok|okay)[\\s,]+)*(?:actually,? no|no,? actually|no,? wait|wait,? no|no|nope|scratch that)[\\s,.;!…–—-]+(?:(?:make (?:it|that)|rather|i mean|i meant|better|put it) )?(?:on|for|to|with|about) (?<who>${NAME})(?: instead| rather| please)*[\\s.!]*$`,
  "iu",
);
/** "Same note on Ana. Actually no, not on Ana". */
const NOT_THEM = new RegExp(
  `^(?<order>[^.!?:"“\\n]{3,80}? (?:on|for|to|with|about) (?<who>${NAME})(?: (?:too|as well|also|please))*)\\s*[,;.…!–—-]+\\s*(?:(?:oh|hm+|ah|sorry|ok|okay)[\\s,]+)*(?:actually,? no|no,? actually|no,? wait|wait,? no|no|nope|actually)[\\s,.;!…–—-]+not (?:on|for|to|with|about) (?:him|her|them|\\k<who>)(?: after all| please| though)*[\\s.!]*$`,
  "iu",
);
/** "The note that says Leo… sorry, that says Ana is out": said again from its first words on. */
const SAID_AGAIN =
  /^(?<head>[^:?!"“\n]{0,60}?(?<!\p{L})(?:note|task|reminder|to-?do)) (?<lead>that says|that said|which says|saying|about|called|named|on|for|with) [^,;:.…!?"“\n]{1,40}?\s*[,;.…–—-]{1,4}\s*(?:(?:oh|no|wait|hm+|ah)[\s,]+)*(?:sorry|oops|i mean|i meant|scratch that)[\s,.…–-]+(?=\k<lead> )/iu;
/** An order about a note or task that is named a second time, without the first. */
export const withoutFirstTry = (message: string): string =>
  message.length < 200 ? message.replace(SAID_AGAIN, "$<head> ") : message;
/** "Same note on Ana. Actually no, on Leo": of the other one from the beginning. */
export const withOtherWho = (message: string): string =>
  message.length < 160
    ? message.replace(OTHER_WHO, "$<head>$<who>$<tail>").replace(NOT_THEM, "$<order>. Actually no, leave it")
    : message;

/** Whether a message ends by taking back all that it asked for: "… forget it", "… just kidding". */
export const isRetracted = (message: string): boolean =>
  !isNoteLead(message) && isUnsaid(message.trim().replace(QUOTES, (quote) => "_".repeat(quote.length)));

function isUnsaid(message: string): boolean {
  if (ENDS.test(message)) return true;
  const keeps = KEEPS.exec(message);
  if (!keeps) return false;
  const { kept, stays, touched, ...more } = keeps.groups ?? {};
  const who = kept ?? more["let"] ?? stays ?? touched ?? "";
  // "Delete Omar. No, keep Jane" is about someone else.
  const before = plainWords(message.slice(0, keeps.index + 1 + keeps[0].lastIndexOf(who)));
  return PRONOUN.test(who) || plainWords(who).some((word) => before.includes(word));
}

/** Returns a message from the point where another order replaces the words before it, and the words that it replaces. */
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
