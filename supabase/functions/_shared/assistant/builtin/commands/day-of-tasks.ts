import { DATE, END, JUST, POLITE, re, THE, type Wordings } from "./rewording.ts";

const TASK =
  "(?!(?:it|that|this|them|her|him|me|us|you|i|we|she|he|they|an?|all|no|everything)(?![\\p{L}]))[^,;:.?!\\n]{3,70}?";
const WHEN =
  "((?:next |this |the |on )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|week(?:end)?|month|\\d{1,2}(?:st|nd|rd|th)?|(?:january|february|march|april|may|june|july|august|september|october|november|december))(?![\\p{L}])[^,;:.?!\\n]{0,20}?)";
/** "…, I will not manage today": why a day moves, which changes nothing. */
const REASON =
  "(?:[,;.]| -| –| —|,? (?:because|as|since|cause|cos)) (?:i|we|there|it)(?:['’]\\p{L}+)? (?:[^,;:.?!\\n]{2,60})";

const STEP = "(?:an?|another|a couple of|a few|\\d{1,3}|one|two|three|four|five|six) (?:day|week|month)s?";
const THAN_PLANNED =
  "than (?:(?:originally |first )?(?:planned|scheduled|due|set|agreed|intended|expected|meant)|it is|now|it was|(?:i|we)(?:['’]d| had)? (?:originally |first )?(?:said|thought|planned|agreed|wanted|meant|intended|set|put down)|(?:the|our|my) plan)";

/** Orders about the day of a task, which is named apart: each in the words in which it is read. */
export const DAY_OF_TASKS: Wordings = [
  // "Check in with Ana a week later than planned": a task that is there, moved.
  [re(`^\\s*${POLITE}(?:do |have |make )?${THE}(${TASK}) (${STEP}) later ${THAN_PLANNED}${END}`), "postpone $1 by $2"],
  [
    re(`^\\s*${POLITE}(?:do |have |make )?${THE}(${TASK}) (${STEP}) (?:earlier|sooner) ${THAN_PLANNED}${END}`),
    "bring $1 forward by $2",
  ],
  // "No deadline for the flights, leave the date open".
  [
    re(
      `^\\s*${POLITE}no (?:more )?${DATE} (?:for|on) ${THE}(${TASK})(?: any ?more| yet)?[,;.–-]? ${JUST}(?:(?:leave|keep|make) (?:the |its )?${DATE} (?:open|empty|blank|out)|(?:take|remove|clear|drop|delete|leave)(?: out)? (?:the |its )?${DATE}(?: out| off| away)?)${END}`,
    ),
    "remove the due date of $1",
  ],
  // "No need for a due date on the flights", "I don't want a deadline for the flights".
  [
    re(
      `^\\s*${POLITE}(?:(?:there(?:['’]s| is) )?no need (?:for|of|to have|to set)|(?:i|we) (?:don['’]?t|do not|no longer) (?:need|want)(?: to have)?|it needs) (?:an?|any|the|no)(?: more)? ${DATE} (?:for|on|to|in|with) ${THE}(${TASK})(?: any ?more| any longer| at all| after all| yet)*${END}`,
    ),
    "remove the due date of $1",
  ],
  // "Give the intro for Ana till Wednesday, I will not manage today".
  [
    re(
      `^\\s*${POLITE}(?:give|leave|let) ${THE}(${TASK})(?: task)?(?: have)?(?: more time| longer| some more time)? (?:until|till|til) ${WHEN}(?:${REASON})?${END}`,
    ),
    "move $1 to $2",
  ],
  [
    re(
      `^\\s*${POLITE}give (?:me|us|myself)(?: more time)? (?:until|till|til) ${WHEN} (?:for|with|on|to do|to finish) ${THE}(${TASK})(?: task)?(?:${REASON})?${END}`,
    ),
    "move $2 to $1",
  ],
];
