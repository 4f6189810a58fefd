import { POLITE, re } from "./rewording.ts";

const RHYTHM = "daily|weekly|monthly|quarterly|every (?:day|week|month|quarter)";
const LASTS = "(?:\\s+(?:any ?more|any longer|again|from now on|now|please|at all))*";

/** In how many ways people say how often a task is to come back, whatever its title begins with: "check in" is no order in "the check in". */
export const WORDED_RHYTHMS: readonly (readonly [RegExp, string])[] = [
  // "Make the check in with Ana quarterly instead".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:make|turn|have|let) (the|my|our) ([^,;:.?!\\n"“]{3,60}?) (?:be |into |come |repeat |recur )?(?:an? )?(${RHYTHM})(?: (?:one|task|thing))?(?: (?:instead|rather|now|from now on|please|then))*[\\s.!]*$`,
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
];
