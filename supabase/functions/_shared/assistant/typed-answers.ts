const LEADS_TO_YES =
  "(?:yes|yep|yeah|ok|okay|sure|alright|all right|fine|great|good|perfect|right|ja|jo|klar|oui|ouais|sí|si|claro|vale)";
const ENGLISH_YES =
  "yes|yep|yeah|y|ok|okay|sure|confirm(?:ed)?|go ahead|go for it|do it|do that|do so|please do|that['’]s (?:right|it|fine|correct)|looks (?:good|right)|(?:yes|yep|yeah|ok|okay|sure)[, ]+(?:to )?(?:both|all|everything)(?: of (?:them|those|these|it|that))?|(?:confirm|do|accept|approve|apply) (?:them |it )?(?:both|all|everything)(?: of (?:them|those|these|it|that))?|confirm (?:it|that|them)|yes[, ]+(?:please|do it|go ahead|confirm|delete (?:it|them|her|him)|that's right)";
/** German, Spanish and French: with words of their own for please and thanks, and for doing it. */
const OTHER_YES =
  "ja|jawohl|genau|einverstanden|in ordnung|bestätigt|bestätigen|ja[, ]+(?:genau|gerne?|mach das|bestätigen)|sí|si|claro|claro que sí|vale|de acuerdo|adelante|confirmar|confirmado|hazlo|sí[, ]+(?:claro|adelante|hazlo|confirmo)|oui|ouais|d['’]accord|bien sûr|vas-y|allez-y|confirmer|confirmé|fais-le|faites-le|mach das|mach es|machen wir(?: so)?|passt|tu das|hazlos|(?:ja|sí|si|oui)[, ]+(?:zu |a |à )?(?:allem|alles|todo|todos|tout|tous|beides|ambos|les deux)|oui[, ]+(?:vas-y|allez-y|bien sûr|d['’]accord)";
const PLEASE =
  "please|then|now|thanks|thank you|bitte|danke|por favor|gracias|s['’]il te pla[iî]t|s['’]il vous pla[iî]t|stp|svp|merci";
const YES = new RegExp(
  `^\\s*(?:${LEADS_TO_YES}[\\s,.!]+)*(?:${ENGLISH_YES}|¡?(?:${OTHER_YES}))(?:[\\s,]+(?:${PLEASE}))*\\s*[.!]*\\s*$`,
  "iu",
);
const NO =
  /^\s*(?:no|nope|n|cancel|stop|don't|do not|never ?mind|no[, ]+(?:thanks|thank you|don't|cancel|leave it)|nein|nein[, ]+danke|abbrechen|non|non[, ]+merci|annuler|annule|no[, ]+gracias|cancelar|cancela)(?: (?:it|that|them))?\s*[.!]*\s*$/iu;

/** Whether words are a yes and nothing else, in the languages that the assistant reads: a yes with more words confirms nothing. */
export const saysYes = (words: string): boolean => YES.test(words.normalize("NFC"));

/** Whether words are a no and nothing else. */
export const saysNo = (words: string): boolean => NO.test(words.normalize("NFC"));

const OFFERS_NOTE = /^Shall I keep this as a note about [^\n?]*\? Confirm it and it is stored as shown\./mu;
/** The changes that may be meant instead of that note: a number chooses one, and a yes is said to the note. */
const OFFERS_INSTEAD = /^Or do you want me to do something with it\?\n(?:\d\. .*\n)*\d\. .*/mu;
/** Whether an answer asks something of its own: the question of an offered note is about its card, which a yes answers. */
export const asksMore = (reply: string): boolean =>
  /[?？؟\u037e]/u.test(reply.replace(OFFERS_NOTE, "").replace(OFFERS_INSTEAD, ""));

/** Whether a yes says of itself that it is to several: "yes to both", "confirm all". */
export const saysAll = (words: string): boolean =>
  /(?<!\p{L})(?:both|all(?! right)|everything|alle[ms]?|todos?|tou[st]|beides|ambos|les deux)(?!\p{L})/iu.test(words);

/** A word that may say no more than that an answer was read. */
export const NODS = /^\s*(?:ok|okay|fine|great|good|perfect|right|alright|all right|stop)[\s.!]*$/iu;
