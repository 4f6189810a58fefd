import * as z from "zod/mini";
import { type Activity, activitySchema, type TouchChannel } from "../contract/activities.ts";
import type { OffsetPage } from "../contract/paging.ts";
import type { Db } from "./db.ts";
import { camelCased, replyOf, rowsOf, run } from "./rows.ts";

/** Lines as the database writes them, which the contract's schema then parses. */
const listedSchema = z.object({ total: z.int(), data: z.array(z.looseObject({})) });

interface AskedActivities extends OffsetPage {
  founderId?: string;
}

/**
 * What happened to the caller's founders, or to one of them, newest first, with the count of all: the log, and what their fields were and
 * became, from the history. Throws StoreError.
 */
export async function listActivities(db: Db, given: AskedActivities): Promise<{ data: Activity[]; total: number }> {
  const { data, total } = await replyOf(listedSchema, db.rpc("list_activities", { given: { ...given } }));
  return { total, data: data.map((line) => z.parse(activitySchema, camelCased(line))) };
}

/** What happened to one founder, newest first. Throws StoreError. */
export async function listFounderActivities(db: Db, founderId: string, limit: number): Promise<Activity[]> {
  return (await listActivities(db, { founderId, limit, offset: 0 })).data;
}

const touchSchema = z.object({
  id: z.int(),
  founder_id: z.string(),
  details: z.looseObject({}),
  happened_at: z.string(),
  founders: z.object({ name: z.string() }),
});

/** Touches with anyone in a time, newest first; `before` is exclusive. Throws StoreError. */
export async function listDatedTouches(
  db: Db,
  { from, before }: { from: string | null; before: string | null },
  limit: number,
) {
  let touches = db
    .from("activities")
    .select("id, founder_id, details, happened_at, founders!inner(name)")
    .eq("type", "touch");
  if (from !== null) touches = touches.gte("happened_at", from);
  if (before !== null) touches = touches.lt("happened_at", before);
  const rows = await rowsOf(touches.order("happened_at", { ascending: false }).order("id").limit(limit));
  return rows.map((row) => {
    const { id, founder_id, details, happened_at, founders } = z.parse(touchSchema, row);
    return { id, founderId: founder_id, founderName: founders.name, details, happenedAt: happened_at };
  });
}

/** Logs a message to or from a founder, which counts as a touch. With a key it may be sent twice and is logged once. Throws StoreError. */
export async function logTouch(
  db: Db,
  {
    founderId,
    channel,
    message = "",
    key,
  }: { founderId: string; channel: TouchChannel; message?: string; key?: string },
): Promise<void> {
  await run(db.rpc("log_touch", { founder_id: founderId, channel, message, ...(key !== undefined && { key }) }));
}

/** Returns the last touch that was logged with a founder since a time; null for none. Throws StoreError. */
export async function lastTouchSince(db: Db, founderId: string, since: Date): Promise<number | null> {
  const touches = db.from("activities").select("id").eq("founder_id", founderId).eq("type", "touch");
  const rows = await rowsOf(
    touches.gte("happened_at", since.toISOString()).order("happened_at", { ascending: false }).order("id").limit(1),
  );
  return rows[0]?.id ?? null;
}

/** Returns the touch that was logged with a founder under this key; null when it is not there. Throws StoreError. */
export async function findTouch(db: Db, founderId: string, key: string): Promise<number | null> {
  const touches = db.from("activities").select("id").eq("founder_id", founderId).eq("type", "touch");
  const rows = await rowsOf(
    touches.eq("details->>key", key).order("happened_at", { ascending: false }).order("id").limit(1),
  );
  return rows[0]?.id ?? null;
}

/** Deletes a touch; returns the batch that undoes it. Throws StoreError: 404 when it is not there or not the caller's. */
export const deleteTouch = (db: Db, touchId: number): Promise<string> =>
  rowsOf(db.rpc("delete_touch", { touch_id: touchId }));
