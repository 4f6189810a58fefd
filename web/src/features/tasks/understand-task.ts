import { todayIn } from "@contract/calendar-date";
import type { Recurrence } from "@contract/recurrence";
import { casual } from "chrono-node/en";
import { type FounderLookup, linkNames } from "./name-links";
import { type Spoken, spokenDate, spokenRecurrence } from "./spoken-dates";

export interface Understood {
  title: string;
  dueDate: string | null;
  recurrence: Recurrence | null;
  founderId: string | null;
}

export type Understanding = "dueDate" | "recurrence" | "founderId";

interface Surroundings {
  now: Date;
  timeZone: string;
  founders: FounderLookup;
  /** What not to look for: the words stay in the title. */
  except?: ReadonlySet<Understanding>;
}

// Words that are more often something else: "may I call", "march on", "sat with", "a second look".
const NO_DATE = /^(may|mar|march|sun|sat|now|seconds?|(a|one|\d+) (seconds?|minutes?))$/i;
const LEAD = /(?:^|\s)(?:by|on|due|for|until|before|starting|from)\s*$/i;
const TIME = /\b(?:at )?(?:\d{1,2}(?::\d{2})? ?[ap]\.?m\.?|\d{1,2}:\d{2}|noon|midnight)(?=\W|$)/i;

/**
 * The clock on the user's wall as if it were UTC: chrono then counts in a time without changes of clocks, and its dates are the
 * user's own.
 */
function wallClock(now: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(now);
  return new Date(`${parts.replace(" ", "T")}Z`);
}

function chronoDate(text: string, now: Date, timeZone: string): Spoken | null {
  const reference = { instant: wallClock(now, timeZone), timezone: 0 };
  const found = casual
    .parse(text, reference, { forwardDate: true })
    .find((result) => !NO_DATE.test(result.text.trim()));
  if (!found) return null;
  const number = (part: "year" | "month" | "day", digits: number) =>
    String(found.start.get(part) ?? 0).padStart(digits, "0");
  const date = `${number("year", 4)}-${number("month", 2)}-${number("day", 2)}`;
  return { index: found.index, text: found.text, date, recurrence: null };
}

/** The text without what was understood, and without the word that led to it; a time of day stays, since a task has none. */
function without(text: string, { index, text: said }: Spoken): string {
  const time = TIME.exec(said)?.[0] ?? "";
  const before = text.slice(0, index).replace(LEAD, " ");
  return `${before} ${time} ${text.slice(index + said.length)}`
    .replace(/\s+/g, " ")
    .replace(/\s+([,.;!?])/g, "$1")
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, "")
    .trim();
}

/** What a line such as "call the investor next Tuesday" asks for. Nothing is thrown away: with no title left, the line is the title. */
export function understandTask(line: string, { now, timeZone, founders, except }: Surroundings): Understood {
  const today = todayIn(timeZone, now);
  let title = line.trim();
  const often = except?.has("recurrence") ? null : spokenRecurrence(title, today);
  if (often) title = without(title, often);
  const date = except?.has("dueDate") ? null : (spokenDate(title, today) ?? chronoDate(title, now, timeZone));
  if (date) title = without(title, date);
  const named = except?.has("founderId")
    ? undefined
    : linkNames(title, founders, null).find((piece) => piece.founderId);
  const recurrence = often?.recurrence ?? null;
  return {
    title: title === "" ? line.trim() : title,
    // A date of its own says when a recurring task starts; else it starts at once.
    dueDate: date?.date ?? often?.date ?? (recurrence === null ? null : today),
    recurrence,
    founderId: named?.founderId ?? null,
  };
}
