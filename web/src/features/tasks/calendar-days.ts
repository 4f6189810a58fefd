import { addDays, addMonths, daysBetween } from "@contract/calendar-date";
import type { WeekStart } from "@contract/profile";
import { occurrence, RECURRENCE_DAYS } from "@contract/recurrence";
import type { Task } from "@contract/tasks";
import { byPlace } from "./task-list";

/** Shown of one day; the rest is behind '+N'. */
export const TASKS_PER_DAY = 2;
const TITLE_CHARACTERS = 20;
const FIRST_WEEKDAY: Record<WeekStart, number> = { sunday: 0, monday: 1, saturday: 6 };

/** A task on a day: on its due date, or as a later occurrence of one that recurs. */
export interface CalendarEntry {
  task: Task;
  date: string;
  isRepeat: boolean;
}

/** A title as a calendar shows it: 20 characters at most. */
export function cutTitle(title: string): string {
  const characters = [...title];
  return characters.length > TITLE_CHARACTERS ? `${characters.slice(0, TITLE_CHARACTERS).join("")}…` : title;
}

/** The first day of a date's month. */
export function monthOf(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** The whole weeks that hold a month, as days. */
export function monthDays(month: string, weekStart: WeekStart): string[] {
  const first = monthOf(month);
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
  const lead = (weekday - FIRST_WEEKDAY[weekStart] + 7) % 7;
  const length = daysBetween(first, addMonths(first, 1));
  const weeks = Math.ceil((lead + length) / 7);
  return Array.from({ length: weeks * 7 }, (_, n) => addDays(first, n - lead));
}

/** Returns the days of a span that a task is shown on. A done task is on its due date only: the task that follows it has the rest. */
export function daysOfTask(task: Task, from: string, to: string, calendarMonths: boolean): string[] {
  const { dueDate, recurrence, status } = task;
  if (dueDate === null || dueDate > to) return [];
  const days = dueDate >= from ? [dueDate] : [];
  if (recurrence === null || status === "done") return days;
  const origin = task.recursFrom ?? dueDate;
  // No interval is shorter than its days less three, nor longer than its days and three, so this never starts too late.
  let n = Math.max(0, Math.floor(daysBetween(origin, from) / (RECURRENCE_DAYS[recurrence] + 3)));
  for (; ; n += 1) {
    const day = occurrence(origin, recurrence, n, calendarMonths);
    if (day > to) return days;
    if (day >= from && day > dueDate) days.push(day);
  }
}

/** Returns the tasks of each day from the first to the last one, open tasks first. */
export function entriesByDay(
  tasks: readonly Task[],
  days: readonly string[],
  calendarMonths: boolean,
): Map<string, CalendarEntry[]> {
  const entries = new Map<string, CalendarEntry[]>(days.map((day) => [day, []]));
  const [from = "", to = ""] = [days[0], days.at(-1)];
  for (const task of tasks) {
    for (const date of daysOfTask(task, from, to, calendarMonths)) {
      entries.get(date)?.push({ task, date, isRepeat: date !== task.dueDate });
    }
  }
  for (const day of entries.values()) {
    day.sort((a, b) => Number(a.task.status === "done") - Number(b.task.status === "done") || byPlace(a.task, b.task));
  }
  return entries;
}

/** What is overdue, the longest first. */
export function overdueTasks(tasks: readonly Task[], today: string): Task[] {
  const late = tasks.filter(({ status, dueDate }) => status !== "done" && dueDate !== null && dueDate < today);
  return late.sort((a, b) => (a.dueDate ?? "").localeCompare(b.dueDate ?? "") || byPlace(a, b));
}
