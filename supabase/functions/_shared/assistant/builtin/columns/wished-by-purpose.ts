import { re } from "../commands/rewording.ts";

const HELLO = "^\\W*(?:(?:please|pls|hey|hi|ok|okay|so|and|also|then)[\\s,]+)*";
const WISH =
  "(?:(?:(?:i|we)(?:['’](?:d|ll)| would| will| could)?(?: (?:also|really|just|do))*\\s+)?(?:need|want|like|love|use|have to have)|there should be|(?:can|could) (?:i|we) have|give (?:me|us))";
const PLACE = "(?:to have )?(?:somewhere|(?:some|a|another) (?:place|spot|space|way|home|slot|box|field|column))";
const TO =
  "(?:(?: where)?(?: (?:i|we|you) can)?(?: (?:to|for))? (?:put(?:ting)?|keep(?:ing)?(?: track of)?|not(?:e|ing)(?: down)?|record(?:ing)?|track(?:ing)?|log(?:ging)?|stor(?:e|ing)|sav(?:e|ing)|writ(?:e|ing) down|hold(?:ing)?|enter(?:ing)?|add(?:ing)?)(?: down)?| (?:for|with))";
/** "Need somewhere to keep …", without "I": what is to be kept stands behind it. */
const SOMEWHERE = re(`${HELLO}${WISH} ${PLACE}${TO} (?=(?:the|their|how|when|which|what|whether|if)(?!\\p{L}))`);
const EACH =
  "(?:,? (?:for|of|on|about|with|per|by) (?:(?:each|every|all|any)(?: of)?(?: (?:the|my|our|these|those|them))?(?: \\p{L}+)?|everyone|everybody|\\p{L}+(?<=person|lead|founder|contact|customer|client|account|one)))?";
const TRACKS =
  "(?:track|record|keep(?: track of)?|keep a (?:record|note) of|log|note(?: down)?|store|save|write down|capture|know)";
const ASKED =
  "(?:(?:(?:can|could) (?:we|i|you)|(?:i|we)(?:['’]d| would)? (?:want|like|need) to|let['’]?s)\\s+(?:start )?)";
/** "The date we first heard the pitch for each person". */
const DATE_WE = re(
  `${HELLO}${ASKED}${TRACKS} the (?:date|day) (?:when |that |on which |at which )?(?:we|i|they|each(?: of them| one| person)?|people|someone|everyone)(?:['’](?:ve|d))? (?:have |has |had |were |was |are |is |got )?(?<what>\\p{L}[\\p{L}\\p{N} '’-]{2,40}?)${EACH}[\\s.!?]*$`,
);
const LAST_WORD = /\s(?:it|them|him|her|us|on|at|in)$/iu;

/** A wish for somewhere to keep something, as one to track it: "we want to track the date we met". Other messages are unchanged. */
export const asTracked = (message: string): string => message.replace(SOMEWHERE, "we want to track ");

/** What a column of days is called that is wished for by what happened then: "First heard the pitch"; null for any other message. */
export function dayWished(message: string): string | null {
  const what = DATE_WE.exec(message)?.groups?.["what"]?.replace(LAST_WORD, "").trim() ?? "";
  return what === "" ? null : `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
}
