import type { PostKind, PostNetwork } from "../contract/posts.ts";
import type { SourceProfile } from "./source-profile.ts";

/** Whose posts are wanted: one user's founder and the canonical address of the profile. */
export interface PostTarget {
  founderId: string;
  profileUrl: string;
}

/** One post in the one shape that every source is turned into. */
export interface SourcePost {
  /** Where it was published, what its ids are unique in ("" for LinkedIn, the feed's id for a feed), and its id: the dedupe key. */
  network: PostNetwork;
  scope: string;
  /** LinkedIn's activity id, decimal digits; of a feed's item what it calls itself, at most 500 characters. */
  externalId: string;
  /** Other ids of the same post (share, ugcPost). */
  aliases: string[];
  /** Reposts and comments never drive the latest post. */
  kind: PostKind;
  postUrl: string;
  /** Plain text, "" when the post is only a picture or a video. */
  content: string;
  /** ISO 8601; null when the source gives none: the activity id tells the time then, or the moment it is first seen. */
  postedAt: string | null;
  /** False when postedAt is not the source's, but when the post was first seen. */
  isDateExact: boolean;
  imageUrl: string | null;
  videoUrl: string | null;
}

/** The dedupe key of a post, as one text. */
export const postKey = ({ network, scope, externalId }: Pick<SourcePost, "network" | "scope" | "externalId">): string =>
  JSON.stringify([network, scope, externalId]);

/** Why a run ended early, or could not begin. The reason is a sentence for the user. */
export type StoppedRun =
  | { status: "signed_out"; reason: string }
  | { status: "limited"; reason: string; retryAfterSeconds: number }
  | { status: "failed"; reason: string; retryable: boolean };

/** What became of a run. */
export type RunState =
  | { status: "running"; checkAgainInSeconds: number }
  /** collect() has it. */
  | { status: "done" }
  | { status: "nothing_new" }
  /** The source knows nothing of this profile; another source may. */
  | { status: "unknown_profile" }
  | StoppedRun;

/** What submit(), find() and results() throw when the vendor refuses or can't be reached. */
export class SourceError extends Error {
  override readonly name = "SourceError";
  readonly state: StoppedRun;

  constructor(state: StoppedRun) {
    super(state.reason);
    this.state = state;
  }
}

/** What a run gave for one of its people, with the items as the vendor sent them. */
export interface PersonResult {
  founderId: string;
  outcome: "posts" | "nothing_new" | "unknown_profile" | "failed";
  /** A sentence for the user; null where the outcome says it all. */
  reason: string | null;
  items: unknown[];
}

/** What a finished run gave: one result for each of its people. */
export interface RunResults {
  people: PersonResult[];
  /** Items that belong to none of the people, or are another person's posts. */
  dropped: number;
  /** Dollars; null when the vendor doesn't say. */
  costUsd: number | null;
  /** Set when the run ended early, with results for some of its people only. */
  stopped: StoppedRun | null;
}

/**
 * Where posts come from. A run outlives the process that submitted it, so a run id is all that poll() and collect() may
 * depend on. Raw items are what the vendor sent; normalise() gives no post for an item that holds none.
 */
export interface PostSource {
  readonly name: string;
  /**
   * Starts a run for posts published after `since` (null: all the source has) and returns its id. `runKey` is our own name for it, by
   * which find() sees a run whose id was lost.
   */
  submit(targets: PostTarget[], since: Date | null, runKey: string): Promise<string>;
  /** The run that was submitted under this key; null when there is none. Left out by a source whose runs cost nothing. */
  find?(runKey: string, targets: PostTarget[]): Promise<string | null>;
  poll(runId: string): Promise<RunState>;
  collect(runId: string): Promise<unknown[]>;
  normalise(raw: unknown): SourcePost[];
  /** What a run that is done gave for each of its people. Left out by a source that takes one person per run. */
  results?(runId: string, targets: PostTarget[]): Promise<RunResults>;
  /** The profile of one of a run's targets; null when there is none. Left out by a source that brings posts only. */
  readProfile?(runId: string, target: PostTarget): Promise<SourceProfile | null>;
  /** What a person's items say of the person themselves. Left out by a source whose items say nothing of them. */
  profileIn?(items: unknown[], target: PostTarget): SourceProfile | null;
}
