import type { StepRequest } from "../assistant-model.ts";
import type { AssistantAction } from "../../contract/assistant.ts";
import { addDays, addMonths } from "../../contract/calendar-date.ts";
import { type Answer, say } from "./answers.ts";
import { faultOfRhythm } from "./commands/task-days.ts";
import { outcome } from "./outcome.ts";
import type { Asking } from "./resolve.ts";
import type { Call } from "./script.ts";

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
};
const LENGTH = `(?<count>${Object.keys(COUNTS).join("|")}|\\d{1,3})(?: more| further)? (?<unit>day|week|month)s?`;
/** "Actually two weeks", "make that 3 weeks": so much, and no word of when it begins. */
const OTHER = new RegExp(
  String.raw`^(?:(?:no|sorry|oops|wait|actually|rather|better|i mean|i meant|make (?:it|that|this)|by|just|only|it should be|let['’]?s say)[\s,]+)*${LENGTH}(?:[\s,]+(?:instead|please|rather|then|not [^,.]{1,20}))*[\s.!]*$`,
  "iu",
);
const SAID = new RegExp(String.raw`(?<![\p{L}\p{N}])${LENGTH}(?![\p{L}])`, "giu");
const EARLIER = /(?<![\p{L}])(?:earlier|sooner|forward|bring|pull)(?![\p{L}])/iu;

interface Length {
  count: number;
  isMonths: boolean;
  days: number;
}
function lengthOf({ count = "", unit = "" }: Record<string, string | undefined>): Length {
  const steps = COUNTS[count.toLowerCase()] ?? Number(count);
  const isMonths = /^month$/iu.test(unit);
  return { count: steps, isMonths, days: steps * (isMonths ? 30 : /^week$/iu.test(unit) ? 7 : 1) };
}

/** A rhythm that tasks do not have, or another length of time for the task that was moved or made last; null for other words. */
export function otherLength(
  text: string,
  [action]: readonly AssistantAction[],
  { history, today }: StepRequest,
  call: Call,
): Answer | Asking | null {
  if (!action || !/^(?:create|update)_task$/u.test(action.tool)) return null;
  const fault = faultOfRhythm(text);
  if (fault) return { ask: say(fault.problem, fault.offers), question: null };
  const said = OTHER.exec(text.trim())?.groups;
  const { dueDate: due } = (action.params["patch"] ?? action.params) as { dueDate?: unknown };
  if (!said || typeof due !== "string") return null;
  const before = history.findLast(({ role }) => role === "user")?.content ?? "";
  const [first, more] = Array.from(before.matchAll(SAID), ({ groups = {} }) => lengthOf(groups));
  if (!first || more)
    return {
      ask: say(`Do you mean that long after the day it is due, or from today? Please tell me the day.`),
      question: null,
    };
  const sign = EARLIER.test(before) ? -1 : 1;
  const isFromToday = due === (first.isMonths ? addMonths(today, first.count) : addDays(today, first.days * sign));
  const from = isFromToday ? today : addDays(due, -first.days * sign);
  const other = lengthOf(said);
  const dueDate = isFromToday && other.isMonths ? addMonths(from, other.count) : addDays(from, other.days * sign);
  return moved(action, dueDate, call);
}

const NONE = { title: null, description: null, status: null, dueDate: null, recurrence: null, founderId: null };
function moved({ id, tool, status, params, recordId, heldBecause }: AssistantAction, dueDate: string, call: Call) {
  if (status !== "proposed" && recordId !== null)
    return outcome(call("update_task", { taskId: recordId, patch: { ...NONE, dueDate }, clear: [] }, null));
  call("take_back", { actionId: id }, null);
  const patch = { ...(params["patch"] as object | undefined), dueDate };
  return outcome(call(tool, tool === "create_task" ? { ...params, dueDate } : { ...params, patch }, heldBecause));
}
