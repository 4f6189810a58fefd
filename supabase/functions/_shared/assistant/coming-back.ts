import type { WaitingAction } from "../stores/assistant-actions.ts";
import { bareWords, wordsOfCard } from "./card-names.ts";

/** How someone goes on with what was left: "yes do that now", "carry on". */
const GOES_ON =
  /(?<!\p{L})(?:yes|yep|yeah|yup|confirm|go ahead|go on|carry on|go for it|proceed|continue|do (?:it|that|this|so)(?: now)?|finish (?:it|that))(?!\p{L})/iu;
/** That it is something from before: "now that other card", "back to the delete". */
const FROM_BEFORE =
  /(?<!\p{L})(?:back to|(?:that|the|my) (?:other|first|earlier|last|open|waiting|previous)? ?(?:card|change|delet(?:e|ion|ing)|removal|thing|one|column|task|note|update)|carry on|go on with|continue with|proceed with)(?!\p{L})/iu;
const DENIES =
  /(?<!\p{L})(?:not|never|no|nah|\p{L}+n['’]t|dont|but|except|without|besides|unless|if|only|instead)(?!\p{L})/iu;
const LONGEST = 90;

/** What such words may say beside the words of a card. */
const AROUND = new Set(
  "ok okay right so well now then and anyway alright good great fine hm hmm oh please pls thanks yes yep yeah yup confirm confirmed go going ahead on with for it carry proceed continue do that this so finish to back the a an other first earlier last open waiting previous card cards change thing one ones of my him her them first still from before you can could i want let s us is".split(
    " ",
  ),
);
const DELETES = new Set("delete deleting deletion remove removing removal drop erase bin wipe".split(" "));
const PRONOUN = /^(?:him|her)$/;

/** Whether words may come back to a card of an earlier answer: a cheap look before what waits is read. */
export const mayComeBack = (words: string): boolean =>
  words.length <= LONGEST &&
  !/[?？\n"“]/u.test(words) &&
  GOES_ON.test(words) &&
  FROM_BEFORE.test(words) &&
  !DENIES.test(words);

/** The cards that "ok, yes do that now, the delete" may be about: all words are theirs or say nothing; none where any says something else. */
export function comesBackTo(
  words: string,
  all: readonly WaitingAction[],
  person: { name: string } | null,
): WaitingAction[] {
  if (!mayComeBack(words)) return [];
  const said = bareWords(words.replace(/['’]/gu, " "));
  const isDeletion = said.some((word) => DELETES.has(word));
  const own = said.filter((word) => !AROUND.has(word) && !DELETES.has(word));
  const isSpokenOf = ({ targets }: WaitingAction) =>
    !said.some((one) => PRONOUN.test(one)) || person === null || targets.includes(person.name);
  return all.filter((card) => {
    const known = wordsOfCard(card);
    return (!isDeletion || /^delete_/.test(card.tool)) && isSpokenOf(card) && own.every((word) => known.has(word));
  });
}

/** "Go back to Jonas", "ok, back to the change for Mara": which card is to be seen again. */
const RETURNS =
  /^\W*(?:(?:ok|okay|right|so|now|and|then|no|please|pls|let['’]?s|let us|can we|could we|can you|i want to|hm+)[\s,]+)*(?:(?:go|come|get|jump|return|switch|turn)\s+)?back\s+to\s+(?<what>\S.{0,60}?)[\s.!]*$/iu;
const OF_CARDS = new Set(
  "the a an that this my his her their change changes card cards update one thing note task reminder for of about on to with s please again now first".split(
    " ",
  ),
);

/** Whether words may ask to see a card again: a cheap look before what waits is read. */
export const mayReturn = (words: string): boolean =>
  words.length <= LONGEST && !/[?？\n"“]/u.test(words) && RETURNS.test(words);

/** The cards that "go back to Jonas" may mean: all of its words are theirs; none where any says something else. */
export function returnsTo(words: string, all: readonly WaitingAction[]): WaitingAction[] {
  const said = mayReturn(words) ? bareWords(RETURNS.exec(words)?.groups?.["what"] ?? "") : [];
  const own = said.filter((word) => !OF_CARDS.has(word));
  if (own.length === 0) return [];
  return all.filter((card) => {
    const known = wordsOfCard(card);
    return own.every((word) => known.has(word));
  });
}
