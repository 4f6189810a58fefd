import { firstReworded, POLITE, re, type Wordings } from "./rewording.ts";

const RHYTHM = "daily|weekly|monthly|quarterly|every (?:day|week|month|quarter)";
const LASTS = "(?:\\s+(?:any ?more|any longer|again|from now on|now|please|at all))*";

/** In how many ways people say how often or by when a task is to be done, or that it is: "check in" is no order in "the check in". */
const WORDED_RHYTHMS: Wordings = [
  // "Make the check in with Ana quarterly instead".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:make|turn|have|let) (the|my|our) (?![^\\n]{3,60} (?:instead of|rather than) )([^,;:.?!\\n"“]{3,60}?) (?:be |into |come |repeat |recur )?(?:an? )?(${RHYTHM})(?: (?:one|task|thing))?(?: (?:instead|rather|now|from now on|please|then))*[\\s.!]*$`,
    ),
    "change the $2 to $3",
  ],
  // "The check in with Ana shouldn't repeat any more".
  [
    re(
      `^\\s*${POLITE}(the|my|our) ([^,;:.?!\\n"“]{3,60}?) (?:should ?(?:n['’]?t|not)|need(?:n['’]?t| not)|do(?:es)?(?:n['’]?t| not) (?:need|have) to|must(?:n['’]?t| not)|no longer (?:needs|has) to|can stop|should stop)(?: to)? (?:repeat(?:ing)?|recur(?:ring)?|com(?:e|ing) back)${LASTS}[\\s.!]*$`,
    ),
    "make the $2 not repeat",
  ],
  // "The samples one can be ticked off".
  [
    re(
      `^\\s*${POLITE}(?:the |my |our )?([^,;:.?!\\n"“]{3,60}?) (?:one|task|to-?do|thing) (?:can|could|may|should|is to) (?:now )?be (?:ticked off|checked off|crossed off|closed|marked (?:as )?done|finished)(?: now| please)*[\\s.!]*$`,
    ),
    "mark $1 as done",
  ],
  // "Check the report before Thursday, let's say due Wednesday": the day that is set at last.
  [
    re(
      `^(\\s*[^,;:\\n]{3,20}:\\s*[^,;:.\\n]{8,90}?|[^,;:.\\n]{8,110}?),? (?:before|by|until) [^,;:.…\\n]{3,30}?(?:[\\s,.…–-]+(?:so|let['’]?s say|say|that is|meaning|hence|then))+ due (?:on |by )?(?!so |the end)([^,;:.\\n]{3,30}?)[\\s.!]*$`,
    ),
    "$1, due $2",
  ],
];

/** A message about how often or by when a task is to be done in the words that are read. Other messages are unchanged. */
export const inReadRhythm = (message: string): string => firstReworded(message, WORDED_RHYTHMS);
