import type { NewTask, Task, TaskPatch, TaskStatus } from "@contract/tasks";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useOutbox } from "@/lib/outbox/use-outbox";
import { toast } from "@/lib/toast";
import { placeAt } from "./board-place";
import { ADD_FAILED, COMPLETE_FAILED, DELETE_FAILED, RESTORE_FAILED } from "./messages";
import { seenOf } from "./late-change";
import { addTaskEdit, changeTaskEdit, moveTasksEdit, removeTaskEdit, restoreTaskEdit } from "./task-edits.queries";
import { patched, toColumns, withoutTask, withTask } from "./task-list";
import { CHANGE_KEY, listCache } from "./tasks.queries";

/** Changes of tasks reach the server one after the other, in the order in which they were made. */
const scope = { id: "tasks" };

/** Reads the list again once the last of several changes is through: an earlier read would take back what is on its way. */
function reloadAfterLast(client: QueryClient) {
  return client.isMutating({ mutationKey: CHANGE_KEY }) === 1 ? listCache.reload(client) : undefined;
}

const nameOf = ({ id, title }: Task) => ({ taskId: id, title });

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
      await listCache.hold(client);
      const before = listCache.read(client)?.find(({ id }) => id === task.id) ?? task;
      listCache.change(client, (tasks) => withTask(tasks, patched(before, patch)));
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
  return useMutation({
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

/** Brings a deleted task back. */
function useBringBack() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return async (task: Task) => {
    try {
      const outcome = await outbox.submit(restoreTaskEdit, nameOf(task));
      listCache.change(client, (tasks) => withTask(tasks, task));
      if (!outcome.isWaiting) await listCache.reload(client);
    } catch {
      toast.bad(RESTORE_FAILED);
    }
  };
}

/** Deletes a task at once, with a way back. */
export function useRemoveTask() {
  const client = useQueryClient();
  const outbox = useOutbox();
  const bringBack = useBringBack();
  return useMutation({
    mutationKey: CHANGE_KEY,
    scope,
    mutationFn: (task: Task) => outbox.submit(removeTaskEdit, nameOf(task)),
    onMutate: async (task) => {
      await listCache.hold(client);
      listCache.change(client, (tasks) => withoutTask(tasks, task.id));
    },
    onSuccess: (_, task) => toast.good("Task deleted.", { label: "Undo", run: () => void bringBack(task) }),
    onError: (_, task) => {
      listCache.change(client, (tasks) => withTask(tasks, task));
      toast.bad(DELETE_FAILED);
    },
    onSettled: (outcome) => (outcome?.isWaiting ? undefined : reloadAfterLast(client)),
  });
}

interface Move {
  tasks: Task[];
  status: TaskStatus;
  saved?: () => void;
}

/** Gives many tasks one status at once. */
export function useMoveTasks() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutation({
    mutationKey: CHANGE_KEY,
    scope,
    mutationFn: ({ tasks, status }: Move) => outbox.submit(moveTasksEdit, { tasks: tasks.map(nameOf), status }),
    onMutate: async ({ tasks, status }) => {
      await listCache.hold(client);
      const moved = new Set(tasks.map(({ id }) => id));
      listCache.change(client, (all) => all.map((task) => (moved.has(task.id) ? { ...task, status } : task)));
    },
    onSuccess: (_, { saved }) => saved?.(),
    onError: (_, { tasks }) => {
      listCache.change(client, (all) => tasks.reduce(withTask, all));
      toast.bad(COMPLETE_FAILED);
    },
    onSettled: (outcome) => (outcome?.isWaiting ? undefined : reloadAfterLast(client)),
  });
}

/** Completes tasks together, with a way back to what each was. */
export function useCompleteTasks() {
  const { mutate } = useMoveTasks();
  return useCallback(
    (tasks: Task[]) => {
      const open = tasks.filter(({ status }) => status !== "done");
      if (open.length === 0) return;
      const undo = () => {
        for (const status of ["todo", "in_progress"] as const) {
          const same = open.filter((task) => task.status === status);
          if (same.length > 0) mutate({ tasks: same.map((task) => ({ ...task, status: "done" })), status });
        }
      };
      const said = open.length === 1 ? "Task completed." : `${open.length} tasks completed.`;
      const saved = () => toast.good(said, { label: "Undo", run: undo });
      mutate({ tasks: open, status: "done", saved });
    },
    [mutate],
  );
}

/** Puts a task off, with a way back. */
export function useSnooze() {
  const { mutate } = useChangeTask();
  return useCallback(
    (task: Task, date: string, label: string) => {
      const failure = "The task could not be put off.";
      const undo = (): TaskPatch => (task.dueDate === null ? { dueDate: null } : { snoozeTo: task.dueDate });
      const saved = (now: Task) =>
        toast.good(`Put off: ${label.toLowerCase()}.`, {
          label: "Undo",
          run: () => mutate({ task: now, patch: undo(), failure }),
        });
      mutate({ task, patch: { snoozeTo: date }, failure, saved });
    },
    [mutate],
  );
}
