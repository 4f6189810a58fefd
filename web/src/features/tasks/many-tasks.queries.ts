import type { Task, TaskPatch, TaskStatus } from "@contract/tasks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { confirm } from "@/lib/confirm";
import { useOutbox } from "@/lib/outbox/use-outbox";
import { toast } from "@/lib/toast";
import { changeAtOnce, reloadAfterLast, scope } from "./change-tasks.queries";
import { seenOf } from "./late-change";
import {
  DELETE_ALL_FAILED,
  DELETE_FAILED,
  deleteQuestion,
  MOVE_ALL_FAILED,
  RESTORE_FAILED,
  SNOOZE_ALL_FAILED,
  SNOOZE_FAILED,
} from "./messages";
import { changeTaskEdit, moveTasksEdit, removeTaskEdit, removeTasksEdit, restoreTaskEdit } from "./task-edits.queries";
import { patched, STATUSES, withTask } from "./task-list";
import { CHANGE_KEY, listCache } from "./tasks.queries";

const nameOf = ({ id, title }: Task) => ({ taskId: id, title });
const countOf = (tasks: readonly Task[]) => (tasks.length === 1 ? "Task" : `${tasks.length} tasks`);

/** Brings deleted tasks back. */
function useBringBack() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return async (tasks: readonly Task[]) => {
    try {
      let isWaiting = false;
      for (const task of tasks) {
        isWaiting = (await outbox.submit(restoreTaskEdit, nameOf(task))).isWaiting || isWaiting;
        listCache.change(client, (all) => withTask(all, task));
      }
      if (!isWaiting) await listCache.reload(client);
    } catch {
      toast.bad(RESTORE_FAILED);
    }
  };
}

/** Deletes tasks at once and offers Undo. */
function useRemoveTasks() {
  const client = useQueryClient();
  const outbox = useOutbox();
  const bringBack = useBringBack();
  return useMutation({
    mutationKey: CHANGE_KEY,
    scope,
    mutationFn: (tasks: Task[]) => {
      const [first, second] = tasks;
      return first && !second
        ? outbox.submit(removeTaskEdit, nameOf(first))
        : outbox.submit(removeTasksEdit, { tasks: tasks.map(nameOf) });
    },
    onMutate: (tasks) => {
      const gone = new Set(tasks.map(({ id }) => id));
      return changeAtOnce(client, (all) => all.filter(({ id }) => !gone.has(id)));
    },
    onSuccess: (_, tasks) =>
      toast.good(`${countOf(tasks)} deleted.`, { label: "Undo", run: () => void bringBack(tasks) }),
    onError: (_, tasks) => {
      listCache.change(client, (all) => tasks.reduce(withTask, all));
      toast.bad(tasks.length === 1 ? DELETE_FAILED : DELETE_ALL_FAILED);
    },
    onSettled: (outcome) => (outcome?.isWaiting ? undefined : reloadAfterLast(client)),
  });
}

/** Asks whether to delete tasks, and does so; tells whether it did. */
export function useAskToRemove() {
  const { mutate: remove } = useRemoveTasks();
  return useCallback(
    async (tasks: Task[]): Promise<boolean> => {
      const [first] = tasks;
      if (!first) return false;
      const body =
        tasks.length === 1 ? `“${first.title}” goes to the trash for 30 days.` : "They stay in the trash for 30 days.";
      const isSure = await confirm({ title: deleteQuestion(tasks.length), body, action: "Delete", danger: true });
      if (isSure) remove(tasks);
      return isSure;
    },
    [remove],
  );
}

interface Move {
  tasks: Task[];
  status: TaskStatus;
  saved?: () => void;
}

/** Gives many tasks one status at once. */
function useMoveTasks() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutation({
    mutationKey: CHANGE_KEY,
    scope,
    mutationFn: ({ tasks, status }: Move) => outbox.submit(moveTasksEdit, { tasks: tasks.map(nameOf), status }),
    onMutate: ({ tasks, status }) => {
      const moved = new Set(tasks.map(({ id }) => id));
      return changeAtOnce(client, (all) => all.map((task) => (moved.has(task.id) ? { ...task, status } : task)));
    },
    onSuccess: (_, { saved }) => saved?.(),
    onError: (_, { tasks }) => {
      listCache.change(client, (all) => tasks.reduce(withTask, all));
      toast.bad(MOVE_ALL_FAILED);
    },
    onSettled: (outcome) => (outcome?.isWaiting ? undefined : reloadAfterLast(client)),
  });
}

const movedWords: Record<TaskStatus, string> = {
  todo: "moved to To do",
  in_progress: "moved to In progress",
  done: "completed",
};

/** Gives tasks one status together. Undo gives each its own again. */
export function useMoveAll() {
  const { mutate } = useMoveTasks();
  return useCallback(
    (tasks: readonly Task[], status: TaskStatus) => {
      const others = tasks.filter((task) => task.status !== status);
      if (others.length === 0) return;
      const undo = () => {
        for (const before of STATUSES) {
          const same = others.filter((task) => task.status === before);
          if (same.length > 0) mutate({ tasks: same.map((task) => ({ ...task, status })), status: before });
        }
      };
      const saved = () => toast.good(`${countOf(others)} ${movedWords[status]}.`, { label: "Undo", run: undo });
      mutate({ tasks: others, status, saved });
    },
    [mutate],
  );
}

interface Change {
  task: Task;
  patch: TaskPatch;
}

interface Changes {
  changes: Change[];
  failure: string;
  saved?: (tasks: Task[]) => void;
}

/** Changes tasks together, each in its own way. */
function useChangeTasks() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutation({
    mutationKey: CHANGE_KEY,
    scope,
    mutationFn: async ({ changes }: Changes) => {
      let isWaiting = false;
      const tasks: Task[] = [];
      for (const { task, patch } of changes) {
        const given = { taskId: task.id, title: task.title, patch, seen: seenOf(task) };
        const outcome = await outbox.submit(changeTaskEdit, given);
        isWaiting ||= outcome.isWaiting;
        tasks.push(outcome.isWaiting ? patched(task, patch) : outcome.reply);
      }
      return { isWaiting, tasks };
    },
    onMutate: ({ changes }) =>
      changeAtOnce(client, (all) => changes.reduce((now, { task, patch }) => withTask(now, patched(task, patch)), all)),
    onSuccess: ({ tasks }, { saved }) => saved?.(tasks),
    onError: (_, { changes, failure }) => {
      listCache.change(client, (all) => changes.reduce((now, { task }) => withTask(now, task), all));
      toast.bad(failure);
    },
    onSettled: (outcome) => (outcome?.isWaiting ? undefined : reloadAfterLast(client)),
  });
}

/** Snoozes open tasks and offers Undo. */
export function useSnooze() {
  const { mutate } = useChangeTasks();
  return useCallback(
    (tasks: readonly Task[], date: string, label: string) => {
      const open = tasks.filter(({ status }) => status !== "done");
      const failure = open.length === 1 ? SNOOZE_FAILED : SNOOZE_ALL_FAILED;
      const back = ({ dueDate }: Task): TaskPatch => (dueDate === null ? { dueDate } : { snoozeTo: dueDate });
      const saved = (now: Task[]) => {
        const undo = () =>
          mutate({ changes: now.flatMap((task, at) => (open[at] ? { task, patch: back(open[at]) } : [])), failure });
        toast.good(`${countOf(open)} snoozed: ${label.toLowerCase()}.`, { label: "Undo", run: undo });
      };
      if (open.length > 0)
        mutate({ changes: open.map((task) => ({ task, patch: { snoozeTo: date } })), failure, saved });
    },
    [mutate],
  );
}
