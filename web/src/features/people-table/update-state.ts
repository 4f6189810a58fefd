import { type Founder, isProcessing } from "@contract/founders";

/** What the update cell says about a founder. */
export type UpdateState =
  | { kind: "summary"; text: string; label: "Key points" | "Summary"; trouble: string | null }
  | { kind: "fetching"; text: string }
  | { kind: "quiet"; text: string }
  | { kind: "trouble"; text: string };

export const UNKNOWN_PROFILE = "Nothing known about this profile. Connect a source to follow it.";

/** What kind of summary it is: the built-in model extracts sentences and never passes for an AI. */
export function summaryLabel(madeBy: Founder["lastPostSummaryBy"]): "Key points" | "Summary" {
  return madeBy === "openai" ? "Summary" : "Key points";
}

function troubleOf(founder: Founder): string | null {
  if (founder.lastRefreshOutcome !== "failed") return null;
  return `Refresh failed: ${founder.lastRefreshError ?? "no reason was given"}`;
}

/** `active`: a job for the founder is waiting or running. */
export function updateState(founder: Founder, active: boolean, now: Date): UpdateState {
  const trouble = active ? null : troubleOf(founder);
  const text = founder.lastPostSummary;
  if (text !== null) return { kind: "summary", text, label: summaryLabel(founder.lastPostSummaryBy), trouble };
  if (active || isProcessing(founder, now)) return { kind: "fetching", text: "Fetching posts…" };
  if (trouble !== null) return { kind: "trouble", text: trouble };
  if (founder.lastRefreshOutcome === "unknown_profile") return { kind: "quiet", text: UNKNOWN_PROFILE };
  if (founder.lastRefreshOutcome === null)
    return { kind: "quiet", text: "No summary yet. Refresh to fetch the posts." };
  return { kind: "quiet", text: "No posts of their own to sum up yet." };
}
