import type { Founder } from "@contract/founders";
import { useQuery } from "@tanstack/react-query";
import { Notice } from "@/components/notice";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { useNow } from "@/lib/use-now";
import { emptyTimeline, timelineFailure } from "./empty-timeline";
import { TimelineItem } from "./timeline-item";
import { timelineQuery } from "./timeline.queries";

/** Post summaries and notes, newest first. */
export function Timeline({ founder }: { founder: Founder }) {
  const now = useNow();
  const { data, error, refetch, isFetching } = useQuery(timelineQuery(founder));
  if (error && !data) {
    return (
      <div className="grid place-items-center py-16">
        <Notice role="alert" title={`Error loading timeline: ${timelineFailure(error)}`}>
          <Button variant="primary" disabled={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </Notice>
      </div>
    );
  }
  if (!data) return <TimelineSkeleton />;
  if (data.length === 0) return <EmptyTimeline founder={founder} now={now} />;
  return (
    <Accordion type="multiple" asChild>
      <ol aria-label="Timeline">
        {data.map((entry) => (
          <TimelineItem key={entry.id} entry={entry} now={now} />
        ))}
      </ol>
    </Accordion>
  );
}

function EmptyTimeline({ founder, now }: { founder: Founder; now: Date }) {
  const { title, text, busy } = emptyTimeline(founder, now);
  return (
    <div className="grid place-items-center gap-3 py-16">
      {busy && <Spinner className="text-muted-foreground size-5" />}
      <Notice role="status" title={title} text={text} />
    </div>
  );
}

export function TimelineSkeleton() {
  return (
    <div role="status" className="grid gap-6 py-2">
      <p className="sr-only">Loading the timeline...</p>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-8 rounded-full" />
          <div className="grid flex-1 gap-2 pt-1">
            <Skeleton className="h-3 w-36" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
