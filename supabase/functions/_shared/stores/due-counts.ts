import * as z from "zod/mini";
import { type DueCounts, dueCountsSchema } from "../contract/tasks.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow } from "./store-error.ts";

/** How many open tasks are due today and overdue, by the user's own date. Throws StoreError. */
export async function getDueCounts(db: Db): Promise<DueCounts> {
  const { data, error } = await db.rpc("due_counts");
  const [counts] = rowsOrThrow(data, error);
  return z.parse(dueCountsSchema, { dueToday: counts?.due_today ?? 0, overdue: counts?.overdue ?? 0 });
}
