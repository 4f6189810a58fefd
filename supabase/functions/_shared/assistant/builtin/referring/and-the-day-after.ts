import { addDays } from "../../../contract/calendar-date.ts";
import { findDates } from "../find-dates.ts";
import { dueOfTheTask } from "./day-after.ts";
import type { InFull, Known } from "./targets.ts";

const COUNTS = "no one two three four five six seven".split(" ");
const STEP = String.raw`(?:on )?(?:the (?:(?<next>next|following) day|(?<unitAfter>day|week) (?<wayAfter>after|before)(?:wards)?(?: that)?)|(?<count>an?|one|two|three|four|five|six|seven|\d{1,2}) (?<unit>day|week)s? (?<way>later|after|earlier|before)(?: that)?)`;
const TO_DO = String.raw`,?\s+(?:remind me\s+)?to\s+(?<what>\S[^?\n]{2,120}?)`;
const FOLLOWS = new RegExp(
  String.raw`^(?:(?:and|then|also|please|ok|okay)[\s,]+)*(?:remind me\s+)?${STEP}${TO_DO}[\s.!]*$`,
  "iu",
);
const BEHIND = new RegExp(
  String.raw`^(?<first>\W*(?:(?:please|ok|and|can you|could you)[\s,]+)*remind me\s[^.;?\n]{4,120}?),?\s+and\s+(?:then\s+)?${STEP}${TO_DO}[\s.!]*$`,
  "iu",
);

/** The day that such words count to, from another day. */
function dayFrom(day: string, groups: Record<string, string | undefined>): string {
  const said = groups["count"]?.toLowerCase() ?? "one";
  const count = /^an?$/.test(said) ? 1 : COUNTS.includes(said) ? COUNTS.indexOf(said) : Number(said);
  const sign = /^(?:earlier|before)$/iu.test(groups["way"] ?? groups["wayAfter"] ?? "") ? -1 : 1;
  return addDays(day, sign * count * (/^week/iu.test(groups["unit"] ?? groups["unitAfter"] ?? "") ? 7 : 1));
}

/** "And the day after to email her", behind a task with a day: one more task, on the day that is counted from that one. */
export function andTheDayAfter(known: Known): InFull | null {
  const groups = FOLLOWS.exec(known.request.message.trim())?.groups;
  const due = groups ? dueOfTheTask(known) : null;
  if (!groups || due === null || findDates(groups["what"] ?? "", known.request.today).length > 0) return null;
  const day = dayFrom(due, groups);
  return day < known.request.today ? null : { message: `remind me on ${day} to ${groups["what"] ?? ""}`, people: [] };
}

/** "Remind me tomorrow to call Ana and the day after to email her": two reminders, the second counted from the first. */
export function withDayAfterApart(message: string, today: string): string {
  const groups = message.length > 300 ? undefined : BEHIND.exec(message)?.groups;
  const first = groups?.["first"] ?? "";
  const [due, another] = first === "" ? [] : findDates(first, today);
  if (!groups || !due || another || findDates(groups["what"] ?? "", today).length > 0) return message;
  const day = dayFrom(due.date, groups);
  return day < today ? message : `${first}. Remind me on ${day} to ${groups["what"] ?? ""}`;
}
