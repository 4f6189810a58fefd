import { DAY_OF_TASKS } from "./day-of-tasks.ts";
import { LOOSE_TASK_ORDERS } from "./loose-task-orders.ts";
import { TOLD_OF_TASKS } from "./told-of-tasks.ts";
import { isNoteLead, type Part } from "./split-clauses.ts";
import { DATE, DONE, eachReworded, END, JUST, POLITE, re, THE, type Wordings } from "./rewording.ts";

/** What names a task, to a mark. */
const WHAT =
  "(?!(?:it|that|this|them|her|him|me|us|you|i|we|she|he|they|an?|new|everything|all|no)(?![\\p{L}]))[^,;:.?!\\n]{3,70}?";
const IT = "(?:it|that|this|that one|this one|the task|that task)";
const ON = "(?:on |by |to |for |until |till )?";
const WHEN = "[^,;:?!\\n]{3,30}?";
const MOVES = "move|push|postpone|reschedule|shift|snooze|delay|bump|bring|pull|put|change|set";
/** "A week", "three more days": so much earlier or later, and no day. */
const STEP = "(?:an?|another|a couple of|a few|\\d{1,3}|\\p{L}+)(?: more| further)? (?:day|week|month)s?(?![\\p{L}])";
/** What a task is called by its verb: what someone says that they will do. */
const DOES =
  "(?:read|call|ring|phone|email|write|send|meet|visit|draft|prepare|review|order|book|pay|check|finish|buy|collect|print|update|invoice|file|do|chase)";

/** How people ask for a change of a task, each in the words in which it is read. A line break begins another order. */
const ORDERS: Wordings = [
  [
    re(
      `^\\s*${POLITE}(?:(?:can|could|would|will) you (?:please )?)?(?:give|assign) (?!(?:me|us|it|this|that|the|an?|my|our|each|every|all|both) )(\\p{L}[\\p{L}\\p{M}'’-]*(?: (?!and )\\p{L}[\\p{L}\\p{M}'’-]*)?) (?:an?|the|another) (?:new )?(?:task|to-?do|reminder)(?: to |: )(?=\\S)`,
    ),
    "add a task for $1 to ",
  ],
  // "Drop the report from my tasks, for good", "the report can be deleted".
  [
    re(
      `^\\s*${POLITE}(?:drop|remove|take|delete|kick|throw|cross|strike|scratch|scrap|cut) ${THE}(${WHAT})(?: task)? (?:(?:off|out of|from) (?:the |my |our )?(?:task |to-?do )?(?:list|tasks|board|to-?dos))[\\s,]*(?:for good|for ever|forever|once and for all|completely|altogether|entirely)?${END}`,
    ),
    "delete the task $1",
  ],
  [
    re(
      `^\\s*${POLITE}(?:delete|drop|remove|scrap|bin) ${THE}(${WHAT})[\\s,]+(?:for good|for ever|forever|once and for all)${END}`,
    ),
    "delete the task $1",
  ],
  [
    re(
      `^\\s*${POLITE}(?:the |my |our )?(${WHAT}) (?:task|reminder|to-?do) (?:can|could|should|may|must) (?:now )?(?:be (?:deleted|removed|scrapped|dropped|binned)|go|go away|disappear)${END}`,
    ),
    "delete the task $1",
  ],
  // "Delete the report task, instead add 'visit' for Friday".
  [
    re(
      `^\\s*${POLITE}(delete|drop|remove|scrap|bin|cancel) ((?:the |my )?${WHAT}),? (?:and )?(?:instead|in its place|in exchange) (?:add|create|make|put in|put|set up) (?:an? (?:task|reminder)(?: to| called)? )?(?=\\S)`,
    ),
    "$1 $2\nadd a task: ",
  ],
  [
    re(
      `^\\s*${POLITE}(?:instead|in its place),? (?:add|create|make|put in|put) (?:an? (?:task|reminder)(?: to| called)? )?(?=['"“‘])`,
    ),
    "add a task: ",
  ],
  // "Bump the leaflets a couple of days": so much later than they are due.
  ...(["couple", "few"] as const).map((count): [RegExp, string] => [
    re(
      `^\\s*${POLITE}(?:${MOVES}) ${THE}(${WHAT})(?: task)?(?: (?:back|out|on|off))?(?: by)? a ${count}(?: of)? (day|week|month)s(?: later| back| further)?${END}`,
    ),
    `postpone $1 by ${count === "few" ? "three" : "two"} $2s`,
  ]),
  // "Anything overdue goes to Monday".
  [
    re(
      `^\\s*${POLITE}(?:anything|everything|all|whatever(?: is|['’]s)?|what(?: is|['’]s))(?: that(?: is|['’]s))? overdue (?:goes|moves|can go|should go|should move|gets moved|is moved) to `,
    ),
    "move everything overdue to ",
  ],
  // "Everything that is in progress is finished now".
  [
    re(
      `^\\s*${POLITE}(everything|all (?:of )?(?:the |my )?tasks|all|whatever)(?: that| which)? (?:is|are|['’]s) (in progress|overdue|due [^,;:]{3,20}?) (?:is|are|has been|have been) (?:now |all |already |finally )?${DONE}${END}`,
    ),
    "mark everything that is $2 as done",
  ],
  // "Bring the call with Ana forward to tomorrow".
  [
    re(
      `^\\s*${POLITE}(?:bring|pull|push|put|move|take|get) ${THE}(${WHAT}) (?:forward|ahead|back|out|up|off) (?=(?:to|until|till|by) )(?!by ${STEP})`,
    ),
    "move $1 ",
  ],
  // "Bring forward the call by a week": earlier, as much as "bring it forward".
  [re(`^\\s*${POLITE}(bring|pull) (forward|ahead|up|in) ${THE}(${WHAT}) (?=by ${STEP})`), "$1 $3 $2 "],
  // "Call the train task 'Book the train' instead".
  [
    re(
      `^\\s*${POLITE}(?:call|name|title) (?:the |my )?([^,;:.?!'"“”\\n]{3,50}? (?:task|reminder|to-?do)) (?=['"“‘])([^\\n]+?)(?: (?:instead|from now on|now))?${END}`,
    ),
    "rename $1 to $2",
  ],
  ...[...LOOSE_TASK_ORDERS, ...TOLD_OF_TASKS, ...DAY_OF_TASKS],
  // "The train task moves to Monday", "that can go to the tenth".
  [
    re(
      `^\\s*${POLITE}${THE}(${WHAT}) (?:task |reminder |to-?do )(?:moves|goes|shifts|slips|is moved|is pushed|gets moved|gets pushed|is now|has to move|needs to move)(?: back| forward| on)? (?:to|until|till) (?=\\S)`,
    ),
    "move the $1 task to ",
  ],
  [
    re(
      `^\\s*${POLITE}(?:the |my |our )(${WHAT}),? (?:that|this|it)(?: one)? (?:can|could|should|must|has to|needs to) (?:go|move|be moved|be pushed|wait|slip|be)(?: back)? (?:to|until|till|for|on) (${WHEN})${END}`,
    ),
    "move the $1 to $2",
  ],
  // "The call that was planned for Thursday, we need to move that one to Monday".
  [
    re(
      `^\\s*${POLITE}(?:the |my |our )(${WHAT})(?: (?:that|which)(?: was| is|['’]s)? (?:planned|scheduled|due|set|meant|down|booked)(?: for| on)? ${WHEN})?[\\s,]+${JUST}(${MOVES}) ${IT}(?: one)?(?: back| forward)? (?:to|until|till) (?!(?:the |my )?(?:list|to-?do|open|done|tasks|hold)(?![\\p{L}]))(?=\\S)`,
    ),
    "move the $1 to ",
  ],
  // "I'll read the report on the 16th instead".
  [
    re(
      `^\\s*${POLITE}(?:i['’]?ll|i will|we['’]?ll|we will|i['’]?m going to|i am going to|i want to|i['’]d rather) (${DOES} ${WHAT}) ((?:on|by|next|tomorrow|today)(?![\\p{L}])[^,;:?!\\n]{0,25}?),? (?:instead|rather|after all)${END}`,
    ),
    "move $1 to $2",
  ],
  // "Do the call on Friday instead".
  [
    re(
      `^\\s*${POLITE}(?:let['’]?s )?(?:do|have|hold) (?:the|my|our) (${WHAT}) ((?:on|by|next|tomorrow|today)(?![\\p{L}])[^,;:?!\\n]{0,25}?),? (?:instead|rather|after all)${END}`,
    ),
    "move the $1 to $2",
  ],
  // "The minutes need another look, reopen", "… never arrived, reopen that task".
  [
    re(
      `^\\s*${POLITE}${THE}(${WHAT}) (?:needs?|has|have|is|are|was|were|never|did|didn['’]t|isn['’]t|wasn['’]t|must|still|bounced|came|got|fell) ?[^,;.!?\\n]{0,40}[,;.] ${JUST}(?:re-?open|untick|un-tick|open up again)(?: ${IT})?${END}`,
    ),
    "reopen $1",
  ],
  // "The invoice bounced. Put it back to todo with 1 Dec as the due date".
  [
    re(
      `^\\s*${POLITE}(?:put|set|move|bring|get) ${IT} back (?:to|on|in|into) (?:the |my )?(?:to ?-?do|open|list|to-?do list|tasks)(?: list)?[\\s,]+(?:with |and |and make it |and set |due )+(?:on |by )?(${WHEN})(?: as (?:the |its |a )?(?:new )?${DATE})?${END}`,
    ),
    "reopen it\nmove it to $1",
  ],
  [
    re(
      `^\\s*${POLITE}${THE}(${WHAT}) (?:bounced|never \\p{L}+|came back|fell through|got lost|was (?:returned|refused|rejected|wrong)|did ?n['’]?t (?:arrive|work|go through|happen))[,;.] ${JUST}(?:put|set|move|bring|get) ${IT} back (?:to|on|in|into) (?:the |my )?(?:to ?-?do|open|list|to-?do list|tasks)(?: list)?[\\s,]+(?:with |and |and make it |and set |due )+(?:on |by )?(${WHEN})(?: as (?:the |its |a )?(?:new )?${DATE})?${END}`,
    ),
    "reopen $1\nmove it to $2",
  ],
  // "… and then the shoot that can go to the tenth".
  [
    re(
      `(?<=\\S)[\\s,]+and then (?=(?:the|my|our) [^,;:.?!\\n]{3,50}? (?:(?:that|this|it) )?(?:one )?(?:can|could|should|has to|needs to|must) (?:go|move|be moved|wait|slip) )`,
    ),
    "\n",
  ],
  // "Write on Ana that …": a note.
  [
    re(
      `(?<=^\\s*${POLITE}|[\\s,;&](?:and|then|also) (?:please )?)(?:write|jot|put)(?: down| it)? (?:on|under|about|for) (?!(?:my|the|a|an|it|that|this)\\s)(\\p{L}[\\p{L}\\p{M}'’-]*(?: \\p{L}[\\p{L}\\p{M}'’-]*){0,2}?)(?: down)?,? that (?=\\S)`,
    ),
    "note for $1 that ",
  ],
  // "… and then give me a task to call her".
  [
    re(
      `(?<=[\\s,;](?:and|then|also|plus) (?:please )?)(?:give|get) me (an?|another) (?:new )?(task|reminder|to-?do)(?![\\p{L}])`,
    ),
    "add $1 $2",
  ],
  // "The digest only needs to go out monthly, change how often it repeats".
  [
    re(
      `^\\s*${POLITE}${THE}(${WHAT}) (?:only |just )?(?:needs|has|ought|is meant|is supposed) to (?:only |just )?(?:go out|be done|be sent|happen|come|be|repeat|run)(?: only| just)? (daily|weekly|monthly|quarterly|(?:every|once an?|each) (?:day|week|month|quarter))(?: (?:now|from now on))?(?:[,;.–-]? ${JUST}(?:change|adjust|update|set|fix) (?:how often it repeats|the (?:rhythm|recurrence|repeat|frequency)|that|it))?${END}`,
    ),
    "set $1 to repeat $2",
  ],
  // "The pickup can wait a week", "… another two weeks".
  [
    re(
      `^\\s*${POLITE}${THE}(${WHAT}) (?:can|could|should|may|will have to|has to) (?:wait|slip|rest)(?: for)? ((?:an?|another|one|two|three|four|\\d{1,2})(?: more)? (?:days?|weeks?|months?))(?: longer| more)?${END}`,
    ),
    "postpone $1 by $2",
  ],
  // "The check: move to the 9th and add as description 'the long one'".
  [
    re(
      `(?<=\\S)[\\s,]+(?:and )?(?:add|set|put|write|with)(?: it)? as (?:the |a |its )?(?:description|details?)\\s*:? (?=\\S)`,
    ),
    ", description: ",
  ],
  [
    re(`^\\s*${POLITE}${THE}(${WHAT}): (?:please )?(?:${MOVES})(?: it)?(?: back| forward)? (?:to|until|till) (?=\\S)`),
    "move $1 to ",
  ],
  // "Move the call to tomorrow, description: ask about the beds".
  [
    re(
      `^\\s*${POLITE}(?:${MOVES}) ${THE}(${WHAT}) (?:to|until|till) (${WHEN})[,;]? (?:and )?(?:with |add |set )?(?:the |a |its )?(?:description|details?)(?!\\s+of\\b)\\s*(?::|is|to)?\\s+['"“‘]?(\\S[^\\n]*?)['"”’]?\\s*$`,
    ),
    "move $1 to $2\nset the description of the $1 task: $3",
  ],
  [re(`^\\s*${POLITE}(?:change|update|set) its description (?:to|:) (?=\\S)`), "set the description of it: "],
  // "…, and stop it repeating", "change its name to …".
  [
    re(
      `(?<=^\\s*${POLITE}|[\\s,]and )(?:stop ${IT} (?:from )?repeating|(?:make|let) ${IT} (?:not|stop) repeat(?:ing)?(?: any ?more)?|${IT} (?:should|need) ?(?:not|n['’]t) repeat)${END}`,
    ),
    "stop repeating it",
  ],
  [
    re(`^\\s*${POLITE}(?:change|update|set|turn) (?:its|the task['’]s|the) (?:name|title) (?:to|into) (?=\\S)`),
    "rename it to ",
  ],
  // "Change that to half a day, I mean the title: …".
  [
    re(
      `^\\s*${POLITE}(?:change|update|set|turn) ${IT} (?:to|into) [^:\\n]{3,60}?,? i (?:mean|meant) (?:the|its) (?:title|name)\\s*:?\\s+(?=\\S)`,
    ),
    "rename it to ",
  ],
  // "Make it due on the 30th".
  [re(`^\\s*${POLITE}(?:make|set) ${IT} (?:to be )?due ${ON}(?=\\S)`), "move it to "],
];

/** A message about tasks in the words in which it is read, an order on each line. */
export function inTaskOrders(message: string): string {
  if (isNoteLead(message) || /\?\s*$/u.test(message)) return message;
  const fluent = message.replace(HESITATES, "");
  const said = eachReworded(fluent, ORDERS);
  return said === fluent
    ? message
    : said
        .split("\n")
        .map((line) => eachReworded(line, ORDERS))
        .join("\n");
}
const HESITATES = /(?<![\p{L}])(?:u+h+m?|u+m+|e+r+m+)(?![\p{L}]|\s\d)[\s,.…]*/giu;

/** A part about a task in those words; two orders become two parts. Lines of any other text stay together. */
export function withTaskOrders(part: Part): Part[] {
  const said = inTaskOrders(part.text);
  return said === part.text ? [part] : said.split("\n").map((text) => ({ ...part, text }));
}
