import type { Freshness } from "@contract/founder-list";
import type { PostsReach } from "@/lib/posts-reach";
import { Clock } from "lucide-react";
import { Spinner } from "@/components/ui/spinner";
import { checkedWords, freshnessInFull, stateWords } from "./freshness-words";
import { failure } from "./update-state";

interface FreshnessStampProps {
  freshness: Freshness;
  now: Date;
  reach: PostsReach;
  /** Whether the state is next to it in words already. */
  isTold?: boolean;
}

/** The state of a person's posts, and when they were last checked with success. Cut text is shown in full on hover. */
export function FreshnessStamp({ freshness, now, reach, isTold = false }: FreshnessStampProps) {
  const { state, checkedAt } = freshness;
  const words = isTold ? null : stateWords(state, reach);
  const checked = isTold && state === "never" ? null : checkedWords(checkedAt, now);
  return (
    <span
      data-cut
      data-freshness={state}
      data-full={freshnessInFull(freshness, now, reach)}
      className="text-muted-foreground block truncate tabular-nums"
    >
      {words && state === "running" && <Spinner className="me-1 inline size-3 align-[-2px]" />}
      {words && state === "queued" && <Clock aria-hidden className="me-1 inline size-3 align-[-2px]" />}
      {words && <span className={state === "failed" ? "text-bad-foreground" : undefined}>{words}</span>}
      {words && checkedAt !== null && " · "}
      {checkedAt !== null ? <time dateTime={checkedAt}>{checked}</time> : !words && checked}
      {words && state === "failed" && <span className="sr-only"> ({failure(freshness.error)})</span>}
    </span>
  );
}
