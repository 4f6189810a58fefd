import * as z from "zod/mini";
import { type Founder, type FounderPage, founderSchema, type NewFounder, type Page } from "../contract/founders.ts";
import type { Database } from "./database.types.ts";
import type { Db } from "./db.ts";
import { NOTE_COLUMNS, toNote } from "./notes.ts";
import { rowsOrThrow, StoreError } from "./store-error.ts";

const OWN_COLUMNS = `id, name, profile_url, company, role_title, industry, location, email, follower_count,
  last_post_summary, last_post_summary_by, last_post_summary_date, last_post_date, last_post_url,
  last_refreshed_at, last_refresh_outcome, last_refresh_error, created_at` as const;
const FOUNDER_COLUMNS = `${OWN_COLUMNS}, notes(${NOTE_COLUMNS})` as const;

type FounderRow = Omit<Database["public"]["Tables"]["founders"]["Row"], "user_id"> & {
  notes: Parameters<typeof toNote>[0][];
};

function toFounder(row: FounderRow): Founder {
  return z.parse(founderSchema, {
    id: row.id,
    name: row.name,
    profileUrl: row.profile_url,
    company: row.company,
    roleTitle: row.role_title,
    industry: row.industry,
    location: row.location,
    email: row.email,
    followerCount: row.follower_count,
    lastPostSummary: row.last_post_summary,
    lastPostSummaryBy: row.last_post_summary_by,
    lastPostSummaryDate: row.last_post_summary_date,
    lastPostDate: row.last_post_date,
    lastPostUrl: row.last_post_url,
    lastRefreshedAt: row.last_refreshed_at,
    lastRefreshOutcome: row.last_refresh_outcome,
    lastRefreshError: row.last_refresh_error,
    createdAt: row.created_at,
    notes: row.notes.map(toNote),
  });
}

/** One page of the caller's founders, newest first, each with only its newest note. Throws StoreError. */
export async function listFounders(db: Db, { page, limit }: Page): Promise<FounderPage> {
  const start = (page - 1) * limit;
  const { data, error, count } = await db
    .from("founders")
    .select(FOUNDER_COLUMNS, { count: "exact" })
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .order("created_at", { referencedTable: "notes", ascending: false })
    .limit(1, { referencedTable: "notes" })
    .range(start, start + limit - 1);
  // PostgREST answers 416 to a page past the end; an empty page is what a reader expects.
  if (error?.code === "PGRST103") return { data: [], page, limit, total: count ?? 0 };
  return { data: rowsOrThrow(data, error).map(toFounder), page, limit, total: count ?? 0 };
}

/** One founder with all notes, newest first. Throws StoreError: 404 when it is not there or not the caller's. */
export async function getFounder(db: Db, founderId: string): Promise<Founder> {
  const { data, error } = await db
    .from("founders")
    .select(FOUNDER_COLUMNS)
    .eq("id", founderId)
    .order("created_at", { referencedTable: "notes", ascending: false })
    .maybeSingle();
  if (!error && data === null) throw new StoreError("Founder not found", 404);
  return toFounder(rowsOrThrow(data, error));
}

/** Follows a person; the same transaction queues the first refresh. Throws StoreError: 409 when they are followed already. */
export async function addFounder(db: Db, founder: NewFounder): Promise<Founder> {
  const { data, error } = await db
    .from("founders")
    .insert({
      name: founder.name,
      profile_url: founder.profileUrl,
      company: founder.company,
      role_title: founder.roleTitle,
      industry: founder.industry,
      location: founder.location,
      email: founder.email,
      follower_count: founder.followerCount,
    })
    .select(OWN_COLUMNS)
    .single();
  return toFounder({ ...rowsOrThrow(data, error), notes: [] });
}

/** Which of these profile addresses the caller follows already. Throws StoreError. */
export async function listFollowedUrls(db: Db, profileUrls: string[]): Promise<string[]> {
  const { data, error } = await db.from("founders").select("profile_url").in("profile_url", profileUrls);
  return rowsOrThrow(data, error).map((row) => row.profile_url);
}
