import * as z from "zod/mini";
import { addDays, addMonths, daysBetween } from "./calendar-date.ts";

export const recurrenceSchema = z.enum(["daily", "weekly", "monthly", "quarterly"]);
export type Recurrence = z.infer<typeof recurrenceSchema>;

/** Days between occurrences (spec §9). */
export const RECURRENCE_DAYS: Record<Recurrence, number> = { daily: 1, weekly: 7, monthly: 30, quarterly: 90 };
const RECURRENCE_MONTHS: Partial<Record<Recurrence, number>> = { monthly: 1, quarterly: 3 };

/**
 * The nth occurrence (0 is the original due date), always counted from the original due date. With `calendarMonths`, monthly
 * and quarterly tasks keep their day of the month, and the 31st becomes the last day of a shorter one.
 */
export function occurrence(dueDate: string, recurrence: Recurrence, n: number, calendarMonths: boolean): string {
  const months = calendarMonths ? RECURRENCE_MONTHS[recurrence] : undefined;
  return months === undefined ? addDays(dueDate, n * RECURRENCE_DAYS[recurrence]) : addMonths(dueDate, n * months);
}

/** The first occurrence after a date; the original due date itself when that is later. */
export function nextOccurrence(
  dueDate: string,
  recurrence: Recurrence,
  after: string,
  calendarMonths: boolean,
): string {
  // No interval is longer than 92 days or shorter than its count of days less three, so this never starts too late.
  let n = Math.max(0, Math.floor(daysBetween(dueDate, after) / (RECURRENCE_DAYS[recurrence] + 3)));
  while (occurrence(dueDate, recurrence, n, calendarMonths) <= after) n += 1;
  return occurrence(dueDate, recurrence, n, calendarMonths);
}
