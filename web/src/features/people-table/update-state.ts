import type { Freshness } from "@contract/founder-list";
import type { Founder } from "@contract/founders";
import { UNKNOWN_PROFILE } from "@contract/refresh";

/** What the update cell says about a founder. */
export type UpdateState =
  | { kind: "summary"; text: string }
  | { kind: "fetching"; text: string }
  | { kind: "quiet"; text: string }
  | { kind: "trouble"; text: string };

/** What kind of summary it is: the built-in model extracts sentences and never passes for an AI. */
export function summaryLabel(madeBy: Founder["lastPostSummaryBy"]): "Key points" | "Summary" {
  return madeBy === "openai" ? "Summary" : "Key points";
}

export const failure = (error: string | null): string => `Refresh failed: ${error ?? "no reason was given"}`;

/** The summary, or why there is none. */
export function updateState(founder: Pick<Founder, "lastPostSummary">, freshness: Freshness): UpdateState {
  const text = founder.lastPostSummary;
  if (text !== null) return { kind: "summary", text };
  if (freshness.state === "running") return { kind: "fetching", text: "Fetching posts…" };
  if (freshness.state === "queued") return { kind: "quiet", text: "Waiting in the queue…" };
  if (freshness.state === "failed") return { kind: "trouble", text: failure(freshness.error) };
  if (freshness.state === "no_source") return { kind: "quiet", text: UNKNOWN_PROFILE.label };
  if (freshness.state === "never") return { kind: "quiet", text: "Never refreshed" };
  return { kind: "quiet", text: "No posts of their own yet" };
}
