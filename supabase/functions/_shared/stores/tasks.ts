import * as z from "zod/mini";
import { todayIn } from "../contract/calendar-date.ts";
import { writeCursor } from "../contract/paging.ts";
import { nextOccurrence, type Recurrence, recurrenceSchema } from "../contract/recurrence.ts";
import {
  type MoveTasks,
  type NewTask,
  type Task,
  type TaskList,
  type TaskPatch,
  type TaskQuery,
  taskSchema,
  type WeeklyUpdate,
  weeklyUpdateSchema,
} from "../contract/tasks.ts";
import type { Database } from "./database.types.ts";
import type { Db } from "./db.ts";
import { getRecurrenceRules, type RecurrenceRules } from "./profile.ts";
import { camelCased, newestFirst, nextPlace, removed, rowOr404, rowsOf, toColumns } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

const TASK_COLUMNS = `id, title, description, status, due_on, recurrence, founder_id, board_position, recurs_from,
  completed_at, created_at, founders(name)` as const;

type TaskRow = Pick<
  Database["public"]["Tables"]["tasks"]["Row"],
  "due_on" | "recurrence" | "recurs_from" | "founder_id"
> & {
  founders: { name: string } | null;
};

/** A row of `tasks` as the contract has it, with its next date. */
export function toTask({ due_on, founders, ...row }: TaskRow, nextDueDate: string | null): Task {
  return z.parse(taskSchema, {
    ...camelCased(row),
    dueDate: due_on,
    nextDueDate,
    founderName: founders?.name ?? null,
  });
}

/** The same, with its next date by the user's rules. */
function taskByRules(row: TaskRow, rules: RulesToday): Task {
  const recurrence = z.parse(z.nullable(recurrenceSchema), row.recurrence);
  return toTask(row, recurrence && row.due_on && nextDueDate(row.due_on, row.recurs_from, recurrence, rules));
}

/** The user's rules on the user's date. */
interface RulesToday extends RecurrenceRules {
  today: string;
}

async function getRulesToday(db: Db): Promise<RulesToday> {
  const rules = await getRecurrenceRules(db);
  return { ...rules, today: todayIn(rules.timeZone) };
}

function nextDueDate(dueOn: string, recursFrom: string | null, recurrence: Recurrence, rules: RulesToday): string {
  const { today } = rules;
  return dueOn > today ? dueOn : nextOccurrence(recursFrom ?? dueOn, recurrence, today, rules.calendarMonths);
}

/** The caller's tasks, newest first, of one founder if asked for. Throws StoreError. */
export async function listTasks(db: Db, { founderId, limit, cursor }: TaskQuery): Promise<TaskList> {
  let query = db.from("tasks").select(TASK_COLUMNS);
  if (founderId !== undefined) query = query.eq("founder_id", founderId);
  const [rules, rows] = await Promise.all([getRulesToday(db), rowsOf(newestFirst(query, cursor, limit))]);
  const tasks = rows.map((row) => taskByRules(row, rules));
  const next = nextPlace(tasks, limit);
  return {
    success: true,
    tasks,
    error: null,
    nextCursor: next ? writeCursor(next) : null,
  };
}

/**
 * Adds a task. With an id of its own it may be sent twice and is stored once. Throws StoreError: 404 when its founder is not the
 * caller's.
 */
export async function addTask(db: Db, task: NewTask, id?: string): Promise<Task> {
  const { title, dueDate, boardPosition, ...rest } = task;
  const row = { title, ...toColumns({ id, ...rest, dueOn: dueDate, boardPosition: boardPosition ?? undefined }) };
  const [rules, { data, error }] = await Promise.all([
    getRulesToday(db),
    db.from("tasks").insert(row).select(TASK_COLUMNS),
  ]);
  if (id !== undefined && error?.code === "23505") return updateTask(db, id, {});
  return taskByRules(rowsOrThrow(data?.[0] ?? null, error), rules);
}

/** Changes what the patch names. Throws StoreError: 404 when the task is not there or not the caller's. */
export async function updateTask(db: Db, taskId: string, patch: TaskPatch): Promise<Task> {
  const { snoozeTo, dueDate, ...rest } = patch;
  const row = toColumns({
    ...rest,
    // Another due date begins another rhythm; the database leaves the rhythm alone where the date is the same.
    ...(dueDate === undefined ? { dueOn: snoozeTo } : { dueOn: dueDate, recursFrom: dueDate }),
  });
  const tasks = db.from("tasks");
  const changed = Object.keys(row).length > 0 ? tasks.update(row).select(TASK_COLUMNS) : tasks.select(TASK_COLUMNS);
  const [rules, task] = await Promise.all([getRulesToday(db), rowOr404(changed.eq("id", taskId), "Task not found")]);
  return taskByRules(task, rules);
}

/** Moves a task to the trash. Throws StoreError: 404 when it is not there or not the caller's. */
export async function removeTask(db: Db, taskId: string): Promise<void> {
  await removed(db.from("tasks").delete().eq("id", taskId).select("id"), "Task not found");
}

/** Their ids are in the address of the request, which has room for some hundreds. */
const IDS_AT_ONCE = 100;

/** Moves tasks to the trash; those that are not there are left out. Throws StoreError. */
export async function removeTasks(db: Db, taskIds: readonly string[]): Promise<void> {
  for (let at = 0; at < taskIds.length; at += IDS_AT_ONCE) {
    const ids = taskIds.slice(at, at + IDS_AT_ONCE);
    await rowsOf(db.from("tasks").delete().in("id", ids).select("id"));
  }
}

/** Gives many tasks one status; tells how many had another one. Throws StoreError. */
export async function moveTasks(db: Db, { taskIds, status }: MoveTasks): Promise<number> {
  return rowsOf(db.rpc("move_tasks", { given: { ids: taskIds, status } }));
}

/**
 * Counts which of these tasks recur and are done, but have no next one: the database makes none for a user who has as many tasks
 * as one may have. Throws StoreError.
 */
export async function countWithoutNext(db: Db, taskIds: readonly string[]): Promise<number> {
  let count = 0;
  for (let at = 0; at < taskIds.length; at += IDS_AT_ONCE) {
    const ids = taskIds.slice(at, at + IDS_AT_ONCE);
    const next = await rowsOf(db.from("tasks").select("follows_id").in("follows_id", ids));
    const hasNext = new Set(next.map((row) => row.follows_id));
    // Only then: a task that is opened again meanwhile, and so loses its next one, does not count.
    const done = db.from("tasks").select("id").in("id", ids).eq("status", "done").not("recurrence", "is", null);
    count += (await rowsOf(done)).filter(({ id }) => !hasNext.has(id)).length;
  }
  return count;
}

/** The figures of the last weeks, the present one last. Throws StoreError. */
export async function listWeeklyUpdates(db: Db, weeks: number): Promise<WeeklyUpdate[]> {
  const rows = await rowsOf(db.rpc("weekly_updates", { weeks }));
  return rows.map((row) => z.parse(weeklyUpdateSchema, camelCased(row)));
}
