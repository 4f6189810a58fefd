import * as z from "zod/mini";
import {
  REFRESH_POLL_MS,
  REFRESH_WAIT_MS,
  type RefreshJob,
  refreshJobSchema,
  type RefreshStatus,
  refreshStatusSchema,
  type SummaryRefresh,
} from "../contract/refresh.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow, StoreError } from "./store-error.ts";

/** How the caller's own jobs stand. Throws StoreError. */
export async function getRefreshStatus(db: Db): Promise<RefreshStatus> {
  const { data, error } = await db.rpc("refresh_status");
  return z.parse(refreshStatusSchema, rowsOrThrow(data, error));
}

/** Queues a refresh of one of the caller's founders, or finds the one that is queued already; gives the job's id. Throws StoreError. */
export async function requestRefresh(db: Db, founderId: string): Promise<number> {
  const { data, error } = await db.rpc("request_refresh", { founder_id: founderId });
  return rowsOrThrow(data, error);
}

/** The state of one of the caller's jobs. Throws StoreError: 404 when it is not there or not theirs. */
export async function getRefreshJob(db: Db, jobId: number): Promise<RefreshJob> {
  const { data, error } = await db.rpc("refresh_job", { job_id: jobId });
  if (!error && data === null) throw new StoreError("Not found", 404);
  return z.parse(refreshJobSchema, rowsOrThrow(data, error));
}

/** What a person is told of a refresh in its present state; `pending` while it is not over. */
export function toSummaryRefresh(job: RefreshJob): SummaryRefresh {
  const { newPostsCount, updatedSummariesCount } = job;
  const over = job.state === "done" || job.state === "dead" || job.state === "cancelled";
  const error =
    job.state === "dead"
      ? (job.error ?? "The refresh failed.")
      : job.state === "cancelled"
        ? "The refresh was cancelled."
        : null;
  return { success: error === null, newPostsCount, updatedSummariesCount, error, pending: !over };
}

/**
 * Refreshes one of the caller's founders and waits for the outcome, at most REFRESH_WAIT_MS: past that, or when the first try
 * failed and another is due, it answers with `pending`. Throws StoreError.
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
    if (!refresh.pending || clock.now() + pause > giveUpAt) return refresh;
    await clock.sleep(pause);
  }
}
