import { isSigned } from "../others-words/signatures.ts";
import { type Around, isOthersName } from "../others-words/names.ts";

/** "Note on Ada: …", "log Ada's mail: …", "save the following on Ada: …": up to where its text begins, on the same line. */
const HEAD =
  /^(?<head>[^:\n?!]{0,60}?(?<!\p{L})(?:notes?|log|logged|save|keep|store|file|record|jot|write down|memo|remarks?|comments?|capture|archive|journal|minutes|notiz(?:en)?|notiere|vermerke?|speichere?|nota|anota|apunta|guarda|noter?|enregistre|garde)(?!\p{L})[^:\n?!]{0,80}?)(?<mark>[ \t]*:|[ \t]+[–—-])[ \t]+(?<text>\S[^]*)$/iu;
/** What a head says that hands over the words of someone else. */
const HANDS_OVER =
  /(?<!\p{L})(?:the following|following|below|verbatim|(?:this|that|the|an?|last|latest|new|her|his|their|\p{L}+['’]s?)\s+(?:\p{L}+\s+){0,2}?(?:e-?mails?|mails?|messages?|texts?|letters?|chats?|transcripts?|posts?|voicemails?|repl(?:y|ies)|answers?|dms?|sms|whatsapps?|threads?|conversations?|exchange|quotes?|words|statements?|comments?|feedback|newsletter|article|memo|minutes)|(?:e-?mail|mail|message|letter|voicemail|dm|sms) (?:from|by|of)|what \p{L}+(?: \p{L}+)? (?:wrote|said|sent|texted|told|posted|mailed)|(?:as|word) (?:received|for word)|this|diese[rsn]?|folgende[nrs]?|lo siguiente|este|esta|ceci|suivante?)(?!\p{L})/iu;
/** "Hi Gina,", "From: …", "Re: …": how letters begin. */
const BEGINS =
  /^["“'‘(\s]*(?:(?:hi|hey|hello|dear|greetings|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen|abend)|moin|liebe[rs]?|sehr geehrte[rs]?|hola|buen[oa]s (?:d[ií]as|tardes)|estimad[oa]|querid[oa]|bonjour|salut|ch[èe]re?|ciao|ol[áa])(?:[ \t]+[\p{L}\p{M}'’.-]+){0,3}[ \t]*[,!.:;–—-]|(?:hi|hey|hello|dear|hallo|hola|bonjour)[ \t]+\p{Lu}|(?:from|to|cc|subject|date|sent|re|fwd?|aw|wg|tr|rv|von|an|betreff|asunto|objet)[ \t]*:)/iu;
/** "Mail from her", "she wrote", "quote": whose words follow, said in the first sentence. */
const ANNOUNCES =
  /(?<!\p{L})(?:(?:e-?mail|mail|message|letter|text|note|voicemail|reply|answer|dm|sms|post|whatsapp|slack|request|quote|word)s? (?:from|by|of|sent)|(?:her|his|their|a|an|the|this|\p{L}+['’]s) (?:last |latest |new )?(?:e-?mail|mail|message|letter|text|voicemail|reply|dm|sms|post|whatsapp)(?:s|ed|ing)?(?!\p{L})|(?:he|she|they|\p{Lu}\p{L}+) (?:just |also |then |has |had )?(?:said|says|wrote|writes|told (?:me|us)|asked|asks|texted|messaged|e-?mailed|mailed|replied|posted|insist\p{L}*|demand\p{L}*|request\p{L}*|want(?:s|ed)? (?:me|us|you))|(?:forwarded|quoted?|quoting|copied|pasted|verbatim|transcript|unquote)(?!\p{L}))/u;
/** "Meeting notes. TODO …": what was written down together. */
const MINUTES =
  /(?<!\p{L})(?:meeting notes|call notes|minutes|agenda|action (?:items?|points?)|next steps?|todos?:|to-?dos?(?: list)?:|TODOs?|attendees|participants|decisions?:|protokoll|acta|compte rendu)(?!\p{L})/u;
/** The writer speaks to someone: in the user's own notes there is no "you". */
const TO_SOMEONE =
  /(?<!(?:can|could|will|would|thank|thanking|do|if|see|miss|love)\s+)(?<!\p{L})(?:you|your|yours|yourself|you['’]\p{L}+)(?!\p{L})|(?<!\p{L})(?:thanks|thank you|thx) (?:so much |a lot |again |very much )?for (?!me|reminding)/iu;
/** "Cheers" or "Best" as the very last word: letters end so, and the user may. */
const ENDS =
  /[.!?,;…][ \t]*(?:best|regards|rgds|cheers|yours|sincerely|xo+|xx+|lg|vg|mfg|saludos|cordialement|kind regards|best wishes|take care|talk soon|speak soon)[\s.,!–—-]*$/iu;
/** What might be read as an order inside the text. */
const MAY_ORDER =
  /(?:^|[.!?;,:…–—-]\s+|\s(?:and|then|also|please|und|y|et)\s+)(?:(?:and|then|also|please|pls|kindly|plus|oh|can you|could you|would you|will you|bitte|por favor|next|so|now|to-?dos?|tasks?|reminders?|next steps?|actions?|action items?)[\s,:]+)*(?:(?:i|we) (?:should|must|have to|need to|ought to|will|['’]ll)|set|moved?|changed?|put|mark|update|delete|remove|clear|rename|assign|make|give|add|create|remind|note|log|save|task|to-?do|reminder|stage|status|priority|owner|next step|follow|call|ring|send|pay|wire|transfer|book|cancel|archive|drop|erase|tick|complete|finish|close|reopen|snooze|postpone|undo|draft|show|list|(?:her|his|their|my|the|\p{Lu}\p{L}+['’]s)\s+(?:\p{L}+\s+){0,3}?(?:stage|status|priority|owner|e-?mail|address|role|title|company|location|phone|number|task|reminder|is done|goes|moves)|setze?|l[öo]sche?|[äa]ndere?|verschiebe?|erinnere?|cambia|borra|elimina|pon|recu[eé]rdame|mueve|supprime|change[zr]?|mets|rappelle)(?![\p{L}])/iu;
/** Heads of other orders. */
const OF_OTHERS =
  /(?<!\p{L})(?:tasks?|reminders?|to-?dos?|columns?|fields?|contacts?|person|people|remind|keep in touch|aufgaben?|tareas?|t[âa]ches?)(?!\p{L})/iu;
/** What is in quotes ends with them, and an address or a number is a value. */
const MARKED = /^\s*(?:["“„«'‘]|\uE001|[^\s@]{1,64}@\S|https?:|www\.|\+?\d[\d ()-]{6,})/iu;

/** "Note on Ada" on a line of its own, with the text below. */
const ON_A_LINE =
  /^(?<head>\W*(?:(?:please|pls|can you|could you|ok|hey)[\s,]+)*(?:(?:add|make|write|take|leave|put|save|create|keep|log|new)[ \t]+)?(?:(?:an?|the|new|quick|another|short)[ \t]+)*(?:notes?|memo|log|comment)[ \t]+(?:on|for|about|to|with|of)[ \t]+(?<who>\p{L}[\p{L}\p{M}'’. -]{1,60}?))[ \t]*[.,;–—-]?[ \t]*\n(?<text>\s*\S[^]*)$/iu;
/** "A note on Ada saying Hi …". */
const SAYING =
  /^(?<head>[^:\n?!]{0,60}?(?<!\p{L})notes?(?!\p{L})[^:\n?!]{0,80}?)[ \t]+(?:saying|that (?:says|reads|goes)|which (?:says|reads)|as follows)[ \t]+(?<text>\S[^]*)$/iu;

/** Whether a text says in its first sentence that it is what someone else wrote, or begins as letters do. */
export const readsLikeLetter = (text: string): boolean =>
  BEGINS.test(text) || ANNOUNCES.test(text.split(/(?<=[.!?])\s/u)[0] ?? "");

/** Whether a text that a note is to hold reads like what someone else wrote. */
function isLetter(head: string, text: string, around: Around): boolean {
  return (
    HANDS_OVER.test(head) ||
    readsLikeLetter(text) ||
    MINUTES.test(text) ||
    TO_SOMEONE.test(text) ||
    ENDS.test(text) ||
    isSigned(text, around)
  );
}

/**
 * A note of a letter that stands on one line with the order to keep it, with the letter on a line of its own: none of it is an order then, and
 * the note has all of its words. Other messages are unchanged, and so is a note that nothing follows.
 */
export function withLetterBelow(message: string, around: Around): string {
  const below = ON_A_LINE.exec(message)?.groups;
  if (below && isOthersName(below["who"] ?? "", around) && MAY_ORDER.test(below["text"] ?? ""))
    return `${below["head"] ?? ""}:\n${below["text"] ?? ""}`;
  const saying = SAYING.exec(message)?.groups;
  const { head = "", mark = ":", text = "" } = saying ?? HEAD.exec(message)?.groups ?? {};
  if (
    text === "" ||
    /(?<!\p{L})(?:close quote|end quote|unquote)(?!\p{L})/iu.test(text) ||
    OF_OTHERS.test(head) ||
    MARKED.test(text) ||
    (mark !== ":" && mark.trim() !== ":" && !BEGINS.test(text))
  )
    return message;
  return MAY_ORDER.test(text.slice(1)) && isLetter(head, text, around) ? `${head.trimEnd()}:\n${text}` : message;
}
