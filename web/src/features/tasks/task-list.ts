import type { Task, TaskPatch, TaskStatus } from "@contract/tasks";

export const STATUSES: readonly TaskStatus[] = ["todo", "in_progress", "done"];

/** What the board calls its columns. */
export const COLUMN_NAMES: Record<TaskStatus, string> = { todo: "TO DO", in_progress: "IN PROGRESS", done: "DONE" };
/** The same in running text. */
export const STATUS_NAMES: Record<TaskStatus, string> = { todo: "To do", in_progress: "In progress", done: "Done" };

type Placed = Pick<Task, "boardPosition" | "createdAt" | "id">;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The order of cards in a column: by place; of two that share one, the older first. */
export function byPlace(a: Placed, b: Placed): number {
  return compare(a.boardPosition, b.boardPosition) || compare(a.createdAt, b.createdAt) || compare(a.id, b.id);
}

export type Columns = Record<TaskStatus, Task[]>;

/** The tasks of each column, in order. */
export function toColumns(tasks: readonly Task[]): Columns {
  const columns: Columns = { todo: [], in_progress: [], done: [] };
  for (const task of tasks) columns[task.status].push(task);
  for (const status of STATUSES) columns[status].sort(byPlace);
  return columns;
}

/** A task as it will be once the patch is saved; what only the server knows stays. */
export function patched(task: Task, { snoozeTo, ...patch }: TaskPatch): Task {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<Task>;
  const dueDate = given.dueDate === undefined ? (snoozeTo ?? task.dueDate) : given.dueDate;
  return { ...task, ...given, boardPosition: given.boardPosition ?? task.boardPosition, dueDate };
}

/** The list with this task in place of its former self, or added to it. */
export function withTask(tasks: readonly Task[], task: Task): Task[] {
  const isThere = tasks.some(({ id }) => id === task.id);
  return isThere ? tasks.map((one) => (one.id === task.id ? task : one)) : [...tasks, task];
}
