import type { Task, TaskPatch } from "@contract/tasks";
import { dueLabel } from "./due";
import { STATUS_NAMES } from "./task-list";

/** The fields of a task that two people, or one on two devices, can change to different things. */
const FIELDS = ["title", "description", "status", "dueDate", "recurrence", "founderId"] as const;
type Field = (typeof FIELDS)[number];
export type Seen = Pick<Task, Field>;

const names: Record<Field, string> = {
  title: "title",
  description: "description",
  status: "status",
  dueDate: "due date",
  recurrence: "repetition",
  founderId: "person",
};

export function seenOf(task: Task): Seen {
  const { title, description, status, dueDate, recurrence, founderId } = task;
  return { title, description, status, dueDate, recurrence, founderId };
}

function wanted(patch: TaskPatch, field: Field): Task[Field] | undefined {
  return field === "dueDate" && patch.snoozeTo !== undefined ? patch.snoozeTo : patch[field];
}

function inWords(field: Field, value: Task[Field], today: string): string {
  if (value === null) return "empty";
  if (field === "status") return STATUS_NAMES[value as Task["status"]];
  if (field === "founderId") return "another one";
  return `“${field === "dueDate" ? dueLabel(value, today) : value}”`;
}

/** What has been changed meanwhile to something else than a late patch wants, as a sentence with both; null when nothing has. */
export function conflictOf(patch: TaskPatch, seen: Seen, now: Seen, today: string): string | null {
  for (const field of FIELDS) {
    const ours = wanted(patch, field);
    if (ours === undefined || now[field] === seen[field] || now[field] === ours) continue;
    return `The ${names[field]} is ${inWords(field, now[field], today)} by now; you made it ${inWords(field, ours, today)}.`;
  }
  return null;
}
