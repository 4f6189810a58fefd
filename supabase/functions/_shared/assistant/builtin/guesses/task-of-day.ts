import type { StepRequest } from "../../assistant-model.ts";
import type { Frame } from "../commands/frames.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { withoutDayIn } from "../commands/title-of.ts";
import { findDates } from "../find-dates.ts";
import type { TaskLine } from "../script.ts";
import { inWords } from "../trained/in-words.ts";
import type { Likely } from "./likely-changes.ts";
import { tells } from "./order-like.ts";

/** Words that ask, forbid or name no thing: no title. */
const NO_TITLE =
  /[?？:]|^\W*(?:who|what|when|where|which|whose|why|how|is|are|was|were|do|does|did|has|have|if|not|no|never|move|push|postpone|shift|snooze|reschedule|delay|mark|set|make|change|rename|delete|remove|undo|add|create|new|tasks?|to-?dos?|remind|reminders?|note|notes|log|put|assign|link|please|it|that|this|they|she|he|i|we|bitte|verschiebe?|schiebe?|lösche?|setze?|stelle?|markiere?|mach|pon|mueve|pasa|marca|borra|mets|reporte|repousse|déplace|passe|marque|supprime)(?!\p{L})/iu;
/** Words that tell, of which some say what is to be done all the same. */
const TO_BE_DONE = /(?<!\p{L})(?:needs?|must|ha(?:s|ve) to|is due|are due)(?!\p{L})/iu;
/** "The bank needs three days": how long something takes, and no day. */
const DURATION = /^(?:for |about |around )?(?:\d+|an?|\p{L}+) (?:days?|weeks?|months?|hours?|minutes?)$/iu;
const WORDS_MOST = 14;

/** "The last day of the month close the books", "12 June dentist": what names nobody and a day to come may be a task. */
export function taskOfDay(text: string, { today }: StepRequest): [Frame] | null {
  const [day, another] = findDates(text, today);
  if (!day || another || day.date <= today || text.trim().split(/\s+/u).length > WORDS_MOST) return null;
  if (DURATION.test(day.text.trim()) || NO_TITLE.test(text) || (tells(text) && !TO_BE_DONE.test(text))) return null;
  const title = withoutDayIn(text, day.text);
  return /\p{L}{3}/u.test(title) ? [{ do: "add_task", title, date: day.date, recurrence: null, who: null }] : null;
}

/** A new task of a day has all of the words but the day as its title. */
export function withAllOfIt(one: Likely, { text, people }: ReadClause, request: StepRequest): Likely {
  const [frame, more] = one.frames;
  const task = frame.do === "add_task" && !more && people.length === 0 ? taskOfDay(text, request) : null;
  return task ? { ...one, frames: task } : one;
}

/** What names nobody, and a day to come, may be a new task. */
export function ofDay(
  { text, people }: ReadClause,
  request: StepRequest,
  named: readonly unknown[],
  tasks: readonly TaskLine[],
  score: number,
) {
  const task = named.length === 0 && people.length === 0 ? taskOfDay(text, request) : null;
  return task ? [{ frames: task, score, name: inWords(task[0], tasks) }] : [];
}
