import { END, firstReworded, PLEASE, re, type Wordings } from "./rewording.ts";

const GONE =
  "(?:delete|remove|clear|clear (?:out|up|away|off)|clean (?:up|out)|bin|erase|wipe|scrap|dump|purge|drop|trash|tidy (?:up|away)|throw (?:out|away)|get rid of|take (?:off|away))";
const DONE = "(?:done|finished|completed?|ticked[- ]off|ticked|checked[- ]off|closed|over and done with)";
const TASKS = "(?:tasks|to-?dos|to dos|reminders|items|ones)";
const ALL = "(?:all(?: of)?(?: the| my| our| those| these)?|every(?: single)?|the|my|our|any|those|these)";
const FROM =
  "(?: (?:from|off|on|in|out of) (?:the|my|our|this) (?:(?:task |to-?do )?(?:board|list|lists|tasks)|to-?dos))?";
const ARE = "(?: (?:that|which))?(?:['’]re| are| have been|(?: (?:i|we)(?:['’]ve| have)))(?: (?:already|all|now))*";
const MAY_GO =
  "(?: (?:can|could|may|should|must))?(?: (?:all|now|please))* (?:go|be (?:deleted|removed|cleared|binned|taken off))";
const PLAIN = "delete all completed tasks";

/** In how many ways people have what is done taken away. */
const WORDINGS: Wordings = [
  // "Clear out the done tasks", "remove all finished tasks from my board".
  [re(`^\\s*${PLEASE}${GONE} (?:${ALL} )?(?:already )?${DONE} ${TASKS}${FROM}${END}`), PLAIN],
  // "Bin the tasks that are ticked off".
  [re(`^\\s*${PLEASE}${GONE} (?:${ALL} )?${TASKS}${FROM}${ARE} ${DONE}${FROM}${END}`), PLAIN],
  // "The done tasks can go", "all done tasks: delete".
  [re(`^\\s*${PLEASE}(?:${ALL} )?(?:already )?${DONE} ${TASKS}${FROM}${MAY_GO}${FROM}${END}`), PLAIN],
  [
    re(
      `^\\s*${PLEASE}(?:${ALL} )?(?:already )?${DONE} ${TASKS}${FROM}\\s*[:,–—-]+\\s*(?:please )?${GONE}(?: (?:them|those|all))*${END}`,
    ),
    PLAIN,
  ],
];

/** "Bin the tasks that are ticked off": the order to delete what is done, in the words in which it is read. Other messages are unchanged. */
export const withFinishedGone = (message: string): string =>
  message.length > 140 || message.includes("\n") ? message : firstReworded(message, WORDINGS);
