import type { PersonRow } from "@contract/founder-list";
import { fullDate, postDate, timelineDate } from "@/lib/relative-time";
import { useNow } from "@/lib/use-now";
import { SummaryLabel } from "./summary-label";

/** What the person posted last, and what was noted about them last. */
export function LatestOfPerson({ person }: { person: PersonRow }) {
  const now = useNow();
  const { lastPostSummary, lastPostDate } = person;
  const [note] = person.notes;
  if (lastPostSummary === null && !note) return null;
  return (
    <section aria-label="Latest" className="grid gap-3 text-sm">
      {lastPostSummary !== null && (
        <div className="grid gap-1">
          <p className="text-muted-foreground flex items-center gap-2 text-xs">
            <SummaryLabel founder={person} />
            {lastPostDate !== null && (
              <time dateTime={lastPostDate} title={fullDate(lastPostDate)}>
                {postDate(lastPostDate, now)}
              </time>
            )}
          </p>
          <p dir="auto" className="line-clamp-5 text-left wrap-break-word whitespace-pre-line">
            {lastPostSummary}
          </p>
        </div>
      )}
      {note && (
        <div className="grid gap-1">
          <p className="text-muted-foreground flex items-center gap-2 text-xs">
            <span className="font-medium">Note</span>
            <time dateTime={note.createdAt} title={fullDate(note.createdAt)}>
              {timelineDate(note.createdAt, now)}
            </time>
          </p>
          <p dir="auto" className="line-clamp-4 border-s-2 ps-2 text-left wrap-break-word whitespace-pre-line">
            {note.content}
          </p>
        </div>
      )}
    </section>
  );
}
