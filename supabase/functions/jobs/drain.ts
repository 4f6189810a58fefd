import { refreshFounder, type RefreshOutside } from "./refresh-founder.ts";
import type { ClaimedJob, WorkerQueue } from "./worker-queue.ts";

/** Edge functions end at 150 s of wall time: claiming stops early enough for the last job's budget to fit. */
const STOP_CLAIMING_MS = 80_000;
const JOB_BUDGET_MS = 60_000;
const LEASE_SECONDS = 90;
const HEARTBEAT_MS = 20_000;

/** Claims and runs jobs until none is due or the time is up; returns how many it ran. */
export async function drain(outside: RefreshOutside, now: () => number = Date.now): Promise<number> {
  const stopAt = now() + STOP_CLAIMING_MS;
  let ran = 0;
  while (now() < stopAt) {
    const job = await outside.queue.claim(LEASE_SECONDS);
    if (job === null) break;
    await keepingLease(outside.queue, job, (signal) => refreshFounder(job, outside, signal));
    ran += 1;
  }
  return ran;
}

/** Lengthens the lease while the work runs; its signal aborts when the lease is lost or the budget is spent. */
async function keepingLease(
  queue: WorkerQueue,
  job: ClaimedJob,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  const beat = setInterval(() => {
    queue.heartbeat(job, LEASE_SECONDS).then(
      (held) => held || lost.abort(),
      // A beat that fails on the way changes nothing: the lease outlives several of them.
      (error: unknown) => console.error("A heartbeat failed:", error),
    );
  }, HEARTBEAT_MS);
  const budget = setTimeout(() => lost.abort(), JOB_BUDGET_MS);
  try {
    await work(lost.signal);
  } finally {
    clearInterval(beat);
    clearTimeout(budget);
  }
}
