import type { NewFeedback } from "../contract/feedback.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow } from "./store-error.ts";

/** Stores what the caller tells us. Throws StoreError. */
export async function addFeedback(db: Db, feedback: NewFeedback): Promise<{ id: string; createdAt: string }> {
  const { data, error } = await db
    .from("feedback")
    .insert({ type: feedback.type, description: feedback.description })
    .select("id, created_at")
    .single();
  const { id, created_at } = rowsOrThrow(data, error);
  return { id, createdAt: created_at };
}
