import * as z from "zod/mini";
import {
  type JobState,
  type QueuedRefresh,
  queuedRefreshSchema,
  REFRESH_POLL_MS,
  REFRESH_WAIT_MS,
  REFRESHES_USED_UP,
  type RefreshAll,
  refreshAllSchema,
  type RefreshJob,
  refreshJobSchema,
  type RefreshStatus,
  refreshStatusSchema,
  type SummaryRefresh,
  unknownProfile,
} from "../contract/refresh.ts";
import type { Db } from "./db.ts";
import { foundOr404, replyOf, rowsOf } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

/** The source whose people are all invented. */
const SAMPLE_SOURCE = "sample";

const storedStatusSchema = z.omit(refreshStatusSchema, { estimatedWaitTimeMinutes: true, estimatedWaitTimeText: true });

/** Returns the state of the caller's own jobs. Throws StoreError. */
export async function getRefreshStatus(db: Db): Promise<RefreshStatus> {
  const status = await replyOf(storedStatusSchema, db.rpc("refresh_status"));
  return { ...status, ...waitInWords(status.estimatedWaitTimeSeconds, status.pending + status.running) };
}

/** Whether posts of the caller's people are being fetched, from whichever source. Throws StoreError. */
export function hasActiveRefreshes(db: Db): Promise<boolean> {
  return replyOf(z.boolean(), db.rpc("has_active_refreshes"));
}

/** The estimate in minutes and in words; honest when there is none. */
export function waitInWords(
  seconds: number | null,
  jobs: number,
): Pick<RefreshStatus, "estimatedWaitTimeMinutes" | "estimatedWaitTimeText"> {
  if (jobs === 0) return { estimatedWaitTimeMinutes: null, estimatedWaitTimeText: "Nothing is waiting" };
  if (seconds === null) return { estimatedWaitTimeMinutes: null, estimatedWaitTimeText: "Too early to say" };
  const minutes = Math.ceil(seconds / 60);
  return { estimatedWaitTimeMinutes: minutes, estimatedWaitTimeText: durationInWords(seconds) };
}

function durationInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return "Less than a minute";
  if (minutes === 1) return "About 1 minute";
  return minutes < 90 ? `About ${minutes} minutes` : `About ${Math.round(minutes / 60)} hours`;
}

/** Queues a refresh of one of the caller's founders, or finds the one that is queued already; gives the job's id. Throws StoreError. */
export async function requestRefresh(db: Db, founderId: string): Promise<number> {
  return rowsOf(db.rpc("request_refresh", { founder_id: founderId }));
}

/** The state of one of the caller's jobs. Throws StoreError: 404 when it is not there or not theirs. */
export async function getRefreshJob(db: Db, jobId: number): Promise<RefreshJob> {
  return z.parse(refreshJobSchema, await foundOr404(db.rpc("refresh_job", { job_id: jobId }), "Not found"));
}

/** What a person is told of a refresh in its present state; `pending` while it is not over. */
export function toSummaryRefresh(job: RefreshJob): SummaryRefresh {
  const { outcome, newPostsCount, updatedSummariesCount } = job;
  const over = job.state === "done" || job.state === "dead" || job.state === "cancelled";
  const error =
    job.state === "dead"
      ? (job.error ?? "The refresh failed.")
      : job.state === "cancelled"
        ? "The refresh was cancelled."
        : outcome === "unknown_profile"
          ? unknownProfile(job.source !== SAMPLE_SOURCE).sentence
          : job.waitsForTomorrow
            ? REFRESHES_USED_UP.one
            : null;
  return { success: error === null, newPostsCount, updatedSummariesCount, error, outcome, pending: !over };
}

/**
 * Refreshes one of the caller's founders and waits for the outcome, at most REFRESH_WAIT_MS: past that, or when the first try
 * failed and another is due, or today's refreshes are used up, it answers with `pending`. Throws StoreError.
 */
export async function refreshSummaries(
  db: Db,
  founderId: string,
  clock = { now: Date.now, sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) },
): Promise<SummaryRefresh> {
  const jobId = await requestRefresh(db, founderId);
  const giveUpAt = clock.now() + REFRESH_WAIT_MS;
  for (let pause = 100; ; pause = Math.min(pause * 2, REFRESH_POLL_MS)) {
    const refresh = toSummaryRefresh(await getRefreshJob(db, jobId));
    const isPutOff = refresh.pending && refresh.error !== null;
    if (!refresh.pending || isPutOff || clock.now() + pause > giveUpAt) return refresh;
    await clock.sleep(pause);
  }
}

/** Queues a refresh of all the caller's founders. Throws StoreError. */
export async function requestRefreshAll(db: Db): Promise<RefreshAll> {
  return replyOf(refreshAllSchema, db.rpc("request_refresh_all"));
}

/** The caller's jobs, of these states or of all: running, waiting in their order, then finished ones. Throws StoreError. */
export async function listRefreshJobs(db: Db, limit: number, states?: JobState[]): Promise<QueuedRefresh[]> {
  const { data, error } = await db.rpc("refresh_jobs", { most: limit, ...(states && { of_states: states }) });
  return z.parse(z.array(queuedRefreshSchema), rowsOrThrow(data, error));
}

/** Cancels a waiting job, asks a running one to stop. Throws StoreError: 404 when it is not the caller's. */
export function cancelRefreshJob(db: Db, jobId: number): Promise<RefreshJob> {
  return changeJob(db, "cancel_refresh", jobId);
}

/** Gives a dead or cancelled job another round of attempts. Throws StoreError: 404 when it is not the caller's. */
export function requeueRefreshJob(db: Db, jobId: number): Promise<RefreshJob> {
  return changeJob(db, "requeue_refresh", jobId);
}

/** Cancels these waiting jobs of the caller's, or all that wait; gives how many. Throws StoreError. */
export function cancelRefreshJobs(db: Db, jobIds?: number[]): Promise<number> {
  return changeJobs(db, "cancel_refreshes", jobIds);
}

/** Tries these failed or cancelled jobs of the caller's again, or all that failed; gives how many. Throws StoreError. */
export function requeueRefreshJobs(db: Db, jobIds?: number[]): Promise<number> {
  return changeJobs(db, "requeue_refreshes", jobIds);
}

async function changeJobs(db: Db, change: "cancel_refreshes" | "requeue_refreshes", jobIds: number[] | undefined) {
  return (await replyOf(z.object({ count: z.int() }), db.rpc(change, jobIds && { job_ids: jobIds }))).count;
}

async function changeJob(db: Db, change: "cancel_refresh" | "requeue_refresh", jobId: number): Promise<RefreshJob> {
  return z.parse(refreshJobSchema, await foundOr404(db.rpc(change, { job_id: jobId }), "Not found"));
}
