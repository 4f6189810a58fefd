import * as z from "zod/mini";
import { type NewNote, type Note, noteSchema } from "../contract/notes.ts";
import type { Db } from "./db.ts";
import { camelCased, newestFirst, removed, replyOf, rowOf, rowsOf } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

export const NOTE_COLUMNS = "id, content, created_at";

interface NoteRow {
  id: string;
  content: string;
  created_at: string;
}

/** A row of `notes` as the contract has it. */
export function toNote(row: NoteRow): Note {
  return z.parse(noteSchema, camelCased(row));
}

/** How many notes one answer of PostgREST has at most, embedded or not: `max_rows` of config.toml. What is over it is left out silently. */
export const NOTES_PAGE_SIZE = 1000;

/** All notes about a founder, newest first, page by page. Throws StoreError. */
export async function listNotes(db: Db, founderId: string): Promise<Note[]> {
  return (await listNoteRows(db, founderId)).map(toNote);
}

/** The same as rows. Throws StoreError. */
export async function listNoteRows(db: Db, founderId: string): Promise<NoteRow[]> {
  const rows: NoteRow[] = [];
  for (let page = NOTES_PAGE_SIZE; page === NOTES_PAGE_SIZE;) {
    const last = rows.at(-1);
    const query = db.from("notes").select(NOTE_COLUMNS).eq("founder_id", founderId);
    const after = last && { at: last.created_at, id: last.id };
    const found = await rowsOf(newestFirst(query, after, NOTES_PAGE_SIZE));
    rows.push(...found);
    page = found.length;
  }
  return rows;
}

/**
 * Adds a note about one of the caller's founders. With an id of its own it may be sent twice and is stored once. Throws
 * StoreError: 404 when the founder is not theirs.
 */
export async function addNote(db: Db, founderId: string, { id, content }: NewNote & { id?: string }): Promise<Note> {
  const { data, error } = await db
    .from("notes")
    .insert({ ...(id !== undefined && { id }), founder_id: founderId, content })
    .select(NOTE_COLUMNS)
    .single();
  if (id !== undefined && error?.code === "23505") return getNote(db, id);
  return toNote(rowsOrThrow(data, error));
}

async function getNote(db: Db, id: string): Promise<Note> {
  return toNote(await rowOf(db.from("notes").select(NOTE_COLUMNS).eq("id", id)));
}

const changedNoteSchema = z.object({ content: z.string(), isConflict: z.boolean() });

/**
 * Changes a note that is still what it was `seen` to be; in a conflict it stays, and `content` is what it is now. Throws StoreError: 404
 * when it was deleted.
 */
export const changeNote = (
  db: Db,
  { id, content, seen }: { id: string; content: string; seen: string },
): Promise<{ content: string; isConflict: boolean }> =>
  replyOf(changedNoteSchema, db.rpc("change_note", { note_id: id, content, seen }));

/** Moves a note to the trash. Throws StoreError: 404 when it is not there or not the caller's. */
export const removeNote = (db: Db, id: string): Promise<void> =>
  removed(db.from("notes").delete().eq("id", id).select("id"), "This note was deleted.");
