import type { NewTask, Task, TaskPatch } from "@contract/tasks";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Outbox } from "@/lib/outbox/outbox";
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
const scope = { id: "tasks" };

/** Reads the list again once the last of several changes is through: an earlier read would take back what is on its way. */
function reloadAfterLast(client: QueryClient) {
  return client.isMutating({ mutationKey: CHANGE_KEY }) === 1 ? listCache.reload(client) : undefined;
}

interface Sent {
  isWaiting: boolean;
}

interface ListChange<Outcome extends Sent> {
  /** The list with the change, and without it again when it failed. */
  show: (tasks: Task[]) => Task[];
  back: (tasks: Task[]) => Task[];
  send: (outbox: Outbox) => Promise<Outcome>;
  /** What to say when it fails. */
  failure: string;
  /** Called once it is saved, also when what asked for it is no longer on screen. */
  saved?: ((outcome: Outcome) => void) | undefined;
}

/** Shows a change of the list at once and sends it; on failure the list is shown as the server has it. */
export function useChangeList() {
  const client = useQueryClient();
  const outbox = useOutbox();
  const { mutate } = useMutation({
    mutationKey: CHANGE_KEY,
    scope,
    mutationFn: ({ send }: ListChange<Sent>) => send(outbox),
    onMutate: async ({ show }) => {
      // Before the next key is pressed, and again after the running reads are cancelled: each puts back the list that it
      // began with.
      listCache.change(client, show);
      await listCache.hold(client);
      listCache.change(client, show);
    },
    onSuccess: (outcome, { saved }) => saved?.(outcome),
    onError: (_, { back, failure }) => {
      listCache.change(client, back);
      toast.bad(failure);
    },
    // What waits for the network is on screen already, and there is nobody to ask.
    onSettled: (outcome) => (outcome?.isWaiting ? undefined : reloadAfterLast(client)),
  });
  return useCallback(
    // `saved` hears of what its own `send` returned.
    <Outcome extends Sent>(change: ListChange<Outcome>) => mutate(change as unknown as ListChange<Sent>),
    [mutate],
  );
}

interface Change {
  task: Task;
  patch: TaskPatch;
}

async function sendChanges(outbox: Outbox, changes: readonly Change[]) {
  const sent = { isWaiting: false, tasks: [] as Task[] };
  for (const { task, patch } of changes) {
    const given = { taskId: task.id, title: task.title, patch, seen: seenOf(task) };
    const outcome = await outbox.submit(changeTaskEdit, given);
    sent.isWaiting ||= outcome.isWaiting;
    sent.tasks.push(outcome.isWaiting ? patched(task, patch) : outcome.reply);
  }
  return sent;
}

/** Changes tasks together, each in its own way. */
export function useChangeTasks() {
  const client = useQueryClient();
  const changeList = useChangeList();
  return useCallback(
    (changes: readonly Change[], failure: string, saved?: (tasks: Task[]) => void) => {
      const list = listCache.read(client) ?? [];
      const before = changes.map(({ task }) => list.find(({ id }) => id === task.id) ?? task);
      const after = before.map((task, at) => patched(task, changes[at]?.patch ?? {}));
      changeList({
        show: (tasks) => after.reduce(withTask, tasks),
        back: (tasks) => before.reduce(withTask, tasks),
        send: (outbox) => sendChanges(outbox, changes),
        failure,
        saved: ({ tasks }) => saved?.(tasks),
      });
    },
    [client, changeList],
  );
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

/** Adds a task; it is at the end of its column once the server has it. */
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
