import * as z from "zod/mini";
import { type NewNote, type Note, noteSchema } from "../contract/notes.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow, StoreError } from "./store-error.ts";

export const NOTE_COLUMNS = "id, content, created_at";

interface NoteRow {
  id: string;
  content: string;
  created_at: string;
}

/** A row of `notes` as the contract has it. */
export function toNote(row: NoteRow): Note {
  return z.parse(noteSchema, { id: row.id, content: row.content, createdAt: row.created_at });
}

/** The notes about a founder, newest first. Throws StoreError. */
export async function listNotes(db: Db, founderId: string): Promise<Note[]> {
  const { data, error } = await db
    .from("notes")
    .select(NOTE_COLUMNS)
    .eq("founder_id", founderId)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false });
  return rowsOrThrow(data, error).map(toNote);
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
  const { data, error } = await db.from("notes").select(NOTE_COLUMNS).eq("id", id).single();
  return toNote(rowsOrThrow(data, error));
}

/** Moves a note to the trash. Throws StoreError: 404 when it is not the caller's. */
export async function removeNote(db: Db, noteId: string): Promise<void> {
  const { data, error } = await db.from("notes").delete().eq("id", noteId).select("id");
  if (rowsOrThrow(data, error).length === 0) throw new StoreError("Note not found", 404);
}
