import * as z from "zod/mini";
import type { OffsetPage } from "../contract/paging.ts";
import { type TrashEntry, trashEntrySchema } from "../contract/trash.ts";
import type { Db } from "./db.ts";
import { camelCased, pagePastEnd, rowOr404, rowsOf } from "./rows.ts";
import { undoEntry } from "./people-changes.ts";
import { rowsOrThrow, StoreError } from "./store-error.ts";

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

/** Undoes the part of a deletion that one entry is; returns the record's id. Throws StoreError: 404, or 409 when its place is taken. */
export async function restore(db: Db, entryId: string): Promise<string> {
  const entry = await rowOr404(
    db
      .from("trash")
      .select("kind, batch_id")
      .eq("id", entryId)
      .order("deleted_at", { ascending: false })
      .order("batch_id")
      .limit(1),
    "Not found",
  );
  const { count, leftAlone } = await undoEntry(db, entry.batch_id, entryId);
  if (count > 0) return entryId;
  if (entry.kind === "founder") throw new StoreError("You already follow this person.", 409);
  const isParentGone = leftAlone.gone !== undefined;
  throw new StoreError(
    isParentGone ? "The person this belongs to is gone. Restore them first." : "This cannot be put back.",
    409,
  );
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
