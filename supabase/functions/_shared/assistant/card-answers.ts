import type { WaitingAction } from "../stores/assistant-actions.ts";
import { bareWords, isSameCard, wordsOfCard } from "./card-names.ts";

const BEFORE = "(?:(?:please|and|ok|okay|oh|now|also|then|well|great|perfect)[\\s,]+)*";
const END = "(?![\\p{L}\\p{N}])[\\s,:.!–-]*";
const CONFIRMS = new RegExp(
  `^\\s*${BEFORE}(?:(?:yes|yep|yeah|yup|sure)[\\s,]+(?:(?:please|i)[\\s,]+)?)?(?<verb>yes|yep|yeah|yup|sure|confirm(?:ed)?|accept|approve|apply|go ahead with|do)${END}(?<named>\\S.*)$`,
  "isu",
);
const AGREES = new RegExp(`^\\s*${BEFORE}(?:yes|yep|yeah|yup|sure)${END}(?<named>\\S.*)$`, "isu");
const CANCELS = new RegExp(
  `^\\s*${BEFORE}(?:no[\\s,]+(?:please[\\s,]+)?)?(?<verb>no to|cancel|dismiss|discard|reject|decline|drop)${END}(?<named>\\S.*)$`,
  "isu",
);
/** "The first one", "number 2", "the note": what stands alone is an answer right below the cards only. */
const BARE = /^\s*(?:the|number|card|no\.?)\s+\S.{0,40}$/isu;
const POLITE = /[\s,.!]+(?:please|pls|then|now|too|as well|thanks|thank you)[\s.!]*$|[\s.!]+$/giu;
const ALL =
  /^(?:to\s+)?(?:(?:(?<both>both)|(?:the|all)\s+(?<count>two|three|four|five|\d{1,2}))(?:\s+(?<kind>notes|tasks|reminders))?|all|everything|the (?:whole )?lot|each one|every one|them all)(?:\s+(?:of\s+)?(?:them|those|these|it|that|this|the (?:cards|changes|rest)|cards|changes|that waits|waiting))?$/iu;
const REST = /^(?:to\s+)?(?:everything else|all (?:of )?the (?:rest|others)|the (?:rest|others))$/iu;
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };
const PLACE =
  /^(?:to\s+)?(?:only\s+|just\s+)?(?:the\s+)?(?:(?:number|card|no\.?)\s*)?(?<at>first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th|[1-9])(?:\s+(?:one|card|change))?$/iu;
const PLACES = ["first", "second", "third", "fourth", "fifth"];
/** A yes that is to a card, and not to a question. */
const OF_A_CARD = new RegExp(
  `^\\s*${BEFORE}(?:(?:yes|yep|yeah|yup|sure)[\\s,]+)?(?:(?:confirm|accept|approve|apply)|yes to)${END}`,
  "isu",
);
/** What may stand around the words that name a card. */
const AROUND = new Set(
  "to the that this my his her their its a an one ones card and about on for of with store keep save s it is in at as new please only just".split(
    " ",
  ),
);
const ASKS = /[?？؟\u037e]/u;
/** "Do not add it", "yes, but not Ana": no plain yes, whatever words the card has. */
const DENIES = /(?<!\p{L})(?:not|never|\p{L}+n['’]t|dont|but|except|without|besides|unless|if)(?!\p{L})/iu;
const LONGEST = 200;

/** What a typed answer does with the cards that it names. */
export interface CardAnswer {
  does: "confirm" | "cancel";
  /** Those that it may mean: none where it speaks of a card that does not wait, several where it is not clear which. */
  cards: WaitingAction[];
  /** Whether all of them are meant. */
  isAll: boolean;
}

/** Whether words may be an answer to cards of an earlier turn: a cheap look before what waits is read. */
export const mayAnswerCards = (words: string): boolean =>
  words.length <= LONGEST && !ASKS.test(words) && (CONFIRMS.test(words) || CANCELS.test(words));

/** Whether words stand alone that name one of the cards right above. */
export const mayPickCard = (words: string): boolean =>
  BARE.test(words) || PLACE.test(words.replace(POLITE, "")) || ALL.test(words.replace(POLITE, ""));

/**
 * Reads "yes to both", "the first one", "confirm the one about Ana", "yes, the email", "cancel the note on Ben" as an answer to the cards
 * that wait: `shown` are those of the last answer, `all` those of the whole conversation, and `isAsked` whether that answer asks something
 * else. Null where a word says anything that no card
 * does: then it is no answer to cards.
 */
export function readCardAnswer(
  words: string,
  { shown, all, isAsked }: { shown: readonly WaitingAction[]; all: readonly WaitingAction[]; isAsked: boolean },
): CardAnswer | null {
  if (words.length > LONGEST || ASKS.test(words) || all.length === 0) return null;
  const cancels = CANCELS.exec(words)?.groups;
  const confirms = CONFIRMS.exec(words)?.groups;
  const isPicked = !isAsked && shown.length > 1 && mayPickCard(words);
  const named = cancels?.["named"] ?? confirms?.["named"] ?? (isPicked ? words : null);
  if (named === null) return null;
  const does = cancels ? "cancel" : "confirm";
  if (does === "confirm" && DENIES.test(words)) return null;
  const said = named.trim().replace(POLITE, "");
  const everything = allOf(said, shown, all);
  if (everything) return { does, ...everything };
  const at = PLACE.exec(said)?.groups?.["at"]?.toLowerCase();
  if (at !== undefined) {
    // After a list of something else, the first is one of that list.
    const card = shown.length > 1 && !isAsked ? shown.at(placeOf(at)) : undefined;
    return card ? { does, cards: [card], isAll: false } : null;
  }
  const verb = cancels?.["verb"] ?? confirms?.["verb"] ?? "";
  // A yes to a question of its own: "yes, Ana" says who.
  if (isAsked && !(cancels ?? OF_A_CARD.test(words))) return null;
  const agreed = AGREES.exec(words)?.groups?.["named"];
  const cards = [said, ...(agreed === undefined ? [] : [agreed])].map((one) => fitting(one, shown, all));
  const found = (cards.find((some) => some.length > 0) ?? []).filter(
    (card) => !cancels || /^no to$/iu.test(verb) || isLetGo(card, said),
  );
  if (found.length > 0) return { does, cards: found, isAll: false };
  return speaksOfOne(said, verb) ? { does, cards: [], isAll: false } : null;
}

/** "Drop Ana" and "cancel the call" are about a record that is there; "cancel the note on Ana" is about the card that would make it. */
function isLetGo({ tool, title }: WaitingAction, said: string): boolean {
  const words = new Set(bareWords(said));
  if (/(?<!\p{L})(?:cards?|changes?|ones?|confirmation)(?!\p{L})/iu.test(said)) return true;
  if (bareWords(title).every((word) => words.has(word))) return true;
  return /^create_/.test(tool) && /(?<!\p{L})(?:notes?|tasks?|reminders?|columns?|fields?)(?!\p{L})/iu.test(said);
}

/** "Yes to X", "no to X", "confirm the one about X": a card is meant, whether or not one fits. */
const speaksOfOne = (said: string, verb: string): boolean =>
  /^no to$/iu.test(verb) || (!/^do$/iu.test(verb) && /^(?:to\s|the (?:one|card|change)s?(?!\p{L}))/iu.test(said));

const placeOf = (at: string): number =>
  at === "last" ? -1 : /^\d/.test(at) ? parseInt(at, 10) - 1 : PLACES.indexOf(at);

/** All that are meant by "all", "both" or "the rest": those right above where there are several, else all that wait. */
function allOf(
  said: string,
  shown: readonly WaitingAction[],
  all: readonly WaitingAction[],
): Pick<CardAnswer, "cards" | "isAll"> | null {
  if (REST.test(said)) return { cards: [...all], isAll: true };
  const meant = ALL.exec(said)?.groups;
  if (!meant) return null;
  const { both, count, kind } = meant;
  const ofKind = (cards: readonly WaitingAction[]) =>
    kind === undefined ? cards : cards.filter((card) => wordsOfCard(card).has(kind.replace(/s$/u, "").toLowerCase()));
  const number =
    both === undefined ? (count === undefined ? null : (NUMBERS[count.toLowerCase()] ?? Number(count))) : 2;
  if (number === null) return { cards: [...(shown.length > 1 ? shown : all)], isAll: true };
  const cards = [shown, all].map(ofKind).find(({ length }) => length === number);
  return { cards: [...(cards ?? ofKind(all))], isAll: cards !== undefined };
}

/** The cards that have every word: those right above before others, and one of several that do the same. */
function fitting(said: string, shown: readonly WaitingAction[], all: readonly WaitingAction[]): WaitingAction[] {
  const telling = bareWords(said).filter((word) => !AROUND.has(word));
  if (telling.length === 0) return [];
  const fits = (cards: readonly WaitingAction[]) =>
    cards.filter((card) => {
      const own = wordsOfCard(card);
      return telling.every((word) => own.has(word));
    });
  const near = fits(shown);
  const cards = near.length > 0 ? near : fits(all);
  const [newest] = cards.slice(-1);
  return newest && cards.every((card) => isSameCard(card, newest)) ? [newest] : cards;
}
