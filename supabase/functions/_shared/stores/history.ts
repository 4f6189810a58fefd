import * as z from "zod/mini";
import {
  type ChangeLine,
  type ChangeSource,
  type HistoryBatch,
  type HistoryPage,
  historyPageSchema,
  type HistorySize,
  historySizeSchema,
  type WholeChange,
} from "../contract/history.ts";
import type { Db } from "./db.ts";
import { replyOf, rowOf } from "./rows.ts";

export interface AskedHistory {
  /** Only what concerns this person. */
  founderId?: string;
  source?: ChangeSource;
  /** Where the page before ended. */
  before?: HistoryPage["next"];
  limit?: number;
}

/** What was done in the caller's account, newest first, 30 batches at a time. Throws StoreError. */
export async function listHistory(db: Db, asked: AskedHistory = {}): Promise<HistoryPage> {
  return replyOf(historyPageSchema, db.rpc("list_history", { given: { ...asked } }));
}

/** The most lines of one batch that are read. */
export const BATCH_LINES = 200;

/** One batch with its first BATCH_LINES lines, or those that concern a person; null when it is not there. Throws StoreError. */
export async function readBatch(
  db: Db,
  { batchId, founderId }: { batchId: string; founderId?: string | undefined },
): Promise<HistoryBatch | null> {
  const given = { batchId, lines: BATCH_LINES, ...(founderId && { founderId }) };
  return (await replyOf(historyPageSchema, db.rpc("list_history", { given }))).batches[0] ?? null;
}

const documentSchema = z.nullable(z.record(z.string(), z.unknown()));

/** What the value of a line was and became, uncut where it still is. Throws StoreError, 404 when it is not kept any more. */
export async function readWholeChange(
  db: Db,
  { id, noun, kind, field }: Pick<ChangeLine, "id" | "noun" | "kind" | "field">,
): Promise<WholeChange> {
  const row = await rowOf(db.from("changes").select("before, after").eq("id", id));
  const [before, after] = [z.parse(documentSchema, row.before), z.parse(documentSchema, row.after)];
  if (kind === "deleted") return { was: null, became: before?.["name"] ?? before?.["title"] ?? before?.["content"] };
  const key = noun === "custom_field_values" ? "value" : (field ?? "");
  return { was: before?.[key] ?? null, became: after?.[key] ?? null };
}

/** The bytes that the history's documents take, and the most that they may. Throws StoreError. */
export async function readHistorySize(db: Db): Promise<HistorySize> {
  return replyOf(historySizeSchema, db.rpc("history_size"));
}

/** The batch in which a record was deleted last. Throws StoreError, 404 when that is not kept. */
export async function findDeletion(db: Db, record: string): Promise<string> {
  const deletions = db.from("changes").select("batch_id").eq("record", record).is("after", null);
  return (await rowOf(deletions.order("id", { ascending: false }).limit(1))).batch_id;
}
