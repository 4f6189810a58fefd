import type { NewTask, Task, TaskPatch } from "@contract/tasks";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useOutbox } from "@/lib/outbox/use-outbox";
import { toast } from "@/lib/toast";
import { useMutationOnce } from "@/lib/use-mutation-once";
import { placeAt } from "./board-place";
import { ADD_FAILED } from "./messages";
import { seenOf } from "./late-change";
import { addTaskEdit, changeTaskEdit } from "./task-edits.queries";
import { patched, toColumns, withTask } from "./task-list";
import { CHANGE_KEY, listCache } from "./tasks.queries";

/** Changes of tasks reach the server one after the other, in the order in which they were made. */
export const scope = { id: "tasks" };

/** Reads the list again once the last of several changes is through: an earlier read would take back what is on its way. */
export function reloadAfterLast(client: QueryClient) {
  return client.isMutating({ mutationKey: CHANGE_KEY }) === 1 ? listCache.reload(client) : undefined;
}

/**
 * Changes the list before the next key is pressed, and once more after the reads that were under way are stopped: each puts back
 * the list that it began with.
 */
export async function changeAtOnce(client: QueryClient, change: (tasks: Task[]) => Task[]) {
  listCache.change(client, change);
  await listCache.hold(client);
  listCache.change(client, change);
}

interface Change {
  task: Task;
  patch: TaskPatch;
  /** What to say when it fails. */
  failure: string;
  /** Called once it is saved, also when what asked for it is no longer on screen. */
  saved?: (task: Task) => void;
}

/** Shows a change at once and saves it; on failure the list is shown as the server has it. */
export function useChangeTask() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutation({
    mutationKey: CHANGE_KEY,
    scope,
    mutationFn: ({ task, patch }: Change) =>
      outbox.submit(changeTaskEdit, { taskId: task.id, title: task.title, patch, seen: seenOf(task) }),
    onMutate: async ({ task, patch }) => {
      const before = listCache.read(client)?.find(({ id }) => id === task.id) ?? task;
      await changeAtOnce(client, (tasks) => withTask(tasks, patched(before, patch)));
      return { before };
    },
    onSuccess: (outcome, { task, patch, saved }) => saved?.(outcome.isWaiting ? patched(task, patch) : outcome.reply),
    onError: (_, { failure }, result) => {
      if (result) listCache.change(client, (tasks) => withTask(tasks, result.before));
      toast.bad(failure);
    },
    // What waits for the network stands on screen already, and there is nobody to ask.
    onSettled: (outcome) => (outcome?.isWaiting ? undefined : reloadAfterLast(client)),
  });
}

interface Addition {
  task: NewTask;
  saved?: (task: Task) => void;
}

/** A task that the server does not have yet, at the end of its column. */
function waitingTask(client: QueryClient, id: string, task: NewTask): Task {
  const column = toColumns(listCache.read(client) ?? [])[task.status];
  return {
    ...task,
    id,
    boardPosition: placeAt(column, column.length),
    recursFrom: task.recurrence === null ? null : task.dueDate,
    nextDueDate: null,
    founderName: null,
    completedAt: null,
    createdAt: new Date().toISOString(),
  };
}

/** Adds a task; it stands at the end of its column once the server has it. */
export function useAddTask() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutationOnce({
    mutationKey: CHANGE_KEY,
    scope,
    mutationFn: async ({ task: given }: Addition) => {
      const id = crypto.randomUUID();
      const outcome = await outbox.submit(addTaskEdit, { id, task: given });
      return { isWaiting: outcome.isWaiting, task: outcome.isWaiting ? waitingTask(client, id, given) : outcome.reply };
    },
    onSuccess: async ({ task }, { saved }) => {
      saved?.(task);
      await listCache.hold(client);
      listCache.change(client, (tasks) => withTask(tasks, task));
    },
    onError: () => toast.bad(ADD_FAILED),
    onSettled: (outcome) => (outcome?.isWaiting ? undefined : reloadAfterLast(client)),
  });
}
