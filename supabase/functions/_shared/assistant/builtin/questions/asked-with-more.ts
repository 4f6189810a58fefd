import { re, SOFT } from "./spoken-words.ts";
import type { Wordings } from "../commands/rewording.ts";

const NAME =
  "(?:(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?:(?:van|von|de|der|den|del|da|di|la|le|al|bin|el|ter|zu) ){0,2}(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}|s?he|they)";

/** What is asked with words that the plain question does without. */
export const ASKED_WITH_MORE: Wordings = [
  // "Where is Ana in the funnel".
  [
    re(
      `^(${SOFT})(?:where|how far)(?:['’]s| is| are| along is| did)? (${NAME}) (?:now |get |got |currently )?(?:in|along|down|up)(?: in)? (?:the|our|my) (?:sales |deal |whole )?(?:funnel|pipeline|process|journey|cycle|kanban|stages)(?: (?:now|right now|at the moment|these days))?(?=[\\s?.!]*$|,? and )`,
    ),
    "$1what is the stage of $2",
  ],
  // "What does Ana do and where is she based?"
  [
    re(
      `^(${SOFT})what (?:does|did) (${NAME}) do(?: (?:for a living|for work))?,? and where (?:is|does|are) (?:s?he|they) (?:based|located|from|live|sit|work|at home)[\\s?.!]*$`,
    ),
    "$1what is the role and location of $2?",
  ],
  // "Whose email do we not have?"
  [
    re(
      `^(${SOFT})whose ([\\p{L} -]{2,30}?) (?:(?:do|have) (?:i|we) (?:still )?(?:not|never) (?:have|got|know|store|keep)|(?:don['’]?t|haven['’]?t) (?:i|we) (?:have|got|know)|(?:am i|are we) (?:still )?(?:missing|lacking|without)|(?:is|are) (?:still )?(?:missing|not there|unknown))(?: (?:yet|here|on file|in here|at all))*[\\s?.!]*$`,
    ),
    "$1who has no $2?",
  ],
  // "When is the memo due and for whom": the answer says whose it is.
  [
    re(
      `^(${SOFT}when(?:['’]s| is| are) .{3,60}? due),? and (?:(?:for|with|to) whom?|who(?:m|['’]s| is)?(?: (?:is|it))* (?:for|with)|whose is it)[\\s?.!]*$`,
    ),
    "$1?",
  ],
  // "Which of my people sits in Bergen, where the weather is surely awful?"
  [re(`^(${SOFT}(?:who|which)\\b[^,?]{8,60}), (?:where|which|who) (?:(?:the|it|that) )?[^,?]{3,60}[\\s?]*$`), "$1?"],
  // "What do I have with Ana?", "anything open with Leo?"
  [
    re(
      `^(${SOFT})(?:what (?:do (?:i|we) have|have (?:i|we) got|is|are)|(?:do (?:i|we) have |have (?:i|we) got |is there )?anything)(?: (?:still|coming up|planned|open|scheduled|pending|lined up|to do|left))* with (${NAME})[\\s?.!]*$`,
    ),
    "$1which open tasks do I have with $2?",
  ],
  // "Who has a priority of 90 or more, highest first?"
  [
    re(
      `^(${SOFT}(?:who|which \\p{L}+|list|show)\\b[^,?]{0,30}? (?:an? |the )?([\\p{L} ]{3,25}?) (?:of |over |above |under |below |more than |less than |at least |bigger than |higher than |from |between )[^,?]{1,30}), (?:the )?(highest|lowest|biggest|smallest|largest|latest|earliest) (?:ones? )?first[\\s?.!]*$`,
    ),
    "$1, $3 $2 first?",
  ],
  // "Who has a ticket bigger than 100?"
  [
    re(
      `(?<=^${SOFT}(?:who|which|how many|anyone|list|show)\\b[^?]{3,50} )(?:bigger|larger|greater) than (?=[$€£]?\\d)`,
    ),
    "over ",
  ],
  [re(`(?<=^${SOFT}(?:who|which|how many|anyone|list|show)\\b[^?]{3,50} )smaller than (?=[$€£]?\\d)`), "under "],
  // "Which tasks do I have with Ana I am in the taxi": where someone is who asks.
  [
    re(
      `^(${SOFT}(?:who|what|which|when|where|how)\\b[^?]{8,80}?)[,.?;]* (?:i['’]?m|i am|we['’]?re|we are) (?:just |still |already |now )?(?:in|on|at) (?:the|a|my) (?:taxi|cab|car|train|bus|plane|tram|ferry|tube|metro|airport|station|gate|road|phone|lobby|queue|way|move|run)(?: (?:now|right now|at the moment))?[\\s?.!]*$`,
    ),
    "$1?",
  ],
  // "What columns do I have myself?"
  [
    re(
      `^(${SOFT}(?:what|which|how many) (?:columns|fields)\\b[^,?]{0,40}?) (?:myself|ourselves|on my own|of my own|by myself)[\\s?.!]*$`,
    ),
    "$1?",
  ],
];
