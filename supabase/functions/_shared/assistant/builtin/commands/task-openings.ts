import { ACTIONS } from "./task-leads.ts";
import { eachReworded, type Wordings } from "./rewording.ts";

const POLITE =
  "(?:(?:please|pls|hey|hi|ok|okay|so|right|and|also|then|oh|can you|could you|would you|um+|uh+)[\\s,.!]+)*";
const TASK = "(?:task|to-?do|to do|reminder)";
const NAME = "\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s+\\p{Lu}[\\p{L}\\p{M}'’-]*){0,2}";
const QUOTE = "(?:\"[^\"]+\"|“[^”]+”|‘[^’]+’|(?<![\\p{L}])'[^'\\n]+'(?![\\p{L}]))";
const WHEN = "(?:\\s+(?:for|on|by|due|until)\\s+[^:\\n]{2,30})?";
const AT = "(?<=^|\\n|[.!;]\\s)\\s*";
const re = (source: string): RegExp => new RegExp(source, "giu");

/** In how many ways people begin to say that there is a task: each as the usual one. */
const OPENINGS: Wordings = [
  // "Note down as a to-do that …".
  [
    re(
      `${AT}${POLITE}(?:note|write|jot|put|log|save|keep)(?:\\s+(?:it|this))?(?:\\s+down)?\\s+as\\s+an?\\s+(?:new\\s+)?${TASK}(?:\\s+that|\\s+to|\\s*:)?\\s+`,
    ),
    "add a task: ",
  ],
  // "Jot this on my list for the 3rd: …", "add to my to-dos: …".
  [
    re(
      `${AT}${POLITE}(?:add|put|jot|note|write|stick|pop|get)(?:\\s+(?:this|that|it|these|down))*\\s+(?:to|on|in|onto|into)\\s+(?:my|the|our)\\s+(?:${TASK}\\s+)?(?:list|tasks|to-?dos|reminders)(${WHEN})\\s*:\\s*(?=\\S)`,
    ),
    "add a task$1: ",
  ],
  // "Put 'fetch the hats' down for Saturday".
  [re(`${AT}${POLITE}put\\s+(${QUOTE})\\s+down\\s+(?=(?:for|on|by)\\s)`), "add a task: $1 "],
  // "Put Ana down for a call in three weeks".
  [
    re(`${AT}${POLITE}(?:put|pencil|mark)\\s+(${NAME})\\s+(?:down|in)\\s+for\\s+an?\\s+(call|visit)(?=[\\s,.!]|$)`),
    "add a task: $2 $1",
  ],
  [
    re(
      `${AT}${POLITE}(?:put|pencil|mark)\\s+(${NAME})\\s+(?:down|in)\\s+for\\s+an?\\s+(meeting|chat|coffee|lunch|fitting|demo|viewing)(?=[\\s,.!]|$)`,
    ),
    "add a task: $2 with $1",
  ],
  // "Put down order new boxes": what is to be done, and no value.
  [re(`${AT}${POLITE}put\\s+down\\s+(?:to\\s+)?(?=(?:${ACTIONS})\\s)`), "add a task: "],
  // "Add 'buy elastic' for Monday".
  [
    re(
      `${AT}${POLITE}(?:add|put|note)\\s+(?=(?:${QUOTE})\\s+(?:for|on|by|due)\\s+(?!(?:my|the|our)\\s))(?=['"“‘](?:${ACTIONS})\\s)`,
    ),
    "add a task: ",
  ],
  // "What about a task to …", "could we have a reminder for …".
  [
    re(
      `${AT}${POLITE}(?:what about|how about|(?:can|could|may) (?:i|we) (?:have|get|add)|(?:i|we)['’]d (?:love|like)|(?:i|we) would (?:love|like)|let['’]?s have|i could (?:do with|use))\\s+an?\\s+(?:new\\s+)?(?=${TASK}(?![\\p{L}]))`,
    ),
    "add a ",
  ],
  [
    re(
      `${AT}${POLITE}(?:(?:can|could|may) (?:i|we) (?:have|get)|(?:i|we)['’]d (?:love|like)|(?:i|we) (?:would (?:love|like)|want|need)|give me|send me)\\s+an?\\s+(?:nudge|ping|prompt|shout)(?![\\p{L}])`,
    ),
    "remind me",
  ],
  // "A task per school: …", "one task for each: …".
  [
    re(
      `${AT}${POLITE}(?:give me|add|make|create|set up|i (?:want|need))\\s+(?:an?|one)\\s+${TASK}\\s+(?:per|for each|for every|each)(?:\\s+\\p{L}+)?\\s*[:–-]\\s*(?=\\S)`,
    ),
    "add a task: ",
  ],
  // "Next thing: send him the papers".
  [
    re(
      `${AT}${POLITE}next(?:\\s+(?:thing|step|action|task|to-?do|up))?\\s*[:–-]\\s*(?!(?:e-?mail|mail|call|visit|meeting|message|text)\\s+(?:from|by|with|at)\\s)(?=(?:${ACTIONS})\\s)`,
    ),
    "add a task: ",
  ],
  // "To-do (not urgent): …", "new task instead: …".
  [
    re(
      `(?<=${AT}${POLITE}(?:(?:add|new|create)\\s+)?(?:an?\\s+)?(?:new\\s+)?${TASK})\\s*(?:\\((?:not urgent|no rush|urgent|low priority|high priority|important)\\)|instead|too|as well)\\s*(?=:)`,
    ),
    "",
  ],
  // "Give Ana a task on 4 December, title is school visit".
  [
    re(
      `${AT}${POLITE}give\\s+(${NAME})\\s+an?\\s+(?:new\\s+)?${TASK}((?:\\s+(?:for|on|by|due)\\s+[^,:\\n]{2,25})?)\\s*[,:]\\s*(?:(?:with\\s+)?(?:the\\s+)?title(?:\\s+is|\\s*:|\\s+should be)?|called|named|titled|saying|it['’]s|to)\\s+`,
    ),
    "add a task for $1$2: ",
  ],
  // "…, with the note that the lid is loose".
  [
    re(
      `(?<=${AT}${POLITE}(?:(?:add|new|create|make|set)\\s+)?(?:an?\\s+)?(?:new\\s+)?${TASK}[^\\n]{3,120}?)[\\s,]+with\\s+(?:the|a)\\s+(?:note|remark|comment|description)(?:\\s+that|\\s+saying|\\s*:)\\s+`,
    ),
    ", description: ",
  ],
  // "Every quarter, on the 15th, starting January".
  [
    re(
      `(?<![\\p{L}])on the (\\d{1,2})(?:st|nd|rd|th),? (?:starting|beginning|from)(?: in| from)? (january|february|march|april|may|june|july|august|september|october|november|december)(?![\\p{L}]|\\s+\\d)`,
    ),
    "starting on $2 $1",
  ],
  // "Promised Ana I'd look for shoes", behind which it is called a task.
  [
    re(
      `(?<=^\\s*${POLITE})(?:i|we)(?:['’]ve| have)?\\s+promised\\s+(${NAME})\\s+(?:(?:that\\s+)?(?:i|we)(?:['’]d|['’]ll| would| will)|to)\\s+(?=[^\\n]{4,80}?[,;–—-]\\s*${POLITE}(?:can you\\s+)?(?:note|put|make|add|save|set)\\s+(?:that|this|it)(?:\\s+down)?\\s+(?:as|a|on|in|into)\\s)`,
    ),
    "for $1: ",
  ],
  // "… for Gethin … and another one for Imelda …, both for Friday".
  [
    re(
      `^([^\\n:;]{8,160}?)(\\s+and\\s+(?:another|one more|a second)(?:\\s+(?:one|task))?\\s[^\\n:;]{5,120}?),?\\s+(?:both|each)(?:\\s+are)?(?:\\s+due)?\\s+((?:for|on|by)\\s+[^\\n,;:]{2,25})$`,
    ),
    "$1 $3$2 $3",
  ],
];

/** A message whose tasks begin in the usual words. */
export function withUsualOpening(message: string): string {
  const usual = eachReworded(message, OPENINGS);
  return usual === message ? message : usual.replace(/[\s?]+$/u, "");
}
