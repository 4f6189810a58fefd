import { addDays } from "../contract/calendar-date.ts";
import type { Founder } from "../contract/founders.ts";
import { personFields, type ShortField, shortFields } from "../contract/person-fields.ts";
import type { TaskStatus } from "../contract/tasks.ts";
import type { Db } from "./db.ts";
import { cutText } from "../contract/storable.ts";
import { camelCased, rowsOf } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

const DAY_MS = 86_400_000;
const UNTOUCHED_DAYS = 30;
/** Ids in one address, which must not be too long. */
const RANKED_AT_MOST = 100;

const FOUND_COLUMNS = [...shortFields.map((key) => personFields[key].column), "last_touch_at", "last_post_date"];

/** A founder as a list of finds shows them. */
export type FoundFounder = Pick<Founder, "id" | ShortField | "lastTouchAt" | "lastPostDate">;

export interface FounderSearch {
  query: string | null;
  stage?: string | null;
  status?: string | null;
  industry?: string | null;
  company?: string | null;
  location?: string | null;
  touched?: "never" | "not_in_30_days" | null;
}

/** A pattern that finds the words anywhere; what PostgREST reads as syntax is left out. */
function contains(words: string): string {
  const parts = words
    .replace(/[*%_,()"\\:]/g, " ")
    .trim()
    .replace(/\s+/g, "*");
  return `*${cutText(parts, 100)}*`;
}

/** The founders with these words in name, company, role, industry, place or mail, the best first; slips are forgiven. Throws StoreError. */
async function founderIdsWith(db: Db, words: string): Promise<string[]> {
  return rowsOf(db.rpc("search_founder_ids", { sought: words }));
}

const IN_PART = ["industry", "company", "location"] as const;

/** A founder search as a query: exact for stage and status, in part for the rest. */
function founderQuery(db: Db, search: FounderSearch, now: Date, ids: string[] | null) {
  let query = db
    .from("founders")
    // The types of a row are the same whichever columns are read.
    .select(`id, ${FOUND_COLUMNS.join(", ")}` as "*", { count: "exact" });
  if (ids !== null) query = query.in("id", ids.slice(0, RANKED_AT_MOST));
  for (const column of ["stage", "status"] as const) {
    const value = search[column]?.trim();
    if (value) query = query.ilike(column, contains(value).replaceAll("*", ""));
  }
  for (const column of IN_PART) {
    const value = search[column]?.trim();
    if (value) query = query.ilike(column, contains(value).replaceAll("*", "%"));
  }
  if (search.touched === "never") query = query.is("last_touch_at", null);
  if (search.touched === "not_in_30_days") {
    query = query.lt("last_touch_at", new Date(now.getTime() - UNTOUCHED_DAYS * DAY_MS).toISOString());
  }
  return query.order("name").order("id");
}

/** Founders by words and by filters, the best first, or else by name; with the count of all. Throws StoreError. */
export async function searchFounders(
  db: Db,
  search: FounderSearch,
  now: Date,
  limit: number,
): Promise<{ data: FoundFounder[]; total: number }> {
  const ranked = search.query?.trim() ? await founderIdsWith(db, search.query) : null;
  const { data, error, count } = await founderQuery(db, search, now, ranked).limit(limit);
  const rows = rowsOrThrow(data, error);
  if (ranked !== null) rows.sort((one, other) => ranked.indexOf(one.id) - ranked.indexOf(other.id));
  if (rows.length === 0 && ranked === null) {
    // A pattern knows nothing of accents and slips: what it finds nowhere is looked for by words.
    const column = IN_PART.find((one) => search[one]?.trim());
    if (column !== undefined)
      return searchFounders(db, { ...search, [column]: null, query: search[column] ?? null }, now, limit);
  }
  return {
    total: count ?? rows.length,
    // Each column holds what its field does.
    data: rows.map((row) => camelCased(row) as FoundFounder),
  };
}

export interface FoundTask {
  id: string;
  title: string;
  description: string | null;
  status: string;
  dueDate: string | null;
  completedAt: string | null;
  recurrence: string | null;
  founderId: string | null;
  founderName: string | null;
}

export interface TaskSearch {
  query: string | null;
  status: TaskStatus | "open" | "any";
  due: "overdue" | "today" | "week" | "dated" | "undated" | null;
  founderId: string | null;
  /** The date in the user's time zone. */
  today: string;
  /** Days on which they are due, inclusive. */
  from?: string | null;
  to?: string | null;
  /** Moments (ISO 8601) between which they were completed. */
  completedFrom?: string | null;
  completedBefore?: string | null;
}

/** Tasks by words of the title, state, time and founder, the earliest due first. Throws StoreError. */
export async function searchTasks(db: Db, search: TaskSearch, limit: number): Promise<FoundTask[]> {
  return (await findAndCountTasks(db, search, limit)).tasks;
}

/** The same, with how many there are in all; those that are done with the last one first. Throws StoreError. */
export async function findAndCountTasks(
  db: Db,
  { query: words, status, due, founderId, today, from, to, completedFrom, completedBefore }: TaskSearch,
  limit: number,
): Promise<{ tasks: FoundTask[]; total: number }> {
  let query = db
    .from("tasks")
    .select("id, title, description, status, due_on, completed_at, recurrence, founder_id, founders(name)", {
      count: "exact",
    });
  if (words?.trim()) query = query.ilike("title", contains(words).replaceAll("*", "%"));
  if (status === "open") query = query.neq("status", "done");
  else if (status !== "any") query = query.eq("status", status);
  if (founderId !== null) query = query.eq("founder_id", founderId);
  if (due === "overdue") query = query.lt("due_on", today);
  if (due === "today") query = query.eq("due_on", today);
  if (due === "week") query = query.gte("due_on", today).lte("due_on", addDays(today, 7));
  if (due === "dated") query = query.not("due_on", "is", null);
  if (due === "undated") query = query.is("due_on", null);
  if (from) query = query.gte("due_on", from);
  if (to) query = query.lte("due_on", to);
  if (completedFrom) query = query.gte("completed_at", completedFrom);
  if (completedBefore) query = query.lt("completed_at", completedBefore);
  if (status === "done") query = query.order("completed_at", { ascending: false, nullsFirst: false });
  const { data, error, count } = await query
    .order("due_on", { nullsFirst: false })
    .order("created_at")
    .order("id")
    .limit(limit);
  const tasks = rowsOrThrow(data, error).map(({ due_on, founders, ...row }) => ({
    ...camelCased(row),
    dueDate: due_on,
    founderName: founders?.name ?? null,
  }));
  return { tasks, total: count ?? tasks.length };
}

/** Tasks by words of their titles, misspelt or not: the open ones first. Throws StoreError. */
export async function findTasks(
  db: Db,
  words: string,
  limit: number,
): Promise<(Pick<FoundTask, "id" | "title" | "dueDate" | "founderName"> & { isDone: boolean })[]> {
  const rows = await rowsOf(db.rpc("find_tasks", { sought: words, most: limit }));
  return rows.map(({ id, title, status, due_on, founder_name }) => ({
    ...{ id, title, isDone: status === "done", dueDate: due_on, founderName: founder_name },
  }));
}
