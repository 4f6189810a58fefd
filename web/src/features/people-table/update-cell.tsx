import type { Freshness, PersonRow } from "@contract/founder-list";
import { CircleAlert, CircleDashed, CircleHelp, Clock, RefreshCw } from "lucide-react";
import { Spinner } from "@/components/ui/spinner";
import { DATA_SOURCES_PATH, type PostsReach } from "@/lib/posts-reach";
import { isUnderWay } from "./live-refreshes";
import { useFreshness } from "./people-live";
import { type UpdateState, updateState } from "./update-state";
import { type FreshnessKind, freshnessKind, updateInFull } from "./freshness-words";

interface UpdateGlyphProps {
  founder: PersonRow;
  freshness: Freshness;
  now: Date;
  reach: PostsReach;
  /** A refresh of the founder is waiting or running. */
  isBusy: boolean;
  onRefresh: (founder: PersonRow) => void;
}

const SIZE = "size-3.25 align-[-2px]";

const glyphs: Record<FreshnessKind, React.ReactNode> = {
  fresh: <i className="bg-dot-good mx-0.75 size-1.75 rounded-full" />,
  old: <i className="border-input mx-0.75 size-1.75 rounded-full border" />,
  never: <CircleDashed className={`${SIZE} text-muted-foreground`} />,
  queued: <Clock className={`${SIZE} text-muted-foreground`} />,
  running: <Spinner className={`${SIZE} text-muted-foreground`} />,
  failed: <CircleAlert className={`${SIZE} text-bad-foreground`} />,
  no_source: <CircleHelp className={`${SIZE} text-muted-foreground`} />,
};

/**
 * How fresh a summary is, in one glyph, which tells the rest where it is pointed at or focused. It is the refresh control: while
 * the row is pointed at or holds the focus it looks like one.
 */
function UpdateGlyph({ founder, freshness, now, reach, isBusy, onRefresh }: UpdateGlyphProps) {
  const kind = freshnessKind(freshness, now);
  // Posts that were pasted or came by a feed are there: nothing is wrong with them. Without a source nobody has looked for any.
  const isWanting = kind !== "no_source" || (founder.lastPostSummary === null && reach.readsLinkedIn);
  const inFull = updateInFull(founder, freshness, now, reach);
  return (
    <button
      type="button"
      aria-label={isBusy ? `Refreshing ${founder.name}` : `Refresh ${founder.name}`}
      aria-description={inFull}
      // Not `disabled`: what it tells is told also while a refresh runs.
      aria-disabled={isBusy || undefined}
      data-cut
      data-full={inFull}
      data-freshness={kind}
      tabIndex={-1}
      onClick={() => !isBusy && onRefresh(founder)}
      className="update-glyph rounded-control -my-1 -ms-3 py-1 ps-3 pe-1.5 -outline-offset-2 aria-disabled:cursor-default"
    >
      {glyphs[isWanting ? kind : "old"]}
      {!isBusy && <RefreshCw aria-hidden className={`refresh-mark ${SIZE}`} />}
    </button>
  );
}

const toneOf: Record<UpdateState["kind"], string> = {
  summary: "",
  fetching: "text-muted-foreground",
  quiet: "text-muted-foreground",
  trouble: "text-bad-foreground",
};

// Twelve pixels, not thirteen: two lines show the first ninety letters of what someone posted.
const TEXT = "-mx-3 line-clamp-2 min-w-0 flex-1 py-px ps-3 pe-2 text-xs leading-4 whitespace-pre-line";

/** The summary of the latest post in two lines. Before it one glyph says how fresh it is, and is the refresh control. */
export function UpdateCell({ founder }: { founder: PersonRow }) {
  const { now, reach, freshness, onRefresh, onFollow } = useFreshness(founder);
  const state = updateState(founder, freshness, reach);
  return (
    <p dir="auto" data-cut className={`${TEXT} ${toneOf[state.kind]}`}>
      <UpdateGlyph
        founder={founder}
        freshness={freshness}
        now={now}
        reach={reach}
        isBusy={isUnderWay(freshness)}
        onRefresh={onRefresh}
      />
      {state.text}
      {state.kind === "quiet" && state.way && (
        <>
          {" "}
          <a
            href={DATA_SOURCES_PATH}
            tabIndex={-1}
            onClick={onFollow}
            className="text-primary-text rounded-control hover:underline"
          >
            {state.way}
          </a>
        </>
      )}
    </p>
  );
}

/** The summary alone, where it is in the whole cell. */
export function PassingUpdate({ founder }: { founder: PersonRow }) {
  return (
    <p dir="auto" className={`indent-4.75 ${TEXT}`}>
      {founder.lastPostSummary}
    </p>
  );
}
