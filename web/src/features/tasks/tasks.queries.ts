import type { Founder } from "@contract/founders";
import {
  TASKS_PAGE_SIZE,
  type Task,
  type TaskPatch,
  taskQuerySchema,
  type TaskStatus,
  WEEKLY_UPDATES_WEEKS,
} from "@contract/tasks";
import type { Db } from "@stores/db";
import { listFounderNames, searchFounderNames } from "@stores/founder-names";
import { listTasks, listWeeklyUpdates } from "@stores/tasks";
import { keepPreviousData, type QueryClient, queryOptions, useMutationState, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import * as z from "zod/mini";
import { db } from "@/lib/db";
import { useWaitingEdits } from "@/lib/outbox/use-outbox";
import { readAgain } from "@/lib/read-again";
import { lookupOf } from "./name-links";
import { patched } from "./task-list";

const TASKS_KEY = ["tasks"] as const;
/** Of everything that changes tasks. */
export const CHANGE_KEY = ["tasks", "change"] as const;
const FOUNDER_TASKS_MS = 5_000;
const NAMES_FRESH_MS = 5 * 60_000;
/** Done tasks add up over the years; nobody scrolls through more than this. */
const PAGES_AT_MOST = 5;

async function listAllTasks(client: Db): Promise<Task[]> {
  const tasks: Task[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES_AT_MOST; page += 1) {
    const query = z.parse(taskQuerySchema, { limit: String(TASKS_PAGE_SIZE), ...(cursor !== null && { cursor }) });
    const read = await listTasks(client, query);
    tasks.push(...read.tasks);
    cursor = read.nextCursor;
    if (cursor === null) break;
  }
  return tasks;
}

/** All tasks of the signed-in user. */
export const tasksQuery = queryOptions({
  queryKey: [...TASKS_KEY, "list"] as const,
  queryFn: () => listAllTasks(db),
});

/** One founder's tasks, read again every five seconds while they are on screen. */
export function founderTasksQuery(founderId: Founder["id"]) {
  return queryOptions({
    queryKey: [...TASKS_KEY, "founder", founderId] as const,
    queryFn: async () => (await listTasks(db, z.parse(taskQuerySchema, { founderId }))).tasks,
    refetchInterval: FOUNDER_TASKS_MS,
  });
}

/** The figures of the last eight weeks. */
export const weeklyUpdatesQuery = queryOptions({
  queryKey: [...TASKS_KEY, "weekly-updates"] as const,
  queryFn: () => listWeeklyUpdates(db, WEEKLY_UPDATES_WEEKS),
});

const founderNamesQuery = queryOptions({
  queryKey: ["founders", "names"] as const,
  queryFn: () => listFounderNames(db),
  staleTime: NAMES_FRESH_MS,
});

const nobody: never[] = [];

/** Founders' names by their first word, for the links in titles. Empty until they are there. */
export function useFounderLookup() {
  const { data = nobody } = useQuery(founderNamesQuery);
  return useMemo(() => lookupOf(data), [data]);
}

/** Founders' names, newest first. Empty until they are there. */
export function useFounderNames() {
  return useQuery(founderNamesQuery).data ?? nobody;
}

/** Finds a founder of the list by id. */
export function useFounderNamed() {
  const { data = nobody } = useQuery(founderNamesQuery);
  return useCallback((id: string) => data.find((founder) => founder.id === id) ?? null, [data]);
}

/** The newest founders, or those whose name has the text in it. */
export function founderSearchQuery(text: string) {
  return queryOptions({
    queryKey: ["founders", "names", text.trim()] as const,
    queryFn: () => searchFounderNames(db, text),
    placeholderData: keepPreviousData,
    staleTime: NAMES_FRESH_MS,
  });
}

/** The list that is on screen, to change before the server has answered. */
export const listCache = {
  read: (client: QueryClient) => client.getQueryData(tasksQuery.queryKey),
  change: (client: QueryClient, change: (tasks: Task[]) => Task[]) =>
    client.setQueryData(tasksQuery.queryKey, (tasks) => tasks && change(tasks)),
  /** Stops reads that were asked before a change and would put the old state back. */
  hold: (client: QueryClient) => client.cancelQueries({ queryKey: tasksQuery.queryKey }),
  /** Reads everything that depends on tasks as the server has it: people's timelines list and count them too. */
  reload: (client: QueryClient) =>
    Promise.all([client.invalidateQueries({ queryKey: TASKS_KEY }), readAgain(client, ["timeline"])]),
};

/** What edits of tasks carry while they wait, as far as it says what a task becomes. */
type Waiting = Partial<{
  taskId: string;
  patch: TaskPatch;
  tasks: readonly { taskId: string }[];
  status: TaskStatus;
}>;

function afterWaiting(task: Task, { taskId, patch, tasks, status }: Waiting): Task | null {
  if (taskId === task.id) return patch ? patched(task, patch) : null;
  const isOneOf = tasks?.some((one) => one.taskId === task.id) === true;
  return isOneOf ? (status ? { ...task, status } : null) : task;
}

/** What becomes of a task by what is under way or waits for the network; null where it is deleted. */
export function useTasksUnderWay(): (task: Task) => Task | null {
  const pending = useMutationState({
    filters: { mutationKey: CHANGE_KEY, status: "pending" },
    // A change of the list shows what it does to one; an addition does nothing to others.
    select: ({ state }) => (state.variables as { show?: (tasks: Task[]) => Task[] }).show,
  });
  const waiting = useWaitingEdits();
  return useCallback(
    (task) => {
      const late = waiting.flatMap(({ kind, variables, refusal }) => {
        const counts = refusal === undefined && /^tasks\.(change|remove|removeMany|move)$/.test(kind);
        return counts ? [variables as Waiting] : [];
      });
      const stored = late.reduce<Task | null>((now, edit) => now && afterWaiting(now, edit), task);
      return pending.reduce<Task | null>(
        (now, show) => (now && show ? (show([now]).find(({ id }) => id === task.id) ?? null) : now),
        stored,
      );
    },
    [pending, waiting],
  );
}
