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

export type ExportedConversation = {
  id: string;
  createdAt: string;
  endedAt: string | null;
  /** What came of it, once it has ended. */
  result: unknown;
};

export type ExportedMessage = {
  id: number;
  conversationId: string;
  turn: number;
  role: string;
  content: string;
  /** In which mode the user said it; null for an answer. */
  mode: string | null;
  createdAt: string;
};

/** What the user said to a proposal to reach out. */
export type ExportedAnswer = {
  id: number;
  founderId: string;
  answer: string;
  quietUntil: string;
  reason: string | null;
  createdAt: string;
};

export type ExportedFeedback = { id: string; type: string; description: string; createdAt: string };

export type ExportedBatch = {
  id: string;
  /** What did it, as in `changeSourceSchema`. */
  source: string;
  title: string | null;
  undoOf: string | null;
  undoneAt: string | null;
  createdAt: string;
};

/** What a batch changed of one record: its columns before and after, or the whole row that was deleted. */
export type ExportedChange = {
  id: number;
  batchId: string;
  noun: string;
  record: string;
  founderId: string | null;
  before: unknown;
  after: unknown;
  at: string;
};

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

/** A page of the caller's conversations with the assistant, newest first. Throws StoreError. */
export async function listAllConversations(
  db: Db,
  cursor: Cursor | undefined,
): Promise<{ data: ExportedConversation[]; next: Cursor | undefined }> {
  let query = db.from("conversations").select("id, created_at, ended_at, result");
  if (cursor !== undefined) query = query.or(olderThan(cursor));
  const { data, error } = await query
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(EXPORT_PAGE_SIZE);
  const conversations = rowsOrThrow(data, error).map(({ id, created_at, ended_at, result }) => ({
    id,
    createdAt: created_at,
    endedAt: ended_at,
    result,
  }));
  const last = conversations.length === EXPORT_PAGE_SIZE ? conversations.at(-1) : undefined;
  return { data: conversations, next: last && { at: last.createdAt, id: last.id } };
}

/** A page of what was said in them, as it was said. Throws StoreError. */
export async function listAllMessages(db: Db, offset: number): Promise<ExportedMessage[]> {
  const { data, error } = await db
    .from("conversation_messages")
    .select("id, conversation_id, turn, role, content, mode, created_at")
    .order("id")
    .range(offset, offset + EXPORT_PAGE_SIZE - 1);
  return rowsOrThrow(data, error).map(({ conversation_id, created_at, ...message }) => ({
    ...message,
    conversationId: conversation_id,
    createdAt: created_at,
  }));
}

/** A page of the caller's answers to proposals to reach out, as they were given. Throws StoreError. */
export async function listAllAnswers(db: Db, offset: number): Promise<ExportedAnswer[]> {
  const { data, error } = await db
    .from("outreach_answers")
    .select("id, founder_id, answer, quiet_until, reason, created_at")
    .order("id")
    .range(offset, offset + EXPORT_PAGE_SIZE - 1);
  return rowsOrThrow(data, error).map(({ founder_id, quiet_until, created_at, ...given }) => ({
    ...given,
    founderId: founder_id,
    quietUntil: quiet_until,
    createdAt: created_at,
  }));
}

/** A page of what was done in the caller's account, newest first. Throws StoreError. */
export async function listAllBatches(
  db: Db,
  cursor: Cursor | undefined,
): Promise<{ data: ExportedBatch[]; next: Cursor | undefined }> {
  let query = db.from("batches").select("id, source, title, undo_of, undone_at, created_at");
  if (cursor !== undefined) query = query.or(olderThan(cursor));
  const { data, error } = await query
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(EXPORT_PAGE_SIZE);
  const batches = rowsOrThrow(data, error).map(({ undo_of, undone_at, created_at, ...batch }) => ({
    ...batch,
    undoOf: undo_of,
    undoneAt: undone_at,
    createdAt: created_at,
  }));
  const last = batches.length === EXPORT_PAGE_SIZE ? batches.at(-1) : undefined;
  return { data: batches, next: last && { at: last.createdAt, id: last.id } };
}

/** So many bytes of documents are read at once, or one change that has more. */
const CHANGES_BYTES = 4_000_000;

/** What comes after a change, oldest first, in pages that are not too large; `next` is given as `after` to go on. Throws StoreError. */
export async function listAllChanges(
  db: Db,
  after: number,
  most = CHANGES_BYTES,
): Promise<{ data: ExportedChange[]; next: number | null }> {
  const sizes = await db.from("changes").select("id, bytes").gt("id", after).order("id").limit(EXPORT_PAGE_SIZE);
  const found = rowsOrThrow(sizes.data, sizes.error);
  let bytes = 0;
  const fits = found.filter((each, at) => (bytes += each.bytes) <= most || at === 0);
  const last = fits.at(-1);
  if (last === undefined) return { data: [], next: null };
  const { data, error } = await db
    .from("changes")
    .select("id, batch_id, noun, record, founder_id, before, after, at")
    .gt("id", after)
    .lte("id", last.id)
    .order("id");
  const changes = rowsOrThrow(data, error).map(({ batch_id, founder_id, ...change }) => ({
    ...change,
    batchId: batch_id,
    founderId: founder_id,
  }));
  return { data: changes, next: fits.length === found.length && found.length < EXPORT_PAGE_SIZE ? null : last.id };
}
