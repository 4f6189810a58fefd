import { todayIn } from "@contract/calendar-date";
import { MOVED_AT_ONCE, type NewTask, type Task, type TaskPatch, type TaskStatus } from "@contract/tasks";
import { StoreError } from "@stores/store-error";
import { addTask, countWithoutNext, moveTasks, removeTask, removeTasks, updateTask } from "@stores/tasks";
import { listTrash, restore } from "@stores/trash";
import type { QueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { defineEdit } from "@/lib/outbox/edit";
import { browserTimeZone } from "@/lib/time-zones";
import { toast } from "@/lib/toast";
import { conflictOf, type Seen, seenOf } from "./late-change";
import { withoutNext } from "./messages";
import { STATUS_NAMES } from "./task-list";
import { CHANGE_KEY, listCache } from "./tasks.queries";

export interface TaskChange {
  taskId: Task["id"];
  title: string;
  patch: TaskPatch;
  /** What it was when the change was made. */
  seen: Seen;
}

/** Brings the screen up to date after an edit that waited; one that did not is followed by its own mutation. */
function afterWaiting(client: QueryClient): unknown {
  return client.isMutating({ mutationKey: CHANGE_KEY }) === 0 ? listCache.reload(client) : undefined;
}

/** Says so when completed tasks that recur have no next one. */
async function sayWithoutNext(taskIds: readonly Task["id"][]) {
  try {
    const count = await countWithoutNext(db, taskIds);
    if (count > 0) toast.bad(withoutNext(count));
  } catch {
    // The tasks are done; what cannot be read now is on the board later.
  }
}

async function afterSaving(client: QueryClient, task: Task, isCompleted: boolean) {
  if (isCompleted && task.status === "done" && task.recurrence !== null) void sayWithoutNext([task.id]);
  await afterWaiting(client);
}

/** A change of a task. It may wait for the network; then it gives way to what someone else changed meanwhile. */
export const changeTaskEdit = defineEdit({
  kind: "tasks.change",
  describe: ({ title, patch }: TaskChange) => patch.title ?? title,
  send: async ({ taskId, patch, seen }, { isLate }) => {
    if (isLate) {
      const now = await updateTask(db, taskId, {});
      const conflict = conflictOf(patch, seen, seenOf(now), todayIn(browserTimeZone()));
      if (conflict !== null) throw new StoreError(conflict, 409);
    }
    return updateTask(db, taskId, patch);
  },
  settle: (client, { patch }, task) => afterSaving(client, task, patch.status === "done"),
});

export interface TaskToAdd {
  /** Made here, so that a task whose answer got lost is not stored twice. */
  id: Task["id"];
  task: NewTask;
}

/** A new task. It may wait for the network. */
export const addTaskEdit = defineEdit({
  kind: "tasks.add",
  describe: ({ task }: TaskToAdd) => task.title,
  send: ({ id, task }) => addTask(db, task, id),
  settle: (client, _, task) => afterSaving(client, task, true),
});

export interface NamedTask {
  taskId: Task["id"];
  title: string;
}

const isGone = (error: unknown) => error instanceof StoreError && error.status === 404;

/** A deletion. It may wait for the network; what is gone by then is what was wanted. */
export const removeTaskEdit = defineEdit({
  kind: "tasks.remove",
  describe: ({ title }: NamedTask) => `Delete “${title}”`,
  send: async ({ taskId }, { isLate }) => {
    try {
      await removeTask(db, taskId);
    } catch (error) {
      if (!isLate || !isGone(error)) throw error;
    }
  },
  settle: afterWaiting,
});

/** A deletion of many tasks. It may wait for the network; those that are gone by then are left out. */
export const removeTasksEdit = defineEdit({
  kind: "tasks.removeMany",
  describe: ({ tasks }: { tasks: NamedTask[] }) => `Delete ${tasks.length} tasks`,
  send: ({ tasks }) =>
    removeTasks(
      db,
      tasks.map(({ taskId }) => taskId),
    ),
  settle: afterWaiting,
});

/** Undoes a deletion, which it follows when both wait for the network. */
export const restoreTaskEdit = defineEdit({
  kind: "tasks.restore",
  describe: ({ title }: NamedTask) => `Restore “${title}”`,
  send: async ({ taskId }) => {
    const { data } = await listTrash(db, { limit: 100, offset: 0 });
    const entry = data.find(({ kind, recordId }) => kind === "task" && recordId === taskId);
    // Not in the trash: it is back already, or 404.
    if (entry) await restore(db, entry.id);
    else await updateTask(db, taskId, {});
  },
  settle: afterWaiting,
});

export interface TasksToMove {
  tasks: NamedTask[];
  status: TaskStatus;
}

/** One status for many tasks, whatever each had. It may wait for the network; those that are gone by then are left out. */
export const moveTasksEdit = defineEdit({
  kind: "tasks.move",
  describe: ({ tasks, status }: TasksToMove) =>
    `${tasks.length === 1 ? (tasks[0]?.title ?? "") : `${tasks.length} tasks`}: ${STATUS_NAMES[status]}`,
  send: async ({ tasks, status }) => {
    for (let at = 0; at < tasks.length; at += MOVED_AT_ONCE) {
      const taskIds = tasks.slice(at, at + MOVED_AT_ONCE).map(({ taskId }) => taskId);
      await moveTasks(db, { taskIds, status });
    }
  },
  settle: async (client, { tasks, status }) => {
    if (status === "done") void sayWithoutNext(tasks.map(({ taskId }) => taskId));
    await afterWaiting(client);
  },
});
