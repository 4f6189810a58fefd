import * as z from "zod/mini";
import { postNetworkSchema } from "../_shared/contract/posts.ts";
import type { SourceProfile } from "../_shared/post-sources/source-profile.ts";
import type { AskWorker } from "../_shared/server/ask-worker.ts";
import type { StorablePost } from "./storable-post.ts";

const dueFeedSchema = z.object({
  id: z.uuid(),
  address: z.string(),
  /** What the site said of the version that was read last. */
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
  /** It has had posts of several authors. */
  isShared: z.boolean(),
});
export type DueFeed = z.infer<typeof dueFeedSchema>;

const claimedJobSchema = z.object({
  jobId: z.int(),
  /** The lease: a call with a token that no longer holds is fenced out and changes nothing. */
  token: z.uuid(),
  attempt: z.int(),
  founderId: z.uuid(),
  founderName: z.string(),
  profileUrl: z.string(),
  /** The last successful check, ISO 8601. */
  since: z.nullable(z.string()),
  /** The user has connected a vendor. */
  hasDataSource: z.optional(z.boolean()),
  /** A run at the post source that was submitted in an earlier claim of this job. */
  sourceRun: z.nullable(z.object({ source: z.string(), runId: z.string() })),
  /** There are posts that someone handed in and that have no summary. */
  hasHandedIn: z.optional(z.boolean()),
  /** The person's feeds that may be read now. */
  feeds: z.array(dueFeedSchema),
});
export type ClaimedJob = z.infer<typeof claimedJobSchema>;

const summarisedPostsSchema = z.array(
  z.object({ network: postNetworkSchema, scope: z.string(), ids: z.array(z.string()), contentHash: z.string() }),
);
export type SummarisedPosts = z.infer<typeof summarisedPostsSchema>;

const handedInPostsSchema = z.array(z.object({ id: z.uuid(), content: z.string() }));
/** A post that someone handed in and that has no summary of its words yet. */
export type HandedInPost = z.infer<typeof handedInPostsSchema>[number];
export interface HandedInSummary extends HandedInPost {
  summary: string | null;
  summaryBy: "builtin" | "openai" | null;
}

export interface Failure {
  error: string;
  retryable: boolean;
  retryAfterSeconds: number;
  /** The run at the source failed: the next try starts a new one. */
  forgetRun: boolean;
}

/** What a finished refresh found. `known` is false for a profile that the source does not know. */
export interface Found {
  known: boolean;
  posts: StorablePost[];
  profile: SourceProfile | null;
}

/** How reading a feed went, and what it gave. */
export interface StorableReading {
  feedId: string;
  status: "read" | "limited" | "failing" | "stopped";
  /** Why it could not be read, in a sentence for the user. */
  reason: string | null;
  title: string | null;
  etag: string | null;
  lastModified: string | null;
  isShared: boolean;
  /** How long the site asked to be left alone. */
  retryAfterSeconds: number | null;
  posts: StorablePost[];
}

/** The worker's side of the queue. Each call that ends or lengthens a lease answers false when it was fenced out. */
export interface WorkerQueue {
  claim(leaseSeconds: number): Promise<ClaimedJob | null>;
  summarisedPosts(job: ClaimedJob): Promise<SummarisedPosts>;
  heartbeat(job: ClaimedJob, leaseSeconds: number): Promise<boolean>;
  handedInPosts(job: ClaimedJob): Promise<HandedInPost[]>;
  /** Stores summaries of what was handed in. With the last, a job that was for them alone has ended. */
  storeHandedIn(job: ClaimedJob, summaries: HandedInSummary[], isLast: boolean): Promise<"ended" | "going on" | null>;
  /** Stores what the person's feeds gave and how reading them went; the job goes on. */
  storeFeeds(job: ClaimedJob, readings: StorableReading[]): Promise<boolean>;
  /** Stores the posts, fills empty fields of the founder from the profile, and ends the job. */
  complete(job: ClaimedJob, source: string, found: Found): Promise<boolean>;
  fail(job: ClaimedJob, source: string, failure: Failure, posts: StorablePost[]): Promise<boolean>;
  wait(job: ClaimedJob, seconds: number, source: string, runId: string): Promise<boolean>;
  /** Stores the posts and puts the job back without counting the attempt, for a worker that has to end. */
  giveBack(job: ClaimedJob, source: string, runId: string | null, posts: StorablePost[]): Promise<boolean>;
  /** Has `jobs` called again if any job is due. */
  wake(): Promise<void>;
  /** Takes one call of a language model from the budget of the job's owner; false when it is used up. */
  spend(job: ClaimedJob): Promise<boolean>;
}

export function connectWorkerQueue(ask: AskWorker): WorkerQueue {
  const held = (job: ClaimedJob) => ({ job_id: job.jobId, token: job.token });
  return {
    claim: (leaseSeconds) => ask(z.nullable(claimedJobSchema), "claim", { lease_seconds: leaseSeconds }),
    summarisedPosts: (job) => ask(summarisedPostsSchema, "summarised_posts", held(job)),
    heartbeat: (job, leaseSeconds) => ask(z.boolean(), "heartbeat", { ...held(job), lease_seconds: leaseSeconds }),
    handedInPosts: (job) => ask(handedInPostsSchema, "handed_in_posts", held(job)),
    storeHandedIn: (job, summaries, isLast) =>
      ask(z.nullable(z.enum(["ended", "going on"])), "store_handed_in", { ...held(job), summaries, is_last: isLast }),
    storeFeeds: (job, readings) => ask(z.boolean(), "store_feeds", { ...held(job), readings }),
    complete: (job, source, found) => ask(z.boolean(), "complete", { ...held(job), source_name: source, ...found }),
    fail: (job, source, failure, posts) =>
      ask(z.boolean(), "fail", {
        ...held(job),
        source_name: source,
        error: failure.error,
        retryable: failure.retryable,
        retry_after_seconds: failure.retryAfterSeconds,
        posts,
        forget_run: failure.forgetRun,
      }),
    wait: (job, seconds, source, runId) =>
      ask(z.boolean(), "wait", { ...held(job), seconds, source_name: source, run_id: runId }),
    giveBack: (job, source, runId, posts) =>
      ask(z.boolean(), "give_back", { ...held(job), source_name: source, run_id: runId, posts }),
    wake: async () => {
      await ask(z.unknown(), "wake", {});
    },
    spend: (job) => ask(z.boolean(), "spend", { ...held(job), budget: "language_model", units: 1 }),
  };
}
