import { END, POLITE, re, THE, type Wordings } from "./rewording.ts";

const TASK = "(?!(?:it|that|this|he|she|they|we|i|you)(?![\\p{L}]))[^,;:.?!\\n]{3,70}?";
const IS = "(?:is|are|should be|was meant to be|was supposed to be)(?: (?:actually|really|in fact|rather))?";
const NAME = "\\p{Lu}[^,;:.?!\\n]{1,40}?";
/** "Ana should be with Leo, not Kim" is of no task. */
const SOMEONE = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";
const JUST = "(?:(?:so|and|then|please|can you|could you|let['’]?s|just|we (?:need|have) to|i (?:need|have) to) )*";
const NOT = `,? (?:and not|not|instead of|rather than) ${NAME}(?: please| pls| thanks| now)*[\\s.!]*$`;

/** Changes of a task that are told: who it is about, how much longer it takes, how often it is now. */
export const TOLD_OF_TASKS: Wordings = [
  // "The contract chasing is about Ana, not Leo", "the report task is for Ana instead of Leo".
  [
    re(
      `^\\s*${POLITE}${THE}(?!${SOMEONE} ${IS})(${TASK})(?: (?:task|reminder|to-?do))? ${IS} (?:about|with|linked to|connected to|attached to) (${NAME})${NOT}`,
    ),
    "link the $1 task to $2",
  ],
  [re(`^\\s*${POLITE}${THE}(${TASK}) (?:task|reminder|to-?do) ${IS} for (${NAME})${NOT}`), "link the $1 task to $2"],
  // "The certificate is going to take longer, give it another two weeks".
  [
    re(
      `^\\s*${POLITE}${THE}(${TASK})(?: task| thing)? (?:is going to|['’]ll|will|is|needs?|is gonna|might) (?:take|taking|need|be) (?:\\p{L}+ )?(?:longer|more time|delayed|late)[\\s,;.–—-]+${JUST}(?:give it|push it(?: back)?(?: by)?|move it(?: back)? by|add|it needs) (?:another |an extra |an additional )?((?:\\d{1,2}|\\p{L}+)(?: more)? (?:day|week|month)s?)(?: more)?${END}`,
    ),
    "postpone $1 by $2",
  ],
  [
    re(
      `^\\s*${POLITE}give ${THE}(${TASK})(?: task)? (?:another|an extra|an additional) ((?:\\d{1,2} |(?:two|three|four|five|six|couple of) )?(?:day|week|month)s?)${END}`,
    ),
    "postpone $1 by $2",
  ],
  // "Can we do the review every month instead of weekly".
  [
    re(
      `^\\s*${POLITE}(?:(?:can|could|shall|should) we (?:do|have|hold|make)|let['’]?s (?:do|have|hold|make)|i (?:want|need|['’]d like) to (?:do|have|hold)|we (?:should|need to|want to) (?:do|have|hold)|do|make) ${THE}(${TASK}) (every (?:day|week|month|quarter)|daily|weekly|monthly|quarterly),? (?:instead|rather than|and not|not)(?: of)?(?: (?:every )?\\p{L}+)?\\??${END}`,
    ),
    "the $1 should repeat $2 from now on",
  ],
  // "Mark the leaflets as in progress, I'm on it": why, and no other task.
  [
    re(
      `(?<=^\\s*${POLITE}(?:mark|set|put|move|switch|flag) [^,;:.?!\\n]{3,70}? (?:as|to|into|on|in) (?:in progress|started|under ?way|doing))\\s*[,;–—-]+\\s*(?:i|we)(?:['’]?m|['’]?re| am| are) (?:(?:already|now|currently|just) )*(?:on|at|working on|busy with|doing|in the middle of) (?:it|that)(?: now| already)?${END}`,
    ),
    "",
  ],
  // "Leaflets: on it".
  [
    re(
      `^\\s*${POLITE}${THE}(?!(?:mark|set|put|move|add|make|start|switch|flag)(?![\\p{L}]))(${TASK})(?: task)?\\s*[:,–-]+\\s*(?:i['’]?m )?on it(?: now)?${END}`,
    ),
    "I'm on the $1 now",
  ],
];
