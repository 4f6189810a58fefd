import { isAction } from "./task-leads.ts";

const DAY =
  "(?:(?:on|for|by)\\s+)?(?:(?:(?:this|next)\\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|the\\s+day\\s+after\\s+tomorrow)(?:\\s+(?:morning|afternoon|evening))?";
const HEAD =
  "(?:(?:hey|ok|okay|so|please|right|and|also|here(?:['’]s| is| are)|my|the|our|new|these|this|next|week['’]?s|a|few|couple|of|for|tasks?|to-?dos?|to-?do|reminders?|jobs|things|plan|list|week|days?|coming|to do|add)[\\s,:–-]+)*";
const MARKED = new RegExp(`(?:^|[\\s,;.]+)(?:and\\s+|then\\s+)*(?<day>${DAY})\\s*[:–—-]\\s+(?=\\S)`, "giu");
const SPOKEN = new RegExp(`(?:^|[\\s,;.]+)(?:and\\s+|then\\s+)*(?<day>${DAY})\\s+(?=\\p{L})`, "giu");
const OF_TASKS = /\b(?:tasks|to-?dos|(?:to-?do|task) list|reminders|jobs|(?:my|the) (?:week|plan))\b/iu;
const NOTHING = /^(?:nothing|nada|free|off|none|empty|no tasks?|-)\W*$/iu;

/** "… make tasks of those": of all that was said before. */
const MAKE_TASKS =
  /[\s,;.–—-]+(?:(?:please|can you|could you|and|so)[\s,]+)*(?:(?:make|create|add|turn|put)\s+(?:(?:those|these|them|that|all)\s+(?:into\s+)?)?(?:tasks|to-?dos|reminders)(?:\s+(?:of|for|from|out of)\s+(?:those|these|them|that|it|all)(?:\s+of\s+(?:them|it|that))?)?|put\s+(?:those|these|them|all(?:\s+of\s+(?:it|that|them))?)\s+on\s+(?:my|the)\s+(?:to-?do\s+)?list)(?:\s+please)?[\s.!]*$/iu;
const OWN = /^(?:(?:i|we)\s+(?:(?:have|need|want|ought)\s+to|must|should|will)\s+|(?:i|we)\s+)/iu;

/** "Monday: …, Tuesday: …", "task list for the week monday … tuesday …": a task for each, on a line of its own. */
export function withDayLists(message: string): string {
  if (/["“”\n?]/u.test(message)) return message;
  const own = message.replace(MAKE_TASKS, "");
  return byDays(own, MARKED, own !== message) ?? byDays(own, SPOKEN, own !== message) ?? message;
}

function byDays(message: string, days: RegExp, areTasks: boolean): string | null {
  const marks = Array.from(message.matchAll(days));
  const [first] = marks;
  if (!first || marks.length < 2) return null;
  const head = message.slice(0, first.index).trim();
  if (head !== "" && !new RegExp(`^${HEAD}$`, "iu").test(`${head} `)) return null;
  const items = marks.map(({ 0: mark, index, groups }, no) => ({
    day: (groups?.["day"] ?? "").replace(/^(?:for|by)\s/iu, "on "),
    what: message
      .slice(index + mark.length, marks[no + 1]?.index)
      .replace(OWN, "")
      .replace(/(?:[\s,;.]|\band\b|\bthen\b)+$/iu, "")
      .trim(),
  }));
  const isSure = areTasks || OF_TASKS.test(head);
  if (days === SPOKEN && !isSure) return null;
  const own = items.filter(({ what }) => what !== "" && !NOTHING.test(what));
  const isToDo = isSure || own.every(({ what }) => isAction(`${what} `));
  return own.length > 1 && isToDo ? own.map(({ day, what }) => `add a task: ${what} ${day}`).join("\n") : null;
}
