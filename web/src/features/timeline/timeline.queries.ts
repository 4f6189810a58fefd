import { getTimeline } from "@stores/timeline";
import { queryOptions } from "@tanstack/react-query";
import { db } from "@/lib/db";

// While the first posts are on their way.
const PROCESSING_POLL_MS = 2_000;

/** A founder's newest posts and all notes; read again every two seconds while `processing`. */
export function timelineQuery(founderId: string, processing = false) {
  return queryOptions({
    queryKey: ["timeline", founderId] as const,
    queryFn: () => getTimeline(db, founderId),
    refetchInterval: processing ? PROCESSING_POLL_MS : false,
  });
}
