import type { PersonEntry, PersonTimelinePage } from "@contract/person-timeline";
import type { Task } from "@contract/tasks";

const keyOf = ({ kind, id }: PersonEntry) => `${kind} ${id}`;

/** Whether an entry is further up: later, and of those at one moment by kind and id, as the database orders them. */
function isBefore(a: PersonEntry, b: PersonEntry): boolean {
  const [here, there] = [Date.parse(a.at), Date.parse(b.at)];
  // Of one millisecond, the digits after it decide.
  if (here !== there) return here > there;
  if (a.at !== b.at) return a.at > b.at;
  return a.kind === b.kind ? a.id > b.id : a.kind > b.kind;
}

/** The entries of all pages that were read, with the tasks that are read more often in place of those that came with them. */
export function mergeEntries(
  pages: readonly PersonTimelinePage[],
  tasks: PersonTimelinePage | undefined,
): PersonEntry[] {
  const entries = [...new Map(pages.flatMap((page) => page.entries).map((entry) => [keyOf(entry), entry])).values()];
  if (!tasks) return entries;
  const [last, lastTask] = [entries.at(-1), tasks.entries.at(-1)];
  const hasMore = pages.at(-1)?.next != null;
  // What is further down than the last entry comes with its page; tasks further down than those that were read stay as they came.
  const fresh = tasks.entries.filter((task) => !hasMore || last === undefined || !isBefore(last, task));
  const kept = entries.filter(
    (entry) => entry.kind !== "task" || (tasks.next !== null && lastTask !== undefined && isBefore(lastTask, entry)),
  );
  const all = [...kept, ...fresh];
  return all.sort((a, b) => (a === b ? 0 : isBefore(a, b) ? -1 : 1));
}

/** What is under way, or waits for the network: each gives what an entry's record will be, or null where it is deleted. */
export interface UnderWay {
  task: (task: Task) => Task | null;
  note: (note: { id: string; content: string }) => string | null;
  isTouchDeleted: (touchId: string) => boolean;
  /** What was logged and the server does not have yet, the newest first. */
  logged: readonly PersonEntry[];
}

/** The entries as they will be once everything that is under way has reached the server. */
export function withUnderWay(entries: readonly PersonEntry[], underWay: UnderWay): PersonEntry[] {
  const changed = entries.flatMap((entry): PersonEntry[] => {
    if (entry.kind === "task") {
      const task = underWay.task(entry.task);
      return task === null ? [] : [task === entry.task ? entry : { ...entry, task }];
    }
    if (entry.kind === "note") {
      const content = underWay.note(entry.note);
      return content === null
        ? []
        : [content === entry.note.content ? entry : { ...entry, note: { ...entry.note, content } }];
    }
    const isTouch = entry.kind === "email" || entry.kind === "touch";
    return isTouch && underWay.isTouchDeleted(entry.id) ? [] : [entry];
  });
  const keys = new Set(entries.flatMap((entry) => ("touch" in entry && entry.touch.key ? [entry.touch.key] : [])));
  return [...underWay.logged.filter(({ id }) => !keys.has(id)), ...changed];
}
