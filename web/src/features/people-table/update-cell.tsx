import type { PersonRow } from "@contract/founder-list";
import { Spinner } from "@/components/ui/spinner";
import { FreshnessStamp } from "./freshness-stamp";
import { useFreshness } from "./people-live";
import { RefreshControl } from "./refresh-control";
import { SummaryLabel } from "./summary-label";
import { type UpdateState, updateState } from "./update-state";

const toneOf: Record<UpdateState["kind"], string> = {
  summary: "",
  fetching: "text-muted-foreground",
  quiet: "text-muted-foreground",
  trouble: "text-bad-foreground",
};

const SUMMARY = "line-clamp-2 min-w-0 flex-1 text-sm leading-4 whitespace-pre-line";

/** The summary of the latest post in two lines, what made it, how fresh it is, and the refresh control. */
export function UpdateCell({ founder }: { founder: PersonRow }) {
  const { now, freshness, isBusy, onRefresh } = useFreshness(founder);
  const state = updateState(founder, freshness);
  return (
    <div className="-me-2 flex min-w-0 flex-1 items-center gap-2 overflow-clip">
      <p dir="auto" data-cut className={`${SUMMARY} ${toneOf[state.kind]}`}>
        {state.kind === "fetching" && <Spinner className="me-1.5 inline size-3 align-[-2px]" />}
        {state.text}
      </p>
      <div className="w-22 shrink-0 text-end text-xs leading-4 min-[1560px]:w-36">
        {state.kind === "summary" && <SummaryLabel founder={founder} tabIndex={-1} />}
        <FreshnessStamp freshness={freshness} now={now} isTold={state.kind !== "summary"} />
      </div>
      <RefreshControl founder={founder} busy={isBusy} onRefresh={onRefresh} tabIndex={-1} />
    </div>
  );
}

/** The summary alone, where it stands in the whole cell. */
export function PassingUpdate({ founder }: { founder: PersonRow }) {
  return (
    <p dir="auto" className={`${SUMMARY} me-29 min-[1560px]:me-43`}>
      {founder.lastPostSummary}
    </p>
  );
}
