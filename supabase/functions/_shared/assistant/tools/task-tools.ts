import * as z from "zod/mini";
import { recurrenceSchema } from "../../contract/recurrence.ts";
import { newTaskSchema, type Task, taskPatchSchema, type TaskPatch, taskStatusSchema } from "../../contract/tasks.ts";
import { updateTask as readTask } from "../../stores/tasks.ts";
import type { Db } from "../../stores/db.ts";
import { dateText } from "../builtin/wording.ts";
import { namesOf } from "./founder-tools.ts";
import { maybe, type Plan, recordId, shown, text, type Tool, ToolRefusal, writeTool, type Written } from "./tool.ts";

const fields = {
  title: maybe(text("A few words: what is to be done")),
  description: maybe(z.string()),
  status: maybe(taskStatusSchema),
  dueDate: maybe(text("yyyy-mm-dd")),
  recurrence: maybe(recurrenceSchema),
  founderId: maybe(recordId("founderId")),
};
const clearable = z.enum(["description", "dueDate", "recurrence", "founderId"]);
const labels: Record<string, string> = {
  title: "Title",
  description: "Description",
  status: "Status",
  dueDate: "Due",
  recurrence: "Repeats",
  founderId: "Person",
};
const columns: Record<string, string> = {
  title: "title",
  description: "description",
  status: "status",
  dueDate: "due_on",
  recurrence: "recurrence",
  founderId: "founder_id",
};

const namesOfTask = ({ title, founderName }: Pick<Task, "title" | "founderName">) => [
  title,
  ...(founderName ? [founderName] : []),
];
/** The names that a card of a task needs: its own and its person's. */
const namesIn = ({ id, title, founderId, founderName }: Task) => ({
  [id]: title,
  ...(founderId !== null && founderName !== null && { [founderId]: founderName }),
});
const given = (patch: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== null && value !== ""));
const rowOf = (patch: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(patch).map(([field, value]) => [columns[field] ?? field, value]));

function writtenBy(patch: Record<string, unknown>): Written[] {
  const kinds: Record<string, Written["kind"]> = { dueDate: "date", status: "choice", recurrence: "choice" };
  return Object.entries(patch)
    .filter(([field]) => field !== "founderId")
    .map(([field, value]) => ({
      kind: value === null ? "cleared" : (kinds[field] ?? "text"),
      field: labels[field] ?? field,
      value: shown(value) ?? "",
    }));
}

/** A task as it is: an empty patch reads it. */
const taskOf = (db: Db, taskId: string) => readTask(db, taskId, {});

const createTask = writeTool({
  name: "create_task",
  description: "Adds a task. Give founderId when it is about someone the user follows.",
  label: "Adding a task",
  input: z.object({ ...fields, title: fields.title }),
  plan: async ({ founders }, asked): Promise<Plan> => {
    const parsed = z.safeParse(newTaskSchema, given(asked));
    if (!parsed.success) throw new ToolRefusal(parsed.error.issues[0]?.message ?? "The task is not valid.");
    if (parsed.data.recurrence !== null && parsed.data.dueDate === null)
      throw new ToolRefusal("A recurring task needs a due date.");
    const { founderId } = parsed.data;
    const person = founderId ? await founders.get(founderId) : null;
    const { boardPosition: _, ...task } = parsed.data;
    const patch = Object.fromEntries(Object.entries(task).filter(([, value]) => value !== null));
    const due = task.dueDate === null ? "" : `, due ${dateText(task.dueDate)}`;
    return {
      title: `Add the task “${task.title}”`,
      saidWhenDone: `Added the task “${task.title}”${due}.`,
      saidWhenThere: `The task “${task.title}”${task.dueDate === null ? "" : `, due ${dateText(task.dueDate)},`} is there already.`,
      operation: {
        kind: "insert",
        table: "tasks",
        row: rowOf(patch),
        names: person ? { [person.id]: person.name } : {},
      },
      founderId: person?.id ?? null,
      recordId: null,
      targets: person ? [namesOf(person)] : [],
      writes: writtenBy(patch).filter(({ field, value }) => field !== "Status" || value !== "todo"),
      alwaysConfirm: null,
    };
  },
});

const updateTask = writeTool({
  name: "update_task",
  description:
    "Changes a task: its words, state, due date, person. Null leaves a field as it is; name in `clear` what is to become empty.",
  label: "Changing a task",
  input: z.object({ taskId: recordId("taskId"), patch: z.object(fields), clear: z.array(clearable) }),
  plan: async ({ db, founders }, { taskId, patch: asked, clear }): Promise<Plan> => {
    const task = await taskOf(db, taskId);
    const parsed = z.safeParse(taskPatchSchema, {
      ...given(asked),
      ...Object.fromEntries(clear.map((field) => [field, null])),
    });
    if (!parsed.success) throw new ToolRefusal(parsed.error.issues[0]?.message ?? "The task is not valid.");
    const patch: TaskPatch = parsed.data;
    if (Object.keys(patch).length === 0) throw new ToolRefusal("There is nothing to change.");
    const person = patch.founderId ? await founders.get(patch.founderId) : null;
    const done = patch.status === "done" ? `Marked “${task.title}” as done.` : `Changed the task “${task.title}”.`;
    return {
      title: patch.status === "done" ? `Complete “${task.title}”` : `Change the task “${task.title}”`,
      saidWhenDone: done,
      saidWhenThere:
        patch.status === "done" ? `“${task.title}” is done already.` : `The task “${task.title}” is like that already.`,
      operation: {
        kind: "update",
        table: "tasks",
        ids: [task.id],
        row: rowOf(patch),
        names: { ...namesIn(task), ...(person && { [person.id]: person.name }) },
      },
      founderId: task.founderId,
      recordId: task.id,
      targets: [namesOfTask(task), ...(person ? [namesOf(person)] : [])],
      writes: writtenBy(patch),
      alwaysConfirm: null,
    };
  },
});

const deleteTask = writeTool({
  name: "delete_task",
  description: "Moves a task to the trash; always waits for the user's confirmation.",
  label: "Looking at what would be deleted",
  input: z.object({ taskId: recordId("taskId") }),
  plan: async ({ db }, { taskId }): Promise<Plan> => {
    const task = await taskOf(db, taskId);
    return {
      title: `Delete the task “${task.title}”`,
      saidWhenDone: `Deleted the task “${task.title}”. It stays in the trash for 30 days.`,
      saidWhenThere: "The task is gone already.",
      operation: { kind: "delete", table: "tasks", ids: [task.id], names: namesIn(task) },
      founderId: task.founderId,
      recordId: task.id,
      targets: [namesOfTask(task)],
      writes: [],
      alwaysConfirm: "Deleting needs your confirmation.",
    };
  },
});

export const taskTools: readonly Tool[] = [createTask, updateTask, deleteTask];
