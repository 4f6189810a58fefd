import { addDays } from "../../contract/calendar-date.ts";
import type { AllDue } from "./commands/frames.ts";

/** Whether a task is due in a period, in a calendar whose weeks begin on that day. */
export function isDue(
  dueDate: string | null,
  due: AllDue | null,
  { today, weekStart }: { today: string; weekStart: string },
): boolean {
  if (due === null || dueDate === null) return due === null;
  if (typeof due === "object") return dueDate === due.day;
  if (due === "overdue") return dueDate < today;
  if (due === "today" || due === "tomorrow") return dueDate === addDays(today, due === "today" ? 0 : 1);
  const into = (new Date(`${today}T00:00:00Z`).getUTCDay() - WEEK_STARTS.indexOf(weekStart) + 7) % 7;
  const from = addDays(today, (due === "this week" ? 0 : 7) - into);
  return dueDate >= from && dueDate <= addDays(from, 6);
}
const WEEK_STARTS = ["sunday", "monday", "", "", "", "", "saturday"];
