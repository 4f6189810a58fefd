import { DATE_WORDS, RHYTHMS } from "./day-words.ts";
import { PLEASE, POLITE, re, THE, type Wordings } from "./rewording.ts";

const NAMED =
  '(?!(?:it|that|this|he|she|they|we|i|you|everything|all|anything|whatever|everyone|everybody)(?!\\p{L}))[^,;:.?!\\n"“]{3,70}?';
const TASK = `(?:["“][^"“”\\n]{2,100}["”]|${NAMED})`;
const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}?";
const QUOTED = '["“‘\'][^"“”‘\\n]{2,100}["”’\']';
const BEGAN = "(?:begun|started(?: on| with)?|made a start on|got going on|got stuck into)";
const ENDED = "(?:finished(?: with)?|done|completed|closed|dealt with|sorted(?: out)?)";
const I_HAVE = "(?:i|we)(?:['’]ve| have| am|['’]m)?(?: (?:only|just|already|now))*";
const ONE = "(?:one|task|job|thing|to-?do|reminder)";
const TIE = "(?:hang|pin|link|put|tie|stick|attach|assign|hook|file)";
const FOR_NOW = "(?: any ?more| any longer| again| now| from now on| please)*";
const GIVE = "(?:give|allow|leave|let)";
const DUE = "(?:overdue|late|past due|behind)";

/** Changes of tasks in everyday words ("wants doing sooner. 13 July", "needn't repeat any more"): each as it is read. */
export const TASKS_TOLD_OF: Wordings = [
  // "The label one for Ana, I've begun it".
  [
    re(
      `^\\s*${POLITE}(?:the|that|my|our) (${TASK})[,;:–—-]+ ${I_HAVE} ${BEGAN} (?:it|that|that one)${FOR_NOW}[\\s.!]*$`,
    ),
    "mark the $1 as in progress",
  ],
  [
    re(`^\\s*${POLITE}the (${TASK})[,;:–—-]+ ${I_HAVE} ${ENDED} (?:it|that|that one)${FOR_NOW}[\\s.!]*$`),
    "mark the $1 as done",
  ],
  // "Make the newsletter quarterly instead of monthly".
  [
    re(
      `^\\s*${PLEASE}(?:make|turn|change|set|switch|have|let) ${THE}(${TASK}) (?:to be |to |into |be |repeat )?(daily|weekly|monthly|quarterly|yearly) (?:instead of|rather than|not|and not|no longer) (?:daily|weekly|monthly|quarterly|yearly)${FOR_NOW}[\\s.!?]*$`,
    ),
    "the $1 should repeat $2 from now on",
  ],
  // "Change 'Walk the site' to say 'Walk the site with Ana'".
  [
    re(
      `^\\s*${PLEASE}(?:change|edit|reword|update|make|alter|amend) (?![^"“‘'\\n]{0,60}(?:note|description|summary|column|option|field))(${QUOTED}|the (?:${TASK}) (?:task|reminder|to-?do)) (?:to (?:say|read|be called)|so (?:that )?it (?:says|reads)|say|read) (${QUOTED})[\\s.!]*$`,
    ),
    "rename $1 to $2",
  ],
  // "Renewing the licence wants doing sooner. 13 November", "the survey can wait: 4 July".
  [
    re(
      `^\\s*${POLITE}${THE}(${TASK}) (?:(?:wants|needs) (?:doing|to be done|finishing|moving|to happen)|(?:has|ought) to (?:be done|happen)|should (?:be done|happen)|must (?:be done|happen)|could do with being done|is due|can be done)(?: (?:a (?:bit|little)|much|way|rather))? (?:sooner|earlier|later|before that|quicker)(?: than that)?[,;:.–—-]+ (?:(?:say|make it|so|by|let['’]?s say|how about)[\\s,]+)*(${DATE_WORDS})[\\s.!?]*$`,
    ),
    "move the $1 to $2",
  ],
  [
    re(
      `^\\s*${POLITE}${THE}(${TASK}) (?:has to|must|needs to|should|will have to|ought to) (?:move (?:up|forward|back)|come forward|be (?:moved|brought) (?:up|forward|back)|be (?:earlier|sooner|later))[,;:.–—-]+ (?:(?:say|make it|so|by|to|let['’]?s say|how about)[\\s,]+)*(${DATE_WORDS})[\\s.!?]*$`,
    ),
    "move the $1 to $2",
  ],
  [
    re(
      `^\\s*${POLITE}the (${TASK}) (?:can|could|may|will have to|has to|must) wait(?: a (?:bit|little|while))?[,;:.–—-]+ (?:(?:say|make it|so|until|till|let['’]?s say|how about)[\\s,]+)*(${DATE_WORDS})[\\s.!?]*$`,
    ),
    "move the $1 to $2",
  ],
  // "The hotels task is really for Ana, hang it on her".
  [
    re(
      `^\\s*${POLITE}the (${TASK})(?: ${ONE})? (?:is|was|['’]s)(?: (?:really|actually|rather|more|all|meant(?: to be)?|intended|supposed to be))* (?:for|about|to do with) (${NAME})[,;.–—-]+ (?:(?:so|and|please|can you|could you) )*${TIE} (?:it|that|this)(?: up)? (?:on|to|onto|under|with) (?:her|him|them|\\2)(?: please)?[\\s.!]*$`,
    ),
    "tie the $1 to $2",
  ],
  [
    re(
      `^\\s*${POLITE}the (${TASK})(?: ${ONE})? (?:is|was|['’]s)(?: (?:really|actually|rather|more|all))* (${NAME})['’]s?[,;.–—-]+ (?:(?:so|and|please|can you|could you) )*${TIE} (?:it|that|this)(?: up)? (?:on|to|onto|under|with) (?:her|him|them|\\2)(?: please)?[\\s.!]*$`,
    ),
    "tie the $1 to $2",
  ],
  // "Check in with Ana needn't repeat any more".
  [
    re(
      `^\\s*${POLITE}${THE}(${TASK})(?: task| reminder)? (?:needn['’]?t|need not|(?:doesn['’]?t|does not|don['’]?t|do not) (?:need|have) to|no longer (?:needs|has) to|shouldn['’]?t|should not|mustn['’]?t|is not to|isn['’]?t to) (?:repeat|recur|be repeated|come (?:back|round|around|up again)|keep (?:repeating|recurring|coming (?:back|round|up)))(?: (?:${RHYTHMS}|every (?:year|six months)|weekly|monthly|quarterly|yearly))?${FOR_NOW}[\\s.!]*$`,
    ),
    "stop repeating $1",
  ],
  // "Can everything that's overdue go to this coming Monday".
  [
    re(
      `^\\s*${PLEASE}(?:(?:can|could|may|should|shall|will) |let |have )?(?:everything|anything|whatever|all(?: (?:the|my|our) (?:tasks|ones|stuff))?|the lot)(?: (?:that|which))?(?:['’]s| is| are)? ${DUE}(?: (?:can|could|may|should|must|has to))? (?:go|move|be (?:moved|pushed|put|bumped|shifted)|slip|wait)(?: (?:on|back|over))? (?:to|until|till|for) (?:this coming|the coming|this) (?=${DATE_WORDS}[\\s.!?]*$)`,
    ),
    "move everything overdue to ",
  ],
  [
    re(
      `^\\s*${PLEASE}(?:can|could|may|should|shall|let|have) (?:everything|anything|whatever|all(?: (?:the|my|our) (?:tasks|ones|stuff))?|the lot)(?: (?:that|which))?(?:['’]s| is| are)? ${DUE} (?:go|move|be (?:moved|pushed|put|bumped|shifted)|slip|wait)(?: (?:on|back|over))? (?:to|until|till|for) (?=${DATE_WORDS}[\\s.!?]*$)`,
    ),
    "move everything overdue to ",
  ],
  // "I want the visa letters gone from the list".
  [
    re(
      `^\\s*${POLITE}(?:i|we)(?:['’]d like| want| need) (?:the|my|our) (${TASK})(?: task)? (?:gone|off|away|removed|deleted)(?: (?:from|off))? (?:the|my|our) (?:list|board|to-?dos|tasks|plate)(?: please)?[\\s.!]*$`,
    ),
    "delete the $1 task",
  ],
  // "The survey isn't started after all, back to to do and give it till the 28th".
  [
    re(
      `^\\s*${POLITE}${THE}(${TASK})(?: task)? (?:isn['’]?t|is not|wasn['’]?t|was not|hasn['’]?t been|has not been|hasn['’]?t)(?: (?:really|actually))? (?:started|begun|done|finished|complete)(?: yet| after all)*[,;.–—-]+ (?:(?:so|and|please|put it|set it|it goes|it['’]s|move it) )*(?:back )?to (?:to[ -]?do|open)(?:,? and| and|,) (?:then )?${GIVE} (?:it|that)(?: have)? (?:till|until|to|up to) (${DATE_WORDS})[\\s.!]*$`,
    ),
    "mark $1 as to do and move it to $2",
  ],
  [
    re(`(?<=[,;.]\\s|\\sand\\s)${GIVE} (?:it|that)(?: have)? (?:till|until|up to) (?=${DATE_WORDS}[\\s.!]*$)`),
    "move it to ",
  ],
  // "The invoice one should come round every month".
  [
    re(
      `^\\s*${POLITE}the (${TASK}) (?:should|must|can|needs to|has to) come (?:round|back|up) (?=${RHYTHMS}[\\s.!]*$)`,
    ),
    "the $1 should repeat ",
  ],
];
