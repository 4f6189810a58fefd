import type { Freshness } from "@contract/founder-list";
import { UNKNOWN_PROFILE } from "@contract/refresh";
import { fullDate, updateStamp } from "@/lib/relative-time";
import { failure } from "./update-state";

/** A state in a word or two; the two ordinary ones need none beside the time. */
export const stateWords: Record<Freshness["state"], string | null> = {
  queued: "Queued",
  running: "Refreshing",
  failed: "Failed",
  no_source: UNKNOWN_PROFILE.label,
  fresh: null,
  never: null,
};

function reason({ state, error }: Freshness): string | null {
  if (state === "failed") return failure(error);
  if (state === "no_source") return UNKNOWN_PROFILE.sentence;
  if (state === "queued") return "Waiting for its turn in the queue.";
  return state === "running" ? "Its posts are being fetched." : null;
}

/** The state with its reason and the last successful check, in sentences. */
export function freshnessInFull(freshness: Freshness, now: Date): string {
  const { checkedAt } = freshness;
  const check =
    checkedAt === null
      ? updateStamp(null, now)
      : `Last successful check: ${updateStamp(checkedAt, now)} (${fullDate(checkedAt)})`;
  return [reason(freshness), `${check}.`].filter(Boolean).join(" ");
}
