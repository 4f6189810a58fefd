import * as z from "zod/mini";
import { duplicateReasonSchema, type Duplicates, type Merge } from "../contract/duplicates.ts";
import type { Db } from "./db.ts";
import { listedRowSchema, toPersonRow } from "./founder-list.ts";
import { replyOf, run } from "./rows.ts";
import { rowsOrThrow, toStoreError } from "./store-error.ts";

const foundSchema = z.object({
  total: z.int(),
  pairs: z.array(
    z.object({
      reasons: z.array(duplicateReasonSchema),
      one: listedRowSchema,
      other: listedRowSchema,
      onePosts: z.int(),
      otherPosts: z.int(),
    }),
  ),
});

/** Pairs of the caller's people who may be one person, the surest first, 50 at most, with the count of all. Throws StoreError. */
export async function listDuplicates(db: Db): Promise<Duplicates> {
  const { total, pairs } = await replyOf(foundSchema, db.rpc("find_duplicates"));
  return {
    total,
    pairs: pairs.map(({ one, other, ...pair }) => ({ ...pair, one: toPersonRow(one), other: toPersonRow(other) })),
  };
}

/** Merges two people; gives what undoes it. Throws StoreError: 404 when either is not the caller's. */
export async function mergePeople(db: Db, { keptId, mergedId, taken }: Merge): Promise<string> {
  const { data, error } = await db.rpc("merge_people", { kept_id: keptId, merged_id: mergedId, taken });
  return z.parse(z.object({ undoId: z.uuid() }), rowsOrThrow(data, error)).undoId;
}

/** Remembers that two people are two: they are never offered as a pair again. Throws StoreError. */
export async function markNotDuplicates(db: Db, one: string, other: string): Promise<void> {
  const [one_id = one, other_id = other] = [one, other].sort();
  const { error } = await db.from("not_duplicates").insert({ one_id, other_id });
  // Said twice is said once.
  if (error && error.code !== "23505") throw toStoreError(error);
}

/** Forgets that two people are two. Throws StoreError. */
export async function unmarkNotDuplicates(db: Db, one: string, other: string): Promise<void> {
  const [one_id = one, other_id = other] = [one, other].sort();
  await run(db.from("not_duplicates").delete().eq("one_id", one_id).eq("other_id", other_id));
}
