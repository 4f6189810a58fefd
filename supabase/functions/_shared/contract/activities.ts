import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { founderParams } from "./founder-params.ts";
import { countParameter, offsetPageSchema, offsetReply } from "./paging.ts";

export const activityTypeSchema = z.enum(["founder_added", "post", "note", "task", "field_change", "refresh", "touch"]);

/** How a message went to someone or came from them. */
export const touchChannelSchema = z.enum(["email", "linkedin", "phone", "text", "meeting", "other"]);
export type TouchChannel = z.infer<typeof touchChannelSchema>;

/** One line of the log of what happened to a founder; `details` depends on the type (see create_activities). */
export const activitySchema = z.object({
  id: z.int(),
  founderId: z.uuid(),
  type: activityTypeSchema,
  details: z.record(z.string(), z.unknown()),
  happenedAt: z.string(),
});
export type Activity = z.infer<typeof activitySchema>;

export const listActivities = endpoint({
  method: "GET",
  path: "/activities",
  query: offsetPageSchema,
  reply: offsetReply(activitySchema),
});
export const listFounderActivities = endpoint({
  method: "GET",
  path: "/activities/founder/:founderId",
  params: founderParams,
  query: z.object({ limit: countParameter({ from: 1, to: 200, otherwise: 20 }) }),
  reply: z.object({ data: z.array(activitySchema) }),
});
