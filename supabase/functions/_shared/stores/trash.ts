import * as z from "zod/mini";
import type { OffsetPage } from "../contract/paging.ts";
import { type TrashEntry, trashEntrySchema } from "../contract/trash.ts";
import type { Db } from "./db.ts";
import { camelCased, pagePastEnd, rowsOf } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

/** What the caller deleted in the last 30 days, newest first, with the count of all. Throws StoreError. */
export async function listTrash(db: Db, { limit, offset }: OffsetPage): Promise<{ data: TrashEntry[]; total: number }> {
  const { data, error, count } = await db
    .from("trash")
    .select("id, kind, record_id, title, deleted_at", { count: "exact" })
    .order("deleted_at", { ascending: false })
    .order("id", { ascending: false })
    .range(offset, offset + limit - 1);
  const beyond = await pagePastEnd(error, () => db.from("trash").select("id", { count: "exact", head: true }));
  if (beyond) return beyond;
  const entries = rowsOrThrow(data, error).map((row) => z.parse(trashEntrySchema, camelCased(row)));
  return { data: entries, total: count ?? 0 };
}

/** Puts back one entry with all that hung on it; gives the record's id. Throws StoreError: 404, or 409 when its place is taken. */
export async function restore(db: Db, entryId: string): Promise<string> {
  return rowsOf(db.rpc("restore", { entry_id: entryId }));
}

/** Deletes one entry for good, with all that left with it. Throws StoreError: 404 when it is not in the trash. */
export async function forget(db: Db, entryId: string): Promise<void> {
  await rowsOf(db.rpc("forget", { entry_id: entryId }));
}

const FORGOTTEN_AT_ONCE = 1_000;

/** Deletes everything in the trash for good. Throws StoreError. */
export async function emptyTrash(db: Db): Promise<void> {
  for (;;) {
    const { data, error } = await db.rpc("forget", {});
    if (rowsOrThrow(data, error) < FORGOTTEN_AT_ONCE) return;
  }
}
