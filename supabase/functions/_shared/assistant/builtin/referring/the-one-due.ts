import { addDays } from "../../../contract/calendar-date.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import { isDue } from "../due-in.ts";
import { findDates } from "../find-dates.ts";
import type { Call, TaskLine } from "../script.ts";
import { plain, taskLine } from "../wording.ts";
import type { InFull, Known } from "./targets.ts";

const ONE = "(?:one|task|reminder|to-?do)";
/** "The one due today", "the Friday one", "the overdue one": `<day>` stands where the day is masked. */
const BY_DAY = new RegExp(
  String.raw`(?<!\p{L})(?:the|that)\s+(?:${ONE}\s+(?:(?:that|which)(?:['’]s|\s+is|\s+was)\s+)?(?:(?:due|for|from|of)\s+)?(?:(?:on|by|for|from)\s+)?(?<day>⟨\d⟩|overdue|late)|(?:(?<before>⟨\d⟩|overdue|late)(?:['’]s)?\s+${ONE}))(?!\p{L})`,
  "iu",
);
const MASK_AT_MOST = 3;

/** "…, make it tomorrow". */
const BEHIND =
  /^[\s,:;–-]+(?:(?:please|just|can you|could you|so) )*(?<verb>move|push|shift|postpone|reschedule|snooze|bump|put|set|make|mark|tick|close|delete|remove|rename) (?:it|that|that one|this)(?!\p{L})(?<rest>.*)$/isu;

/** A message with each day as "⟨0⟩", and the days. */
function masked(message: string, today: string): { text: string; days: { date: string; text: string }[] } {
  let text = message;
  // "The one for Friday to Monday" has two days and no span.
  const days = message
    .split(/\s+to\s+|[,;:]\s/u)
    .flatMap((part) => findDates(part, today))
    .slice(0, MASK_AT_MOST);
  for (const [no, day] of days.entries()) text = text.replace(day.text, `⟨${no}⟩`);
  return { text, days };
}

/** "The 28th" and "Thursday" of a list may be behind us. */
const isPast = (dueDate: string | null, date: string, said: string): boolean =>
  (/^(?:on |from )?(?:the )?\d{1,2}(?:st|nd|rd|th)$/iu.test(said.trim()) && dueDate?.slice(-2) === date.slice(-2)) ||
  (/^(?:on |from )?(?:the )?\p{L}+day$/iu.test(said.trim()) && dueDate === addDays(date, -7));

interface OneDue {
  fits: TaskLine[];
  /** The message with `title` instead of the words for the task. */
  withTitle: (title: string) => string;
}

/** Which tasks of the last list the message names by its day; null where it names none so, or no tasks were listed. */
function oneDue({ message, state, today, user, mode }: StepRequest, call: Call): OneDue | null {
  const list = (state?.list ?? []).some(({ kind }) => kind === "task") ? state?.list : state?.thread?.list;
  const listed = (list ?? []).filter(({ kind }) => kind === "task");
  if (
    listed.length === 0 ||
    mode === "ask" ||
    message.length > 160 ||
    !/\b(?:one|task|reminder|to-?do)\b/iu.test(message)
  )
    return null;
  const { text, days } = masked(message, today);
  const found = BY_DAY.exec(text);
  const said = found?.groups?.["day"] ?? found?.groups?.["before"];
  if (!found || said === undefined || /["“”:]/u.test(text.slice(0, found.index))) return null;
  const { date, text: dayText = "" } = days[Number(/\d/u.exec(said)?.[0] ?? -1)] ?? {};
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const own = tasks.filter((task) => listed.some(({ id }) => id === task.id) && !task.title.includes('"'));
  const weeks = { today, weekStart: user.weekStart ?? "sunday" };
  const due = own.filter(({ dueDate }) => isDue(dueDate, date === undefined ? "overdue" : { day: date }, weeks));
  const fits = due.length > 0 || date === undefined ? due : own.filter(({ dueDate }) => isPast(dueDate, date, dayText));
  const unmasked = (words: string) => words.replace(/⟨(\d)⟩/gu, (_, no: string) => days[Number(no)]?.text ?? "");
  const before = unmasked(text.slice(0, found.index));
  const behind = unmasked(text.slice(found.index + found[0].length));
  const order = before.trim() === "" ? BEHIND.exec(behind)?.groups : undefined;
  const { verb = "", rest = "" } = order ?? {};
  const isNew = /^make$/iu.test(verb);
  return {
    fits,
    withTitle: (title) =>
      order
        ? `${isNew ? "move" : verb} the task "${title}"${isNew ? ` to${rest.replace(/^ due(?: on| by)?/iu, "")}` : rest}`
        : `${before}the task "${title}"${behind}`,
  };
}

/** "The one due today, make it tomorrow", after a list: that one of the list, and no other task of the day. */
export function theOneDue({ request, call }: Known): InFull | null {
  const one = oneDue(request, call);
  const [only, another] = one?.fits ?? [];
  return one && only && !another ? { message: one.withTitle(plain(only.title)), people: [] } : null;
}

/** Asks which one, where several tasks of the list are due on that day, or none is. */
export function whichOneDue(request: StepRequest, call: Call): Answer | null {
  const one = oneDue(request, call);
  if (!one || one.fits.length === 1 || /[?？]\s*$/u.test(request.message)) return null;
  if (one.fits.length === 0) return say("None of these tasks is due then. Which task do you mean?", ["List my tasks"]);
  return {
    ...say(["Which task do you mean?", ...one.fits.slice(0, 5).map(taskLine)].join("\n")),
    listed: one.fits.map(({ id, title }) => ({ kind: "task", id, name: title })),
  };
}
