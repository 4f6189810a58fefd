import { type Founder, isProcessing } from "@contract/founders";
import { getTimeline } from "@stores/timeline";
import { queryOptions } from "@tanstack/react-query";
import { db } from "@/lib/db";

// While the first posts are on their way.
const PROCESSING_POLL_MS = 2_000;

/** A founder's newest posts and all notes. */
export function timelineQuery(founderId: Founder["id"]) {
  return queryOptions({
    queryKey: ["timeline", founderId] as const,
    queryFn: () => getTimeline(db, founderId),
  });
}

/** The same, read again every two seconds while the first posts are on their way. */
export function followedTimelineQuery(founder: Founder) {
  return queryOptions({
    ...timelineQuery(founder.id),
    refetchInterval: () => (isProcessing(founder, new Date()) ? PROCESSING_POLL_MS : false),
  });
}
