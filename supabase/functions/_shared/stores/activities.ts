import * as z from "zod/mini";
import { type Activity, activitySchema, type TouchChannel } from "../contract/activities.ts";
import type { OffsetPage } from "../contract/paging.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow, toStoreError } from "./store-error.ts";

const listedSchema = z.object({
  total: z.int(),
  data: z.array(
    z.object({
      id: z.int(),
      founder_id: z.uuid(),
      type: z.string(),
      details: z.record(z.string(), z.unknown()),
      happened_at: z.string(),
    }),
  ),
});

interface AskedActivities extends OffsetPage {
  founderId?: string;
}

/**
 * What happened to the caller's founders, or to one of them, newest first, with the count of all: the log, and what their fields were and
 * became, from the history. Throws StoreError.
 */
export async function listActivities(db: Db, given: AskedActivities): Promise<{ data: Activity[]; total: number }> {
  const reply = await db.rpc("list_activities", { given: { ...given } });
  const { data, total } = z.parse(listedSchema, rowsOrThrow(reply.data, reply.error));
  return {
    total,
    data: data.map(({ founder_id, happened_at, ...line }) =>
      z.parse(activitySchema, { ...line, founderId: founder_id, happenedAt: happened_at }),
    ),
  };
}

/** What happened to one founder, newest first. Throws StoreError. */
export async function listFounderActivities(db: Db, founderId: string, limit: number): Promise<Activity[]> {
  return (await listActivities(db, { founderId, limit, offset: 0 })).data;
}

/** Logs a message to or from a founder, which counts as a touch. Throws StoreError. */
export async function logTouch(
  db: Db,
  { founderId, channel, message = "" }: { founderId: string; channel: TouchChannel; message?: string },
): Promise<void> {
  const { error } = await db.rpc("log_touch", { founder_id: founderId, channel, message });
  if (error) throw toStoreError(error);
}
