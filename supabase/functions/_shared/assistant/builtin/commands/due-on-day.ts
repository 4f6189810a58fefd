import { findDates } from "../find-dates.ts";
import { POLITE, re } from "./rewording.ts";
import type { Part } from "./split-clauses.ts";

const ALL =
  "(?:everything|anything|whatever|all (?:of )?(?:the |my |our )?(?:open )?(?:tasks|reminders|to-?dos|things))";
const THAT_IS = "(?: (?:that(?: is|['’]s| are)?|which (?:is|are)|is|are))?";
const MOVES = re(
  `^\\s*${POLITE}(?<lead>(?:move|push|postpone|reschedule|shift|put|bump|snooze|delay|change|set) ${ALL})${THAT_IS} (?:due|planned|scheduled|from|on|for)(?: (?:due|planned|scheduled|on|for))* (?<old>[^:;?!\\n]{3,30}?) (?:over )?(?:to|until|till) (?<day>[^:;?!\\n]{3,30}?)[\\s.!]*$`,
);

/** "Insurance renewal -> one week earlier": an arrow to a day that is counted from the one before. */
const ARROW_SHIFT =
  /^\s*(?<title>[^:;?!→>\n]{3,60}?)\s*(?:-{1,2}>|=>|→)\s*(?:by\s+)?(?<shift>(?:an?|one|two|three|four|five|six|\d{1,2})\s+(?:days?|weeks?|months?)\s+(?:earlier|sooner|later))[\s.!]*$/iu;

/** "Move everything due Monday to Tuesday": two days, and none from one to the other. Days are yyyy-mm-dd. */
export function dueOnDay(part: Part, today: string): Part {
  const arrow = ARROW_SHIFT.exec(part.text)?.groups;
  if (arrow) return { ...part, text: `move the task ${arrow["title"] ?? ""} ${arrow["shift"] ?? ""}` };
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
