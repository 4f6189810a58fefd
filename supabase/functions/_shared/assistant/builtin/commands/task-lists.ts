/** A message that hands over a list of tasks: what is to be done, one for each. */
const ASKS =
  "(?:(?:please|can you|could you|hey|ok|so)[\\s,]+)*(?:(?:make|create|add|turn|put|convert|save|set up|note|write)\\b[^\\n:]{0,60}?\\b(?:tasks?|to-?dos?|reminders?|(?:to-?do |task )?list)\\b[^\\n:]{0,40}|(?:my |new |these )?(?:tasks?|to-?dos?|to-?do list|task list)(?: (?:for|this|next|today|tomorrow)\\b[^\\n:]{0,30})?)";
const MARK = "(?:[-*•–]|\\d{1,2}[.)]|\\[ ?\\])";
const LINES = new RegExp(`^\\s*${ASKS}\\s*[:.]?[^\\S\\n]*\\n(?<items>[^]+)$`, "iu");
const INLINE = new RegExp(`^\\s*${ASKS}\\s*:?\\s+${MARK}\\s+(?<items>[^\\n]+)$`, "iu");
const THESE = new RegExp(`^\\s*(?:${ASKS})\\s*:\\s+(?<items>[^\\n;]+(?:;[^\\n;]+)+)$`, "iu");
const MOST = 8;

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
  const inline = INLINE.exec(message)?.groups?.["items"];
  if (inline !== undefined) return named(inline.split(new RegExp(`\\s+${MARK}\\s+`, "u")));
  const these = THESE.exec(message)?.groups?.["items"];
  return these === undefined ? null : named(these.split(";"));
}

/** Each as a task: "Hana: send the deck" is one for Hana. */
const named = (items: readonly string[]): string[] =>
  items
    .map((item) => item.replace(new RegExp(`^\\s*${MARK}\\s+`, "u"), "").trim())
    .filter((item) => /[\p{L}\p{N}]/u.test(item))
    .slice(0, MOST)
    .map((item) => (/^[^:]{2,30}:\s/u.test(item) ? `Task for ${item}` : `Task: ${item}`));
