import { fullDate, postDate } from "@/lib/relative-time";
import { usePeopleLive } from "./people-live";

/** A time as people say it; exact while it is pointed at. */
export function TimeCell({ at }: { at: string | null }) {
  const { now } = usePeopleLive();
  if (at === null) return null;
  return (
    <time dateTime={at} title={fullDate(at)}>
      {postDate(at, now)}
    </time>
  );
}
