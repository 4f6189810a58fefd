import { END, POLITE, re, THE, type Wordings } from "./rewording.ts";

const TASK =
  "(?!(?:it|that|this|he|she|they|we|i|you|everything|all|anything|whatever)(?![\\p{L}]))[^,;:.?!\\n]{3,70}?";
const EVERYTHING = "(?:everything|anything|all|whatever|all (?:the |my |our )?(?:tasks|reminders|to-?dos)|the|my)";
const DUE = "(?:overdue|late|past due|due [^,;:.?!\\n]{3,25}?)";
const VERB = "(move|push|shift|postpone|reschedule|snooze|bump|put|set|make|mark|tick|close|delete|remove)";
const JUST = "(?:(?:so|and|then|please|pls|just|can you|could you|you can|let['’]?s) )*";
/** "I know", "sorry about that": beside what is late. */
const I_KNOW =
  "(?:[\\s,;–-]+(?:(?:yes,? )?i know(?: that)?|my (?:fault|bad)|sorry(?: about (?:that|it))?|i forgot|already|again|by now|ugh|damn))*";
const WHEN = "([^,;:?!\\n]{3,30}?)";

const MOVES = "move|push|shift|postpone|reschedule|snooze|bump|delay|put off|pull|bring";
const STEP = "(?:an?|one|two|three|four|five|six|\\d{1,2}|a couple of|another) (?:more )?(?:days?|weeks?|months?)";

/** Orders that say first what is due, and then what is done with it: each with its verb first. */
export const DUE_AND_MOVED: Wordings = [
  // "Push it by a week to the 18th", "move the call two days back, so to Friday": the day says all.
  [
    re(
      `^\\s*${POLITE}(?:${MOVES}) ((?:it|that|this|that one|this one)|${THE}${TASK})(?: (?:back|out|on|forward|up|ahead))?(?: by| for)? ${STEP}(?: (?:back|later|earlier|forward|on))?,?(?: (?:so|i\\.?e\\.?|that is|that['’]s|meaning|which is))*,? (?:to|till|until|on) (?:the )?(?=(?:\\d|next |this |(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)))${WHEN}${END}`,
    ),
    "move $1 to the $2",
  ],
  // "Everything overdue, make it Friday".
  [
    re(
      `^\\s*${POLITE}${EVERYTHING} (?:(?:that|which) (?:is|are) |(?:that|what)['’]s |is |are )?(${DUE})(?: (?:tasks|ones|stuff|things|items))?[\\s,:;–-]+${JUST}make (?:it|them|that|those|all of (?:it|them))(?: all)? (?:due )?(?=\\S)`,
    ),
    "move everything $1 to ",
  ],
  [
    re(
      `^\\s*${POLITE}${EVERYTHING} (?:(?:that|which) (?:is|are) |(?:that|what)['’]s |is |are )?(${DUE})(?: (?:tasks|ones|stuff|things|items))?[\\s,:;–-]+${JUST}${VERB} (?:it|them|that|those|all of (?:it|them))(?: all)?(?![\\p{L}])`,
    ),
    "$2 everything $1",
  ],
  // "The offer is overdue, I know: put it on tomorrow".
  [
    re(
      `^\\s*${POLITE}${THE}(${TASK})(?: task| reminder)? (?:is|was|['’]s)(?: (?:\\p{L}+ (?:days?|weeks?) |way |already |now |still |a bit |so |long |well )?(?:overdue|late|past due))${I_KNOW}[\\s,;.:–-]+${JUST}(?:move|push|shift|postpone|reschedule|snooze|bump|put|set|make) (?:it|that|that one)(?: (?:back|out|off))?(?: (?:on|to|for|until|till|by))? ${WHEN}${END}`,
    ),
    "move the task $1 to $2",
  ],
];
