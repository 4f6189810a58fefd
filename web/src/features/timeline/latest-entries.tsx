import type { PersonEntry } from "@contract/person-timeline";
import { cutText } from "@contract/storable";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useNotesUnderWay } from "@/features/notes/notes.queries";
import { useTasksUnderWay } from "@/features/tasks/tasks.queries";
import { calendarDay, publishedDate, publishedInFull } from "@/lib/relative-time";
import { useNow } from "@/lib/use-now";
import { timelineFailure } from "./empty-timeline";
import { withUnderWay } from "./shown-entries";
import { dated, entryName, postText, wordlessText } from "./timeline-heading";
import { latestEntriesQuery } from "./timeline.queries";

/** More than three lines hold. */
const SHOWN = 600;

const sections = [
  { kind: "task", title: "Open tasks", empty: "No open tasks." },
  { kind: "note", title: "Notes", empty: "No notes yet." },
  { kind: "post", title: "Posts", empty: "No posts yet." },
] as const;

/** The latest posts and notes of someone, and the open tasks that are due first: three of each. */
export function LatestEntries({ founderId }: { founderId: string }) {
  const now = useNow();
  const { data, error, isFetching, refetch } = useQuery(latestEntriesQuery(founderId));
  const underWay = { task: useTasksUnderWay(), note: useNotesUnderWay(), isTouchDeleted: () => false, logged: [] };
  if (error && !data) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-sm">
        Error loading timeline: {timelineFailure(error)}
        <Button size="sm" aria-disabled={isFetching} onClick={() => !isFetching && void refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  if (!data) return <Loading />;
  const entries = withUnderWay(data.entries, underWay);
  return (
    <div className="grid gap-4">
      {sections.map(({ kind, title, empty }) => {
        const own = entries.filter((entry) => entry.kind === kind && !isDone(entry));
        return (
          <section key={kind} aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <h3 className="text-muted-foreground text-xs font-medium">{title}</h3>
            {own.length === 0 && <p className="text-muted-foreground text-sm">{empty}</p>}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {own.map((entry) => (
                <li key={entry.id} className="text-sm">
                  <p dir="auto" className="line-clamp-3 wrap-anywhere whitespace-pre-line">
                    {shortText(entry)}
                  </p>
                  <When entry={entry} now={now} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** When it was published or written; of a task, when it is due. */
function When({ entry, now }: { entry: PersonEntry; now: Date }) {
  const className = "text-muted-foreground text-xs";
  if (entry.kind === "task") {
    const { dueDate } = entry.task;
    return <span className={className}>{dueDate === null ? "No due date" : `Due ${calendarDay(dueDate)}`}</span>;
  }
  return (
    <time dateTime={entry.at} title={publishedInFull(dated(entry))} className={className}>
      {publishedDate(dated(entry), now)}
    </time>
  );
}

const isDone = (entry: PersonEntry) => entry.kind === "task" && entry.task.status === "done";

function shortText(entry: PersonEntry): string {
  if (entry.kind === "note") return cutText(entry.note.content, SHOWN);
  if (entry.kind === "task") return entry.task.title;
  return entry.kind === "post" ? cutText(postText(entry.post) ?? wordlessText(entry.post), SHOWN) : entryName(entry);
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the latest entries">
      <SkeletonGroup className="grid gap-3">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-10" />
        ))}
      </SkeletonGroup>
    </div>
  );
}
