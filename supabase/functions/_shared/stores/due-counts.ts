import * as z from "zod/mini";
import { type DueCounts, dueCountsSchema } from "../contract/tasks.ts";
import type { Db } from "./db.ts";
import { camelCased, rowsOf } from "./rows.ts";

/** How many open tasks are due today and overdue, by the user's own date. Throws StoreError. */
export async function getDueCounts(db: Db): Promise<DueCounts> {
  const [counts] = await rowsOf(db.rpc("due_counts"));
  return z.parse(dueCountsSchema, camelCased(counts ?? { due_today: 0, overdue: 0 }));
}
