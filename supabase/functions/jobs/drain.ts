import { IsolateEnds, refreshFounder, type RefreshOutside } from "./refresh-founder.ts";
import type { ClaimedJob, WorkerQueue } from "./worker-queue.ts";

/**
 * Supabase ends an isolate 150 s after its start on the free plan and 400 s on others, and after two seconds of CPU time over all its
 * requests, whatever it is doing then. It sends it no new request once half of either is over (edge-runtime, strategy_per_worker.rs),
 * so each request shows that half is left.
 */
const SHORTEST_LIFE_MS = 150_000;
const JOB_BUDGET_MS = 60_000;
const MARGIN_MS = 10_000;
/** A refresh takes some 10 to 20 ms of CPU time: as many as fit into the second that is left. */
const JOBS_PER_CALL = 40;
/** Most of a job is waiting for others; each claimer runs another user's job. */
const CLAIMERS_AT_ONCE = 4;
const LEASE_SECONDS = 90;
const HEARTBEAT_MS = 20_000;

export interface DrainOutside extends RefreshOutside {
  /** Fetches some pictures of posts that are due; gives how many. */
  fetchPictures?(signal: AbortSignal): Promise<number>;
}

export interface Isolate {
  /** When it started, and what time it is: milliseconds of the same clock. */
  startedAt: number;
  now(): number;
  /** Aborts when the runtime says that it is about to end the isolate. */
  ending: AbortSignal;
}

/**
 * The isolate's one drain of the queue. Each call adds a claimer, of which there are four at most, and lets all of them together
 * run forty jobs more. A claimer stops when no job is due, when those are used up, or when another job might not fit into the isolate's
 * life, and then fetches some pictures. Halfway, and when it stops while jobs may be left, it has `jobs` called again: if this isolate is used up, another one takes
 * over. Resolves when the claimer is done.
 */
export function createDrain(outside: DrainOutside, { startedAt, now, ending }: Isolate): () => Promise<void> {
  let claimers = 0;
  let claimUntil = 0;
  let jobsLeft = 0;
  let isHalfway = false;

  const claimJobs = async () => {
    let jobs = 0;
    for (; jobsLeft > 0 && now() < claimUntil && !ending.aborted; jobs += 1) {
      jobsLeft -= 1;
      if (!isHalfway && jobsLeft < JOBS_PER_CALL / 2) {
        isHalfway = true;
        await outside.queue.wake();
      }
      const job = await outside.queue.claim(LEASE_SECONDS);
      if (job === null) return { areJobsLeft: false };
      await keepingLease(outside.queue, job, ending, (signal) => refreshFounder(job, outside, signal));
    }
    // One that could claim nothing would be called again and again: then the schedule calls next.
    return { areJobsLeft: jobs > 0 };
  };

  const claimJobsThenPictures = async () => {
    const { areJobsLeft } = await claimJobs();
    // A batch of them takes no longer than a job may.
    if (!outside.fetchPictures || now() >= claimUntil || ending.aborted) return areJobsLeft;
    return (await outside.fetchPictures(ending)) > 0 || areJobsLeft;
  };

  return async () => {
    const life = Math.max(SHORTEST_LIFE_MS, 2 * (now() - startedAt));
    claimUntil = Math.max(claimUntil, startedAt + life - JOB_BUDGET_MS - MARGIN_MS);
    jobsLeft = JOBS_PER_CALL;
    isHalfway = false;
    if (claimers >= CLAIMERS_AT_ONCE) return;
    claimers += 1;
    const isMoreLeft = await claimJobsThenPictures().finally(() => (claimers -= 1));
    if (isMoreLeft) await outside.queue.wake();
  };
}

/** Lengthens the lease while the work runs; its signal aborts when the lease is lost, the budget is spent or the isolate ends. */
async function keepingLease(
  queue: WorkerQueue,
  job: ClaimedJob,
  ending: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const beat = setInterval(() => {
    queue.heartbeat(job, LEASE_SECONDS).then(
      (held) => held || stop.abort(),
      // A beat that fails on the way changes nothing: the lease outlives several of them.
      (error: unknown) => console.error("A heartbeat failed:", error),
    );
  }, HEARTBEAT_MS);
  const budget = setTimeout(() => stop.abort(), JOB_BUDGET_MS);
  const end = () => stop.abort(new IsolateEnds());
  if (ending.aborted) end();
  ending.addEventListener("abort", end);
  try {
    await work(stop.signal);
  } finally {
    clearInterval(beat);
    clearTimeout(budget);
    ending.removeEventListener("abort", end);
  }
}
