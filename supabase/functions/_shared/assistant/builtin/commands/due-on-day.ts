import { findDates } from "../find-dates.ts";
import { POLITE, re } from "./rewording.ts";
import type { Part } from "./split-clauses.ts";

const ALL =
  "(?:everything|anything|whatever|all (?:of )?(?:the |my |our )?(?:open )?(?:tasks|reminders|to-?dos|things))";
const THAT_IS = "(?: (?:that(?: is|['’]s| are)?|which (?:is|are)|is|are))?";
const MOVES = re(
  `^\\s*${POLITE}(?<lead>(?:move|push|postpone|reschedule|shift|put|bump|snooze|delay|change|set) ${ALL})${THAT_IS} (?:due|planned|scheduled|from|on|for)(?: (?:due|planned|scheduled|on|for))* (?<old>[^:;?!\\n]{3,30}?) (?:over )?(?:to|until|till) (?<day>[^:;?!\\n]{3,30}?)[\\s.!]*$`,
);

/** "Insurance renewal -> one week earlier", "insurance renewal, two days later": counted from the day that the task has. */
const SHIFT_BEHIND =
  /^\s*(?:(?:please|pls|ok|okay|so)[\s,]+)*(?<title>[^:;,?!→>\n]{3,60}?)\s*(?<mark>-{1,2}>|=>|→|,|:|\s[–-])\s*(?:by\s+)?(?<shift>(?:an?|one|two|three|four|five|six|\d{1,2})\s+(?:days?|weeks?|months?)\s+(?:earlier|sooner|later))(?:\s+(?:please|pls|thanks))*[\s.!]*$/iu;
/** What is no title of a task: an order, or what only refers to one. */
const NO_TITLE =
  /^(?:(?:add|create|make|new|note|remind|remember|move|push|postpone|reschedule|delay|defer|shift|set|put|bump|snooze|change|undo|mark|no|not|sorry|actually|wait|oops|hmm*|and|or|but|also|then|same|it|that|this|these|those|they|them|both|all|everything|i|we|she|he|you|task|reminder|to-?do)(?!\p{L})|(?:the )?(?:other|rest|(?:first|second|third|last|next)(?=\s+(?:one|two|three|task|of)(?!\p{L})))(?!\p{L}))/iu;

/** "Move everything due Monday to Tuesday": two days, and none from one to the other. Days are yyyy-mm-dd. */
export function dueOnDay(part: Part, today: string, names: readonly string[]): Part {
  const { title = "", mark = "", shift = "" } = SHIFT_BEHIND.exec(part.text)?.groups ?? {};
  // Behind a comma it may be anything: a title has two words, and is no name of a person.
  const isTitle = />|→/u.test(mark) || (/\s/u.test(title) && !NO_TITLE.test(title) && !names.includes(title));
  if (title !== "" && isTitle) return { ...part, text: `move the task ${title} ${shift}` };
  const { lead = "", old = "", day = "" } = MOVES.exec(part.text)?.groups ?? {};
  const [from, to] = [old, day].map((words) => dayIn(words, today));
  return from && to ? { ...part, text: `${lead} due ${from} to ${to}` } : part;
}

/** The one day that all of these words name; "this week" is none, and "today" is read as it is. */
function dayIn(words: string, today: string): string | null {
  if (/\b(?:week|month|year|quarter|overdue)\b/iu.test(words)) return null;
  const [only, another] = findDates(words, today);
  return only && !another && only.text.trim().length >= words.trim().length - 4 ? only.date : null;
}
