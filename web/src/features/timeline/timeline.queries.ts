import { type Founder, isProcessing } from "@contract/founders";
import { getTimeline } from "@stores/timeline";
import { queryOptions } from "@tanstack/react-query";
import { db } from "@/lib/db";

// While the first posts are on their way.
const PROCESSING_POLL_MS = 2_000;

/** A founder's newest posts and all notes; read again every two seconds while the first posts are on their way. */
export function timelineQuery(founder: Founder) {
  return queryOptions({
    queryKey: ["timeline", founder.id] as const,
    queryFn: () => getTimeline(db, founder.id),
    refetchInterval: () => (isProcessing(founder, new Date()) ? PROCESSING_POLL_MS : false),
  });
}
