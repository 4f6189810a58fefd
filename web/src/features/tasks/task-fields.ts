import { recurrenceSchema } from "@contract/recurrence";
import {
  type NewTask,
  newTaskSchema,
  type Task,
  type TaskPatch,
  taskStatusSchema,
  type TaskStatus,
} from "@contract/tasks";
import * as z from "zod/mini";

/** A task as it is typed; what is empty is "". */
const taskFieldsSchema = z.object({
  title: z.string(),
  description: z.string(),
  dueDate: z.string(),
  recurrence: z.union([recurrenceSchema, z.literal("")]),
  founder: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Left out while nobody has chosen one: a draft does not undo what became of the task meanwhile. */
  status: z.optional(taskStatusSchema),
});
export type TaskFields = z.infer<typeof taskFieldsSchema>;

export const emptyFields: TaskFields = { title: "", description: "", dueDate: "", recurrence: "", founder: null };

export const RECURRENCE_NAMES = {
  daily: "Daily",
  weekly: "Weekly",
  monthly: "Monthly",
  quarterly: "Quarterly",
} as const;

export function fieldsOf(task: Task): TaskFields {
  return {
    title: task.title,
    description: task.description ?? "",
    dueDate: task.dueDate ?? "",
    recurrence: task.recurrence ?? "",
    founder: task.founderId === null ? null : { id: task.founderId, name: task.founderName ?? "Unnamed person" },
  };
}

/** What was kept of a draft; null when it is not one. */
export function readFields(draft: string): TaskFields | null {
  try {
    return z.parse(taskFieldsSchema, JSON.parse(draft));
  } catch {
    return null;
  }
}

/** Fields with a change, such that a task that recurs has a due date. */
export function withField(fields: TaskFields, change: Partial<TaskFields>, today: string): TaskFields {
  const next = { ...fields, ...change };
  if (change.recurrence && next.dueDate === "") return { ...next, dueDate: today };
  return change.dueDate === "" ? { ...next, recurrence: "" } : next;
}

const orNull = (text: string) => (text.trim() === "" ? null : text);

/** The new task, or the sentence for what is wrong with it. `status` is the one it has unless another was chosen. */
export function newTaskOf(fields: TaskFields, status: TaskStatus): { task: NewTask } | { wrong: string } {
  const result = z.safeParse(newTaskSchema, {
    title: fields.title,
    description: fields.description,
    status: fields.status ?? status,
    dueDate: orNull(fields.dueDate),
    recurrence: orNull(fields.recurrence),
    founderId: fields.founder?.id ?? null,
  });
  return result.success ? { task: result.data } : { wrong: result.error.issues[0]?.message ?? "This cannot be saved." };
}

/** Only what differs from the task. A due date that was not touched is not sent: it would start a new rhythm. */
export function patchOf(task: Task, given: NewTask): TaskPatch {
  return {
    ...(given.title !== task.title && { title: given.title }),
    ...(given.description !== task.description && { description: given.description }),
    // In another column it goes where the database puts it.
    ...(given.status !== task.status && { status: given.status, boardPosition: null }),
    ...(given.dueDate !== task.dueDate && { dueDate: given.dueDate }),
    ...(given.recurrence !== task.recurrence && { recurrence: given.recurrence }),
    ...(given.founderId !== task.founderId && { founderId: given.founderId }),
  };
}
