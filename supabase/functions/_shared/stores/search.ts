import { addDays } from "../contract/calendar-date.ts";
import type { TaskStatus } from "../contract/tasks.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow } from "./store-error.ts";

const DAY_MS = 86_400_000;
const UNTOUCHED_DAYS = 30;

/** A founder as a list of finds shows them. */
export interface FoundFounder {
  id: string;
  name: string;
  company: string | null;
  roleTitle: string | null;
  stage: string | null;
  status: string | null;
  industry: string | null;
  location: string | null;
  email: string | null;
  lastTouchAt: string | null;
  lastPostDate: string | null;
  profileUrl: string;
}

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
  return `*${words
    .replace(/[*%_,()"\\:]/g, " ")
    .trim()
    .replace(/\s+/g, "*")
    .slice(0, 100)}*`;
}

/** Founders by words in name, company, role or mail and by filters, by name; with the count of all. Throws StoreError. */
export async function searchFounders(
  db: Db,
  search: FounderSearch,
  now: Date,
  limit: number,
): Promise<{ data: FoundFounder[]; total: number }> {
  let query = db
    .from("founders")
    .select(
      "id, name, company, role_title, stage, status, industry, location, email, last_touch_at, last_post_date, profile_url",
      { count: "exact" },
    );
  if (search.query?.trim()) {
    const like = contains(search.query);
    query = query.or(["name", "company", "role_title", "email"].map((column) => `${column}.ilike.${like}`).join());
  }
  for (const column of ["stage", "status", "industry", "company", "location"] as const) {
    const value = search[column]?.trim();
    if (value)
      query = query.ilike(
        column,
        contains(value).replaceAll("*", column === "stage" || column === "status" ? "" : "%"),
      );
  }
  if (search.touched === "never") query = query.is("last_touch_at", null);
  if (search.touched === "not_in_30_days") {
    query = query.lt("last_touch_at", new Date(now.getTime() - UNTOUCHED_DAYS * DAY_MS).toISOString());
  }
  const { data, error, count } = await query.order("name").order("id").limit(limit);
  const rows = rowsOrThrow(data, error);
  return {
    total: count ?? rows.length,
    data: rows.map((row) => ({
      id: row.id,
      name: row.name,
      company: row.company,
      roleTitle: row.role_title,
      stage: row.stage,
      status: row.status,
      industry: row.industry,
      location: row.location,
      email: row.email,
      lastTouchAt: row.last_touch_at,
      lastPostDate: row.last_post_date,
      profileUrl: row.profile_url,
    })),
  };
}

export interface FoundTask {
  id: string;
  title: string;
  status: string;
  dueDate: string | null;
  founderId: string | null;
  founderName: string | null;
}

export interface TaskSearch {
  query: string | null;
  status: TaskStatus | "open" | "any";
  due: "overdue" | "today" | "week" | null;
  founderId: string | null;
  /** The date in the user's time zone. */
  today: string;
}

/** Tasks by words of the title, state, time and founder, the earliest due first. Throws StoreError. */
export async function searchTasks(
  db: Db,
  { query: words, status, due, founderId, today }: TaskSearch,
  limit: number,
): Promise<FoundTask[]> {
  let query = db.from("tasks").select("id, title, status, due_on, founder_id, founders(name)");
  if (words?.trim()) query = query.ilike("title", contains(words).replaceAll("*", "%"));
  if (status === "open") query = query.neq("status", "done");
  else if (status !== "any") query = query.eq("status", status);
  if (founderId !== null) query = query.eq("founder_id", founderId);
  if (due === "overdue") query = query.lt("due_on", today);
  if (due === "today") query = query.eq("due_on", today);
  if (due === "week") query = query.gte("due_on", today).lte("due_on", addDays(today, 7));
  const { data, error } = await query.order("due_on", { nullsFirst: false }).order("created_at").limit(limit);
  return rowsOrThrow(data, error).map((row) => ({
    id: row.id,
    title: row.title,
    status: row.status,
    dueDate: row.due_on,
    founderId: row.founder_id,
    founderName: row.founders?.name ?? null,
  }));
}

export interface FoundNote {
  id: string;
  founderId: string;
  founderName: string;
  content: string;
  createdAt: string;
}

/** Notes with these words, newest first. Throws StoreError. */
export async function searchNotes(db: Db, words: string | null, limit: number): Promise<FoundNote[]> {
  let query = db.from("notes").select("id, founder_id, content, created_at, founders!inner(name)");
  if (words?.trim()) query = query.ilike("content", contains(words).replaceAll("*", "%"));
  const { data, error } = await query.order("created_at", { ascending: false }).limit(limit);
  return rowsOrThrow(data, error).map((row) => ({
    id: row.id,
    founderId: row.founder_id,
    founderName: row.founders.name,
    content: row.content,
    createdAt: row.created_at,
  }));
}

export interface FoundPost {
  id: string;
  founderId: string;
  founderName: string;
  postUrl: string;
  content: string;
  summary: string | null;
  postedAt: string;
}

/** Posts with these words, newest first. Throws StoreError. */
export async function searchPosts(db: Db, words: string | null, limit: number): Promise<FoundPost[]> {
  let query = db.from("posts").select("id, founder_id, post_url, content, ai_summary, posted_at, founders!inner(name)");
  if (words?.trim()) query = query.ilike("content", contains(words).replaceAll("*", "%"));
  const { data, error } = await query.order("posted_at", { ascending: false }).limit(limit);
  return rowsOrThrow(data, error).map((row) => ({
    id: row.id,
    founderId: row.founder_id,
    founderName: row.founders.name,
    postUrl: row.post_url,
    content: row.content,
    summary: row.ai_summary,
    postedAt: row.posted_at,
  }));
}

/** What a note says and whom it is about. Throws StoreError. */
export async function findNote(db: Db, noteId: string): Promise<FoundNote | null> {
  const { data, error } = await db
    .from("notes")
    .select("id, founder_id, content, created_at, founders!inner(name)")
    .eq("id", noteId);
  const [row] = rowsOrThrow(data, error);
  return row
    ? {
        id: row.id,
        founderId: row.founder_id,
        founderName: row.founders.name,
        content: row.content,
        createdAt: row.created_at,
      }
    : null;
}

/** What hangs on a founder and would go with them. Throws StoreError. */
export async function countOfFounder(
  db: Db,
  founderId: string,
): Promise<{ notes: number; posts: number; tasks: number }> {
  const count = async (table: "notes" | "posts" | "tasks") => {
    const { count: rows, error } = await db
      .from(table)
      .select("id", { count: "exact", head: true })
      .eq("founder_id", founderId);
    rowsOrThrow([], error);
    return rows ?? 0;
  };
  const [notes, posts, tasks] = await Promise.all([count("notes"), count("posts"), count("tasks")]);
  return { notes, posts, tasks };
}

/** How many founders have a value of a field. Throws StoreError. */
export async function countOfField(db: Db, fieldId: string): Promise<number> {
  const { count, error } = await db
    .from("custom_field_values")
    .select("founder_id", { count: "exact", head: true })
    .eq("field_id", fieldId);
  rowsOrThrow([], error);
  return count ?? 0;
}
