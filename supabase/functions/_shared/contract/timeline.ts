import * as z from "zod/mini";
import { noteSchema } from "./notes.ts";
import { postSchema } from "./posts.ts";
import { taskSchema } from "./tasks.ts";

/** One line of a founder's timeline: a post with its summary, a note, or a task since it was made. `at` is its ISO time, by which entries are ordered. */
export const timelineEntrySchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("post"), id: z.uuid(), at: z.string(), post: postSchema }),
  z.object({ type: z.literal("note"), id: z.uuid(), at: z.string(), note: noteSchema }),
  z.object({ type: z.literal("task"), id: z.uuid(), at: z.string(), task: taskSchema }),
]);
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
