import * as z from "zod/mini";

/** A calendar date as yyyy-mm-dd, with no time and no zone. */
export const calendarDateSchema = z.iso.date("Enter a date as yyyy-mm-dd.");

/** A date as it is sent: yyyy-mm-dd, or an ISO time of which the date counts as it is written. Blank and missing are null. */
export const givenDateSchema = z.pipe(
  z.nullable(z.string()),
  z.pipe(
    z.transform((text: string | null) =>
      text === null || text.trim() === "" ? null : text.trim().replace(/^(\d{4}-\d{2}-\d{2})T.*$/, "$1"),
    ),
    z.nullable(calendarDateSchema),
  ),
);

/** The date it is now in a time zone (an IANA name). */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  // The Swedish way of writing a date is yyyy-mm-dd.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);
}

/** The moment at which a date begins in a time zone (an IANA name). */
export function startOfDay(date: string, timeZone: string): Date {
  const utc = Date.parse(`${date}T00:00:00Z`);
  const offsetAt = (moment: number) => {
    const there = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(
      moment,
    );
    return Date.parse(`${there.replace(" ", "T")}Z`) - moment;
  };
  // The offset of the day itself, also where the clocks changed in the night.
  const guess = utc - offsetAt(utc);
  return new Date(utc - offsetAt(guess));
}

/** A date some days later (or earlier, when negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A date some calendar months later; the 31st becomes the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Whole days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
