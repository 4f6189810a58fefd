import * as z from "zod/mini";
import { UNDELIVERED_DAYS, type UndeliveredList, undeliveredSchema } from "../contract/notifications.ts";
import type { Db } from "./db.ts";
import { camelCased, countRows, rowsOf } from "./rows.ts";
import { StoreError } from "./store-error.ts";

const SHOWN = 5;
const DAY_MS = 86_400_000;

/** Returns the caller's newest texts and mails of the last 30 days that did not arrive or may not have, and their counts. Throws StoreError. */
export async function listUndelivered(db: Db, now: Date): Promise<UndeliveredList> {
  const since = new Date(now.getTime() - UNDELIVERED_DAYS * DAY_MS).toISOString();
  const count = (state: string) =>
    countRows(
      db.from("outbox").select("id", { count: "exact", head: true }).eq("state", state).gte("created_at", since),
    );
  const [rows, failed, unknown] = await Promise.all([
    rowsOf(
      db
        .from("outbox")
        .select("id, channel, state, subject, body, reason, created_at")
        .in("state", ["failed", "unknown"])
        .gte("created_at", since)
        .order("created_at", { ascending: false })
        .order("id")
        .limit(SHOWN),
    ),
    count("failed"),
    count("unknown"),
  ]);
  return { newest: rows.map((row) => z.parse(undeliveredSchema, camelCased(row))), failed, unknown };
}

/** Resends a message of the last day. Throws StoreError: 404 for any other, 409 when its owner opted out, 429 after too many. */
export async function sendAgain(db: Db, messageId: string): Promise<void> {
  if (!(await rowsOf(db.rpc("retry_message", { message_id: messageId }))))
    throw new StoreError("This can't be sent again.", 404);
}
