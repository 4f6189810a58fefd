import * as z from "zod/mini";
import { type Feed, feedSchema, type FoundFeed } from "../contract/feeds.ts";
import type { Db } from "./db.ts";
import { camelCased, rowsOf, run } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

const FEED_COLUMNS =
  "id, founder_id, address, title, status, reason, failing_since, read_at, next_read_at, created_at" as const;

/** The feeds that the caller follows of a person, oldest first. Throws StoreError. */
export async function listFeeds(db: Db, founderId: string): Promise<Feed[]> {
  const rows = await rowsOf(
    db.from("feeds").select(FEED_COLUMNS).eq("founder_id", founderId).order("created_at").order("id"),
  );
  return rows.map((row) => z.parse(feedSchema, camelCased(row)));
}

/** Follows a feed of one of the caller's people. Throws StoreError: 404 when the person is not theirs, 409 when it is followed already. */
export async function followFeed(db: Db, founderId: string, { address, title }: FoundFeed): Promise<void> {
  await run(db.from("feeds").insert({ founder_id: founderId, address, title }));
}

/** Removes a feed with its posts; gives what undoes it. Throws StoreError: 404 when it is not the caller's. */
export async function removeFeed(db: Db, feedId: string): Promise<string> {
  const { data, error } = await db.rpc("remove_feed", { feed_id: feedId });
  return z.parse(z.object({ undoId: z.uuid() }), rowsOrThrow(data, error)).undoId;
}
