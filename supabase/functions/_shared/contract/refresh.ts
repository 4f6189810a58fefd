import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { founderParams } from "./founder-params.ts";
import { countParameter } from "./paging.ts";
import { postDatingSchema } from "./posts.ts";

/** Periods of the queue's screens, in milliseconds. */
export const TABLE_STATUS_POLL_MS = 10_000;
/** While jobs run. */
export const PHANTOM_STATUS_POLL_MS = 5_000;
export const ADD_PERSON_POLL_MS = 2_000;
export const ADD_PERSON_GIVE_UP_MS = 300_000;
export const ADD_PERSON_CLOSE_AFTER_S = 10;
/** How often the state of one asked-for refresh is read, and how long the API waits for it before it answers. */
export const REFRESH_POLL_MS = 1_000;
export const REFRESH_WAIT_MS = 25_000;

/** What came of a refresh that is over. */
export const refreshOutcomeSchema = z.enum(["new_posts", "nothing_new", "unknown_profile", "failed"]);
export type RefreshOutcome = z.infer<typeof refreshOutcomeSchema>;

export const UNKNOWN_PROFILE = "Unknown profile";
/** Why a real profile's posts are not fetched, which is nobody's mistake, and what changes that. */
export const NOT_CONNECTED = "LinkedIn not connected";
export const NO_SOURCE = "Their LinkedIn posts follow once you connect a data source.";

/** What every screen and the API say of a profile that no post source knows; `readsLinkedIn`: one was asked that reads LinkedIn. */
export function unknownProfile(readsLinkedIn: boolean): { title: string; reason: string; sentence: string } {
  const title = readsLinkedIn ? UNKNOWN_PROFILE : NOT_CONNECTED;
  const reason = readsLinkedIn ? "No profile was found at this LinkedIn URL." : NO_SOURCE;
  return { title, reason, sentence: `${title}. ${reason}` };
}

export function newPostsInWords(count: number): string {
  return count === 0 ? "No new posts" : count === 1 ? "1 new post" : `${count} new posts`;
}

/** What every screen and the API say of a refresh that today's budget has no room for; queue.settings says how many a day there are. */
export const REFRESHES_USED_UP = {
  one: "Today's refreshes are used up. This one runs tomorrow.",
  rest: "Today's refreshes are used up. The rest run tomorrow.",
};

/** The caller's own jobs: waiting, running, done within a day, and failed without another try since. */
export const refreshStatusSchema = z.object({
  pending: z.int(),
  running: z.int(),
  completed: z.int(),
  /** Done within a day, of profiles that the post source does not know; they are not among the completed. */
  unknownProfiles: z.int(),
  error: z.int(),
  total: z.int(),
  /** Today's refreshes are used up, and some of those that wait run tomorrow. */
  waitsForTomorrow: z.boolean(),
  /** Until the caller's last job is done; null while too few jobs have run to say. */
  estimatedWaitTimeSeconds: z.nullable(z.int()),
  estimatedWaitTimeMinutes: z.nullable(z.int()),
  estimatedWaitTimeText: z.string(),
  /** Only ever the caller's own: another user is never shown. */
  currentRunningJobUserId: z.nullable(z.uuid()),
  currentRunningJobUserEmail: z.nullable(z.string()),
  /** Founders with a job running or among the next ones in line. */
  activeFounderIds: z.array(z.uuid()),
  runningFounderIds: z.array(z.uuid()),
});
export type RefreshStatus = z.infer<typeof refreshStatusSchema>;

const jobStateSchema = z.enum(["queued", "running", "done", "dead", "cancelled"]);
export type JobState = z.infer<typeof jobStateSchema>;

/** One asked-for refresh; `outcome` is null until it is over, `error` says why its last try failed. */
export const refreshJobSchema = z.object({
  state: jobStateSchema,
  outcome: z.nullable(refreshOutcomeSchema),
  attempt: z.int(),
  /** Today's refreshes are used up: this one runs tomorrow. */
  waitsForTomorrow: z.boolean(),
  error: z.nullable(z.string()),
  newPostsCount: z.int(),
  updatedSummariesCount: z.int(),
  /** The post source that was asked; null while it is not over. */
  source: z.nullable(z.string()),
});
export type RefreshJob = z.infer<typeof refreshJobSchema>;

export const summaryRefreshSchema = z.object({
  success: z.boolean(),
  newPostsCount: z.int(),
  updatedSummariesCount: z.int(),
  error: z.nullable(z.string()),
  /** What came of it, once it is over. */
  outcome: z.nullable(refreshOutcomeSchema),
  /** The refresh is still under way; `refresh-status` tells when it is over. */
  pending: z.boolean(),
});
export type SummaryRefresh = z.infer<typeof summaryRefreshSchema>;

// Refreshes are costly too, but the database counts them itself: the browser asks it for them without the API.
export const refreshSummaries = endpoint({
  method: "POST",
  path: "/founders/:founderId/refresh-summaries",
  params: founderParams,
  reply: summaryRefreshSchema,
});

export const getRefreshStatus = endpoint({
  method: "GET",
  path: "/founders/refresh-status",
  reply: refreshStatusSchema,
});

/** One of the caller's jobs in the queue's panel. */
export const queuedRefreshSchema = z.extend(z.omit(refreshJobSchema, { waitsForTomorrow: true, source: true }), {
  id: z.int(),
  founderId: z.uuid(),
  founderName: z.string(),
  /** Place in the caller's own lane, from 1; null when the job is not waiting. */
  position: z.nullable(z.int()),
  runAt: z.string(),
  finishedAt: z.nullable(z.string()),
});
export type QueuedRefresh = z.infer<typeof queuedRefreshSchema>;

const jobParams = z.object({ jobId: z.coerce.number().check(z.int(), z.minimum(1)) });

export const updateSummary = endpoint({
  method: "POST",
  path: "/founders/:founderId/update-summary",
  params: founderParams,
  reply: summaryRefreshSchema,
});

export const refreshAllSchema = z.object({
  success: z.boolean(),
  queuedJobs: z.int(),
  totalProfiles: z.int(),
  jobs: z.array(z.object({ id: z.int(), founderId: z.uuid() })),
});
export type RefreshAll = z.infer<typeof refreshAllSchema>;

export const refreshAll = endpoint({
  method: "POST",
  path: "/founders/refresh-all",
  reply: refreshAllSchema,
});
export const updateAllSummaries = endpoint({
  method: "POST",
  path: "/founders/update-all-summaries",
  reply: refreshAllSchema,
});

export const getLatestSummary = endpoint({
  method: "GET",
  path: "/founders/:founderId/latest-ai-summary",
  params: founderParams,
  reply: z.object({
    latestAISummary: z.nullable(z.string()),
    latestPostTimestamp: z.nullable(z.string()),
    latestPostDating: z.nullable(postDatingSchema),
    lastUpdatedAt: z.nullable(z.string()),
  }),
});

/** Whether posts are being fetched, from whichever source is on; false for what waits for tomorrow or for a source. */
const phantomReply = z.object({ hasActivePhantomJobs: z.boolean() });
export const getPhantomStatus = endpoint({ method: "GET", path: "/founders/phantom-status", reply: phantomReply });
export const getPhantomJobsStatus = endpoint({
  method: "GET",
  path: "/founders/phantom-jobs/status",
  reply: phantomReply,
});

export const listRefreshJobs = endpoint({
  method: "GET",
  path: "/refresh-jobs",
  query: z.object({ limit: countParameter({ from: 1, to: 200, otherwise: 50 }) }),
  reply: z.object({ data: z.array(queuedRefreshSchema) }),
});
/** A waiting job never starts; a running one stops without an effect. */
export const cancelRefreshJob = endpoint({
  method: "POST",
  path: "/refresh-jobs/:jobId/cancel",
  params: jobParams,
  reply: refreshJobSchema,
});
/** Gives a job that failed for good, or was cancelled, another round of attempts. */
export const requeueRefreshJob = endpoint({
  method: "POST",
  path: "/refresh-jobs/:jobId/requeue",
  params: jobParams,
  reply: refreshJobSchema,
});
