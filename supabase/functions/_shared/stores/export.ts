import * as z from "zod/mini";
import { noteSchema } from "../contract/notes.ts";
import type { Cursor } from "../contract/paging.ts";
import type { Db } from "./db.ts";
import { olderThan } from "./older-than.ts";
import { rowsOrThrow } from "./store-error.ts";

/** What PostgREST gives at once, at most (max_rows in config.toml). */
export const EXPORT_PAGE_SIZE = 500;

const exportedNoteSchema = z.extend(noteSchema, { founderId: z.uuid() });
export type ExportedNote = z.infer<typeof exportedNoteSchema>;

export type ExportedFeedback = { id: string; type: string; description: string; createdAt: string };

/** The caller's notes about everybody, newest first, a page at a time. Throws StoreError. */
export async function listAllNotes(
  db: Db,
  cursor: Cursor | undefined,
): Promise<{ data: ExportedNote[]; next: Cursor | undefined }> {
  let query = db.from("notes").select("id, founder_id, content, created_at");
  if (cursor !== undefined) query = query.or(olderThan(cursor));
  const { data, error } = await query
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(EXPORT_PAGE_SIZE);
  const notes = rowsOrThrow(data, error).map(({ id, founder_id, content, created_at }) =>
    z.parse(exportedNoteSchema, { id, founderId: founder_id, content, createdAt: created_at }),
  );
  const last = notes.length === EXPORT_PAGE_SIZE ? notes.at(-1) : undefined;
  return { data: notes, next: last && { at: last.createdAt, id: last.id } };
}

/** The newest thousand things the caller told us. Throws StoreError. */
export async function listFeedback(db: Db): Promise<ExportedFeedback[]> {
  const { data, error } = await db
    .from("feedback")
    .select("id, type, description, created_at")
    .order("created_at", { ascending: false });
  return rowsOrThrow(data, error).map(({ created_at, ...told }) => ({ ...told, createdAt: created_at }));
}
