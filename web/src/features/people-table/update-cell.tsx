import type { PersonRow } from "@contract/founder-list";
import { isUnderWay } from "./live-refreshes";
import { UpdateGlyph } from "./update-glyph";
import { useFreshness } from "./people-live";
import { type UpdateState, updateState } from "./update-state";

const toneOf: Record<UpdateState["kind"], string> = {
  summary: "",
  fetching: "text-muted-foreground",
  quiet: "text-muted-foreground",
  trouble: "text-bad-foreground",
};

// Twelve pixels, not thirteen: two lines show the first ninety letters of what somebody posted.
const TEXT = "-mx-3 line-clamp-2 min-w-0 flex-1 py-px ps-3 pe-2 text-xs leading-4 whitespace-pre-line";

/** The summary of the latest post in two lines. Before it one glyph says how fresh it is, and is the refresh control. */
export function UpdateCell({ founder }: { founder: PersonRow }) {
  const { now, freshness, onRefresh } = useFreshness(founder);
  const state = updateState(founder, freshness);
  return (
    <p dir="auto" data-cut className={`${TEXT} ${toneOf[state.kind]}`}>
      <UpdateGlyph
        founder={founder}
        freshness={freshness}
        now={now}
        isBusy={isUnderWay(freshness)}
        onRefresh={onRefresh}
      />
      {state.text}
    </p>
  );
}

/** The summary alone, where it stands in the whole cell. */
export function PassingUpdate({ founder }: { founder: PersonRow }) {
  return (
    <p dir="auto" className={`indent-4.75 ${TEXT}`}>
      {founder.lastPostSummary}
    </p>
  );
}
