import type { Task } from "@contract/tasks";
import { createContext, useContext } from "react";

/** What a day or a task on the calendar can ask of it. */
export interface CalendarActions {
  today: string;
  open: (task: Task) => void;
  /** Gives a task another due date and offers Undo. */
  postpone: (task: Task, date: string) => void;
  add: (date: string) => void;
}

export const CalendarContext = createContext<CalendarActions | null>(null);

/** Throws outside a calendar. */
export function useCalendar(): CalendarActions {
  const calendar = useContext(CalendarContext);
  if (!calendar) throw new Error("This day is not in a calendar.");
  return calendar;
}
