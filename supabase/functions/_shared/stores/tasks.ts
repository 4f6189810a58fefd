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
import { rowsOrThrow, StoreError } from "./store-error.ts";
import { olderThan } from "./older-than.ts";

const TASK_COLUMNS = `id, title, description, status, due_on, recurrence, founder_id, board_position, recurs_from,
  completed_at, created_at, founders(name)` as const;

type TaskRow = Omit<
  Database["public"]["Tables"]["tasks"]["Row"],
  "user_id" | "moved_at" | "edited_at" | "follows_id"
> & {
  founders: { name: string } | null;
};

function toTask(row: TaskRow, rules: RulesToday): Task {
  const recurrence = z.parse(z.nullable(recurrenceSchema), row.recurrence);
  return z.parse(taskSchema, {
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    dueDate: row.due_on,
    recurrence,
    recursFrom: row.recurs_from,
    nextDueDate: recurrence && row.due_on ? nextDueDate(row.due_on, row.recurs_from, recurrence, rules) : null,
    founderId: row.founder_id,
    founderName: row.founders?.name ?? null,
    boardPosition: row.board_position,
    completedAt: row.completed_at,
    createdAt: row.created_at,
  });
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
  if (cursor !== undefined) query = query.or(olderThan(cursor));
  const ordered = query.order("created_at", { ascending: false }).order("id", { ascending: false }).limit(limit);
  const [rules, { data, error }] = await Promise.all([getRulesToday(db), ordered]);
  const tasks = rowsOrThrow(data, error).map((row) => toTask(row, rules));
  const last = tasks.length === limit ? tasks.at(-1) : undefined;
  return {
    success: true,
    tasks,
    error: null,
    nextCursor: last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

/**
 * Adds a task. With an id of its own it may be sent twice and is stored once. Throws StoreError: 404 when its founder is not the
 * caller's.
 */
export async function addTask(db: Db, task: NewTask, id?: string): Promise<Task> {
  const row = {
    ...(id !== undefined && { id }),
    title: task.title,
    description: task.description,
    status: task.status,
    due_on: task.dueDate,
    recurrence: task.recurrence,
    founder_id: task.founderId,
    ...(task.boardPosition !== null && { board_position: task.boardPosition }),
  };
  const [rules, { data, error }] = await Promise.all([
    getRulesToday(db),
    db.from("tasks").insert(row).select(TASK_COLUMNS),
  ]);
  if (id !== undefined && error?.code === "23505") return updateTask(db, id, {});
  const [added] = rowsOrThrow(data, error);
  return toTask(rowsOrThrow(added ?? null, null), rules);
}

/** Changes what the patch names. Throws StoreError: 404 when the task is not there or not the caller's. */
export async function updateTask(db: Db, taskId: string, patch: TaskPatch): Promise<Task> {
  const row = {
    ...(patch.title !== undefined && { title: patch.title }),
    ...(patch.description !== undefined && { description: patch.description }),
    ...(patch.status !== undefined && { status: patch.status }),
    ...(patch.snoozeTo !== undefined && { due_on: patch.snoozeTo }),
    // Another due date begins another rhythm; the database leaves the rhythm alone where the date is the same.
    ...(patch.dueDate !== undefined && { due_on: patch.dueDate, recurs_from: patch.dueDate }),
    ...(patch.recurrence !== undefined && { recurrence: patch.recurrence }),
    ...(patch.founderId !== undefined && { founder_id: patch.founderId }),
    ...(patch.boardPosition !== undefined && { board_position: patch.boardPosition }),
  };
  const changed =
    Object.keys(row).length > 0 ? db.from("tasks").update(row).eq("id", taskId).select(TASK_COLUMNS) : null;
  const [rules, { data, error }] = await Promise.all([
    getRulesToday(db),
    (changed ?? db.from("tasks").select(TASK_COLUMNS).eq("id", taskId)).maybeSingle(),
  ]);
  if (!error && data === null) throw new StoreError("Task not found", 404);
  return toTask(rowsOrThrow(data, error), rules);
}

/** Moves a task to the trash. Throws StoreError: 404 when it is not there or not the caller's. */
export async function removeTask(db: Db, taskId: string): Promise<void> {
  const { data, error } = await db.from("tasks").delete().eq("id", taskId).select("id");
  if (rowsOrThrow(data, error).length === 0) throw new StoreError("Task not found", 404);
}

/** Their ids are in the address of the request, which has room for some hundreds. */
const IDS_AT_ONCE = 100;

/** Moves tasks to the trash; those that are not there are left out. Throws StoreError. */
export async function removeTasks(db: Db, taskIds: readonly string[]): Promise<void> {
  for (let at = 0; at < taskIds.length; at += IDS_AT_ONCE) {
    const ids = taskIds.slice(at, at + IDS_AT_ONCE);
    const { data, error } = await db.from("tasks").delete().in("id", ids).select("id");
    rowsOrThrow(data, error);
  }
}

/** Gives many tasks one status; tells how many had another one. Throws StoreError. */
export async function moveTasks(db: Db, { taskIds, status }: MoveTasks): Promise<number> {
  const { data, error } = await db.rpc("move_tasks", { given: { ids: taskIds, status } });
  return rowsOrThrow(data, error);
}

/**
 * Counts which of these tasks recur and are done, but have no next one: the database makes none for a user who has as many tasks
 * as one may have. Throws StoreError.
 */
export async function countWithoutNext(db: Db, taskIds: readonly string[]): Promise<number> {
  let count = 0;
  for (let at = 0; at < taskIds.length; at += IDS_AT_ONCE) {
    const ids = taskIds.slice(at, at + IDS_AT_ONCE);
    const next = await db.from("tasks").select("follows_id").in("follows_id", ids);
    const hasNext = new Set(rowsOrThrow(next.data, next.error).map((row) => row.follows_id));
    // Only then: a task that is opened again meanwhile, and so loses its next one, does not count.
    const done = await db.from("tasks").select("id").in("id", ids).eq("status", "done").not("recurrence", "is", null);
    count += rowsOrThrow(done.data, done.error).filter(({ id }) => !hasNext.has(id)).length;
  }
  return count;
}

/** The figures of the last weeks, the present one last. Throws StoreError. */
export async function listWeeklyUpdates(db: Db, weeks: number): Promise<WeeklyUpdate[]> {
  const { data, error } = await db.rpc("weekly_updates", { weeks });
  return rowsOrThrow(data, error).map((row) =>
    z.parse(weeklyUpdateSchema, {
      weekStart: row.week_start,
      created: row.created,
      completed: row.completed,
      moved: row.moved,
      overdue: row.overdue,
      postsSeen: row.posts_seen,
    }),
  );
}
