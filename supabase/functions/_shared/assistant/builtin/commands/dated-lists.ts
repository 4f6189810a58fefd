import { asksFor } from "../blocks/blocks.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";

const MARK = "(?:[-*•–]|\\(?\\d{1,2}[.)](?!\\d)|\\[ ?\\])\\s+";
const OF = "(?: (?:for|of|in|this|next|until|till|before|to do|due) [^\\n:]{2,40})?";
/** "My list for December", "jobs for the week", above lines that each begin with a day. */
const HEAD = new RegExp(
  `^(?:(?:ok|okay|so|hey|hi|please|here(?:['’]s| is| are)|these are|this is|add|make|create|put in|note)[\\s,]+)*(?:(?:my|our|the|a|new|these|some|all)\\s+)*(?:to-?do(?: list|s)?|to do(?: list)?|task(?: list|s)?|list|jobs|chores|errands|reminders|deadlines|dates|plan|schedule|diary|agenda|things to do|what(?:['’]s| is) (?:due|to do|on))${OF}\\s*[:–-]?\\s*$`,
  "iu",
);
/** "Tasks out of my notebook, add all three": any words about tasks, above such lines. */
const OF_TASKS =
  /^(?=[^\n]*(?<!\p{L})(?:tasks|to-?dos|to do|reminders|deadlines|errands|chores|follow-?ups)(?!\p{L}))(?![^\n]*(?<!\p{L})(?:notes?|log|done|finished|completed|delete|remove|cancel|move|push|don['’]?t|not|column|columns)(?!\p{L}))[^?"“„\n]{4,100}$/iu;
const DAY = "(?<one>\\d{1,2})\\s?[/]\\s?(?<two>\\d{1,2})(?:[/](?<year>\\d{4}|\\d{2}))?";
const LINE = new RegExp(`^\\s*(?:${MARK})?(?:on |by )?${DAY}(?:\\s*[:,–—-]\\s*|\\s+)(?<what>\\p{L}.{2,})$`, "iu");
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH =
  /(?<![\p{L}])(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?(?![\p{L}])/iu;
/** Where the month comes before the day. */
const OF_US =
  /^(?:America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Juneau|Detroit|Boise|Menominee|Indiana\/|Kentucky\/|North_Dakota\/)|Pacific\/Honolulu|US\/)/u;

interface DatedLine {
  one: number;
  two: number;
  year: string | undefined;
  what: string;
}

/** "My list for December", with "4/12 collect the boxes" below it: tasks with their days, written as they are read anywhere. */
export function withDatedList(message: string, today: string, timeZone: string): string {
  const [head = "", ...below] = message.trim().split("\n");
  const lines = below.map((line) => line.trim()).filter((line) => line !== "");
  if (lines.length < 2 || !(HEAD.test(head.trim()) || OF_TASKS.test(head.trim()))) return message;
  const dated = lines.map((line): DatedLine | null => {
    const { one, two, year, what } = LINE.exec(line)?.groups ?? {};
    return what === undefined || /[?]/u.test(what) ? null : { one: Number(one), two: Number(two), year, what };
  });
  const read = dated.flatMap((line) => line ?? []);
  if (read.length !== lines.length || read.some(({ what }) => startsCommand(what) && /:\s/u.test(what))) return message;
  const isDayFirst = dayFirst(read, head, timeZone);
  const days = read.map((line) => dateOf(line, isDayFirst, today));
  if (days.includes(null)) return message;
  return ["Tasks:", ...read.map(({ what }, no) => `- ${what.replace(/[\s.]+$/u, "")} on ${days[no] ?? ""}`)].join("\n");
}

/** Which of the two numbers is the day: what the numbers or the month above them leave open is as the user's country has it. */
function dayFirst(lines: readonly DatedLine[], head: string, timeZone: string): boolean {
  if (lines.some(({ one }) => one > 12)) return true;
  if (lines.some(({ two }) => two > 12)) return false;
  const month = MONTHS.indexOf((MONTH.exec(head)?.groups?.["month"] ?? "").toLowerCase()) + 1;
  if (month > 0 && lines.every(({ two }) => two === month)) return true;
  if (month > 0 && lines.every(({ one }) => one === month)) return false;
  return !OF_US.test(timeZone);
}

/** The next such day that is not over, as yyyy-mm-dd; null where there is none. */
function dateOf({ one, two, year }: DatedLine, isDayFirst: boolean, today: string): string | null {
  const [day, month] = isDayFirst ? [one, two] : [two, one];
  const inYear = (some: number): string | null => {
    const date = new Date(Date.UTC(some, month - 1, day));
    return month >= 1 && month <= 12 && date.getUTCDate() === day && date.getUTCMonth() === month - 1
      ? date.toISOString().slice(0, 10)
      : null;
  };
  if (year !== undefined) return inYear(Number(year.length === 2 ? `20${year}` : year));
  const own = inYear(Number(today.slice(0, 4)));
  return own !== null && own < today ? inYear(Number(today.slice(0, 4)) + 1) : own;
}

const SLASHED =
  /(?<=(?<!\p{L})(?:on|by|due|until|till|before|for|from|to|starting|is|:)\s)(?<one>\d{1,2})\/(?<two>\d{1,2})(?:\/(?<year>\d{4}|\d{2}))?(?![\d/.,]*\d|\s?(?:of|inch|kg|cm)(?!\p{L}))/giu;
const OF_DAYS =
  /(?<!\p{L})(?:remind|reminder|tasks?|to-?do|nudge|ping me|due|deadline|move|push|postpone|reschedule|snooze|shift|follow[- ]?up|date)(?!\p{L})/iu;
const KEPT = /(?<!\p{L})(?:note[ds]?|noting|log|logged|jot|write|description|summary|saying)(?!\p{L})|["“„«\n]/iu;
/** "A nudge on 9/12": the day comes first but for users in the United States. What is to be kept as it is typed is unchanged. */
export function withDaysFirst(message: string, today: string, timeZone: string): string {
  const isOfUs = OF_US.test(timeZone) && !Array.from(message.matchAll(SLASHED)).some(([, one]) => Number(one) > 12);
  if (isOfUs || !OF_DAYS.test(message) || KEPT.test(message)) return message;
  const isOfDay = /(?<!\p{L})(?:move|push|postpone|reschedule|snooze|shift|due|date|deadline|on|by)(?!\p{L})/iu.test(
    message,
  );
  return message.replace(SLASHED, (said, one: string, two: string, year: string | undefined) => {
    // "Cut the price to 1/2".
    if (!isOfDay && year === undefined && /^(?:1\/[2348]|2\/3|3\/[48])$/u.test(said)) return said;
    const date = dateOf({ one: Number(one), two: Number(two), year, what: "" }, true, today);
    return date ?? said;
  });
}

const POINTS =
  /^(?:#+\s*|\*\*)?(?:action (?:points?|items?)|actions|next steps|to-?dos?|follow[- ]?ups?|agreed actions)(?:\*\*)?\s*:?(?:\*\*)?\s*$/iu;
const ASKS_TASKS =
  /^(?=[^\n]*(?<![\p{L}])(?:tasks|to-?dos|reminders|(?:to-?do |task )?list)(?![\p{L}]))[^\n]*(?<![\p{L}])(?:make|turn|create|add|put|save|store|convert|take)(?![\p{L}])[^\n]*$/iu;
const MINUTES =
  /(?<![\p{L}])(?:minutes|meeting|call|protocol|stand-?up|sync|agenda|present|attendees|attending|apologies)(?![\p{L}])/iu;
const ITEM = new RegExp(`^\\s*${MARK}`, "u");

/** Minutes whose action points are marked lines at the end: those are what there is to do, where nothing else is asked. */
export function withActionPoints(message: string): string {
  const lines = message.trim().split("\n");
  const at = lines.findIndex((line) => POINTS.test(line.trim()));
  const items = lines.slice(at + 1).filter((line) => line.trim() !== "");
  const before = lines.slice(0, Math.max(at, 0)).filter((line) => line.trim() !== "");
  if (at < 1 || items.length === 0 || !items.every((line) => ITEM.test(line))) return message;
  const [first = ""] = before;
  const isAsked = ASKS_TASKS.test(first);
  // A note of the meeting keeps its points.
  const isOrder = (line: string) => startsCommand(line) || isNoteLead(line) || asksFor(line);
  const isNoList = (line: string) => /[?？]|(?<!\p{L})(?:don['’]?t|do not|nothing|fyi)(?!\p{L})/iu.test(line);
  const areMinutes = MINUTES.test(before.join("\n")) && !before.some((line) => isOrder(line) || isNoList(line));
  if (!isAsked && !areMinutes) return message;
  return ["Tasks:", ...items.map((item) => `- ${item.replace(ITEM, "").trim()}`)].join("\n");
}
