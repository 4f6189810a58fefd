import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { offsetPageSchema, offsetReply } from "./paging.ts";

/** How long what was deleted can be restored. */
export const TRASH_DAYS = 30;

export const trashEntrySchema = z.object({
  id: z.uuid(),
  kind: z.enum(["founder", "note", "task"]),
  recordId: z.uuid(),
  title: z.string(),
  deletedAt: z.string(),
});
export type TrashEntry = z.infer<typeof trashEntrySchema>;

export const listTrash = endpoint({
  method: "GET",
  path: "/trash",
  query: offsetPageSchema,
  reply: offsetReply(trashEntrySchema),
});
export const restore = endpoint({
  method: "POST",
  path: "/trash/:entryId/restore",
  params: z.object({ entryId: z.uuid("Not found") }),
  /** The id of the record, which is the one it had. */
  reply: z.object({ recordId: z.uuid() }),
});
