import { PLEASE, re } from "./rewording.ts";

const NOUN = "(?:task|to-?do|reminder)";
/** "Start a task to go through the file": it is made. */
const STARTS = re(
  `^(?<lead>\\s*${PLEASE})(?:start|open|begin|kick off)(?: me)? an? (?<new>new )?(?=${NOUN}(?:\\s*:| to | for | about | called ))`,
);
const MADE = re(
  `^(?<order>\\s*${PLEASE}(?:(?:add|create|make|set up|put in|open|start|i need|give me)(?: me)? an? (?:new )?|new )${NOUN}(?![\\p{L}])[^\\n"“”]{3,160}?)`,
);
/** "…, I'm at it already": its state, and no part of the title. */
const AT_WORK = re(
  `(?:\\s*[,;.–—-]+\\s*(?:(?:and|but|as|since|because)\\s+)?|\\s+(?:and|but|as|since|because)\\s+)(?:(?:i|we)(?:['’]?m|['’]?re| am| are)|am) (?:(?:already|currently|now|just) )*(?:on it|at it|working on (?:it|that)|doing (?:it|that)|busy with (?:it|that)|in the middle of (?:it|that)|halfway through(?: it)?)(?: (?:already|now|right now|as we speak|at the moment))*[\\s.!]*$|(?:\\s*[,;.–—-]+\\s*(?:(?:and|but)\\s+)?|\\s+(?:and|but)\\s+)(?:i|we)(?:['’]ve| have)? (?:already |just )*(?:started|begun)(?: (?:on )?(?:it|that))?(?: already)?[\\s.!]*$`,
);

/** A new task behind which it is said that the work on it has begun, as one that is in progress; "start a task to …" makes one. Other messages are unchanged. */
export function withTaskAtWork(message: string): string {
  if (message.length > 300 || message.trim().includes("\n")) return message;
  const made = message.replace(STARTS, "$<lead>add a $<new>");
  const at = MADE.test(made) ? made.search(AT_WORK) : -1;
  return at < 0 ? made : `${made.slice(0, at)}, already started`;
}
