import type { Task, TaskPatch, TaskStatus } from "@contract/tasks";
import { useCallback } from "react";
import { confirm } from "@/lib/confirm";
import type { Outbox } from "@/lib/outbox/outbox";
import { toast } from "@/lib/toast";
import { useChangeList, useChangeTasks } from "./change-tasks.queries";
import {
  DELETE_ALL_FAILED,
  DELETE_FAILED,
  deleteQuestion,
  MOVE_ALL_FAILED,
  RESTORE_FAILED,
  SNOOZE_ALL_FAILED,
  SNOOZE_FAILED,
} from "./messages";
import { moveTasksEdit, removeTaskEdit, removeTasksEdit, restoreTaskEdit } from "./task-edits.queries";
import { withTask } from "./task-list";

const nameOf = ({ id, title }: Task) => ({ taskId: id, title });
const countOf = (tasks: readonly Task[]) => (tasks.length === 1 ? "Task" : `${tasks.length} tasks`);
const withTasks = (tasks: readonly Task[]) => (all: Task[]) => tasks.reduce(withTask, all);

function withoutTasks(tasks: readonly Task[]) {
  const gone = new Set(tasks.map(({ id }) => id));
  return (all: Task[]) => all.filter(({ id }) => !gone.has(id));
}

async function sendRestore(outbox: Outbox, tasks: readonly Task[]) {
  let isWaiting = false;
  for (const task of tasks) isWaiting = (await outbox.submit(restoreTaskEdit, nameOf(task))).isWaiting || isWaiting;
  return { isWaiting };
}

/** Asks whether to delete tasks, and does so and offers Undo; returns whether it did. */
export function useAskToRemove() {
  const changeList = useChangeList();
  return useCallback(
    async (tasks: Task[]): Promise<boolean> => {
      const [first, second] = tasks;
      if (!first) return false;
      const body = second ? "They stay in the trash for 30 days." : `“${first.title}” goes to the trash for 30 days.`;
      const isSure = await confirm({ title: deleteQuestion(tasks.length), body, action: "Delete", danger: true });
      if (!isSure) return false;
      const [there, gone] = [withTasks(tasks), withoutTasks(tasks)];
      const undo = () =>
        changeList({ show: there, back: gone, send: (outbox) => sendRestore(outbox, tasks), failure: RESTORE_FAILED });
      changeList({
        show: gone,
        back: there,
        send: (outbox) =>
          second
            ? outbox.submit(removeTasksEdit, { tasks: tasks.map(nameOf) })
            : outbox.submit(removeTaskEdit, nameOf(first)),
        failure: second ? DELETE_ALL_FAILED : DELETE_FAILED,
        saved: () => toast.good(`${countOf(tasks)} deleted.`, { label: "Undo", run: undo }),
      });
      return true;
    },
    [changeList],
  );
}

const movedWords: Record<TaskStatus, string> = {
  todo: "moved to To do",
  in_progress: "moved to In progress",
  done: "completed",
};

/** Gives tasks one status together. Undo gives each its own again. */
export function useMoveAll() {
  const changeList = useChangeList();
  return useCallback(
    (given: readonly Task[], status: TaskStatus) => {
      const others = given.filter((task) => task.status !== status);
      if (others.length === 0) return;
      const move = (tasks: readonly Task[], to: TaskStatus, saved?: () => void) => {
        const ids = new Set(tasks.map(({ id }) => id));
        changeList({
          show: (all) => all.map((task) => (ids.has(task.id) ? { ...task, status: to } : task)),
          back: withTasks(tasks),
          send: (outbox) => outbox.submit(moveTasksEdit, { tasks: tasks.map(nameOf), status: to }),
          failure: MOVE_ALL_FAILED,
          saved,
        });
      };
      const undo = () => {
        for (const [before, same] of Map.groupBy(others, (task) => task.status)) {
          move(
            same.map((task) => ({ ...task, status })),
            before,
          );
        }
      };
      const said = `${countOf(others)} ${movedWords[status]}.`;
      move(others, status, () => toast.good(said, { label: "Undo", run: undo }));
    },
    [changeList],
  );
}

/** Snoozes open tasks and offers Undo. */
export function useSnooze() {
  const change = useChangeTasks();
  return useCallback(
    (tasks: readonly Task[], date: string, label: string) => {
      const open = tasks.filter(({ status }) => status !== "done");
      if (open.length === 0) return;
      const failure = open.length === 1 ? SNOOZE_FAILED : SNOOZE_ALL_FAILED;
      const back = ({ dueDate }: Task): TaskPatch => (dueDate === null ? { dueDate } : { snoozeTo: dueDate });
      change(
        open.map((task) => ({ task, patch: { snoozeTo: date } })),
        failure,
        (now) => {
          const undo = () =>
            change(
              now.flatMap((task, at) => (open[at] ? { task, patch: back(open[at]) } : [])),
              failure,
            );
          toast.good(`${countOf(open)} snoozed: ${label.toLowerCase()}.`, { label: "Undo", run: undo });
        },
      );
    },
    [change],
  );
}
