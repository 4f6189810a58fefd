import * as z from "zod/mini";
import { noteSchema } from "../contract/notes.ts";
import type { Cursor } from "../contract/paging.ts";
import type { Database } from "./database.types.ts";
import type { Db } from "./db.ts";
import { camelCased, newestFirst, nextPlace, rowsOf, type CamelCased } from "./rows.ts";

/** What PostgREST gives at once, at most (max_rows in config.toml). */
export const EXPORT_PAGE_SIZE = 500;

const exportedNoteSchema = z.extend(noteSchema, { founderId: z.uuid() });
export type ExportedNote = z.infer<typeof exportedNoteSchema>;

type Tables = Database["public"]["Tables"];
type Exported<Table extends keyof Tables, Column extends keyof Tables[Table]["Row"]> = CamelCased<
  Pick<Tables[Table]["Row"], Column>
>;

/** `result` is what came of it, once it has ended. */
export type ExportedConversation = Exported<"conversations", "id" | "created_at" | "ended_at" | "result">;
/** `mode` is the one in which the user said it; null for an answer. */
export type ExportedMessage = Exported<
  "conversation_messages",
  "id" | "conversation_id" | "turn" | "role" | "content" | "mode" | "created_at"
>;
/** What the user said to a proposal to reach out. */
export type ExportedAnswer = Exported<
  "outreach_answers",
  "id" | "founder_id" | "answer" | "quiet_until" | "reason" | "created_at"
>;
export type ExportedFeedback = Exported<"feedback", "id" | "type" | "description" | "created_at">;
/** `source` is what did it, as in `changeSourceSchema`. */
export type ExportedBatch = Exported<"batches", "id" | "source" | "title" | "undo_of" | "undone_at" | "created_at">;
/** What a batch changed of one record: its columns before and after, or the whole row that was deleted. */
export type ExportedChange = Exported<
  "changes",
  "id" | "batch_id" | "noun" | "record" | "founder_id" | "before" | "after" | "at"
>;

interface ExportPage<Item> {
  data: Item[];
  next: Cursor | undefined;
}

function toPage<Row extends { created_at: string; id: string }>(rows: Row[]): ExportPage<CamelCased<Row>> {
  const data = rows.map(camelCased);
  const places = rows.map(({ created_at, id }) => ({ createdAt: created_at, id }));
  return { data, next: nextPlace(places, EXPORT_PAGE_SIZE) };
}

/** The caller's notes about everybody, newest first, a page at a time. Throws StoreError. */
export async function listAllNotes(db: Db, cursor: Cursor | undefined): Promise<ExportPage<ExportedNote>> {
  const query = db.from("notes").select("id, founder_id, content, created_at");
  const { data, next } = toPage(await rowsOf(newestFirst(query, cursor, EXPORT_PAGE_SIZE)));
  return { data: data.map((note) => z.parse(exportedNoteSchema, note)), next };
}

/** The newest thousand things the caller told us. Throws StoreError. */
export async function listFeedback(db: Db): Promise<ExportedFeedback[]> {
  const query = db.from("feedback").select("id, type, description, created_at");
  return (await rowsOf(query.order("created_at", { ascending: false }))).map(camelCased);
}

/** A page of the caller's conversations with the assistant, newest first. Throws StoreError. */
export async function listAllConversations(
  db: Db,
  cursor: Cursor | undefined,
): Promise<ExportPage<ExportedConversation>> {
  const query = db.from("conversations").select("id, created_at, ended_at, result");
  return toPage(await rowsOf(newestFirst(query, cursor, EXPORT_PAGE_SIZE)));
}

/** A page of what was said in them, as it was said. Throws StoreError. */
export async function listAllMessages(db: Db, offset: number): Promise<ExportedMessage[]> {
  const query = db.from("conversation_messages").select("id, conversation_id, turn, role, content, mode, created_at");
  return (await rowsOf(query.order("id").range(offset, offset + EXPORT_PAGE_SIZE - 1))).map(camelCased);
}

/** A page of the caller's answers to proposals to reach out, as they were given. Throws StoreError. */
export async function listAllAnswers(db: Db, offset: number): Promise<ExportedAnswer[]> {
  const query = db.from("outreach_answers").select("id, founder_id, answer, quiet_until, reason, created_at");
  return (await rowsOf(query.order("id").range(offset, offset + EXPORT_PAGE_SIZE - 1))).map(camelCased);
}

/** A page of what was done in the caller's account, newest first. Throws StoreError. */
export async function listAllBatches(db: Db, cursor: Cursor | undefined): Promise<ExportPage<ExportedBatch>> {
  const query = db.from("batches").select("id, source, title, undo_of, undone_at, created_at");
  return toPage(await rowsOf(newestFirst(query, cursor, EXPORT_PAGE_SIZE)));
}

/** So many bytes of documents are read at once, or one change that has more. */
const CHANGES_BYTES = 4_000_000;

/** What comes after a change, oldest first, in pages that are not too large; `next` is given as `after` to go on. Throws StoreError. */
export async function listAllChanges(
  db: Db,
  after: number,
  most = CHANGES_BYTES,
): Promise<{ data: ExportedChange[]; next: number | null }> {
  const sizes = db.from("changes").select("id, bytes").gt("id", after).order("id").limit(EXPORT_PAGE_SIZE);
  const found = await rowsOf(sizes);
  let bytes = 0;
  const fits = found.filter((each, at) => (bytes += each.bytes) <= most || at === 0);
  const last = fits.at(-1);
  if (last === undefined) return { data: [], next: null };
  const query = db.from("changes").select("id, batch_id, noun, record, founder_id, before, after, at");
  const changes = await rowsOf(query.gt("id", after).lte("id", last.id).order("id"));
  const isEnd = fits.length === found.length && found.length < EXPORT_PAGE_SIZE;
  return { data: changes.map(camelCased), next: isEnd ? null : last.id };
}
