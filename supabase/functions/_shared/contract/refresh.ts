import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { founderParams } from "./founder-params.ts";

/** Periods of the queue's screens, in milliseconds. */
export const TABLE_STATUS_POLL_MS = 10_000;
export const ADD_PERSON_POLL_MS = 2_000;
export const ADD_PERSON_GIVE_UP_MS = 300_000;
export const ADD_PERSON_CLOSE_AFTER_S = 10;
/** How often the state of one asked-for refresh is read, and how long the API waits for it before it answers. */
export const REFRESH_POLL_MS = 1_000;
export const REFRESH_WAIT_MS = 25_000;

/** The caller's own jobs: waiting, running, and those done or dead within a day. */
export const refreshStatusSchema = z.object({
  pending: z.int(),
  running: z.int(),
  completed: z.int(),
  error: z.int(),
  total: z.int(),
  /** Founders with a job waiting or running. */
  activeFounderIds: z.array(z.uuid()),
});
export type RefreshStatus = z.infer<typeof refreshStatusSchema>;

/** One asked-for refresh; `error` says why its last try failed. */
export const refreshJobSchema = z.object({
  state: z.enum(["queued", "running", "done", "dead", "cancelled"]),
  attempt: z.int(),
  error: z.nullable(z.string()),
  newPostsCount: z.int(),
  updatedSummariesCount: z.int(),
});
export type RefreshJob = z.infer<typeof refreshJobSchema>;

export const summaryRefreshSchema = z.object({
  success: z.boolean(),
  newPostsCount: z.int(),
  updatedSummariesCount: z.int(),
  error: z.nullable(z.string()),
  /** The refresh is still under way; `refresh-status` tells when it is over. */
  pending: z.boolean(),
});
export type SummaryRefresh = z.infer<typeof summaryRefreshSchema>;

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
