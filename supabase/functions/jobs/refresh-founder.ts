import { LanguageModelError, type Summariser } from "../_shared/language-model/language-model.ts";
import { readItems } from "../_shared/post-sources/collect-posts.ts";
import type { FetchPublic } from "../_shared/post-sources/feed/fetch-public.ts";
import {
  type PersonResult,
  type PostSource,
  type PostTarget,
  type RunState,
  SourceError,
} from "../_shared/post-sources/post-source.ts";
import { profileWith, type SourceProfile } from "../_shared/post-sources/source-profile.ts";
import { readFeeds } from "./read-feeds.ts";
import { summariseHandedIn } from "./summarise-handed-in.ts";
import { type StorablePost, toStorablePost } from "./storable-post.ts";
import { summarisePosts } from "./summarise-posts.ts";
import { withinBudget } from "./within-budget.ts";
import { takeVendorResult, type Vendors } from "./vendor-run.ts";
import type { ClaimedJob, Failure, WorkerQueue } from "./worker-queue.ts";

/** Sources show some posts late, so each check looks back a while before the last one; known posts cost nothing. */
const OVERLAP_MS = 3 * 24 * 60 * 60_000;

export interface RefreshOutside {
  queue: WorkerQueue;
  source: PostSource;
  model: Summariser;
  /** Reads pages of the public Internet, for feeds. */
  fetchPublic: FetchPublic;
  now(): Date;
  /** Accounts at vendors, whose runs several people share. */
  vendors?: Vendors;
}

/** The reason of a signal that aborts because the isolate is about to be ended: the job is given back and loses no attempt. */
export class IsolateEnds extends Error {}

/** What a refresh has gathered so far, for when it is stopped on the way. */
interface Gathered {
  runId: string | null;
  posts: StorablePost[];
}

/**
 * Runs one claimed refresh to its next resting place: completed, failed (with what was gathered so far), given back, or waiting for
 * the source. Stops at once when the signal aborts: the lease is lost, the time is up, or the isolate ends. Throws only when the queue
 * itself cannot be reached.
 */
export async function refreshFounder(job: ClaimedJob, outside: RefreshOutside, signal: AbortSignal): Promise<void> {
  const gathered: Gathered = { runId: null, posts: [] };
  try {
    signal.throwIfAborted();
    await Promise.race([gather(job, outside, gathered, signal), rejectOnAbort(signal)]);
  } catch (error) {
    await stopWith(error, job, outside, gathered, signal);
  }
}

async function gather(
  job: ClaimedJob,
  outside: RefreshOutside,
  gathered: Gathered,
  signal: AbortSignal,
): Promise<void> {
  const { queue, model, vendors, fetchPublic, now } = outside;
  const paid = withinBudget(model, () => queue.spend(job));
  if (await summariseHandedIn(job, queue, paid, signal)) return;
  await readFeeds(job, { queue, model: paid, fetchPublic, now }, signal);
  const isVendors = vendors !== undefined && (job.hasDataSource === true || vendors.shared !== null);
  const taken = isVendors ? await takeVendorResult(job, vendors, signal) : await takeResult(job, outside, gathered);
  if (taken === null) return;
  const { source, result } = taken;
  signal.throwIfAborted();
  if (result.outcome === "failed") {
    const error = result.reason ?? "This profile could not be read.";
    await queue.fail(job, source.name, { error, retryable: true, retryAfterSeconds: 0, forgetRun: true }, []);
    return;
  }
  const { posts } = gathered;
  if (result.outcome === "posts") {
    const { posts: found, skipped } = readItems(source, result.items);
    if (skipped > 0) console.warn(`The source '${source.name}' gave ${skipped} items that hold no post.`);
    posts.push(...found.flatMap((post) => toStorablePost(post) ?? []));
    await summarisePosts(paid, job.founderName, posts, await queue.summarisedPosts(job), signal);
  }
  const known = result.outcome !== "unknown_profile";
  const profile = known ? await findProfile(job, source, gathered.runId, result.items) : null;
  signal.throwIfAborted();
  await queue.complete(job, source.name, { known, posts, profile });
}

/** What a source that takes one person per run gives; null when the job waits or has failed. */
async function takeResult(
  job: ClaimedJob,
  { queue, source }: RefreshOutside,
  gathered: Gathered,
): Promise<{ source: PostSource; result: PersonResult } | null> {
  const runId = (gathered.runId = await findRun(job, source));
  const state = await source.poll(runId);
  if (state.status === "running") {
    await queue.wait(job, state.checkAgainInSeconds, source.name, runId);
    return null;
  }
  const failure = failureOf(state);
  if (failure) {
    await queue.fail(job, source.name, failure, []);
    return null;
  }
  const items = state.status === "done" ? await source.collect(runId) : [];
  const outcome = state.status === "unknown_profile" || state.status === "nothing_new" ? state.status : "posts";
  return { source, result: { founderId: job.founderId, outcome, reason: null, items } };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason instanceof Error ? signal.reason : new Error("aborted"));
    signal.addEventListener("abort", stop, { once: true });
  });
}

async function stopWith(
  error: unknown,
  job: ClaimedJob,
  { queue, source }: RefreshOutside,
  { runId, posts }: Gathered,
  signal: AbortSignal,
): Promise<void> {
  if (signal.reason instanceof IsolateEnds) await queue.giveBack(job, source.name, runId, posts);
  else await failWith(queue, job, source.name, failureFrom(error, signal), posts);
}

/** Fails with the posts or, when those are what cannot be stored, without them: the job must not wait for its lease to run out. */
async function failWith(
  queue: WorkerQueue,
  job: ClaimedJob,
  sourceName: string,
  failure: Failure,
  posts: StorablePost[],
): Promise<void> {
  try {
    await queue.fail(job, sourceName, failure, posts);
  } catch (error) {
    if (posts.length === 0) throw error;
    console.error("What a refresh gathered could not be stored:", error);
    await queue.fail(job, sourceName, failure, []);
  }
}

function targetOf({ founderId, profileUrl }: ClaimedJob): PostTarget {
  return { founderId, profileUrl };
}

async function findRun(job: ClaimedJob, source: PostSource): Promise<string> {
  if (job.sourceRun?.source === source.name) return job.sourceRun.runId;
  const since = job.since === null ? null : new Date(Date.parse(job.since) - OVERLAP_MS);
  return source.submit([targetOf(job)], since, `job-${job.jobId}`);
}

/** What the source knows of the profile. One that cannot be read costs nothing but itself. */
async function findProfile(
  job: ClaimedJob,
  source: PostSource,
  runId: string | null,
  items: unknown[],
): Promise<SourceProfile | null> {
  const target = targetOf(job);
  try {
    const read = runId === null ? null : await source.readProfile?.(runId, target);
    const profile = read ?? source.profileIn?.(items, target) ?? null;
    return profile && profileWith((field) => profile[field]);
  } catch (error) {
    console.warn(`The source '${source.name}' gave no profile:`, error);
    return null;
  }
}

function failureOf(state: RunState): Failure | null {
  if (state.status === "signed_out")
    return { error: state.reason, retryable: false, retryAfterSeconds: 0, forgetRun: true };
  if (state.status === "limited")
    return { error: state.reason, retryable: true, retryAfterSeconds: state.retryAfterSeconds, forgetRun: true };
  if (state.status === "failed")
    return { error: state.reason, retryable: state.retryable, retryAfterSeconds: 0, forgetRun: true };
  return null;
}

/** A model's own words are fit for a person; anything else is logged and told in ours. */
function failureFrom(error: unknown, signal: AbortSignal): Failure {
  if (error instanceof LanguageModelError) {
    return {
      error: error.message,
      retryable: error.retryable,
      retryAfterSeconds: error.retryAfterSeconds ?? 0,
      forgetRun: false,
    };
  }
  if (error instanceof SourceError) {
    const failure = failureOf(error.state);
    if (failure) return failure;
  }
  if (signal.aborted)
    return { error: "The refresh took too long.", retryable: true, retryAfterSeconds: 0, forgetRun: false };
  console.error("A refresh failed:", error);
  return { error: "The refresh failed unexpectedly.", retryable: true, retryAfterSeconds: 0, forgetRun: true };
}
