import * as z from "zod/mini";
import { type Suggestion, suggestionSchema } from "../contract/suggestions.ts";
import type { Db } from "./db.ts";
import { run } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

/** What is suggested for these people of the caller's, at most 1,000, where it differs from what they have. Throws StoreError. */
export async function listSuggestions(db: Db, founderIds: string[]): Promise<Suggestion[]> {
  if (founderIds.length === 0) return [];
  const { data, error } = await db.rpc("list_suggestions", { founder_ids: founderIds });
  return z.parse(z.array(suggestionSchema), rowsOrThrow(data, error));
}

/** Gives the field the suggested value; returns the batch that undoes it, null where it has it already. Throws StoreError: 404 when it is gone. */
export async function takeSuggestion(db: Db, suggestionId: string): Promise<string | null> {
  const { data, error } = await db.rpc("take_suggestion", { suggestion_id: suggestionId });
  return z.parse(z.object({ batchId: z.nullable(z.uuid()) }), rowsOrThrow(data, error)).batchId;
}

/** Lets the user's own value be; the same one is not suggested again. Throws StoreError: 404 when it is gone. */
export async function dismissSuggestion(db: Db, suggestionId: string): Promise<void> {
  await run(db.rpc("dismiss_suggestion", { suggestion_id: suggestionId }));
}

/** How many suggestions each of the caller's people has, by founder id; those without any are left out. Throws StoreError. */
export async function countSuggestions(db: Db): Promise<Record<string, number>> {
  const { data, error } = await db.rpc("count_suggestions");
  return z.parse(z.record(z.string(), z.number()), rowsOrThrow(data, error));
}
