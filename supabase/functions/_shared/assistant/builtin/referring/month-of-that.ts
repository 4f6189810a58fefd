import type { StepRequest } from "../../assistant-model.ts";
import { findDates } from "../find-dates.ts";

const MONTH =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
/** "Of March, and just the once". */
const OF_MONTH = new RegExp(
  `^\\W*(?:(?:and|oh|sorry|that['’]?s|i mean|the (?:one|\\d{1,2}(?:st|nd|rd|th)))[\\s,]+)*of (?<month>${MONTH})(?<once>[\\s,.;–—-]+(?:and |but |so )*(?:(?:just|only)(?: the)? once|once(?: only| is enough)?|(?:no|not|without|don['’]?t) repeat(?:ing|ed)?(?: it)?)(?:[\\s,]+(?:please|no repeat(?:s|ing)?))*)?[\\s.!]*$`,
  "iu",
);
const NTH = new RegExp(`(?<!\\p{L})(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)(?!\\p{L}| (?:of )?(?:${MONTH}))`, "iu");

/** An order for "the 1st" with the month that the next message says; null where either says something else. */
export function inMonth(order: string, message: string): string | null {
  const month = OF_MONTH.exec(message)?.groups?.["month"];
  return month !== undefined && NTH.test(order) ? order.replace(NTH, (nth) => `${nth} of ${month}`) : null;
}

/** "Of March, and just the once", after a task for the 1st: the day that it is moved to, and whether it shall not repeat. Other messages are unchanged. */
export function withMonthOfThat(request: StepRequest): string {
  const { message, history, changes = [], today } = request;
  const groups = message.length > 80 ? undefined : OF_MONTH.exec(message)?.groups;
  const before = history.findLast(({ role }) => role === "user")?.content ?? "";
  const [last, more] = changes.filter(({ status }) => status === "executed" || status === "proposed");
  const day = NTH.exec(before)?.groups?.["day"];
  if (!groups || !last || more || day === undefined || !/^(?:create|update)_task$/u.test(last.tool)) return message;
  const [found] = findDates(`on ${day} ${groups["month"] ?? ""}`, today);
  const { recurrence } = (last.params["patch"] ?? last.params) as { recurrence?: unknown };
  const repeats = typeof recurrence === "string" && groups["once"] !== undefined;
  return found ? `no, make it ${found.date}${repeats ? ". It should not repeat" : ""}` : message;
}
