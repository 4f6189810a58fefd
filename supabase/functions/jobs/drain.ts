import { IsolateEnds, refreshFounder, type RefreshOutside } from "./refresh-founder.ts";
import type { ClaimedJob, WorkerQueue } from "./worker-queue.ts";

/**
 * Supabase ends an isolate 150 s after its start on the free plan and 400 s on others, whatever it is doing then, and sends it no new
 * request once half of that is over (edge-runtime, strategy_per_worker.rs).
 */
const SHORTEST_LIFE_MS = 150_000;
const JOB_BUDGET_MS = 60_000;
const MARGIN_MS = 10_000;
/** Most of a job is waiting for others; each claimer runs another user's job. */
const CLAIMERS_AT_ONCE = 4;
/**
 * An isolate gets no new request after a second of CPU time, and is ended after two, counted over all of its requests. A refresh
 * takes some 10 to 20 ms, so four claimers that began just before the first limit are done before the second.
 */
const JOBS_PER_CLAIMER = 10;
const LEASE_SECONDS = 90;
const HEARTBEAT_MS = 20_000;

export interface Isolate {
  /** When it started, and what time it is: milliseconds of the same clock. */
  startedAt: number;
  now(): number;
  /** Aborts when the runtime says that it is about to end the isolate. */
  ending: AbortSignal;
}

/**
 * The isolate's one drain of the queue. Each call is a claimer, of which there are four at most: it runs jobs until none is due, it
 * has had its share, or another job might not fit into the isolate's life. When jobs may be left it has `jobs` called again, which
 * gets another isolate if this one is used up. Resolves when the claimer is done.
 */
export function createDrain(outside: RefreshOutside, { startedAt, now, ending }: Isolate): () => Promise<void> {
  let claimers = 0;

  const claimJobs = async (until: number) => {
    let jobs = 0;
    for (; jobs < JOBS_PER_CLAIMER && now() < until && !ending.aborted; jobs += 1) {
      const job = await outside.queue.claim(LEASE_SECONDS);
      if (job === null) return { areJobsLeft: false };
      await keepingLease(outside.queue, job, ending, (signal) => refreshFounder(job, outside, signal));
    }
    // One that could claim nothing would have itself called again and again: then the schedule asks next.
    return { areJobsLeft: jobs > 0 };
  };

  return async () => {
    if (claimers >= CLAIMERS_AT_ONCE) return;
    // A request that comes this late shows that less than half of the isolate's life is over.
    const life = Math.max(SHORTEST_LIFE_MS, 2 * (now() - startedAt));
    claimers += 1;
    const { areJobsLeft } = await claimJobs(startedAt + life - JOB_BUDGET_MS - MARGIN_MS).finally(
      () => (claimers -= 1),
    );
    // After the claimer has made room for the one that this wakes.
    if (areJobsLeft) await outside.queue.wake();
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
