import { todayIn } from "@contract/calendar-date";
import type { NewTask, Task, TaskPatch } from "@contract/tasks";
import { StoreError } from "@stores/store-error";
import { addTask, updateTask } from "@stores/tasks";
import type { QueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { defineEdit } from "@/lib/outbox/edit";
import { conflictOf, type Seen, seenOf } from "./late-change";
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

/** A change of a task. It may wait for the network; then it gives way to what somebody else changed meanwhile. */
export const changeTaskEdit = defineEdit({
  kind: "tasks.change",
  describe: ({ title, patch }: TaskChange) => patch.title ?? title,
  send: async ({ taskId, patch, seen }, { isLate }) => {
    if (isLate) {
      const now = await updateTask(db, taskId, {});
      const conflict = conflictOf(patch, seen, seenOf(now), todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone));
      if (conflict !== null) throw new StoreError(conflict, 409);
    }
    return updateTask(db, taskId, patch);
  },
  settle: afterWaiting,
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
  settle: afterWaiting,
});
