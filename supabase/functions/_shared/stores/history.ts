import * as z from "zod/mini";
import {
  type ChangeSource,
  type HistoryPage,
  historyPageSchema,
  type HistorySize,
  historySizeSchema,
} from "../contract/history.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow } from "./store-error.ts";

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
  const { data, error } = await db.rpc("list_history", { given: { ...asked } });
  return z.parse(historyPageSchema, rowsOrThrow(data, error));
}

/** The bytes that the history's documents take, and the most that they may. Throws StoreError. */
export async function readHistorySize(db: Db): Promise<HistorySize> {
  const { data, error } = await db.rpc("history_size");
  return z.parse(historySizeSchema, rowsOrThrow(data, error));
}
