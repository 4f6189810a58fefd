import { fullDate, postDate } from "@/lib/relative-time";
import { usePeopleLive } from "./people-live";

/** A time as people say it; exact while it is pointed at, unless it only flies past. */
export function TimeCell({ at, isPassing }: { at: string | null; isPassing?: boolean }) {
  const { now } = usePeopleLive();
  if (at === null) return null;
  return (
    <time dateTime={at} title={isPassing ? undefined : fullDate(at)}>
      {postDate(at, now)}
    </time>
  );
}
