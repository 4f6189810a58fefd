import type { Freshness } from "@contract/founder-list";
import type { Founder } from "@contract/founders";
import { unknownProfile } from "@contract/refresh";
import type { PostsReach } from "@/lib/posts-reach";
import type { Dated } from "@/lib/relative-time";

/** What the update cell says about a founder. */
export type UpdateState =
  | { kind: "summary"; text: string }
  | { kind: "fetching"; text: string }
  /** `way`: what the link to the data sources beside it is called. */
  | { kind: "quiet"; text: string; way?: string }
  | { kind: "trouble"; text: string };

/** When someone's latest post was published, and how well that is known; null without one. */
export const lastPosted = ({
  lastPostDate,
  lastPostDating,
}: Pick<Founder, "lastPostDate" | "lastPostDating">): Dated | null =>
  lastPostDate === null ? null : { at: lastPostDate, dating: lastPostDating ?? "exact" };

/** What kind of summary it is: the built-in model extracts sentences and never passes for an AI. */
export function summaryLabel(madeBy: Founder["lastPostSummaryBy"]): "Key points" | "Summary" {
  return madeBy === "openai" ? "Summary" : "Key points";
}

export const failure = (error: string | null): string => `Refresh failed: ${error ?? "no reason was given"}`;

/** The summary, or why there is none. */
export function updateState(
  founder: Pick<Founder, "lastPostSummary">,
  freshness: Freshness,
  { readsLinkedIn, trouble }: PostsReach,
): UpdateState {
  const text = founder.lastPostSummary;
  if (text !== null) return { kind: "summary", text };
  if (freshness.state === "running") return { kind: "fetching", text: "Looking for posts…" };
  if (freshness.state === "queued") {
    if (trouble !== null) return { kind: "quiet", text: `Waiting. ${trouble}`, way: "Data sources" };
    return { kind: "quiet", text: "Waiting in the queue…" };
  }
  if (freshness.state === "failed") return { kind: "trouble", text: failure(freshness.error) };
  if (freshness.state === "no_source") {
    const { title } = unknownProfile(readsLinkedIn);
    // The way to connect it is told once, below the people.
    return { kind: "quiet", text: title };
  }
  if (freshness.state === "never") return { kind: "quiet", text: "Never refreshed" };
  return { kind: "quiet", text: "No posts of their own yet" };
}
