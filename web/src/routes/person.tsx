import { isProcessing } from "@contract/founders";
import type { PersonRow } from "@contract/founder-list";
import { History, NotebookPen, RefreshCw } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { usePostsReach } from "@/features/data-sources/data-sources.queries";
import { PersonHeader } from "@/features/founders/person-header";
import { PersonHeadSkeleton } from "@/features/founders/person-head-skeleton";
import { usePersonRow } from "@/features/founders/person-row.queries";
import { rememberShown } from "@/features/founders/neighbours.queries";
import { KeptNote } from "@/features/notes/kept-note";
import { NoteBox } from "@/features/notes/note-box";
import { WriteEmailButton } from "@/features/outreach/write-email-button";
import { FieldsSkeleton } from "@/features/people-table/fields-skeleton";
import { FreshnessStamp } from "@/features/people-table/freshness-stamp";
import { isReachTold, isUnderWay, liveFreshness } from "@/features/people-table/live-refreshes";
import { COUNTS_AS_TOUCH, touchInWords } from "@/features/people-table/touch-words";
import { useLiveRefreshes } from "@/features/people-table/use-people";
import { MoreOfPerson, useAskToRefresh } from "./person-actions";
import { PersonAnalysis } from "@/features/founders/person-analysis";
import { NewTaskButton } from "@/features/tasks/new-task-button";
import { Fields, FoldedFields } from "./fields-beside-timeline";
import { PersonBar } from "./person-bar";
import { focusNoteBox, PersonTimeline } from "./person-timeline";
import { AddPost } from "@/features/timeline/add-post";
import { TimelineSkeleton } from "@/features/timeline/timeline-skeleton";
import { type Command, useCommands } from "@/lib/commands";
import { statusOf } from "@/lib/query-client";
import { useAddressPart } from "@/lib/use-address-part";
import { useArrived } from "@/lib/use-arrived";
import { useLatest } from "@/lib/use-latest";
import { useMediaQuery } from "@/lib/use-media-query";
import { useNow } from "@/lib/use-now";
import { useTitle } from "@/lib/use-title";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default function PersonRoute() {
  const { founderId = "" } = useParams();
  return UUID.test(founderId) ? <Person key={founderId} personId={founderId} /> : <NotFound />;
}

function Person({ personId }: { personId: string }) {
  const { person: read, isGone, error, refetch, isFetching } = usePersonRow(personId);
  const person = useArrived(read !== undefined) ? read : undefined;
  const [params] = useSearchParams();
  const isMissing = isGone || statusOf(error) === 404;
  useTitle(read?.name ?? (isMissing ? "Founder not found" : "Person"));
  useEffect(() => rememberShown(personId), [personId]);
  // Beside the timeline where there is room; else above it, folded.
  const isWide = useMediaQuery("(width >= 64rem)");
  if (isMissing && !isFetching) return <NotFound personId={personId} />;
  if (error && !read) {
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
          <div className="mx-auto grid max-w-200 grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3 sm:gap-5 sm:px-6 sm:py-4">
            {person ? <Head person={person} /> : <PersonHeadSkeleton />}
            {person && !isWide && <MoreAbout person={person} isFolded />}
            <NoteBox founderId={personId} keys="n" />
            {person && isWide && <MoreAbout person={person} isFolded={false} />}
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

/** What else there is to see and add, in one line: each opens below it. */
function MoreAbout({ person, isFolded }: { person: PersonRow; isFolded: boolean }) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      {isFolded && <FoldedFields person={person} />}
      <PersonAnalysis person={person} />
      <AddPost founder={person} />
    </div>
  );
}

/** The person's name, the state of their posts, and the actions; each with its key. */
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
          <div className="flex min-w-0 text-sm">
            <ContactStamp person={person} now={now} />
            <FreshnessStamp freshness={freshness} now={now} reach={reach} />
          </div>
        </div>
        <div ref={buttons} className="flex flex-wrap items-center gap-2 @2xl:shrink-0">
          <WriteEmailButton founder={person} variant="primary" keys="e" />
          <NewTaskButton founder={person} keys="t" />
          {/* On a phone it is in the menu. */}
          <Button
            size="sm"
            className="max-sm:hidden"
            aria-keyshortcuts="r"
            disabled={isRefreshing}
            onClick={refresh.ask}
          >
            <RefreshCw aria-hidden className={isRefreshing ? "size-4 animate-spin" : "size-4"} />
            {/* Both have their place, so that the buttons beside stay where they are. */}
            <span className="grid *:[grid-area:1/1]">
              <span className={isRefreshing ? "" : "invisible"}>Refreshing…</span>
              <span className={`flex items-center justify-between gap-2 ${isRefreshing ? "invisible" : ""}`}>
                Refresh
                <Kbd keys="r" />
              </span>
            </span>
          </Button>
          <MoreOfPerson
            person={person}
            isRefreshing={isRefreshing}
            onRefresh={refresh.ask}
            hasRefreshBeside
            onDeleted={() => void navigate("/people")}
          />
        </div>
        {refresh.question}
      </header>
    </div>
  );
}

/** What the fields say first, where those are folded away. */
function ContactStamp({ person: { stage, lastTouchAt }, now }: { person: PersonRow; now: Date }) {
  return (
    <span className="text-muted-foreground shrink-0 whitespace-pre lg:hidden">
      {stage !== null && <bdi className="inline-block max-w-28 truncate align-bottom">{stage}</bdi>}
      {stage !== null && " · "}
      <span title={COUNTS_AS_TOUCH}>{touchInWords(lastTouchAt, now)}</span>
      {" · "}
    </span>
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
        run: focusNoteBox,
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
