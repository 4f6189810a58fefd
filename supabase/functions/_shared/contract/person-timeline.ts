import * as z from "zod/mini";
import { touchChannelSchema } from "./activities.ts";
import { changeSourceSchema, historyBatchSchema } from "./history.ts";
import { noteSchema } from "./notes.ts";
import { postSchema } from "./posts.ts";
import { taskSchema } from "./tasks.ts";

/** The most entries of a person's timeline that are read at once. */
export const TIMELINE_PAGE_MOST = 100;

/** An email and another touch are both messages or meetings that the user logged; a change is a batch of the history that changed fields. */
export const entryKindSchema = z.enum(["post", "note", "task", "email", "touch", "change", "added"]);
export type EntryKind = z.infer<typeof entryKindSchema>;

/** `key` is the one that it was logged under, if any. */
const touchSchema = z.object({ channel: touchChannelSchema, message: z.string(), key: z.optional(z.string()) });
export type Touch = z.infer<typeof touchSchema>;

/** `at` is an ISO time, by which entries are ordered: when it was published, written, made, sent or changed. */
const shared = { id: z.string(), at: z.string() };

export const personEntrySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("post"), ...shared, post: postSchema }),
  z.object({ kind: z.literal("note"), ...shared, note: noteSchema }),
  /** A task that recurs is one entry: `doneBefore` counts the occurrences that were done before this one. */
  z.object({ kind: z.literal("task"), ...shared, task: taskSchema, doneBefore: z.int() }),
  z.object({ kind: z.literal("email"), ...shared, touch: touchSchema }),
  z.object({ kind: z.literal("touch"), ...shared, touch: touchSchema }),
  z.object({ kind: z.literal("change"), ...shared, change: historyBatchSchema }),
  /** The day the person was added, by what, and the title of that: the import's file or the token's name. */
  z.object({
    kind: z.literal("added"),
    ...shared,
    source: z.nullable(changeSourceSchema),
    title: z.nullable(z.string()),
  }),
]);
export type PersonEntry = z.infer<typeof personEntrySchema>;

/** How many entries there are of each kind that a search finds. */
export const entryCountsSchema = z.record(entryKindSchema, z.int());
export type EntryCounts = z.infer<typeof entryCountsSchema>;

/** Where a page ends: the place of its last entry. */
export const timelinePlaceSchema = z.object({ at: z.string(), kind: entryKindSchema, id: z.string() });
export type TimelinePlace = z.infer<typeof timelinePlaceSchema>;

export interface PersonTimelinePage {
  entries: PersonEntry[];
  /** Ask for the next page with this; null at the end. */
  next: TimelinePlace | null;
  /** With the first page. */
  counts: EntryCounts | null;
}
