import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { founderValueSchema } from "./custom-fields.ts";
import { filledFieldSchema } from "./filled-fields.ts";
import { founderParams } from "./founder-params.ts";
import { noteSchema } from "./notes.ts";
import { details, newDetails, requiredFields, storedFields } from "./person-schemas.ts";
import { postDatingSchema, summaryBySchema } from "./posts.ts";
import { profileUrlSchema } from "./profile-url.ts";
import { countParameter, cursorParameter } from "./paging.ts";
import { refreshOutcomeSchema } from "./refresh.ts";
import { timelineEntrySchema } from "./timeline.ts";

export const FOUNDERS_PAGE_SIZE = 50;
export const FOUNDERS_MAX_PAGE_SIZE = 200;
/** A founder with an empty timeline counts as processing while younger than this. */
export const PROCESSING_MS = 10 * 60_000;

export const founderSchema = z.object({
  id: z.uuid(),
  ...storedFields,
  /** The summary of the newest post, quote or article by the person; times are ISO 8601. */
  lastPostSummary: z.nullable(z.string()),
  lastPostSummaryBy: z.nullable(summaryBySchema),
  lastPostSummaryDate: z.nullable(z.string()),
  lastPostDate: z.nullable(z.string()),
  lastPostDating: z.nullable(postDatingSchema),
  lastPostUrl: z.nullable(z.string()),
  /** The last successful check for posts: the table's update stamp ('Never refreshed' when null). */
  lastRefreshedAt: z.nullable(z.string()),
  /** What came of the last refresh; null before the first. */
  lastRefreshOutcome: z.nullable(refreshOutcomeSchema),
  /** Why the last refresh failed, fit for a person. */
  lastRefreshError: z.nullable(z.string()),
  /** Whether `priorityScore` is the user's own value, or else how much it is worth to reach out now. */
  priorityScoreBy: z.enum(["user", "outreach"]),
  /** The last note, completed task or logged message. */
  lastTouchAt: z.nullable(z.string()),
  customFieldValues: z.array(founderValueSchema),
  /** The fields that the post source filled and nobody has written since. */
  filledFields: z.array(filledFieldSchema),
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

/** The sentence for a `lastTouchAt` that is sent. */
export const LAST_TOUCH_IS_SET =
  "lastTouchAt follows from notes, completed tasks and logged messages, and can't be set. Leave it out.";
const unknownField = {
  error: (issue: z.core.$ZodRawIssue) =>
    issue.code === "unrecognized_keys" && issue.keys.includes("lastTouchAt") ? LAST_TOUCH_IS_SET : undefined,
};

export const newFounderSchema = z.strictObject({ ...requiredFields, ...newDetails }, unknownField);

/** Only the fields that are sent change; `linkedinUrl` is the edit form's word for the profile's address. */
export const founderPatchSchema = z.pipe(
  z.partial(
    z.strictObject(
      {
        ...requiredFields,
        linkedinUrl: profileUrlSchema,
        ...details,
      },
      unknownField,
    ),
  ),
  z.transform(({ linkedinUrl, ...patch }) =>
    linkedinUrl === undefined ? patch : { ...patch, profileUrl: linkedinUrl },
  ),
);
export type FounderPatch = z.output<typeof founderPatchSchema>;
/** A new founder as it is stored. */
export type NewFounder = z.output<typeof newFounderSchema>;
/** A new founder as it is typed in or sent: only the name and the profile's address are needed. */
export type NewFounderInput = z.input<typeof newFounderSchema>;

/** Pages count from 1; a cursor (an earlier reply's `nextCursor`) goes before a page number. */
export const pageSchema = z.object({
  page: countParameter({ from: 1, to: 1_000_000, otherwise: 1 }),
  limit: countParameter({ from: 1, to: FOUNDERS_MAX_PAGE_SIZE, otherwise: FOUNDERS_PAGE_SIZE }),
  cursor: cursorParameter,
});
export type Page = z.output<typeof pageSchema>;

export const founderPageSchema = z.object({
  data: z.array(founderSchema),
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  /** Null at the end of the list. */
  nextCursor: z.nullable(z.string()),
});
export type FounderPage = z.infer<typeof founderPageSchema>;

export const suggestedPersonSchema = z.object({
  name: z.string(),
  profileUrl: z.string(),
  company: z.string(),
  roleTitle: z.string(),
});
export type SuggestedPerson = z.infer<typeof suggestedPersonSchema>;

/** As much of a founder as says that they are saved. */
export const savedFounderSchema = z.object({ id: z.uuid(), name: z.string() });
export type SavedFounder = z.infer<typeof savedFounderSchema>;

export const listFounders = endpoint({
  method: "GET",
  path: "/founders",
  query: pageSchema,
  reply: founderPageSchema,
});

export const addFounder = endpoint({
  takesKey: true,
  method: "POST",
  path: "/founders",
  scopes: ["capture", "write"],
  input: newFounderSchema,
  reply: founderSchema,
});

/** Whether the caller follows the person at this address already; any form of a profile's address will do. */
export const lookUpFounder = endpoint({
  method: "GET",
  path: "/founders/lookup",
  scopes: ["capture", "read", "write"],
  query: z.object({ profileUrl: profileUrlSchema }),
  reply: z.object({ founder: z.nullable(savedFounderSchema) }),
});

/** People of the demonstration network who the caller does not follow yet; empty with any other post source. */
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

export const updateFounder = endpoint({
  method: "PUT",
  path: "/founders/:founderId",
  params: founderParams,
  input: founderPatchSchema,
  reply: founderSchema,
});

/** Empties the fields that the post source filled, and keeps it from filling them again. */
export const undoFilledFields = endpoint({
  method: "POST",
  path: "/founders/:founderId/undo-filled-fields",
  params: founderParams,
  reply: founderSchema,
});

/** Moves the founder, with everything that hangs on them, to the trash. */
export const removeFounder = endpoint({
  method: "DELETE",
  path: "/founders/:founderId",
  params: founderParams,
  reply: z.null(),
});
