import * as z from "zod/mini";
import { type ColumnKey, personRowSchema } from "./founder-list.ts";

/** Why two people may be one: the same profile but for LinkedIn's number, the same email, the same or nearly the same name at the same company. */
export const duplicateReasonSchema = z.enum(["profile", "email", "name", "similar"]);
export type DuplicateReason = z.infer<typeof duplicateReasonSchema>;

export const duplicatePairSchema = z.object({
  reasons: z.array(duplicateReasonSchema),
  one: personRowSchema,
  other: personRowSchema,
  /** How many posts each has. */
  onePosts: z.int(),
  otherPosts: z.int(),
});
export type DuplicatePair = z.infer<typeof duplicatePairSchema>;

export const duplicatesSchema = z.object({ pairs: z.array(duplicatePairSchema), total: z.int() });
export type Duplicates = z.infer<typeof duplicatesSchema>;

/** Merges `mergedId` into `keptId`; `taken` names the columns whose value is to be the merged person's. */
export interface Merge {
  keptId: string;
  mergedId: string;
  taken: ColumnKey[];
}
