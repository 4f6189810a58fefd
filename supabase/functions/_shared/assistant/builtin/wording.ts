import type { NoteLine, Person, PostLine, TaskLine } from "./script.ts";
import { datedDay } from "../../contract/posts.ts";
import { linkAddress } from "../safe-reply.ts";
import { todayIn } from "../../contract/calendar-date.ts";
import { shortened } from "../../contract/storable.ts";

/** Words of a record inside Markdown: nothing of them is a link or a mark, and "<20%" and ">5" before a number stay, for they begin none there. */
export function plain(text: string): string {
  return text
    .replace(/[[\]`*\\]|[<>](?![\s=]{0,2}\d)|^\s*>|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** As much, with the "*" between numbers that multiplies them: escaped, so that it makes nothing slanted. */
const plainWithProducts = (text: string): string =>
  text
    .split(/(?<=\d\s?)\*(?=\s?\d)/u)
    .map((part) => plain(`.${part}.`).slice(1, -1))
    .join("\\*");

export function personLink({ id, name }: Pick<Person, "id" | "name">): string {
  return `[${plain(name)}](/people/${id})`;
}

/** A link to a post. */
export const postLink = ({ postUrl }: Pick<PostLine, "postUrl">): string => `[See the post](${linkAddress(postUrl)})`;

const formats = {
  day: new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }),
  dayOfYear: new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }),
  number: new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }),
};

/** A date (yyyy-mm-dd), or the date of a moment in the user's time zone, as the app writes it: Nov 27, 2026. */
export function dateText(at: string, timeZone = "UTC"): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(at)) return formats.day.format(new Date(`${at}T00:00:00Z`));
  return formats.day.format(new Date(`${todayIn(timeZone, new Date(at))}T00:00:00Z`));
}

/** The date of a post, as well as it is known. */
export const postedText = (
  { postedAt, dating = "exact" }: Pick<PostLine, "postedAt" | "dating">,
  timeZone: string,
): string => datedDay(dateText(postedAt, timeZone), dating);

export const numberText = (value: number): string => formats.number.format(value);

/** Days inside a sentence: "on Nov 3, 2026", "from Nov 1 to Nov 7, 2026", "since Nov 1, 2026"; `isBare` is the days alone. */
export function dayRange(
  { from, to }: { from: string | null; to: string | null },
  today: string,
  isBare = false,
): string {
  if (from !== null && from === to) return isBare ? dateText(from) : from === today ? "today" : `on ${dateText(from)}`;
  if (from === null) return to === null ? "at any time" : `until ${dateText(to)}`;
  if (to === null) return from > today ? `from ${dateText(from)} on` : `since ${dateText(from)}`;
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const first = isOneYear ? formats.dayOfYear.format(new Date(`${from}T00:00:00Z`)) : dateText(from);
  return `from ${first} to ${dateText(to)}`;
}

/** A task with whose it is, by which it can be told from others of its name. */
export const titleAndPerson = ({ title, founderName }: TaskLine): string =>
  founderName === null ? title : `${title} (${founderName})`;

export function taskLine({ title, dueDate, status, founderId, founderName }: TaskLine): string {
  const due = dueDate === null ? "" : `, due ${dateText(dueDate)}`;
  const state = status === "in_progress" ? ", in progress" : status === "done" ? ", done" : "";
  const person = founderId && founderName ? ` (${personLink({ id: founderId, name: founderName })})` : "";
  return `- ${plain(title)}${person}${due}${state}`;
}

const NOTE_SHOWN = 240;
export function noteLine({ content, createdAt, founderId, founderName }: NoteLine): string {
  const person = founderId && founderName ? `${personLink({ id: founderId, name: founderName })}, ` : "";
  return `- ${person}${dateText(createdAt)}: ${plainWithProducts(shortened(content.trim(), NOTE_SHOWN))}`;
}

export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export function sentenceCase(text: string): string {
  const trimmed = text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^[\s:,.–-]+/, "");
  let end = trimmed.length;
  while (end > 0 && /[\s:,;.–-]/.test(trimmed.charAt(end - 1))) end -= 1;
  // "iPhone" has its capital.
  const first = trimmed.slice(0, 1);
  return (/^\p{Ll}\p{Lu}/u.test(trimmed) ? first : first.toUpperCase()) + trimmed.slice(1, end);
}
