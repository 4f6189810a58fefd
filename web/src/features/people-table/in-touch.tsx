import type { PersonRow } from "@contract/founder-list";
import { isSampleProfile } from "@contract/sample-profiles";
import type { ReactNode } from "react";
import { fullDate, timelineDate } from "@/lib/relative-time";
import { useNow } from "@/lib/use-now";
import { FreshnessStamp } from "./freshness-stamp";
import { liveFreshness } from "./live-refreshes";
import { RecordLine } from "./record-line";
import { useRefreshesUnderWay } from "./use-people";

interface InTouchProps {
  person: PersonRow;
  nextTask: ReactNode;
}

/** When the person was last contacted, what is to be done next, and how their posts stand. */
export function InTouch({ person, nextTask }: InTouchProps) {
  const now = useNow();
  const { lastTouchAt, profileUrl, createdAt } = person;
  const live = useRefreshesUnderWay();
  return (
    <>
      <RecordLine label="Last contacted">
        {lastTouchAt === null ? (
          <span className="text-muted-foreground">Never</span>
        ) : (
          <Time at={lastTouchAt} now={now} />
        )}
      </RecordLine>
      <RecordLine label="Next task">{nextTask}</RecordLine>
      <RecordLine label={isSampleProfile(profileUrl) ? "Sample posts" : "LinkedIn posts"}>
        <FreshnessStamp freshness={liveFreshness(person, live)} now={now} />
      </RecordLine>
      <RecordLine label="Added">
        <Time at={createdAt} now={now} />
      </RecordLine>
    </>
  );
}

function Time({ at, now }: { at: string; now: Date }) {
  return (
    <time dateTime={at} title={fullDate(at)}>
      {timelineDate(at, now)}
    </time>
  );
}
