import type { Founder } from "@contract/founders";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";
import { fullDate, updateStamp } from "@/lib/relative-time";
import { usePeopleLive } from "./people-live";
import { RefreshControl } from "./refresh-control";
import { SummaryLabel } from "./summary-label";
import { type UpdateState, updateState } from "./update-state";

const toneOf: Record<UpdateState["kind"], string> = {
  summary: "",
  fetching: "text-muted-foreground",
  quiet: "text-muted-foreground",
  trouble: "text-bad-foreground",
};

/** The summary of the latest post in two lines, what made it, when it was checked, and the refresh control. */
export function UpdateCell({ founder }: { founder: Founder }) {
  const { now, busyIds, onRefresh } = usePeopleLive();
  const busy = busyIds.has(founder.id);
  const state = updateState(founder, busy, now);
  const trouble = state.kind === "summary" ? state.trouble : null;
  return (
    <div className="-me-2 flex min-w-0 flex-1 items-center gap-2">
      <p
        dir="auto"
        data-cut
        className={`line-clamp-2 min-w-0 flex-1 text-sm leading-4 whitespace-pre-line ${toneOf[state.kind]}`}
      >
        {state.kind === "fetching" && <Spinner className="me-1.5 inline size-3 align-[-2px]" />}
        {state.text}
      </p>
      <div className="w-18 shrink-0 text-end text-xs min-[1560px]:w-36">
        {state.kind === "summary" && <SummaryLabel founder={founder} tabIndex={-1} />}
        {trouble ? (
          <span data-cut data-full={trouble} className="text-bad-foreground block truncate">
            Failed<span className="sr-only"> ({trouble})</span>
          </span>
        ) : (
          <UpdateStamp at={founder.lastRefreshedAt} now={now} isAlone={state.kind !== "summary"} />
        )}
      </div>
      <RefreshControl founder={founder} busy={busy} onRefresh={onRefresh} tabIndex={-1} />
    </div>
  );
}

interface UpdateStampProps {
  at: string | null;
  now: Date;
  /** Nothing stands above it, so it may take two lines. */
  isAlone?: boolean;
}

/** When the posts were last checked. */
export function UpdateStamp({ at, now, isAlone = false }: UpdateStampProps) {
  const shape = cn("block text-muted-foreground tabular-nums", isAlone ? "line-clamp-2" : "truncate");
  if (at === null) return <span className={shape}>{updateStamp(null, now)}</span>;
  return (
    <time dateTime={at} title={fullDate(at)} data-cut className={shape}>
      {updateStamp(at, now)}
    </time>
  );
}
