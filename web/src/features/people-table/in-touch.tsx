import type { PersonRow } from "@contract/founder-list";
import type { ReactNode } from "react";
import { fullDate, timelineDate } from "@/lib/relative-time";
import { useNow } from "@/lib/use-now";
import { PostSources } from "./post-sources";
import { COUNTS_AS_TOUCH } from "./touch-words";

interface InTouchProps {
  person: PersonRow;
  nextTask: ReactNode;
}

/** When the user was last in touch with the person, by a note too, what is to be done next, and where their posts come from. */
export function InTouch({ person, nextTask }: InTouchProps) {
  const now = useNow();
  const { lastTouchAt, createdAt } = person;
  return (
    <>
      <RecordLine label="Last in touch">
        {lastTouchAt === null ? (
          <span className="text-muted-foreground">Never</span>
        ) : (
          <Time at={lastTouchAt} now={now} about={COUNTS_AS_TOUCH} />
        )}
      </RecordLine>
      <RecordLine label="Next task">{nextTask}</RecordLine>
      <PostSources person={person} />
      <RecordLine label="Added">
        <Time at={createdAt} now={now} />
      </RecordLine>
    </>
  );
}

function Time({ at, now, about }: { at: string; now: Date; about?: string }) {
  return (
    <time dateTime={at} title={about === undefined ? fullDate(at) : `${fullDate(at)}. ${about}`}>
      {timelineDate(at, now)}
    </time>
  );
}

/** A read-only line of the panel: a name and its value. */
function RecordLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-8 grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-2 text-sm pointer-coarse:min-h-11">
      <dt className="text-muted-foreground truncate">{label}</dt>
      <dd className="min-w-0 truncate">{children}</dd>
    </div>
  );
}
