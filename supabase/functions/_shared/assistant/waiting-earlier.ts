import type { WaitingAction } from "../stores/assistant-actions.ts";
import { plainWords } from "./words.ts";
import { bareWords, calledAmong, wordsOfCard } from "./card-names.ts";

/** A yes or a "confirm" with words behind it that may name a card: "yes, add a note about …", "confirm the note about …". */
const CONFIRMS =
  /^\s*(?:(?:please|and|ok|okay|oh|now|also)[\s,]+)*(?:yes|yep|yeah|sure|confirm|accept|approve|go ahead with|yes[\s,]+confirm)(?![\p{L}\p{N}])[\s,:.–-]*(?<named>\S.*)$/isu;
/** That it is a card which is meant, whether or not one waits. */
const OF_A_CARD =
  /^\s*(?:(?:please|and|ok|okay|oh|now|also|yes|yep|yeah|sure)[\s,]+)*(?:confirm|accept|approve)\s+(?:the|that|this|my|his|her|their)\s+(?:\p{L}+\s+)?(?:notes?|tasks?|reminders?|cards?|changes?|columns?|fields?)(?![\p{L}\p{N}])/iu;
/** "Yes, add a note about Ana Krol": the words of a card, with nothing to note. */
const OF_A_NOTE =
  /^\s*(?:yes|yep|yeah|sure|confirm)[\s,.!–-]+(?:please[\s,]+)?(?:add|make|keep|store|save|write)\s+(?:an?|the|that|this)\s+note\s+(?:about|on|for|of)\s+\p{L}[^\s:,]*(?:\s+\p{L}[^\s:,]*){0,3}[\s.!]*$/iu;
const ASKS = /[?？؟\u037e]/u;
const AROUND = new Set(
  "yes yep yeah ok okay sure confirm accept approve go ahead with please the that this my his her their a an one new add and about on for of to do it now too also as well thanks thank you card cards change changes with".split(
    " ",
  ),
);
/** Whether words say that a card is meant, so that nothing else is made of them where none waits. */
export const speaksOfCard = (words: string): boolean =>
  words.length <= 120 && (OF_A_CARD.test(words) || OF_A_NOTE.test(words));

/**
 * The cards that a yes names among all that wait in the conversation, by the whole title with every name; of several with one title, those
 * whose change is named too ("yes, change Ana Krol: location Tallinn"). Words that say anything else name none.
 */
export function namedEarlier(waiting: readonly WaitingAction[], words: string): WaitingAction[] {
  const named = bareWords(CONFIRMS.exec(words)?.groups?.["named"] ?? "");
  if (named.length === 0 || ASKS.test(words)) return [];
  const said = new Set(named);
  const isSaid = (text: string) => bareWords(text).every((word) => said.has(word));
  const titled = waiting.filter((card) => {
    const known = wordsOfCard(card);
    return (
      isSaid(card.title) &&
      named.every((word) => known.has(word) || AROUND.has(word)) &&
      (card.targets.length < 2 || card.targets.every(isSaid))
    );
  });
  const whole = titled.filter((card) => isSaid(calledAmong(card, waiting)));
  return whole.length > 0 ? whole : titled;
}

/** A yes that goes on: what follows may name what is meant. */
const YES_AND_NAMES = /^\s*(?:yes|yep|yeah|ok|okay|sure|confirm|go ahead)\b[\s,:.!-]*(?<named>\S.*)$/is;

/** What a yes may say beside the names and titles of what it confirms. */
const AGREEING = new Set(
  "yes yep yeah ok okay sure confirm confirmed go ahead do it that this them both all of the a please and thanks thank you delete remove change set update add move people person".split(
    " ",
  ),
);

/**
 * The proposals that a yes names: every record of theirs, or, of something new, the words of its title. A yes that says anything else,
 * such as "not", a question or another wish, names none.
 */
export function namedIn(waiting: readonly WaitingAction[], words: string): WaitingAction[] {
  const named = plainWords(YES_AND_NAMES.exec(words)?.groups?.["named"] ?? "");
  if (named.length === 0 || ASKS.test(words)) return [];
  const said = ` ${named.join(" ")} `;
  const has = (name: string) => plainWords(name).length > 0 && said.includes(` ${plainWords(name).join(" ")} `);
  const confirmed = waiting.filter(({ targets, title }) => (targets.length > 0 ? targets.every(has) : has(title)));
  const known = new Set(
    confirmed.flatMap(({ targets, title }) => [title, ...targets].flatMap((text) => plainWords(text))),
  );
  return named.every((word) => known.has(word) || AGREEING.has(word)) ? confirmed : [];
}

/** "What is still waiting?", "which cards are open?": words that may be about people too are so where nothing waits. */
const WHAT_WAITS =
  /^\s*(?:(?:ok|okay|so|and|hm+|wait)[\s,]+)*(?:(?:what(?:['’]?s| is| else is)?|is (?:there )?(?:anything|something)|anything(?: else)?|which (?:ones|changes|cards|things)(?: are)?|do i have (?:anything|something)|(?:show(?: me)?|list)(?: what(?:['’]?s| is)?)?)\s+(?:(?:are|still|is|left|all|the|now|currently)\s+)*(?<any>waiting|waits?|pending|open|unconfirmed|to confirm|to be confirmed)(?<rest>(?:\s+\p{L}+){0,5})|what (?:do|must|should|can) i (?:(?:still|have to|need to)\s+)*(?:confirm|approve)(?: now| still)?|what did i not (?:yet )?(?:confirm|answer)(?: yet)?)[\s?.!]*$/iu;
const OF_CARDS =
  /(?<!\p{L})(?:cards?|changes?|confirm\p{L}*|unconfirmed|approv\p{L}*|answer|proposals?|for me)(?!\p{L})/iu;
const AFTER_WAITING =
  /^(?:\s+(?:for|my|me|your|the|to|be|confirmed|confirm|confirmation|confirmations|approval|answer|ok|okay|yes|cards?|changes?|proposals?|now|still|here|there|on|from|right|at))*\s*$/iu;

/** "What was I about to delete?", "where were we with the column": what was left unfinished. */
const WAS_ABOUT =
  /^\s*(?:(?:ok|okay|so|and|hm+|wait|right|anyway|sorry)[\s,]+)*(?:(?:what|who|which (?:one|card|task|person|column|note)) (?:was i|were we) (?:just |even )?(?:about to|going to|trying to|meant to|in the middle of) \p{L}+(?: again| just now| there| before)?|where (?:were|was|did) (?:we|i)(?: (?:get to|stop|leave off|at))?(?: (?:with|on) (?:the|that|my) \p{L}+(?: \p{L}+)?)?|what was (?:that|the) (?:(?:other|open|waiting|earlier|last) )?card(?: again| about)?)(?: again)?[\s?.!]*$/iu;

/** Whether words ask what waits: `card` where they can mean nothing else, `any` where people or tasks may be meant; null for other words. */
export function asksWhatWaits(words: string): "card" | "any" | null {
  if (words.length <= 90 && WAS_ABOUT.test(words)) return "any";
  const found = words.length > 90 ? null : WHAT_WAITS.exec(words);
  if (!found || !AFTER_WAITING.test(found.groups?.["rest"] ?? "")) return null;
  const isOfCards = OF_CARDS.test(words);
  if (/^open$/iu.test(found.groups?.["any"] ?? "") && !isOfCards) return null;
  return isOfCards ? "card" : "any";
}
