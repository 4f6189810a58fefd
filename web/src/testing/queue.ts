import type { QueuedRefresh } from "@contract/refresh";
import type { Queue } from "@/features/refresh/queue";
import { aRefreshStatus } from "./refresh-status";

/** A job for tests, complete but for what the test is about. */
export function aQueuedRefresh(given: Partial<QueuedRefresh> = {}): QueuedRefresh {
  return {
    id: 1,
    founderId: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11",
    founderName: "Ada Okafor",
    state: "queued",
    outcome: null,
    attempt: 0,
    error: null,
    position: null,
    runAt: "2026-11-21T11:00:00Z",
    finishedAt: null,
    newPostsCount: 0,
    updatedSummariesCount: 0,
    ...given,
  };
}

/** A queue with so many jobs of each kind; `pending` says that more wait than are shown. */
export function aQueue(counts: { waiting?: number; failed?: number; pending?: number }): Queue {
  const { waiting = 0, failed = 0, pending = waiting } = counts;
  const jobs = (count: number, from: number, given: Partial<QueuedRefresh>) =>
    Array.from({ length: count }, (_, at) => aQueuedRefresh({ id: from + at, position: at + 1, ...given }));
  const wait = { estimatedWaitTimeMinutes: null, estimatedWaitTimeText: "Too early to say" };
  return {
    status: { ...aRefreshStatus({ pending, error: failed, total: pending + failed }), ...wait },
    running: [],
    waiting: jobs(waiting, 1, {}),
    failed: jobs(failed, 100, { state: "dead", error: "Signed out.", position: null }),
    finished: [],
  };
}
