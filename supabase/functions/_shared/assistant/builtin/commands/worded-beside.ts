import { POLITE, re } from "./rewording.ts";

const EVENT = "(?:call|meeting|coffee|lunch|dinner|breakfast|visit|demo|chat|zoom|appointment|interview)";
const TELLS_VALUE = "(?:is|are|has|gets|goes|moves|needs|belongs|['’]s)";

/** What is asked for beside something else, and what is said in a roundabout way, as one order each. */
export const WORDED_BESIDE: readonly (readonly [RegExp, string])[] = [
  // "Add Ada …, then a call with her on Thursday": a task of its own.
  [
    re(
      `^(\\s*${POLITE}(?:add|create|save|track|new)\\b[^\\n]{5,300}?)\\s*[,;.]\\s+(?:and\\s+)?(?:then|after that|afterwards|plus|followed by|next)\\s*,?\\s+(?:an?\\s+|another\\s+)?(${EVENT}\\s(?:with|at)\\s[^\\n,;]{2,80}?)[\\s.]*$`,
    ),
    "$1 and add a task: $2",
  ],
  // "…, and one more: Luc's mail is …".
  [
    re(
      `^(\\s*${POLITE}(?:mark|set|move|put|change|update|add|give|make|close|delete)\\b[^\\n:]{5,200}?),?\\s+(?:and\\s+)?(?:one more(?: thing)?|another(?: thing| one)|last(?:ly)?(?: thing)?)\\s*[:–-]\\s*(?=\\S)`,
    ),
    "$1.\n",
  ],
  // "Mark the deposit as done, and also Ana is now with Bo".
  [
    new RegExp(
      `^(\\s*(?:[Pp]lease\\s+)?(?:[Mm]ark|[Ss]et|[Mm]ove|[Pp]ut|[Cc]hange|[Uu]pdate|[Gg]ive|[Mm]ake|[Cc]lose|[Tt]ick)\\b[^\\n:]{5,120}?),\\s+(?:and\\s+)?also,?\\s+(?=\\p{Lu}[\\p{L}\\p{M}'’-]*(?:\\s\\p{Lu}[\\p{L}\\p{M}'’-]*)?\\s${TELLS_VALUE}\\s)`,
      "u",
    ),
    "$1.\n",
  ],
  // "For both Sven and Rosa log a note: …".
  [
    re(
      `^\\s*${POLITE}(?:for|on|about) (?:both |all of )?([^:\\n.!?]{3,100}?),? ${POLITE}(?:log|add|make|write|leave|put|note|save|keep|jot)(?: down| in)? (?:an? |the same |this |one )?(?:note|remark)\\s*[:–-]\\s*(?=\\S)`,
    ),
    "note for $1: ",
  ],
  // "The card came back, so that's not done after all": it is open again.
  [
    re(
      `^\\s*(?:the |my |our |that )?([^,.;:\\n?]{4,60}?) (?:came back|never (?:arrived|came|went out|happened|got there)|bounced|got lost|fell through|was returned|was refused|didn['’]?t (?:arrive|happen|go out|work|go through)|wasn['’]?t (?:right|sent|accepted))[,;]? (?:so|and so|therefore|which means) (?:that|it|this|that one|the task)(?:['’]s| is|)(?: is)? ?(?:not|isn['’]?t) (?:really )?(?:done|finished|complete)(?: after all| yet| any ?more)?(?=[\\s.,;!]|$)`,
    ),
    "reopen $1",
  ],
  // "New date the 2nd of December", after a task.
  [
    /(?<=[.!;]\s)(?:the )?new (?:due )?(?:date|day|deadline)(?: is|:| will be| should be)? (?:on )?(?=(?:the )?\d|(?:next |this )?\p{L}+day\b|tomorrow\b|today\b|next week\b)/iu,
    "Move it to ",
  ],
  // "Ponle a Marta prioridad 60".
  [
    /^(\s*(?:por favor,?\s+)?)(?:ponle|p[óo]nle|ponga(?:le)?|p[óo]ngale|ponedle|m[ée]tele|d[ée]jale)\s+a\s+(?=\p{Lu})/iu,
    "$1pon a ",
  ],
];
