import * as z from "zod/mini";
import { isBoardPosition } from "./board-position.ts";
import { calendarDateSchema, givenDateSchema } from "./calendar-date.ts";
import { endpoint } from "./endpoint.ts";
import { countParameter, cursorParameter } from "./paging.ts";
import { recurrenceSchema } from "./recurrence.ts";
import { nullableText, optionalText, requiredText } from "./text.ts";

export const TASKS_PAGE_SIZE = 1000;
export const WEEKLY_UPDATES_WEEKS = 8;
/** How many tasks one call may move. */
export const MOVED_AT_ONCE = 500;

export const taskStatusSchema = z.enum(["todo", "in_progress", "done"]);
export type TaskStatus = z.infer<typeof taskStatusSchema>;

export const taskSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.nullable(z.string()),
  status: taskStatusSchema,
  dueDate: z.nullable(calendarDateSchema),
  recurrence: z.nullable(recurrenceSchema),
  /** The original due date, from which occurrences are counted: it stays when a task is put off. Null without a recurrence. */
  recursFrom: z.nullable(calendarDateSchema),
  /** The due date while that is to come, then the first occurrence after today in the user's time zone; null for a task that does not recur. */
  nextDueDate: z.nullable(calendarDateSchema),
  founderId: z.nullable(z.uuid()),
  founderName: z.nullable(z.string()),
  /** Orders the cards of a board column, by code units: a fractional index. */
  boardPosition: z.string(),
  completedAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Task = z.infer<typeof taskSchema>;

const title = requiredText("Task title", 500);
/** Null lets the database choose: the end of the column, or the top of what is done. */
const boardPosition = z.nullable(z.string().check(z.refine(isBoardPosition, "This is no place on the board.")));

export const newTaskSchema = z.strictObject({
  title,
  description: optionalText("Description", 10_000),
  status: z._default(taskStatusSchema, "todo"),
  dueDate: z._default(givenDateSchema, null),
  recurrence: z._default(z.nullable(recurrenceSchema), null),
  founderId: z._default(z.nullable(z.uuid("Founder not found")), null),
  boardPosition: z._default(boardPosition, null),
});
export type NewTask = z.output<typeof newTaskSchema>;

/** Only the fields that are sent change. */
export const taskPatchSchema = z.strictObject({
  title: z.optional(title),
  description: z.optional(nullableText("Description", 10_000)),
  status: z.optional(taskStatusSchema),
  dueDate: z.optional(givenDateSchema),
  /** Puts this occurrence off; the ones after it stay where they were, while a new `dueDate` moves them too. */
  snoozeTo: z.optional(calendarDateSchema),
  recurrence: z.optional(z.nullable(recurrenceSchema)),
  founderId: z.optional(z.nullable(z.uuid("Founder not found"))),
  boardPosition: z.optional(boardPosition),
});
export type TaskPatch = z.output<typeof taskPatchSchema>;

export const moveTasksSchema = z.strictObject({
  taskIds: z
    .array(z.uuid("Task not found"))
    .check(
      z.minLength(1, "Choose at least one task"),
      z.maxLength(MOVED_AT_ONCE, `At most ${MOVED_AT_ONCE} tasks at once`),
    ),
  status: taskStatusSchema,
});
export type MoveTasks = z.output<typeof moveTasksSchema>;

/** Open tasks by the user's own date. */
export const dueCountsSchema = z.object({ dueToday: z.int(), overdue: z.int() });
export type DueCounts = z.infer<typeof dueCountsSchema>;

export const taskQuerySchema = z.object({
  founderId: z.optional(z.uuid("Founder not found")),
  limit: countParameter({ from: 1, to: TASKS_PAGE_SIZE, otherwise: TASKS_PAGE_SIZE }),
  cursor: cursorParameter,
});
export type TaskQuery = z.output<typeof taskQuerySchema>;

export const taskListSchema = z.object({
  success: z.literal(true),
  tasks: z.array(taskSchema),
  error: z.null(),
  /** Ask for the next page with this; null at the end. */
  nextCursor: z.nullable(z.string()),
});
export type TaskList = z.infer<typeof taskListSchema>;

/** One week, from the user's first day of a week: what was created, completed and moved in it, what was overdue at its end, posts published in it. */
export const weeklyUpdateSchema = z.object({
  weekStart: calendarDateSchema,
  created: z.int(),
  completed: z.int(),
  moved: z.int(),
  overdue: z.int(),
  postsSeen: z.int(),
});
export type WeeklyUpdate = z.infer<typeof weeklyUpdateSchema>;

const taskParams = z.object({ taskId: z.uuid("Task not found") });

export const listTasks = endpoint({ method: "GET", path: "/tasks", query: taskQuerySchema, reply: taskListSchema });
export const addTask = endpoint({
  method: "POST",
  path: "/tasks",
  takesKey: true,
  input: newTaskSchema,
  reply: taskSchema,
});
export const updateTask = endpoint({
  method: "PATCH",
  path: "/tasks/:taskId",
  params: taskParams,
  input: taskPatchSchema,
  reply: taskSchema,
});
/** Gives many tasks one status. `moved` counts those that had another one. */
export const moveTasks = endpoint({
  method: "POST",
  path: "/tasks/move",
  input: moveTasksSchema,
  reply: z.object({ success: z.literal(true), moved: z.int() }),
});
export const getDueCounts = endpoint({ method: "GET", path: "/tasks/due-counts", reply: dueCountsSchema });
export const removeTask = endpoint({ method: "DELETE", path: "/tasks/:taskId", params: taskParams, reply: z.null() });
export const listWeeklyUpdates = endpoint({
  method: "GET",
  path: "/tasks/weekly-updates",
  query: z.object({ weeks: countParameter({ from: 1, to: 104, otherwise: WEEKLY_UPDATES_WEEKS }) }),
  reply: z.object({ success: z.literal(true), weeks: z.array(weeklyUpdateSchema) }),
});
