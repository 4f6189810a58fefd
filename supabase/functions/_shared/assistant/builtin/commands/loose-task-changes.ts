import { DATE_WORDS } from "./day-words.ts";
import { END, PLEASE, POLITE, re, THE, type Wordings } from "./rewording.ts";

const TASK =
  '(?!(?:it|that|this|he|she|they|we|i|you|everything|all|anything|whatever)(?!\\p{L}))[^,;:.?!\\n"“]{3,70}?';
const QUOTED = '["“‘«\'][^"“”‘\\n]{2,100}["”’»\']';
const ISN_T =
  "(?:isn['’]?t|is not|won['’]?t|will not|can['’]?t|cannot|couldn['’]?t|didn['’]?t) (?:be )?(?:happen(?:ing)?|going to happen|tak(?:e|ing) place|possible|going ahead|go ahead|work(?:ing)?(?: out)?)";
const TODAY =
  "(?: (?:today|tomorrow|this week|this afternoon|this morning|now|then|after all|any ?more|on \\p{L}+day))*";
const IT = "(?:it|that|that one)";

/** Orders about a task that is there, said around it: each in the words in which it is read. */
export const LOOSE_TASK_CHANGES: Wordings = [
  // "Call Ana isn't happening today, do it Friday".
  [
    re(
      `^\\s*${POLITE}${THE}(${TASK})(?: task)? ${ISN_T}${TODAY}[\\s,;:.–—-]+(?:(?:so|please|pls|and|then|let['’]?s|i['’]ll|can you) )*(?:do|move|make|push|put|shift|have|try) ${IT}(?: (?:to|for|until|on|instead))* (${DATE_WORDS})(?: instead)?${END}`,
    ),
    "move $1 to $2",
  ],
  // "The VAT return, say 25 October".
  [
    re(
      `^\\s*${POLITE}(?:the|my|our) (${TASK})(?: task)?[\\s,;:–—-]+(?:let['’]?s say|say|make it|make that) (${DATE_WORDS})${END}`,
    ),
    "move the $1 to $2",
  ],
  // "Make the trip task say “…”".
  [
    re(
      `^\\s*${PLEASE}(?:make|have|let) (?:the |my |our )?(${TASK}) (?:task|reminder|to-?do|one) (?:say|read|be called)\\s*:? (${QUOTED})${END}`,
    ),
    "rename the task $1 to $2",
  ],
  // "Ana's task can be pushed by a fortnight".
  [
    re(
      `^\\s*${POLITE}${THE}(${TASK}) (?:can|could|may|should|must|needs to|has to|will have to|is to) be (?:pushed|moved|postponed|shifted|put off|delayed|bumped|deferred)(?: back| out)? (by|to|until|till) ([^,;:.?!\\n]{3,30}?)${END}`,
    ),
    "postpone $1 $2 $3",
  ],
  // "I no longer need the reminder about the hall".
  [
    re(
      `^\\s*${POLITE}(?:i|we) (?:no longer|don['’]?t|do not) (?:need|want) (?:the|my|that|a) (?:task|reminder|to-?do) (?:about|for|to|with|on|of) (?:the |my )?(${TASK})(?: any ?more| any longer| now)*${END}`,
    ),
    "delete the $1 task",
  ],
  // "Undo the tick at 'Thank Ana'", "untick it": it is to be done again.
  [
    re(
      `^\\s*${PLEASE}(?:undo|take back|remove|take off) the tick (?:at|on|from|for|of|off|next to|behind) (?:the |my )?(${QUOTED}|${TASK})(?: task)?${END}`,
    ),
    "reopen $1",
  ],
];

/** "By a fortnight" in weeks, as steps are read. */
export const inWeeks = (message: string): string =>
  message.replace(/(?<=\s(?:by|for) )a fortnight(?=[\s,.!]*$| later)/giu, "two weeks");
