import { addDays, addMonths, daysBetween } from "@contract/calendar-date";
import type { Task } from "@contract/tasks";
import { calendarDay } from "@/lib/relative-time";

export type DueState = "overdue" | "today" | "later";

/** Parts of a calendar date. */
export function formatDate(date: string, parts: Intl.DateTimeFormatOptions, locale?: string): string {
  return calendarDay(date, locale === undefined ? {} : { locale }, parts);
}

/** A date in full, as the hover shows it. */
export function fullDay(date: string, locale?: string): string {
  return formatDate(date, { weekday: "long", day: "numeric", month: "long", year: "numeric" }, locale);
}

/** How pressing an open task is; null for one that is done or has no due date. */
export function dueState({ status, dueDate }: Pick<Task, "status" | "dueDate">, today: string): DueState | null {
  if (status === "done" || dueDate === null) return null;
  return dueDate < today ? "overdue" : dueDate === today ? "today" : "later";
}

/** A due date in a word or two: Yesterday, Today, Tomorrow, the weekday within six days, otherwise the date. */
export function dueLabel(date: string, today: string, locale?: string): string {
  const days = daysBetween(today, date);
  if (days === -1) return "Yesterday";
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  if (days > 1 && days < 7) return formatDate(date, { weekday: "long" }, locale);
  return shortDate(date, today, locale);
}

function shortDate(date: string, today: string, locale?: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" as const };
  return formatDate(date, { day: "numeric", month: "short", ...year }, locale);
}

/** When a task is or was due: of one that is done the date, as nothing is to come of it tomorrow. */
export function dueWords(
  { status, dueDate }: { status: Task["status"]; dueDate: string },
  today: string,
  locale?: string,
): string {
  return status === "done" ? shortDate(dueDate, today, locale) : dueLabel(dueDate, today, locale);
}

/** Until when a task can be put off: from tomorrow on, whatever its due date was. */
export function snoozeChoices(today: string): { label: string; date: string }[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return [
    { label: "Tomorrow", date: addDays(today, 1) },
    { label: "In 3 days", date: addDays(today, 3) },
    // The Monday after this one's week, whatever day a week starts on.
    { label: "Next Monday", date: addDays(today, (8 - weekday) % 7 || 7) },
    { label: "In a month", date: addMonths(today, 1) },
  ];
}
