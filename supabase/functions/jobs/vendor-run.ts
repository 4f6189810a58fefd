import {
  type PersonResult,
  type PostSource,
  type PostTarget,
  SourceError,
  type StoppedRun,
} from "../_shared/post-sources/post-source.ts";
import { storableJson } from "../_shared/contract/storable.ts";
import type { RunEnd, RunPlan, RunQueue, VendorAccount } from "./run-queue.ts";
import type { ClaimedJob } from "./worker-queue.ts";

/** Sources show some posts late, so each check looks back a while before the last one. */
const OVERLAP_MS = 3 * 24 * 60 * 60_000;
const FIRST_LOOK_SECONDS = 20;
const LOOK_AGAIN_SECONDS = 60;
/** A plan for each of: another's run that is over, a new run, its end, and what it gave. */
const STEPS_AT_MOST = 5;

export interface Vendors {
  runs: RunQueue;
  /** The server's own source, when that is a vendor: for users without an account of theirs. */
  shared: PostSource | null;
  /** The source of a user's own account, or the shared one. */
  open(account: VendorAccount): PostSource;
  /** How many people one run may be asked for where the vendor reads them from a list. */
  mostListed: number;
}

/**
 * Takes what a vendor gave for the job's person, by a run that the jobs of several people share: begins one, asks after it, or reads what
 * it gave. Null when the job is no longer held: it waits for the run, for room under the ceiling or for its source to be well again.
 */
export async function takeVendorResult(
  job: ClaimedJob,
  { runs, shared, open, mostListed }: Vendors,
  signal: AbortSignal,
): Promise<{ source: PostSource; result: PersonResult } | null> {
  for (let step = 0; step < STEPS_AT_MOST; step += 1) {
    const plan = await runs.plan(job, shared?.name ?? null, mostListed);
    signal.throwIfAborted();
    if (plan === null || plan.do === "wait") return null;
    if (plan.do === "collected") {
      const { outcome, reason, items } = plan;
      return { source: open(plan.account), result: { founderId: job.founderId, outcome, reason, items } };
    }
    const end = await advance(job, plan, runs, open(plan.account));
    if (end === null) return null;
    signal.throwIfAborted();
    if (!(await runs.settle(job, plan.runKey, end))) return null;
  }
  throw new Error("A run came to no end.");
}

/** Begins a run or asks after it; null when it goes on and the job waits. */
async function advance(
  job: ClaimedJob,
  plan: Extract<RunPlan, { do: "submit" | "poll" }>,
  runs: RunQueue,
  source: PostSource,
): Promise<RunEnd | null> {
  if (plan.do === "poll") return look(job, plan, runs, source);
  const { runKey, targets } = plan;
  try {
    const known = plan.isAgain ? await source.find?.(runKey, targets) : null;
    const since = plan.since === null ? null : new Date(Date.parse(plan.since) - OVERLAP_MS);
    await runs.begin(job, runKey, known ?? (await source.submit(targets, since, runKey)), FIRST_LOOK_SECONDS);
    return null;
  } catch (error) {
    if (error instanceof SourceError) return endOf(error.state, false);
    throw error;
  }
}

async function look(
  job: ClaimedJob,
  { runKey, vendorRunId, targets }: Extract<RunPlan, { do: "poll" }>,
  runs: RunQueue,
  source: PostSource,
): Promise<RunEnd | null> {
  const state = await source.poll(vendorRunId);
  switch (state.status) {
    case "running":
      await runs.begin(job, runKey, vendorRunId, state.checkAgainInSeconds);
      return null;
    case "nothing_new":
    case "unknown_profile":
      return { ...done, state: "nothing_new", people: sameFor(targets, state.status) };
    case "done":
      try {
        return await read(source, vendorRunId, targets);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        // It is over and keeps what it has: that can be read later.
        await runs.begin(job, runKey, vendorRunId, LOOK_AGAIN_SECONDS);
        return null;
      }
    default:
      return endOf(state, true);
  }
}

const done = { state: "done", reason: null, wasBegun: true, retryAfterSeconds: 0, cost: null } as const;

async function read(source: PostSource, vendorRunId: string, targets: PostTarget[]): Promise<RunEnd> {
  const results = await source.results?.(vendorRunId, targets);
  if (!results) throw new Error(`The source '${source.name}' gives no results for several people.`);
  const people = results.people.map((person) => ({ ...person, items: person.items.map((item) => storableJson(item)) }));
  if (results.stopped) return { ...endOf(results.stopped, true), cost: results.costUsd, people };
  // Nobody could be read: the run has failed, whatever the vendor says of it.
  const isFailed = people.every(({ outcome }) => outcome === "failed");
  const isQuiet = people.every(({ outcome }) => outcome === "nothing_new");
  const state = isFailed ? "failed" : isQuiet ? "nothing_new" : "done";
  return { ...done, state, reason: isFailed ? (people[0]?.reason ?? null) : null, cost: results.costUsd, people };
}

function sameFor(targets: PostTarget[], outcome: "nothing_new" | "unknown_profile"): PersonResult[] {
  return targets.map(({ founderId }) => ({ founderId, outcome, reason: null, items: [] }));
}

function endOf(state: StoppedRun, wasBegun: boolean): RunEnd {
  return {
    state: state.status,
    reason: state.reason,
    wasBegun,
    retryAfterSeconds: state.status === "limited" ? state.retryAfterSeconds : 0,
    cost: null,
    people: [],
  };
}
