/** How the days of a week begin, from Monday on, and the months. */
const WEEKDAYS = "mon tues wednes thurs fri satur sun".split(" ");
/** The number of a day by the beginning of its name, from 0 for Monday. */
export const dayNumber = (name = ""): number => WEEKDAYS.indexOf(name.toLowerCase());
export const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** A day and a month, of a year that is given or the next one in which the day is to come. */
export function dayOf(today: string, day: number, month: number, year: string | undefined): string {
  const inYear = (some: number) => `${some}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  if (year !== undefined) return inYear(Number(year.length === 2 ? `20${year}` : year));
  const date = inYear(Number(today.slice(0, 4)));
  return date >= today ? date : inYear(Number(today.slice(0, 4)) + 1);
}

/** The day of the week of a date, from 0 for Sunday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
