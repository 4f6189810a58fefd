import { addDays } from "../../../contract/calendar-date.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import { findDates } from "../find-dates.ts";
import { dateText } from "../wording.ts";

const DAYS = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
const MOVES =
  /^(?<order>\W*(?:(?:and|also|then|please|pls|ok|okay|so|now|can you|could you|grand)[\s,]+)*(?<verb>push|move|put|shift|postpone|delay|set|reschedule|bump|slide|defer|change|bring|drag|pull)\s[^,;:?!\n]{2,80}?\s(?:to|for|on|until|till|onto))\s+(?<the>the\s+|that\s+)?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?<end>(?:[\s,]+(?:please|pls|then|instead|so|too|as well))*[\s.!?]*)$/iu;
/** "3 tasks due from Feb 14 to Feb 20, 2027". */
const SPAN =
  /(?<!\p{L})from (?<from>\p{Lu}\p{Ll}{2} \d{1,2}(?:, \d{4})?) to (?<to>\p{Lu}\p{Ll}{2} \d{1,2}, \d{4})(?!\d)/u;

/** The last list of a week that is still to come, from its first day. */
function weekListed({ history, today }: StepRequest): { from: string; to: string } | null {
  const told = history.filter(({ role }) => role === "assistant").slice(-2);
  for (const { content } of told.reverse()) {
    const { from = "", to = "" } = SPAN.exec(content.split("\n")[0] ?? "")?.groups ?? {};
    const [first] = findDates(/\d{4}/u.test(from) ? from : `${from}${to.slice(-6)}`, today);
    const [last] = findDates(to, today);
    if (first && last)
      return first.date > today && last.date <= addDays(first.date, 6) ? { from: first.date, to: last.date } : null;
  }
  return null;
}

interface Moved {
  order: string;
  end: string;
  /** The day of the week that was listed, and the next one from today on. */
  inWeek: string;
  nearest: string;
  isSure: boolean;
}

function movedIn(request: StepRequest): Moved | null {
  const { message, today, mode } = request;
  if (mode === "ask" || message.length > 140) return null;
  const { order = "", verb = "", the, day = "", end = "" } = MOVES.exec(message)?.groups ?? {};
  const week = day === "" ? null : weekListed(request);
  if (week === null) return null;
  const no = DAYS.indexOf(day.toLowerCase());
  const next = (from: string) => addDays(from, (no - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7);
  const inWeek = next(week.from);
  const nearest = next(addDays(today, 1));
  // What is put off goes on from the week that it is in.
  const isSure = the !== undefined || /^(?:push|postpone|delay|bump|slide|defer|drag)$/iu.test(verb);
  return inWeek > week.to || inWeek === nearest ? null : { order, end, inWeek, nearest, isSure };
}

const ASKED =
  /^Which one do you mean: (?<listed>\p{Lu}\p{Ll}{2} \d{1,2}, \d{4}) or (?<next>\p{Lu}\p{Ll}{2} \d{1,2}, \d{4})\?/u;
const THAT_WEEK =
  /^\W*(?:(?:the |that |of )*(?:next week|week after|that week|later|first|former|1)(?:['’]s)?(?: one)?)[\s.!]*$/iu;
const THIS_WEEK =
  /^\W*(?:(?:the |of )*(?:this week|earlier|sooner|nearest|second|latter|2)(?:['’]s)?(?: one)?)[\s.!]*$/iu;
/** "Next week", where it was asked which of the two days is meant: that day. */
function ofTheTwoDays({ message, history }: StepRequest): string | null {
  const { listed, next } =
    ASKED.exec(history.findLast(({ role }) => role === "assistant")?.content ?? "")?.groups ?? {};
  return (THAT_WEEK.test(message) ? listed : THIS_WEEK.test(message) ? next : null) ?? null;
}

/** "Push the quote to the Friday", after the list of a week that is to come: the Friday of that week. Other messages are unchanged. */
export function withDayOfListedWeek(request: StepRequest): string {
  const chosen = ofTheTwoDays(request);
  if (chosen !== null) return chosen;
  const moved = movedIn(request);
  return moved?.isSure ? `${moved.order} ${moved.inWeek}${moved.end}` : request.message;
}

/** "Move the quote to Friday", after such a list: whether that is the one of this week or of that one. Null for any other message. */
export function whichOfTheWeeks(request: StepRequest): Answer | null {
  const moved = movedIn(request);
  if (!moved || moved.isSure) return null;
  const { order, inWeek, nearest } = moved;
  const [listed, next] = [dateText(inWeek), dateText(nearest)];
  return {
    ...say(`Which one do you mean: ${listed} or ${next}?`, [`${order.trim()} ${listed}`, `${order.trim()} ${next}`]),
    completes: order.trim(),
  };
}
