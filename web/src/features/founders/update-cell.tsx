import type { Founder } from "@contract/founders";
import { Spinner } from "@/components/ui/spinner";
import { fullDate, updateStamp } from "@/lib/relative-time";
import { RefreshControl } from "./refresh-control";
import { SummaryLabel } from "./summary-label";
import { type UpdateState, updateState } from "./update-state";

interface UpdateCellProps {
  founder: Founder;
  now: Date;
  busy: boolean;
  onRefresh: (founder: Founder) => void;
}

const toneOf: Record<UpdateState["kind"], string> = {
  summary: "",
  fetching: "text-muted-foreground",
  quiet: "text-muted-foreground",
  trouble: "text-bad-foreground",
};

/** The summary of the latest post in two lines, what made it, when it was checked, and the refresh control. */
export function UpdateCell({ founder, now, busy, onRefresh }: UpdateCellProps) {
  const state = updateState(founder, busy, now);
  const trouble = state.kind === "summary" ? state.trouble : null;
  return (
    <div className="flex items-center gap-2">
      <p
        dir="auto"
        data-cut
        className={`line-clamp-2 min-w-0 flex-1 text-sm leading-4 whitespace-pre-line ${toneOf[state.kind]}`}
      >
        {state.kind === "fetching" && <Spinner className="me-1.5 inline size-3 align-[-2px]" />}
        {state.text}
      </p>
      <div className="w-24 shrink-0 text-end text-xs">
        {state.kind === "summary" && <SummaryLabel founder={founder} tabIndex={-1} />}
        {trouble ? (
          <span data-cut data-full={trouble} className="text-bad-foreground block truncate">
            Failed<span className="sr-only"> ({trouble})</span>
          </span>
        ) : (
          <UpdateStamp at={founder.lastRefreshedAt} now={now} />
        )}
      </div>
      <RefreshControl founder={founder} busy={busy} onRefresh={onRefresh} tabIndex={-1} />
    </div>
  );
}

/** When the posts were last checked. */
export function UpdateStamp({ at, now }: { at: string | null; now: Date }) {
  if (at === null) return <span className="text-muted-foreground block truncate">{updateStamp(null, now)}</span>;
  return (
    <time dateTime={at} title={fullDate(at)} data-cut className="text-muted-foreground block truncate tabular-nums">
      {updateStamp(at, now)}
    </time>
  );
}
