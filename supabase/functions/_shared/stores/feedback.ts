import type { NewFeedback } from "../contract/feedback.ts";
import type { Db } from "./db.ts";
import { camelCased, rowOf } from "./rows.ts";

/** Stores what the caller tells us. Throws StoreError. */
export async function addFeedback(db: Db, feedback: NewFeedback): Promise<{ id: string; createdAt: string }> {
  const query = db
    .from("feedback")
    .insert({ type: feedback.type, description: feedback.description })
    .select("id, created_at");
  return camelCased(await rowOf(query));
}
