import { addDays } from "../../../contract/calendar-date.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { contentWords, plainWords } from "../../words.ts";
import { type Answer, say } from "../answers.ts";
import { findDates } from "../find-dates.ts";
import { isAkin } from "../vocabulary/akin.ts";
import { dateText } from "../wording.ts";

const DAYS = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
const MOVES =
  /^(?<order>\W*(?:(?:and|also|then|please|pls|ok|okay|so|now|can you|could you|grand)[\s,]+)*(?<verb>push|move|put|shift|postpone|delay|set|reschedule|bump|slide|defer|change|bring|drag|pull)\s(?<named>[^,;:?!\n]{2,80}?)\s(?:to|for|on|until|till|onto))\s+(?<the>the\s+|that\s+)?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?<end>(?:[\s,]+(?:please|pls|then|instead|so|too|as well))*[\s.!?]*)$/iu;
/** "3 tasks due from Feb 14 to Feb 20, 2027". */
const SPAN =
  /(?<!\p{L})from (?<from>\p{Lu}\p{Ll}{2} \d{1,2}(?:, \d{4})?) to (?<to>\p{Lu}\p{Ll}{2} \d{1,2}, \d{4})(?!\d)/u;

interface Week {
  from: string;
  to: string;
  /** The lines of the list, and whether it has more tasks than lines. */
  lines: string[];
  isCut: boolean;
}

/** The last list of a week that is still to come, from its first day. */
function weekListed({ history, today }: StepRequest): Week | null {
  const told = history.filter(({ role }) => role === "assistant").slice(-2);
  for (const { content } of told.reverse()) {
    const [head = "", ...below] = content.split("\n");
    const { from = "", to = "" } = SPAN.exec(head)?.groups ?? {};
    const [first] = findDates(/\d{4}/u.test(from) ? from : `${from}${to.slice(-6)}`, today);
    const [last] = findDates(to, today);
    if (first && last) {
      if (first.date <= today || last.date > addDays(first.date, 6)) return null;
      const all = below.filter((line) => line.startsWith("- "));
      const lines = all.filter((line) =>
        findDates(line, today).some(({ date }) => date >= first.date && date <= last.date),
      );
      return {
        from: first.date,
        to: last.date,
        lines,
        isCut: all.length < Number(/^\d+/u.exec(head)?.[0] ?? 1),
      };
    }
  }
  return null;
}

const REFERS =
  /^(?:it|its|that|this|those|these|them|both|all|ones?|tasks?|reminders?|first|second|third|fourth|last|other|due)$/u;
const ONLY_IT = /^(?:it|that|this)$/iu;
/** Whether a task is one of the list: by the words that name it, or because it is only pointed at. Null where a list that was cut may have it. */
function isListed(named: string, { lines, isCut }: Week, { changes = [], state }: StepRequest): boolean | null {
  const last = ONLY_IT.test(named) ? changes.at(-1) : undefined;
  // "Push it", after a change: what was changed.
  if (last) return state?.list.some(({ id }) => id === (last.params["taskId"] ?? last.recordId)) === true;
  const words = contentWords(named).filter((word) => !REFERS.test(word));
  const isThere = lines.some((line) => {
    const own = plainWords(line);
    return words.every((word) => own.some((one) => isAkin(word, one)));
  });
  return words.length === 0 || isThere ? true : isCut ? null : false;
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
  const { order = "", verb = "", named = "", the, day = "", end = "" } = MOVES.exec(message)?.groups ?? {};
  const week = day === "" ? null : weekListed(request);
  const isOfList = week && isListed(named, week, request);
  if (week === null || isOfList === false) return null;
  const no = DAYS.indexOf(day.toLowerCase());
  const next = (from: string) => addDays(from, (no - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7);
  const inWeek = next(week.from);
  const nearest = next(addDays(today, 1));
  // What is put off goes on from the week that it is in.
  const isSure =
    isOfList === true && (the !== undefined || /^(?:push|postpone|delay|bump|slide|defer|drag)$/iu.test(verb));
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
