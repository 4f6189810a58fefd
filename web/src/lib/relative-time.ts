const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How a place on earth writes dates; the reader's own unless a test says otherwise. */
export interface Place {
  locale?: string;
  timeZone?: string;
}

// Making a formatter takes longer than drawing the row that it is for, and a month of the calendar needs hundreds of dates.
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in the user's own format. Nothing else in the app formats a date, so that they all look the same. */
function format(date: Date, place: Place, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([place.locale, place.timeZone, options]);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(place.locale, { timeZone: place.timeZone, ...options });
  formats.set(key, made);
  return made.format(date);
}

/** A date and its time in full, as the hover shows it. */
export function fullDate(iso: string, place: Place = {}): string {
  return format(new Date(iso), place, { dateStyle: "medium", timeStyle: "short" });
}

/** The date of a moment. */
export function dateOf(iso: string, place: Place = {}): string {
  return format(new Date(iso), place, { dateStyle: "medium" });
}

/** A calendar date (yyyy-mm-dd), which is the same day everywhere; other parts of it than usual where they are named. */
export function calendarDay(
  day: string,
  { locale }: Place = {},
  parts: Intl.DateTimeFormatOptions = { dateStyle: "medium" },
): string {
  return format(new Date(`${day}T00:00:00Z`), { ...(locale && { locale }), timeZone: "UTC" }, parts);
}

/** The time of a day, as the user's place on earth writes it. */
export function timeOfDay(date: Date, place: Place = {}): string {
  return format(date, place, { timeStyle: "short" });
}

/** The stamp of the update column: 'Just now', 'Nm ago', 'Nh ago', 'Nd ago', then the full date; 'Never refreshed' without one. */
export function updateStamp(iso: string | null, now: Date, place: Place = {}): string {
  if (iso === null) return "Never refreshed";
  const age = now.getTime() - Date.parse(iso);
  if (age < MINUTE) return "Just now";
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  if (age < 7 * DAY) return `${Math.floor(age / DAY)}d ago`;
  return fullDate(iso, place);
}

/** A date, and what it is: exact, about right, or only when something was first seen. */
export interface Dated {
  at: string;
  dating: "exact" | "about" | "first_seen";
}

/** Formats a stamp for the middle of a line: `just now`. */
export const inLine = (stamp: string): string => (stamp === "Just now" ? "just now" : stamp);

/** When a post was published, for the table: the time within a day, days under 7, otherwise the date; "About …" or "Seen …" where it is not exact. */
export function postDate({ at, dating }: Dated, now: Date, place: Place = {}): string {
  if (dating === "exact") return shortDate(at, now, place);
  const age = now.getTime() - Date.parse(at);
  if (dating === "about" && age < DAY) return "About today";
  // As wide as an exact date with the word before it.
  const parts: Intl.DateTimeFormatOptions =
    age < 330 * DAY ? { day: "numeric", month: "short" } : { month: "short", year: "numeric" };
  const date = age < 7 * DAY ? shortDate(at, now, place) : format(new Date(at), place, parts);
  return `${dating === "about" ? "About" : "Seen"} ${date}`;
}

/** A moment in the width of a cell: the time within a day, days under 7, otherwise the date. */
function shortDate(iso: string, now: Date, place: Place = {}): string {
  const posted = new Date(iso);
  const age = now.getTime() - posted.getTime();
  if (age < DAY) return format(posted, place, { timeStyle: "short" });
  if (age < 7 * DAY) return `${Math.floor(age / DAY)}d ago`;
  return format(posted, place, { dateStyle: "medium" });
}

/**
 * When a post was published, as a timeline says it: where the time is not exact, "About 3 weeks ago" or, where all that is known is when it
 * was first seen, "First seen 2d ago".
 */
export function publishedDate({ at, dating }: Dated, now: Date, place: Place = {}): string {
  if (dating === "exact") return timelineDate(at, now, place);
  if (dating === "first_seen") return `First seen ${inLine(timelineDate(at, now, place))}`;
  const days = Math.floor((now.getTime() - Date.parse(at)) / DAY);
  if (days < 1) return "About today";
  const [count, unit] =
    days < 14
      ? ([days, "day"] as const)
      : days < 61
        ? ([Math.round(days / 7), "week"] as const)
        : days < 730
          ? ([Math.round(days / 30.4), "month"] as const)
          : ([Math.round(days / 365.25), "year"] as const);
  return `About ${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

/** The same in full, shown where it is pointed at. */
export function publishedInFull({ at, dating }: Dated, place: Place = {}): string {
  if (dating === "exact") return fullDate(at, place);
  return dating === "about"
    ? `About ${dateOf(at, place)}. The exact time isn't known.`
    : `First seen ${fullDate(at, place)}. Its own date isn't known.`;
}

/** When something in a timeline happened: 'Just now' within a minute, minutes under 60, hours under 24, days under 168 hours, otherwise the date. */
export function timelineDate(iso: string, now: Date, place: Place = {}): string {
  const happened = new Date(iso);
  const age = now.getTime() - happened.getTime();
  if (age < MINUTE) return "Just now";
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  if (age < 168 * HOUR) return `${Math.floor(age / DAY)}d ago`;
  return format(happened, place, { dateStyle: "medium" });
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Returns the day of a timestamp: "Today", "Yesterday" or the date from `dateOf`. */
export function dayName(at: string, now: Date, dateOf: (at: string) => string): string {
  const age = Math.round((startOfDay(now) - startOfDay(new Date(at))) / DAY);
  if (age === 0) return "Today";
  return age === 1 ? "Yesterday" : dateOf(at);
}
