import { addDays, addMonths, daysBetween } from "@contract/calendar-date";
import type { Task } from "@contract/tasks";

export type DueState = "overdue" | "today" | "later";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format by its options. Making one takes longer than drawing a card, and a month needs hundreds of dates. */
function formatOf(options: Intl.DateTimeFormatOptions, locale: string | undefined): Intl.DateTimeFormat {
  const key = `${locale ?? ""} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  formats.set(key, format);
  return format;
}

/** Dates are calendar dates; UTC only keeps them from being shifted. */
export function formatDate(date: string, options: Intl.DateTimeFormatOptions, locale?: string): string {
  return formatOf(options, locale).format(new Date(`${date}T00:00:00Z`));
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
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" as const };
  return formatDate(date, { day: "numeric", month: "short", ...year }, locale);
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
