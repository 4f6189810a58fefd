import { END, re, SOFT } from "./spoken-words.ts";
import { eachReworded, type Wordings } from "../commands/rewording.ts";

const LATELY = "(?: (?:lately|recently|of late|these days|yet|today|again))*";
const NAME = "((?!(?:my|our|the|an?|all|any|some|her|him|them|it|that|this) )\\p{L}[\\p{L}\\p{N} .&'’-]{1,40}?)";

/** What was posted, and what is new of someone, in other words than these. */
const ASKED: Wordings = [
  [
    re(
      `^${SOFT}(?:is there |has there been |have we had )?any(?:thing| news| updates?)(?: new| fresh| at all)? (?:from|by) ${NAME} on (?:linkedin|social media|their feed)${LATELY}${END}`,
    ),
    "what did $1 post lately?",
  ],
  [
    re(
      `^${SOFT}(?:is there |has there been |have we had |did we (?:get|hear) )?any(?:thing new| news| updates?)(?: at all)? (?:from|with|about|on) ${NAME}${LATELY}${END}`,
    ),
    "latest news from $1?",
  ],
  [
    re(
      `^${SOFT}(?:did|has|have) (?:we|i) (?:heard?|got) (?:anything |something )?(?:new )?(?:from|of) ${NAME}${LATELY}${END}`,
    ),
    "latest news from $1?",
  ],
  [
    re(
      `^${SOFT}what(?:['’]s| was| is| went| has become| became)(?: the (?:deal|story|matter|problem|issue|trouble|situation|thing)| wrong)? (?:with|of) ${NAME}(?: back then| again| at the time| then)*${END}`,
    ),
    "what happened with $1?",
  ],
  [
    re(
      `^${SOFT}(?:do|did) (?:i|we) (?:still )?owe ${NAME} (?:an?|any|the|some) (?:call|reply|answer|e-?mail|mail|message|visit|quote|invoice|response|letter|text)(?: back)?${END}`,
    ),
    "what do I have to do for $1?",
  ],
  // "Post about lately" says nothing of what about.
  [
    re(
      `^(.*\\b(?:post(?:ed|ing)?|written|writing|wr[io]te|said|say)) about((?: (?:lately|recently|of late|these days))+)${END}`,
    ),
    "$1$2?",
  ],
];

/** A question for what is new of someone in the words in which it is read. */
export const askedForNews = (text: string): string => eachReworded(text, ASKED);
