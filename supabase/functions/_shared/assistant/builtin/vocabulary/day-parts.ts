import { addDays, addMonths } from "../../../contract/calendar-date.ts";

/** Parts of a pattern, joined to one that stands between other words. */
export const phrase = (...parts: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${parts.join("")}(?![\\p{L}\\p{N}])`, "iu");

/** The days of a week, Monday first, as English, German, French and Spanish spell them. */
const WEEKDAYS = [
  "mon(?:day)?|montag|lundi|lunes",
  "tues?(?:day)?|dienstag|mardi|martes",
  "wed(?:nesday)?|mittwoch|mercredi|mi[eé]rcoles",
  "thu(?:rs?(?:day)?)?|donnerstag|jeudi|jueves",
  "fri(?:day)?|freitag|vendredi|viernes",
  "sat(?:urday)?|samstag|sonnabend|samedi|s[aá]bado",
  "sun(?:day)?|sonntag|dimanche|domingo",
];
const MONTHS = [
  "jan(?:uary)?|januar|jänner|janvier|enero",
  "feb(?:ruary)?|februar|f[eé]vrier|febrero",
  "mar(?:ch)?|m[aä]rz|maerz|mars|marzo",
  "apr(?:il)?|avril|abril",
  "may|mai|mayo",
  "june?|juni|juin|junio",
  "july?|juli|juillet|julio",
  "aug(?:ust)?|ao[uû]t|agosto",
  "sept?(?:ember)?|septembre|septiembre|setiembre",
  "oct(?:ober)?|oktober|octobre|octubre",
  "nov(?:ember)?|novembre|noviembre",
  "dec(?:ember)?|dezember|d[eé]cembre|diciembre",
];
export const NUMBERS = [
  "an?|one|ein(?:e[mr]?)?|une?|una|1",
  "two|zwei|deux|dos|2|(?:a )?couple of",
  "three|drei|trois|tres|3",
  "four|vier|quatre|cuatro|4",
  "five|fünf|cinq|cinco|5",
  "six|sechs|seis|6",
  "seven|sieben|sept|siete|7",
  "eight|acht|huit|ocho|8",
];
export const WEEKDAY = `(?:${WEEKDAYS.join("|")})`;
export const MONTH = `(?<month>${MONTHS.join("|")})\\.?(?:,? (?:de |del )?(?<year>20\\d\\d))?(?!['’]s)`;
export const COUNT = `(?<count>${NUMBERS.join("|")})`;
export const ON =
  "(?:(?:on|by|until|till|before|for|due|starting|from|am|bis|ab|vor|zum|le|el|du|del|d['’]ici|pour|avant|para|antes)\\s+(?:(?:the|de|del|dem|den|la|le|el)\\s+|l['’])?)?";

const numberIn = (names: readonly string[], said = ""): number =>
  names.findIndex((name) => new RegExp(`^(?:${name})$`, "iu").test(said));
const two = (value: number): string => String(value).padStart(2, "0");
/** How many days a day is behind the Monday of its week. */
const into = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
export const monday = (day: string): string => addDays(day, -into(day));
export const firstOf = (day: string): string => `${day.slice(0, 8)}01`;
export const lastOf = (day: string): string => addDays(addMonths(firstOf(day), 1), -1);
/** The next such weekday: today where it is one and `today` counts. */
export const coming = (today: string, weekday: number, counts: boolean): string =>
  addDays(today, (weekday - into(today) + 7) % 7 || (counts ? 0 : 7));

type Groups = Record<string, string | undefined>;
export const weekdayOf = (groups: Groups): number => numberIn(WEEKDAYS, groups["day"]);
export const weeksOf = (groups: Groups): number =>
  groups["fortnight"] === undefined ? numberIn(NUMBERS, groups["count"]) + 1 : 2;
export const inWeek = (groups: Groups, today: string, weeks: number): string =>
  addDays(monday(addDays(today, 7 * weeks)), weekdayOf(groups));

/** A month that is named: its first day, in the year that is given or in the next in which `last` of it is not over. */
export function monthOf(groups: Groups, today: string): string {
  const no = two(numberIn(MONTHS, groups["month"]) + 1);
  const year = groups["year"] ?? today.slice(0, 4);
  const first = `${year}-${no}-01`;
  return groups["year"] === undefined && lastOf(first) < today ? `${String(Number(year) + 1)}-${no}-01` : first;
}

export function dayOfMonth(groups: Groups, today: string): string {
  const day = addDays(monthOf(groups, today), Number(groups["no"]) - 1);
  return day < today && groups["year"] === undefined ? addMonths(day, 12) : day;
}

/** The next day of that number, in this month or the next. */
export function dayAhead(today: string, no: number): string {
  const day = addDays(firstOf(today), no - 1);
  const ahead = day < today ? addDays(addMonths(firstOf(today), 1), no - 1) : day;
  const last = lastOf(day < today ? addMonths(firstOf(today), 1) : today);
  return ahead > last ? last : ahead;
}

export function endOf(period: string, today: string): string {
  if (/^(?:year|jahr|ann|a[nñ]o)/iu.test(period)) return `${today.slice(0, 4)}-12-31`;
  if (/^(?:quarter|quartal|trim)/iu.test(period))
    return lastOf(addMonths(firstOf(today), 2 - ((Number(today.slice(5, 7)) - 1) % 3)));
  return lastOf(today);
}

export const isWeekend = (day: string): boolean => into(day) > 4;
export function workingDay(day: string, step: 1 | -1): string {
  let found = day;
  while (isWeekend(found)) found = addDays(found, step);
  return found;
}
