import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { founderParams } from "./founder-params.ts";
import { noteSchema } from "./notes.ts";
import { summaryBySchema } from "./posts.ts";
import { profileUrlSchema } from "./profile-url.ts";
import { optionalText, requiredText } from "./text.ts";
import { timelineEntrySchema } from "./timeline.ts";

export const FOUNDERS_PAGE_SIZE = 50;
export const FOUNDERS_MAX_PAGE_SIZE = 200;
/** A founder with an empty timeline counts as processing while younger than this. */
export const PROCESSING_MS = 10 * 60_000;

/** What came of the last refresh; null before the first. */
export const refreshOutcomeSchema = z.enum(["new_posts", "nothing_new", "unknown_profile", "failed"]);
export type RefreshOutcome = z.infer<typeof refreshOutcomeSchema>;

export const founderSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  profileUrl: z.string(),
  company: z.nullable(z.string()),
  roleTitle: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  location: z.nullable(z.string()),
  email: z.nullable(z.string()),
  followerCount: z.nullable(z.int()),
  /** The summary of the newest post, quote or article by the person; times are ISO 8601. */
  lastPostSummary: z.nullable(z.string()),
  lastPostSummaryBy: z.nullable(summaryBySchema),
  lastPostSummaryDate: z.nullable(z.string()),
  lastPostDate: z.nullable(z.string()),
  lastPostUrl: z.nullable(z.string()),
  /** The last successful check for posts: the table's update stamp ('Never refreshed' when null). */
  lastRefreshedAt: z.nullable(z.string()),
  lastRefreshOutcome: z.nullable(refreshOutcomeSchema),
  /** Why the last refresh failed, fit for a person. */
  lastRefreshError: z.nullable(z.string()),
  createdAt: z.string(),
  /** Newest first; a list of founders carries only the newest. */
  notes: z.array(noteSchema),
});
export type Founder = z.infer<typeof founderSchema>;

/** Whether the founder's first posts are still on their way. */
export function isProcessing(
  { lastRefreshOutcome, createdAt }: Pick<Founder, "lastRefreshOutcome" | "createdAt">,
  now: Date,
): boolean {
  return lastRefreshOutcome === null && now.getTime() - Date.parse(createdAt) < PROCESSING_MS;
}

export const newFounderSchema = z.strictObject({
  name: requiredText("Name", 200),
  profileUrl: profileUrlSchema,
  company: optionalText("Company", 200),
  roleTitle: optionalText("Role title", 200),
  industry: optionalText("Industry", 200),
  location: optionalText("Location", 200),
  email: z.pipe(
    optionalText("Email", 320),
    z.nullable(z.string().check(z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "Enter a valid email address."))),
  ),
  followerCount: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(2_147_483_647))), null),
});
/** A new founder as it is stored. */
export type NewFounder = z.output<typeof newFounderSchema>;
/** A new founder as it is typed in or sent: only the name and the profile's address are needed. */
export type NewFounderInput = z.input<typeof newFounderSchema>;

/** Pages count from 1. */
export const pageSchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(FOUNDERS_MAX_PAGE_SIZE)),
    FOUNDERS_PAGE_SIZE,
  ),
});
export type Page = z.output<typeof pageSchema>;

export const founderPageSchema = z.object({
  data: z.array(founderSchema),
  page: z.int(),
  limit: z.int(),
  total: z.int(),
});
export type FounderPage = z.infer<typeof founderPageSchema>;

export const suggestedPersonSchema = z.object({
  name: z.string(),
  profileUrl: z.string(),
  company: z.string(),
  roleTitle: z.string(),
});
export type SuggestedPerson = z.infer<typeof suggestedPersonSchema>;

export const listFounders = endpoint({ method: "GET", path: "/founders", query: pageSchema, reply: founderPageSchema });

export const addFounder = endpoint({
  method: "POST",
  path: "/founders",
  input: newFounderSchema,
  reply: founderSchema,
});

/** People of the demonstration network whom the caller does not follow yet; empty with any other post source. */
export const listSuggestedPeople = endpoint({
  method: "GET",
  path: "/founders/suggestions",
  reply: z.object({ data: z.array(suggestedPersonSchema) }),
});

export const getFounder = endpoint({
  method: "GET",
  path: "/founders/:founderId",
  params: founderParams,
  reply: founderSchema,
});

export const getFounderProfile = endpoint({
  method: "GET",
  path: "/founders/:founderId/profile",
  params: founderParams,
  reply: z.object({ founder: founderSchema, timeline: z.array(timelineEntrySchema), notes: z.array(noteSchema) }),
});
