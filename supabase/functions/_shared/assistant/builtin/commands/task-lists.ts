/** A message that hands over a list of tasks: what is to be done, one for each. */
const ASKS =
  "(?:(?:please|can you|could you|hey|ok|so)[\\s,]+)*(?:(?:make|create|add|turn|put|convert|save|set up|note|write)\\b[^\\n:]{0,60}?\\b(?:tasks?|to-?dos?|reminders?|(?:to-?do |task )?list)\\b[^\\n:]{0,40}|(?:my |new |these )?(?:tasks?|to-?dos?|to-?do list|task list)(?: (?:for|this|next|today|tomorrow)\\b[^\\n:]{0,30})?)";
const MARK = "(?:[-*•–]|\\d{1,2}[.)]|\\[ ?\\])";
const LINES = new RegExp(`^\\s*${ASKS}\\s*[:.]?[^\\S\\n]*\\n(?<items>[^]+)$`, "iu");
const INLINE = new RegExp(`^\\s*${ASKS}\\s*:?\\s+${MARK}\\s+(?<items>[^\\n]+)$`, "iu");
const THESE = new RegExp(`^\\s*(?:${ASKS})\\s*:\\s+(?<items>[^\\n;]+(?:;[^\\n;]+)+)$`, "iu");
const MOST = 8;
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
/** "Create 2 tasks: … and …", "need three tasks on Ines: …, …, …". */
const COUNTED =
  /^\s*(?:(?:please|can you|could you|hey|ok|so|i|we|also|and|then)[\s,]+)*(?:(?:create|add|make|set up|need|want|new|put|put in|give me|note|write down)\s+(?:me\s+|the\s+|these\s+|my\s+)*)?(?<count>\d|two|three|four|five|six)\s+(?:new\s+|more\s+|quick\s+)*(?:tasks?|to-?dos?|reminders?)(?:\s+please)?(?:\s+(?:for|on|about|with|regarding)\s+(?<who>[^:\n]{2,40}?))?\s*[:–-]\s*(?<items>[^]+)$/iu;
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
    const count = COUNTS[(counted["count"] ?? "").toLowerCase()] ?? Number(counted["count"]);
    const items = counted["items"] ?? "";
    const shared = SHARED.exec(items)?.groups?.["day"] ?? "";
    const parts = JOINTS.map((joint) => itemsAt(items.replace(SHARED, ""), joint)).find(
      (some) => some.length === count,
    );
    const who = counted["who"] ? `${counted["who"].trim()}: ` : "";
    if (parts && count > 1) return named(parts.map((part) => `${who}${part}${shared && ` ${shared}`}`));
  }
  const inline = INLINE.exec(message)?.groups?.["items"];
  if (inline !== undefined) return named(inline.split(new RegExp(`\\s+${MARK}\\s+`, "u")));
  const these = THESE.exec(message)?.groups?.["items"];
  return these === undefined ? null : named(these.split(";"));
}

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

/** Each as a task: "Hana: send the deck" is one for Hana. */
const named = (items: readonly string[]): string[] =>
  items
    .map((item) => item.replace(new RegExp(`^\\s*${MARK}\\s+`, "u"), "").trim())
    .filter((item) => /[\p{L}\p{N}]/u.test(item))
    .slice(0, MOST)
    .map(taskSentence);

/** How a task is asked for: "Hana: send the deck" is one for Hana. */
export const taskSentence = (item: string): string =>
  /^[^:]{2,30}:\s/u.test(item) ? `Task for ${item}` : `Task: ${item}`;
