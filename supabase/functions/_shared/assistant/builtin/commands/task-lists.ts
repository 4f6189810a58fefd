import { isAction } from "./task-leads.ts";
import { startsCommand } from "./split-clauses.ts";
/** A message that hands over a list of tasks: what is to be done, one for each. */
const ASKS =
  "(?:(?:please|can you|could you|hey|ok|so)[\\s,]+)*(?:(?:make|create|add|turn|put|convert|save|set up|note|write)\\b[^\\n:]{0,60}?\\b(?:tasks?|to-?dos?|reminders?|(?:to-?do |task )?list|(?:my|the|our) board)\\b[^\\n:]{0,40}|(?:my |new |these )?(?:tasks?|to-?dos?|to-?do list|task list)(?: (?:for|this|next|today|tomorrow)\\b[^\\n:]{0,30})?)";
const BOX = "\\[[ xX✓]?\\]";
const MARK = `(?:(?:[-*•–]|\\d{1,2}[.)])(?:\\s*${BOX})?|${BOX})`;
const LINES = new RegExp(`^\\s*${ASKS}\\s*[:.]?[^\\S\\n]*\\n(?<items>[^]+)$`, "iu");
const INLINE = new RegExp(`^\\s*${ASKS}\\s*:?\\s+${MARK}\\s+(?<items>[^\\n]+)$`, "iu");
const THESE = new RegExp(`^\\s*(?:${ASKS})\\s*:\\s+(?<items>[^\\n;]+(?:;[^\\n;]+)+)$`, "iu");
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
/** "Create 2 tasks: … and …", "need three tasks on Ines: …, …, …". */
const COUNTED =
  /^\s*(?:(?:please|can you|could you|hey|ok|so|i|we|also|and|then|i['’]ve got|we['’]ve got)[\s,]+)*(?:(?:create|add|make|set up|need|want|have|got|new|put|put in|give me|note|write down)\s+(?:me\s+|the\s+|these\s+|my\s+)*)?(?<count>\d|two|three|four|five|six)\s+(?:new\s+|more\s+|quick\s+|small\s+)*(?:(?<what>tasks?|to-?dos?|reminders?|things|jobs|errands|chores|bits)|(?=for\s))(?:\s+(?<todo>to do|to be done|to remember|to get done))?(?:\s+please)?(?:\s*(?:for|on|about|with|regarding|by)\s+(?<who>[^:\n]{2,40}?))?(?:,?\s+please)?(?:\s*[:–-]\s*|\s*,\s*(?=(?:one|first|1)\s*[:.)–-]))(?<items>[^]+)$/iu;
const ONLY_DAY =
  /^(?:(?:this|next)\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week)$|^(?:today|tomorrow)$|^(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?(?:\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)?$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\s+\d{1,2}(?:st|nd|rd|th)?$/iu;
const NUMBERED_ITEM = /^(?:one|two|three|four|five|six|first|second|third|\d)\s*[:.)–-]\s*/iu;

const MY_LIST = /^(?:my|the|our)\s+(?:(?:task|to-?do)\s+)?(?:list|tasks|to-?dos|board|plate)$/iu;
/** "Two jobs for Friday: …": each item with the day or the person of all; null where the things may be anything but tasks. */
function countedTasks(said: Record<string, string | undefined>): string[] | null {
  const count = COUNTS[(said["count"] ?? "").toLowerCase()] ?? Number(said["count"]);
  const items = said["items"] ?? "";
  const shared = SHARED.exec(items)?.groups?.["day"] ?? "";
  const parts = JOINTS.map((joint) => itemsAt(items.replace(SHARED, ""), joint)).find((some) => some.length === count);
  if (!parts || count < 2) return null;
  const isOfList = MY_LIST.test((said["who"] ?? "").trim());
  const who = isOfList ? "" : (said["who"] ?? "").trim();
  const isForDay = ONLY_DAY.test(who);
  const isOfTasks = /^(?:tasks?|to-?dos?|reminders?)$/iu.test(said["what"] ?? "");
  const own = parts.map((part) => part.replace(NUMBERED_ITEM, ""));
  const isToDo =
    said["todo"] !== undefined || isForDay || isOfList || /^(?:jobs|errands|chores)$/iu.test(said["what"] ?? "");
  if (said["what"] === undefined && own.some((part) => !isAction(`${part} `))) return null;
  // "Email Ines" on Friday is to be done, and no order to Tracker.
  const isOrder = (part: string) => startsCommand(part) && !(isForDay && isAction(`${part} `));
  if (!isOfTasks && (!isToDo || own.some(isOrder))) return null;
  const day = isForDay ? ` ${/^\d/.test(who) ? "on the " : "on "}${who}` : "";
  return own.map((part) => `${isForDay || who === "" ? "" : `${who}: `}${part}${day}${shared && ` ${shared}`}`);
}

const OF_DAY =
  /^\s*(?:(?:please|ok|so|hey|and|also)[\s,]+)*(?:(?:add|create|make|new|my|our|the|these|some)\s+)*(?:tasks|to-?dos|reminders|jobs|errands|chores|things(?:\s+to\s+(?:do|remember))?)\s+(?:(?:for|on|due)\s+)?(?<day>(?:(?:this|next)\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow)\s*(?::|\s[–—-])\s+(?<items>[^:;\n"“”?]+)$/iu;
/** "Turn the tommes": a verb and what it is done to. */
const DOES =
  /^\p{Ll}{3,}\s+(?:(?:up|down|out|off|on|in)\s+)?(?:(?:the|an?|my|our|his|her|their|all|some|both)\s|\p{Lu}|\d)/u;
/** "Tasks for Monday - wash the boards, turn the tommes, call Ximena": each with the day; null where commas may be of one title. */
function tasksOfDay({ day = "", items = "" }: Record<string, string | undefined>): string[] | null {
  const parts = itemsAt(items, /\s*,\s*(?:and\s+|then\s+)?/iu);
  const last = parts.pop() ?? "";
  const [, one, other] = /^(.{6,}?)\s+and\s+(.{6,})$/iu.exec(last) ?? [];
  const all = [...parts, ...(one && other && isToDo(one) && isToDo(other) ? [one, other] : [last])];
  return all.length > 1 && all.every(isToDo) && all.some((part) => isAction(`${part} `))
    ? all.map((part) => `${part} on ${day}`.replace(/ on (?=to(?:day|morrow))/iu, " "))
    : null;
}
const isToDo = (part: string): boolean => part.includes(" ") && (isAction(`${part} `) || DOES.test(part));

const JOINTS = [
  /\s*;\s*(?:and\s+)?|\s*\n\s*/u,
  /\s*,\s*(?:and\s+|then\s+)?|\s+and\s+(?:then\s+)?/iu,
  /\s*,\s*(?:and\s+)?/u,
  /\s+and\s+/u,
];
/** "…, both for Wednesday": of each. */
const SHARED =
  /\s*,?\s*(?:\(\s*)?\b(?:both|all(?: of them)?|each)(?: are| due)?\s+(?<day>(?:for|on|by|due|until|next|to(?:day|morrow))\b[^,;)]*)\)?[\s.]*$/iu;
/** What says only that there is no day. */
const NO_RUSH = /\s*\((?:no (?:rush|hurry|date|deadline|day)|whenever|any ?time|not urgent)\)/giu;

/** The items of a list that a message asks to make tasks of, at most eight; null where it does not. A paragraph is no list. */
export function listedTasks(message: string): string[] | null {
  const lines = LINES.exec(message)?.groups?.["items"];
  if (lines !== undefined) {
    const items = lines
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
    const isMarked = items.every((item) => new RegExp(`^${MARK}\\s`, "u").test(item));
    const isShort = items.every((item) => item.split(/\s+/u).length <= 16) && items.length > 1;
    return isMarked || (isShort && /:\s*\n/.test(message)) ? named(items) : null;
  }
  const counted = COUNTED.exec(message)?.groups;
  if (counted) {
    const tasks = countedTasks(counted);
    if (tasks) return named(tasks);
  }
  const ofDay = OF_DAY.exec(message)?.groups;
  const dated = ofDay ? tasksOfDay(ofDay) : null;
  if (dated) return named(dated);
  const inline = INLINE.exec(message)?.groups?.["items"];
  const items = inline?.split(new RegExp(`\\s+${MARK}\\s+`, "u")) ?? [];
  if (items.length > 1) return named(items);
  const these = THESE.test(inQuotesMasked(message)) ? THESE.exec(message)?.groups?.["items"] : undefined;
  // "…; it is due tomorrow" is no task of its own.
  return these === undefined || OF_THE_ONE.test(these) ? null : named(these.split(";"));
}

const QUOTED = /["“«„'‘](?=\S)[^\n"“”«»]{2,120}?["”»“'’](?![\p{L}])/gu;
/** A message with the marks in what it quotes masked: "task: 'ring; then write'" is one. */
const inQuotesMasked = (message: string): string => message.replace(QUOTED, (quoted) => quoted.replace(/[;:]/gu, "_"));

const OF_THE_ONE =
  /;\s*(?:and\s+)?(?:(?:it|this|that)(?:['’]s|\s+(?:is|has|must|should|can))|due|by|starting|beginning|first|status|description|already)(?![\p{L}])/iu;

const NUMBERED = /(?:^|(?<=\s))\(?(\d)[.)]\s+/gu;
/** "1) Will -> Active 2) note on Ana: … 3) task: …": what is to be done, each by its number; null where a message is no such list. */
export function numberedOrders(message: string): string[] | null {
  const marks = Array.from(message.matchAll(NUMBERED));
  const isCounted = marks.length > 1 && marks.every((mark, no) => Number(mark[1]) === no + 1);
  if (!isCounted || message.slice(0, marks[0]?.index).trim() !== "" || message.includes("\n")) return null;
  return marks.map((mark, no) =>
    message
      .slice(mark.index + mark[0].length, marks[no + 1]?.index)
      .replace(/[\s,;]+(?:and|then)?[\s,;]*$/iu, "")
      .replace(/^(\S.{1,40}?)['’]s\s+notes?\s*:\s*/iu, "note on $1: "),
  );
}

const BULLET = /^\s*(?:[-*•–]|\[ ?\])\s+/u;
/** Lines that each begin with a dash or a dot, and nothing else: what is to be done, one each. */
export function bulletedOrders(message: string): string[] | null {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 1 && lines.every((line) => BULLET.test(line))
    ? lines.map((line) => line.replace(BULLET, "").trim())
    : null;
}

const itemsAt = (items: string, joint: RegExp): string[] =>
  items
    .replace(NO_RUSH, "")
    .split(joint)
    .map((item) => item.replace(/[\s.!]+$/u, ""))
    .filter((item) => /[\p{L}\p{N}]/u.test(item));

/** "- [x] sweep the shed": done already. */
const TICKED = /^\s*(?:[-*•–]\s*)?\[[xX✓]\]/u;
/** "Rinse the suits (Wed)": for that day. */
const withDayBehind = (item: string): string =>
  item.replace(/\s*\((?:(?:due|by|on|for)\s+)?(?<day>[^()]{3,20})\)\s*$/iu, (all, day: string) =>
    ONLY_DAY.test(day) || SHORT_DAY.test(day) ? ` on ${day}` : all,
  );
const SHORT_DAY = /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)$/iu;

/** Each as a task: "Hana: send the deck" is one for Hana. */
const named = (items: readonly string[]): string[] =>
  items
    .filter((item) => !TICKED.test(item))
    .map(withDayBehind)
    .map((item) => item.replace(new RegExp(`^\\s*${MARK}\\s+`, "u"), "").trim())
    .filter((item) => /[\p{L}\p{N}]/u.test(item))
    .map(taskSentence);

/** How a task is asked for: "Hana: send the deck" is one for Hana. */
export const taskSentence = (item: string): string =>
  /^[^:]{2,30}:\s/u.test(item) ? `Task for ${item}` : `Task: ${item}`;
