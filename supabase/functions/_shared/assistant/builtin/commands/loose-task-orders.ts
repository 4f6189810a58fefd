import { DUE_AND_MOVED } from "./due-and-moved.ts";
import { EVENTS_AND_NUDGES } from "./events-and-nudges.ts";
import { WHATEVER_IS_DUE } from "./whatever-is-due.ts";
import { IS_BEGUN } from "./task-leads.ts";
import { DONE, END, POLITE, re, THE, type Wordings } from "./rewording.ts";

const TASK = "(?!(?:it|that|this|he|she|they|we|i|you)(?![\\p{L}]))[^,;:.?!\\n]{3,70}?";
const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}";
const NOUN = "(?:task|reminder|to-?do)";
const GROUP =
  "(?:everyone|everybody|anyone|(?:all |both |those )?(?:the )?(?:people|contacts|founders|leads)|those (?:in|at|from|with))";
/** When it was done. */
const WHEN_DONE =
  "(?: (?:just now|already|today|yesterday|this (?:morning|afternoon|evening)|last night|earlier|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at last))*";
const RHYTHM = "(daily|weekly|monthly|quarterly|every (?:day|week|month|quarter))";

/** Orders about tasks with a comma for a colon, or a word too many: each in the words in which it is read. */
export const LOOSE_TASK_ORDERS: Wordings = [
  ...EVENTS_AND_NUDGES,
  ...WHATEVER_IS_DUE,
  ...DUE_AND_MOVED,
  [re(`^\\s*${POLITE}do the needful(?: and| to|,| by)?\\s+(?=\\p{L})`), ""],
  [
    re(`^\\s*${POLITE}schedule an? (?=(?:daily |weekly |monthly |quarterly )?(?:task|reminder|to-?do)(?![\\p{L}]))`),
    "add a ",
  ],
  [
    re(
      `^(\\s*${POLITE}[^:;.?!\\n]{0,60}?(?:for|due|on|by) (?:today|tomorrow)) itself(?=\\s*[:,;.!–-]|\\s+(?:to|and|for)(?![\\p{L}])|\\s*$)`,
    ),
    "$1",
  ],
  // "Pop a task in for Ana, ask about prices", "new task for Ana, draft the letter, due 15 June".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:pop|stick|put|drop|chuck|add|make|create|set|new)(?: (?:in|up))?(?: an?)?(?: new)? ${NOUN}(?: (?:in|down|up))? (?:for|on) (${NAME})\\s*,\\s*(?:to )?(?!(?:due|by|on|for|to|that|and|with|before|after|today|tomorrow|next|this|title|called|status|repeating|no|in|as|already|daily|weekly|monthly|quarterly|every|each)(?![\\p{L}]))(?![^:\\n]{0,30}:)(?=(?-i:\\p{Ll})[\\p{L}-]+ )`,
    ),
    "add a task for $1: ",
  ],
  [
    re(
      `^(\\s*${POLITE}(?:add|create|make|set|new)(?: an?)?(?: new)? ${NOUN}[^\\n]{6,120}?)[\\s,;.–-]+(?:there is |it has |with )?no (?:due )?(?:date|day|deadline)(?: (?:is )?(?:needed|necessary|required|yet|on it))?${END}`,
    ),
    "$1",
  ],
  // "New task already under way - reading the proofs", which has a colon in the words in which it is read.
  [
    re(
      `^(\\s*${POLITE}(?:add|create|make|set|new)(?: an?)?(?: new)? ${NOUN})[\\s,]+(?:(?:that|which)(?:['’]s| is)? )?((?:already )?${IS_BEGUN})\\s*[,:–—-]+\\s*(?=\\p{L})`,
    ),
    "$1, $2: ",
  ],
  // "Link the seats renewal to Ana, she pays for it": a task, and no address.
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:link|connect|hook up|hang|pin) (?:the |my |our )(?!(?:cv|profile|page|website|site|deck|file|document|folder|url|address|video|article|post|it|that|this)(?![\\p{L}]))(?![^\\n]{0,120}(?:https?:|www\\.|\\p{L}\\.(?:com|org|net|io|example)(?![\\p{L}])))(${TASK})(?: (?:task|reminder|to-?do))? (?:up )?(?:to|with|on) (${NAME})(?:\\s*[,;.–—-]+\\s*(?:(?:because|since|as)\\s+)?(?:she|he|they|it|that)(?:['’]|\\s)[^,;:?!\\n]{3,60}?)?${END}`,
    ),
    "tie the $1 to $2",
  ],
  // "Margins reply for Ana: done this morning", and nothing of "everyone in Meeting: Closed".
  [
    re(
      `^\\s*${POLITE}${THE}(?!${GROUP}(?![\\p{L}]))(?=[^:\\n]{2,60}\\s)(${TASK})\\s*:\\s*(?:all |that['’]s |is )?${DONE}${WHEN_DONE}${END}`,
    ),
    "mark $1 as done",
  ],
  // "The review with Ana should stop repeating".
  [
    re(
      `^\\s*${POLITE}${THE}(${TASK})(?: task| reminder)? (?:should|must|can|needs to|has to|may|is to) (?:now )?(?:stop (?:repeating|recurring|coming back)|not repeat|no longer repeat|be (?:a )?one[- ]off)(?: any ?more| now| from now on)*${END}`,
    ),
    "stop repeating $1",
  ],
  // "Check-in with Ana: stop it repeating, once is enough".
  [
    re(
      `^\\s*${POLITE}${THE}(?!(?:add|create|make|new|set|note|remind)(?![\\p{L}]))(${TASK})(?: task| reminder)?\\s*[:,;–—-]+\\s*(?:please |can you |just |so )*(?:(?:make|have|let) it )?(?:stop(?: it| that| this)? (?:repeating|recurring|from repeating|coming back)(?: it| that| this)?|(?:don['’]?t|do not) repeat(?: it| that)?|no more repeats|no repeats)(?: any ?more| please)*(?:[,;–—-]+ ?(?:because |as )?(?:once|one|one time|just once|the once|one of them) (?:is|was|will be|would be) (?:enough|plenty|fine|ok))?${END}`,
    ),
    "stop repeating $1",
  ],
  // "In the venue task put the description: forty seats", "make the venue task say in the description that …".
  [
    re(
      `^\\s*${POLITE}(?:in|on|for|to|under) (?:the |my |our )?(${TASK}) (?:task|reminder),? (?:please )?(?:put|set|write|add|change|make)(?: in)? (?:as )?(?:the |a |its )?(?:description|details)\\s*(?::|to|as|,)?\\s+(?=\\S)`,
    ),
    "set the description of the $1 task: ",
  ],
  [
    re(
      `^\\s*${POLITE}(?:make|let|have) (?:the |my |our )?(?:task |reminder )?(${TASK})(?: task)? (?:say|read|mention|state) in (?:the |its )?(?:description|details)\\s*(?::|that|,)?\\s+(?=\\S)`,
    ),
    "set the description of the $1 task: ",
  ],
  // "Follow up with Ana on 7 June and also with Leo on 8 June".
  [re(`(?<=^\\s*${POLITE}(?:follow up|catch up|check in|speak|talk|meet)[^:?\\n]{4,60}? and )also (?=with )`), ""],
];

/** "Could the newsletter be weekly instead of monthly?": asked for, and not about. */
const ASKED_RHYTHM = re(
  `^\\s*${POLITE}(?:could|can|would it be possible (?:for|that)) (?:we have )?(?:the|my|our) (${TASK})(?: task| reminder)? (?:please )?(?:be|become|repeat|go|happen|come|run) ${RHYTHM}(?:[\\s,]+(?:instead|rather|now|from now on|please|and not|not)(?: (?:of|than))?(?: (?:daily|weekly|monthly|quarterly|every (?:day|week|month|quarter)))?)*[\\s.!?]*$`,
);
export const withAskedRhythm = (message: string): string =>
  message.length < 160 ? message.replace(ASKED_RHYTHM, "the $1 should repeat $2 from now on") : message;
