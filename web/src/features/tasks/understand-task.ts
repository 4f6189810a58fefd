import { todayIn } from "@contract/calendar-date";
import type { Recurrence } from "@contract/recurrence";
import { otherRecurrence, type Spoken, spokenDate, spokenRecurrence } from "@/lib/spoken-dates";
import { chronoDate } from "@/lib/spoken-day";
import { mentionOf } from "./mentions";
import type { FounderLookup, NamedFounder } from "./name-links";

export interface Understood {
  title: string;
  dueDate: string | null;
  recurrence: Recurrence | null;
  founderId: string | null;
  /** Those of one first name, when the line does not say which of them. */
  people: NamedFounder[];
}

export type Understanding = "dueDate" | "recurrence" | "founderId";

interface Surroundings {
  now: Date;
  timeZone: string;
  founders: FounderLookup;
  /** What not to look for: the words stay in the title. */
  except?: ReadonlySet<Understanding>;
}

const LEAD = /(?:^|\s)(?:by|on|due|for|until|before|starting|from|@)\s*$/i;
/** "in April", but not the "in" of "check in tomorrow". */
const MONTH_OR_YEAR = /^(?:(?:early|mid|late)[ -])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|20\d\d)/i;
const LEAD_OF_MONTH = /(?:^|\s)(?:in|during)\s*$/i;
const CLOCK = "(?:\\d{1,2}(?::\\d{2})? ?[ap]\\.?m\\.?|\\d{1,2}:\\d{2}|noon|midday|midnight)";
const TIME = new RegExp(
  `\\b(?:(?:at|from|around|about) )?${CLOCK}(?: ?(?:-|–|to|until) ?${CLOCK})?(?=\\W|$)|\\bat \\d{1,2}(?=\\s|[,.;!?]|$)`,
  "i",
);
const PARTS_OF_DAY: readonly [RegExp, string][] = [
  [/\bmorning\b/i, "in the morning"],
  [/\bafternoon\b/i, "in the afternoon"],
  [/\b(?:evening|tonight)\b/i, "in the evening"],
  [/\bnight\b/i, "at night"],
];
/** Represents what must not be read as a date; of the private use area, so that nobody types it. */
const MASK = "\uE000";

/** The time of day that a date in words has with it, as it goes on in the title: a task has a date only. */
function timeOf({ text, clock }: Spoken): string {
  const time = TIME.exec(text)?.[0].trim();
  if (time !== undefined) return /^\d/.test(time) ? `at ${time}` : time;
  const part = PARTS_OF_DAY.find(([pattern]) => pattern.test(text))?.[1];
  return part ?? clock ?? "";
}

/** A time of day without a date stays where it is. */
const isKept = ({ isTimeOnly = false, text }: Spoken) => isTimeOnly && TIME.test(text);

/** The text without what was understood, and without the word that led to it. Whatever else was typed stays as it is. */
function without(text: string, spoken: Spoken): string {
  const leading = text.slice(0, spoken.index).replace(LEAD, "");
  const before = (MONTH_OR_YEAR.test(spoken.text) ? leading.replace(LEAD_OF_MONTH, "") : leading).trimEnd();
  const after = text.slice(spoken.index + spoken.text.length).trimStart();
  const time = timeOf(spoken);
  // "Tomorrow at 3pm call them" is "call them at 3pm".
  const parts = before === "" ? [after.replace(/^[,;:–-]+\s*/, ""), time] : [before, time, after];
  return parts
    .filter(Boolean)
    .reduce((title, part) => title + (/^[,.;!?]+(?:\s|$)/.test(part) ? "" : " ") + part, "")
    .replace(/^[\s,;:–-]+(?=\s|\p{L})|[\s,;:–-]+$/gu, "")
    .trim();
}

interface Line {
  /** As it will be the title. */
  text: string;
  /** The same, as long, without what must not be read as a date. */
  readable: string;
}

const masked = (text: string, { index, length }: { index: number; length: number }) =>
  text.slice(0, index) + MASK.repeat(length) + text.slice(index + length);

/** Takes what was understood out of both, from the same place. */
function taking({ text, readable }: Line, spoken: Spoken): Line {
  const rest = without(readable, spoken);
  // What is masked comes in the same order in both.
  const hidden = [...readable].flatMap((character, at) => (character === MASK ? [text.charAt(at)] : []));
  return { text: rest.replaceAll(MASK, () => hidden.shift() ?? ""), readable: rest };
}

/** What a line such as "call the investor next Tuesday" asks for. Nothing is thrown away: with no title left, the line is the title. */
export function understandTask(line: string, { now, timeZone, founders, except }: Surroundings): Understood {
  const today = todayIn(timeZone, now);
  const whole = line.trim();
  const mention = except?.has("founderId") ? null : mentionOf(whole, founders);
  let rest: Line = { text: whole, readable: whole };
  if (mention) rest.readable = masked(whole, { index: mention.index, length: mention.text.length });
  const often = except?.has("recurrence") ? null : spokenRecurrence(rest.readable, today);
  if (often) rest = taking(rest, often);
  // "every other week" is none of ours: neither is it read as "in a week".
  const other = otherRecurrence(rest.readable);
  if (other) rest.readable = masked(rest.readable, { index: other.index, length: other.text.length });
  const date = except?.has("dueDate")
    ? null
    : (spokenDate(rest.readable, today) ?? chronoDate(rest.readable, now, timeZone));
  if (date && !isKept(date)) rest = taking(rest, date);
  const recurrence = often?.recurrence ?? null;
  const [person, ...others] = mention?.people ?? [];
  return {
    title: titleOf(rest.text, mention?.text) || whole,
    // A date of its own says when a recurring task starts; else it starts at once.
    dueDate:
      (date?.isTimeOnly ? often?.date : null) ?? date?.date ?? often?.date ?? (recurrence === null ? null : today),
    recurrence,
    founderId: others.length === 0 ? (person?.id ?? null) : null,
    people: others.length === 0 ? [] : (mention?.people ?? []),
  };
}

/** The sign that asked for a person is not part of the title. */
function titleOf(text: string, mentioned: string | undefined): string {
  return mentioned?.startsWith("@") ? text.replace(mentioned, mentioned.slice(1)) : text;
}
