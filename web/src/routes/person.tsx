import { isProcessing } from "@contract/founders";
import type { PersonRow } from "@contract/founder-list";
import { History, NotebookPen, RefreshCw } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Tooltip } from "@/components/ui/tooltip";
import { usePostsReach } from "@/features/data-sources/data-sources.queries";
import { PersonHeader } from "@/features/founders/person-header";
import { usePersonRow } from "@/features/founders/person-row.queries";
import { rememberShown } from "@/features/founders/neighbours.queries";
import { KeptNote } from "@/features/notes/kept-note";
import { NoteBox } from "@/features/notes/note-box";
import { WriteEmailButton } from "@/features/outreach/write-email-button";
import { FieldsSkeleton } from "@/features/people-table/fields-skeleton";
import { FreshnessStamp } from "@/features/people-table/freshness-stamp";
import { isReachTold, isUnderWay, liveFreshness } from "@/features/people-table/live-refreshes";
import { useLiveRefreshes } from "@/features/people-table/use-people";
import { MoreOfPerson, useAskToRefresh } from "./person-actions";
import { PersonAnalysis } from "@/features/founders/person-analysis";
import { NewTaskButton } from "@/features/tasks/new-task-button";
import { PersonBar } from "./person-bar";
import { PersonTimeline } from "./person-timeline";
import { TimelineSkeleton } from "@/features/timeline/timeline-skeleton";
import { type Command, useCommands } from "@/lib/commands";
import { lazyPart } from "@/lib/load-chunk";
import { statusOf } from "@/lib/query-client";
import { useAddressPart } from "@/lib/use-address-part";
import { useLatest } from "@/lib/use-latest";
import { useMediaQuery } from "@/lib/use-media-query";
import { useNow } from "@/lib/use-now";
import { useTitle } from "@/lib/use-title";

const PersonFields = lazyPart(() => import("./person-fields"));

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default function PersonRoute() {
  const { founderId = "" } = useParams();
  return UUID.test(founderId) ? <Person key={founderId} personId={founderId} /> : <NotFound />;
}

function Person({ personId }: { personId: string }) {
  const { person, isGone, error, refetch, isFetching } = usePersonRow(personId);
  const [params] = useSearchParams();
  const isMissing = isGone || statusOf(error) === 404;
  useTitle(person?.name ?? (isMissing ? "Founder not found" : "Person"));
  useEffect(() => rememberShown(personId), [personId]);
  // Beside the timeline where there is room; else above it, folded.
  const isWide = useMediaQuery("(width >= 64rem)");
  if (isMissing && !isFetching) return <NotFound personId={personId} />;
  if (error && !person) {
    return (
      <Centred>
        <Notice role="alert" title="Failed to fetch founder profile">
          <Button variant="primary" disabled={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
          <Button asChild>
            <Link to="/people">Back to People</Link>
          </Button>
        </Notice>
      </Centred>
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PersonBar personId={personId} />
      <div className="flex min-h-0 flex-1">
        <div className="pb-floats min-h-0 min-w-0 flex-1 overflow-y-auto">
          <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 px-4 py-4 sm:px-6">
            {person ? <Head person={person} /> : <Skeleton className="h-7 w-72 max-w-full" />}
            {person && !isWide && <FoldedFields person={person} />}
            <NoteBox founderId={personId} />
            {person && <PersonAnalysis person={person} />}
            {person ? <PersonTimeline founder={person} shownPost={params.get("post")} /> : <TimelineSkeleton />}
          </div>
        </div>
        {isWide && (
          <aside aria-label="Fields" className="pb-floats w-80 shrink-0 overflow-y-auto border-s px-4 pt-4">
            {person ? <Fields person={person} /> : <FieldsSkeleton />}
          </aside>
        )}
      </div>
    </div>
  );
}

/** All fields above the timeline, loaded and drawn once they are unfolded. */
function FoldedFields({ person }: { person: PersonRow }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="rounded-card border px-4 py-2" onToggle={() => setOpened(true)}>
      <summary
        className="rounded-control cursor-pointer py-1.5 text-base font-medium"
        onPointerEnter={PersonFields.fetch}
        onFocus={PersonFields.fetch}
      >
        All fields
      </summary>
      <div className="py-2">{wasOpened && <Fields person={person} />}</div>
    </details>
  );
}

function Fields({ person }: { person: PersonRow }) {
  return (
    <LazyOverlay fallback={<FieldsSkeleton />} onFailed={() => undefined}>
      <PersonFields person={person} />
    </LazyOverlay>
  );
}

/** Who it is, how their posts stand, and what can be done; each with its key. */
function Head({ person }: { person: PersonRow }) {
  const now = useNow();
  const live = useLiveRefreshes(useMemo(() => [person], [person]));
  const freshness = liveFreshness(person, live);
  const reach = usePostsReach(isReachTold(freshness));
  const isRefreshing = isUnderWay(freshness) || isProcessing(person, now);
  const refresh = useAskToRefresh(person);
  const buttons = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useHeadKeys(person.id, buttons, refresh.ask);
  return (
    // The buttons are where they are by the room there is, and not by how long a name is.
    <div className="@container">
      <header className="flex flex-col gap-3 @2xl:flex-row @2xl:items-start @2xl:justify-between">
        <div className="grid min-w-0 gap-1">
          <PersonHeader founder={person} />
          <div className="text-sm">
            <FreshnessStamp freshness={freshness} now={now} reach={reach} />
          </div>
        </div>
        <div ref={buttons} className="flex flex-wrap items-center gap-2 @2xl:shrink-0">
          <WriteEmailButton founder={person} variant="primary" keys="e" />
          <NewTaskButton founder={person} keys="t" />
          <Tooltip label="Refresh" keys="r">
            {/* On a phone it is in the menu. */}
            <Button
              size="sm"
              className="max-sm:hidden"
              aria-keyshortcuts="r"
              disabled={isRefreshing}
              onClick={refresh.ask}
            >
              <RefreshCw aria-hidden className={isRefreshing ? "size-4 animate-spin" : "size-4"} />
              {isRefreshing ? "Refreshing…" : "Refresh"}
            </Button>
          </Tooltip>
          <MoreOfPerson
            person={person}
            isRefreshing={isRefreshing}
            onRefresh={refresh.ask}
            onDeleted={() => void navigate("/people")}
          />
        </div>
        {refresh.question}
      </header>
    </div>
  );
}

function useHeadKeys(personId: string, buttons: RefObject<HTMLElement | null>, refresh: () => void) {
  const [, showHistory] = useAddressPart("history");
  const pressButton = useLatest((key: string) => {
    const button = buttons.current?.querySelector<HTMLElement>(`[data-action="${key}"]`);
    // What it opens gives the focus back to it.
    button?.focus();
    button?.click();
  });
  const commands = useMemo<Command[]>(() => {
    const section = "Actions" as const;
    const press = (key: string) => () => pressButton(key);
    return [
      { id: "write email", label: "Write email", section, keys: "e", run: press("e") },
      { id: "new task", label: "Task about this person", section, keys: "t", opensField: true, run: press("t") },
      {
        ...{ id: "note", label: "Add a note", section, keys: "n", icon: NotebookPen },
        run: () => document.querySelector<HTMLElement>("[data-note-box]")?.focus(),
      },
      { id: "refresh person", label: "Refresh this person", section, keys: "r", icon: RefreshCw, run: refresh },
      {
        ...{ id: "history", label: "History of this person", section, keys: "h", icon: History },
        run: () => showHistory(personId),
      },
    ];
  }, [showHistory, personId, pressButton, refresh]);
  useCommands(commands);
}

function NotFound({ personId }: { personId?: string }) {
  return (
    <Centred>
      <Notice title="Founder not found" text="They may have been deleted, or the link is wrong.">
        <Button asChild variant="primary">
          <Link to="/people">Go to People</Link>
        </Button>
      </Notice>
      {personId !== undefined && <KeptNote founderId={personId} />}
    </Centred>
  );
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 place-content-center justify-items-center p-6">{children}</div>;
}
