import type { Task } from "@contract/tasks";
import type { TimelineEntry } from "@contract/timeline";
import { calendarDay } from "@/lib/relative-time";

/** A timeline with these tasks in place of those that were read with it: tasks are read more often than the rest. */
export function withTasks(timeline: readonly TimelineEntry[], tasks: readonly Task[]): TimelineEntry[] {
  const rest = timeline.filter(({ type }) => type !== "task");
  const entries = tasks.map((task): TimelineEntry => ({ type: "task", id: task.id, at: task.createdAt, task }));
  return [...rest, ...entries].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** A task is current until it is done; notes and posts are always completed. */
export function entryState(entry: TimelineEntry): "completed" | "current" {
  return entry.type === "task" && entry.task.status !== "done" ? "current" : "completed";
}

/** 'Due: ' and the date, which is a calendar date: no time zone moves it. */
export function dueText({ dueDate }: Pick<Task, "dueDate">, locale?: string): string {
  if (dueDate === null) return "No due date";
  return `Due: ${calendarDay(dueDate, locale === undefined ? {} : { locale })}`;
}
