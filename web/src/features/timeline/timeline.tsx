import type { Founder } from "@contract/founders";
import { isSampleProfile } from "@contract/sample-profiles";
import type { TimelineEntry } from "@contract/timeline";
import { useQuery } from "@tanstack/react-query";
import { Notice } from "@/components/notice";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useNow } from "@/lib/use-now";
import { founderTasksQuery } from "@/features/tasks/tasks.queries";
import { emptyTimeline, timelineFailure } from "./empty-timeline";
import { withTasks } from "./timeline-tasks";
import { TimelineItem } from "./timeline-item";
import { TimelineSkeleton } from "./timeline-skeleton";
import { followedTimelineQuery } from "./timeline.queries";

interface TimelineProps {
  founder: Founder;
  /** A post that a link leads to, by its id or its network's: it is open and in view. */
  shownPost: string | null;
}

/** Post summaries, notes and tasks, newest first. */
export function Timeline({ founder, shownPost }: TimelineProps) {
  const now = useNow();
  const { data, error, refetch, isFetching } = useQuery(followedTimelineQuery(founder));
  const { data: tasks } = useQuery(founderTasksQuery(founder.id));
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
  const entries = tasks ? withTasks(data, tasks) : data;
  if (entries.length === 0) return <EmptyTimeline founder={founder} now={now} />;
  const shown = shownPost === null ? undefined : entries.find((entry) => isPost(entry, shownPost))?.id;
  const isSample = isSampleProfile(founder.profileUrl);
  return (
    <Accordion key={shown ?? ""} type="multiple" defaultValue={shown === undefined ? [] : [shown]} asChild>
      <ol aria-label="Timeline">
        {entries.map((entry) => (
          <TimelineItem
            key={entry.id}
            ref={entry.id === shown ? bringIntoView : undefined}
            entry={entry}
            isSample={isSample}
            now={now}
          />
        ))}
      </ol>
    </Accordion>
  );
}

const isPost = (entry: TimelineEntry, id: string): boolean =>
  entry.type === "post" && (entry.id === id || entry.post.activityId === id);

const bringIntoView = (item: HTMLElement | null) => item?.scrollIntoView({ block: "nearest" });

function EmptyTimeline({ founder, now }: { founder: Founder; now: Date }) {
  const { title, text, busy } = emptyTimeline(founder, now);
  return (
    <div className="grid place-items-center gap-3 py-16">
      {busy && <Spinner className="text-muted-foreground size-5" />}
      <Notice role="status" title={title} text={text} />
    </div>
  );
}
