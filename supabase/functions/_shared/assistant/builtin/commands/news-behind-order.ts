import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";

const WORD = "\\p{L}[\\p{L}\\p{M}'’-]*";
/** What joins news to the order before it. */
const JOIN =
  /(?:\s*[,;–—-]+\s+|\s+)(?:(?:and|but|plus|also|oh|btw|by the way)[\s,:!]+)(?:(?:and|oh|yeah|yes|also|btw|by the way|hey|well|anyway|great|good news|finally)[\s,:!]+)*|\s*[,;–—]\s+/giu;
const DONE =
  "(?:signed|paid|agreed|accepted|approved|confirmed|declined|refused|resigned|quit|left|replied|answered|bought|renewed|cancelled|canceled|closed|ordered|committed|passed|won|lost|joined|moved|said (?:yes|no)|(?:has|have|had|is|was|are|got|came|went) \\p{L}+|backed out|pulled out|dropped out|wants (?:in|out))";
const ADVERB = "(?:(?:just|finally|already|also|now|really|has|have|had) )*";
/** "Tobias signed", "Tobias's contract is signed", "the contract with Tobias came in". */
const NEWS = new RegExp(
  `^(?:(?!(?:the|my|our|an?|this|that) )(?<who>${WORD}(?: ${WORD}){0,2}?)(?:['’]s|s['’])? ${ADVERB}(?:(?:${WORD} ){1,2}(?:is|was|has been|got|came|are|were) (?:now |finally )?\\p{L}+|${DONE})|the (?:${WORD} ){1,2}(?:of|with|from|for|by) (?<whose>${WORD}(?: ${WORD}){0,2}?) (?:is|was|has been|got|came|are|were) (?:now |finally )?\\p{L}+)(?!\\p{L})`,
  "iu",
);
/** "… ask whether Hana called and Tobias signed": one more of what is asked, or of when it is to be. */
const GOES_ON =
  /(?<!\p{L})(?:if|whether|that|once|when|whenever|because|until|till|while|why|how|what|who|which|where)(?!\p{L})[^.;!?]*$|(?<!\p{L})(?:after|before|since|as)\s[^.;!?]*\s(?:\p{L}+ed|is|was|has|have)(?!\p{L})[^.;!?]*$/iu;
const THEN =
  /^[^\n.;!?"“”]{0,40}?(?:[\s,;.!–—-]+(?:(?:so|and|then|therefore|thus|please|pls|can you|could you|you can|let['’]?s)[\s,]+)+)(?<order>\S[^]*)$/iu;
const OBJECT =
  /(?<!\p{L})(?:him|them|her(?=\s*$|[\s,]+(?:to|as|in|into|on|onto|off|up|down|back|over|from|out|an?|the|now|please|too)(?!\p{L})))(?!\p{L})/iu;
const OWNER = /(?<!\p{L})(?:his|her|their)(?=\s)/iu;
const NO_NAME =
  /^(?:i|we|you|it|he|she|they|the|this|that|these|those|everything|everyone|all|please|then|so|if|when|once|to|a|an|my|our|his|her|their|one|both|remind|let|make|move|set|mark|put|add)$/iu;

/** Whose news it is: a name of the user's people, or any word that is written as a name. */
function isName(said: string, known: ReadonlySet<string>): boolean {
  const words = plainWords(said.replace(/['’]s?$/u, ""));
  if (words.length === 0 || words.some((word) => NO_NAME.test(word))) return false;
  return (
    words.every((word) => known.has(word) || known.has(word.replace(/s$/u, ""))) ||
    said.split(" ").every((word) => /^\p{Lu}/u.test(word))
  );
}

/** An order that follows from what someone did, with their name in it. */
function about(who: string, order: string, known: ReadonlySet<string>): string {
  if (OBJECT.test(order)) return order.replace(OBJECT, who);
  if (OWNER.test(order)) return order.replace(OWNER, `${who}'s`);
  return plainWords(order).some((word) => known.has(word)) ? order : `for ${who}, ${order}`;
}

/**
 * "Remind me to call Ana and Leo signed so move him to Closed": what someone did, behind an order, is a sentence of its own, and the order
 * that follows from it is about them. Other messages are unchanged.
 */
export function withNewsBehind(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 600 || !/\p{L}\s+(?:and|but|plus|also|oh|btw)\s|[,;–—]\s/iu.test(message)) return message;
  if (/["“”\n:]/u.test(message) || !startsCommand(message) || isNoteLead(message)) return message;
  const known = new Set(
    people.flatMap(({ name, company, by }) => (by === "near" ? [] : plainWords(`${name} ${company ?? ""}`))),
  );
  for (const { 0: join, index } of message.matchAll(JOIN)) {
    const head = message.slice(0, index);
    const rest = message.slice(index + join.length);
    const found = NEWS.exec(rest);
    const who = found?.groups?.["who"] ?? found?.groups?.["whose"] ?? "";
    if (!found || !isName(who, known) || GOES_ON.test(head)) continue;
    const order = THEN.exec(rest.slice(found[0].length))?.groups?.["order"] ?? "";
    if (startsCommand(order) || /^close\s/iu.test(order))
      return `${head}. ${about(who.replace(/['’]s?$/u, ""), order, known)}`;
  }
  return message;
}
