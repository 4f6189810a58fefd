import * as z from "zod/mini";
import type { PersonResult } from "../_shared/post-sources/post-source.ts";
import type { AskWorker } from "../_shared/server/ask-worker.ts";
import type { ClaimedJob } from "./worker-queue.ts";

const accountSchema = z.nullable(
  z.object({
    source: z.enum(["phantombuster", "apify"]),
    key: z.nullable(z.string()),
    agentId: z.nullable(z.string()),
    actorId: z.nullable(z.string()),
    /** What the vendor says when it tells that a run is over. */
    hook: z.nullable(z.string()),
  }),
);
/** A user's account at a vendor, with its key; null for the server's own. */
export type VendorAccount = z.infer<typeof accountSchema>;

const targetsSchema = z.array(z.object({ founderId: z.string(), profileUrl: z.string() }));
const planSchema = z.nullable(
  z.discriminatedUnion("do", [
    /** It was put off and is no longer held. */
    z.object({ do: z.literal("wait") }),
    z.object({
      do: z.literal("collected"),
      account: accountSchema,
      outcome: z.enum(["posts", "nothing_new", "unknown_profile", "failed"]),
      reason: z.nullable(z.string()),
      items: z.array(z.unknown()),
    }),
    z.object({
      do: z.literal("submit"),
      /** It was begun before, and whether the vendor has taken it is not known. */
      isAgain: z.boolean(),
      runKey: z.uuid(),
      targets: targetsSchema,
      /** When the one of them was looked up who waits longest, ISO 8601; null for new people. */
      since: z.nullable(z.string()),
      account: accountSchema,
    }),
    z.object({
      do: z.literal("poll"),
      runKey: z.uuid(),
      vendorRunId: z.string(),
      targets: targetsSchema,
      account: accountSchema,
    }),
  ]),
);
/** What to do next for a job whose posts come from a vendor; null when the job is no longer held. */
export type RunPlan = z.infer<typeof planSchema>;

/** How a run ended, for the user's list of runs. */
export interface RunEnd {
  state: "done" | "nothing_new" | "signed_out" | "limited" | "failed";
  reason: string | null;
  /** False when the vendor refused it: it does not count for the ceiling. */
  wasBegun: boolean;
  retryAfterSeconds: number;
  /** Dollars. */
  cost: number | null;
  people: PersonResult[];
}

/** The runs at vendors that the jobs of several people share. Each call but the first answers false when the job is no longer held. */
export interface RunQueue {
  plan(job: ClaimedJob, sharedSource: string | null, mostListed: number): Promise<RunPlan>;
  /** The vendor has taken the run: the job waits for so many seconds. For a run that goes on already it only waits. */
  begin(job: ClaimedJob, runKey: string, vendorRunId: string, seconds: number): Promise<boolean>;
  settle(job: ClaimedJob, runKey: string, end: RunEnd): Promise<boolean>;
}

/** How many people may be looked up in 24 hours with the server's own account, by all its users together. */
const SHARED_CEILING = 80;

export function connectRunQueue(ask: AskWorker): RunQueue {
  const held = (job: ClaimedJob) => ({ job_id: job.jobId, token: job.token });
  return {
    plan: (job, sharedSource, mostListed) =>
      ask(planSchema, "plan_run", {
        ...held(job),
        shared_source: sharedSource,
        shared_ceiling: SHARED_CEILING,
        most_listed: mostListed,
      }),
    begin: (job, runKey, vendorRunId, seconds) =>
      ask(z.boolean(), "begin_run", { ...held(job), run: runKey, vendor_run: vendorRunId, seconds }),
    settle: (job, runKey, { state, reason, wasBegun, retryAfterSeconds, cost, people }) =>
      ask(z.boolean(), "settle_run", {
        ...held(job),
        run: runKey,
        end_state: state,
        reason,
        was_begun: wasBegun,
        retry_after_seconds: Math.ceil(retryAfterSeconds),
        cost,
        results: people,
      }),
  };
}
