import * as z from "zod/mini";
import { type Activity, activitySchema, type TouchChannel } from "../contract/activities.ts";
import type { OffsetPage } from "../contract/paging.ts";
import type { Database } from "./database.types.ts";
import { pagePastEnd } from "./count-rows.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow, toStoreError } from "./store-error.ts";

const ACTIVITY_COLUMNS = "id, founder_id, type, details, happened_at" as const;

function toActivity(row: Omit<Database["public"]["Tables"]["activities"]["Row"], "user_id">): Activity {
  return z.parse(activitySchema, {
    id: row.id,
    founderId: row.founder_id,
    type: row.type,
    details: row.details,
    happenedAt: row.happened_at,
  });
}

/** What happened to all of the caller's founders, newest first, with the count of all. Throws StoreError. */
export async function listActivities(
  db: Db,
  { limit, offset }: OffsetPage,
): Promise<{ data: Activity[]; total: number }> {
  const { data, error, count } = await db
    .from("activities")
    .select(ACTIVITY_COLUMNS, { count: "exact" })
    .order("happened_at", { ascending: false })
    .order("id", { ascending: false })
    .range(offset, offset + limit - 1);
  const beyond = await pagePastEnd(error, () => db.from("activities").select("id", { count: "exact", head: true }));
  if (beyond) return beyond;
  return { data: rowsOrThrow(data, error).map(toActivity), total: count ?? 0 };
}

/** What happened to one founder, newest first. Throws StoreError. */
export async function listFounderActivities(db: Db, founderId: string, limit: number): Promise<Activity[]> {
  const { data, error } = await db
    .from("activities")
    .select(ACTIVITY_COLUMNS)
    .eq("founder_id", founderId)
    .order("happened_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
  return rowsOrThrow(data, error).map(toActivity);
}

/** Logs a message to or from a founder, which counts as a touch. Throws StoreError. */
export async function logTouch(
  db: Db,
  { founderId, channel, message = "" }: { founderId: string; channel: TouchChannel; message?: string },
): Promise<void> {
  const { error } = await db.rpc("log_touch", { founder_id: founderId, channel, message });
  if (error) throw toStoreError(error);
}
