import type { Founder } from "@contract/founders";
import type { EntryCounts, PersonEntry } from "@contract/person-timeline";
import { isSampleProfile } from "@contract/sample-profiles";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type FocusEvent, type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useNotesUnderWay } from "@/features/notes/notes.queries";
import { useTouchesUnderWay } from "@/features/outreach/outreach.queries";
import { useTasksUnderWay } from "@/features/tasks/tasks.queries";
import { useNow } from "@/lib/use-now";
import { useOnline } from "@/lib/use-online";
import { EmptyTimeline, TimelineFailed } from "./empty-timeline";
import { mergeEntries, withUnderWay } from "./shown-entries";
import { useTimelineFilter } from "./timeline-filter";
import { TimelineFilters } from "./timeline-filters";
import { TimelineItem } from "./timeline-item";
import type { TimelineParts } from "./timeline-parts";
import { TimelineSkeleton } from "./timeline-skeleton";
import { followedTimelineQuery, type ShownTimeline, timelineTasksQuery } from "./timeline.queries";

interface TimelineProps {
  founder: Founder;
  /** A post that a link leads to, by its id or its network's: it is open and in view. */
  shownPost: string | null;
  parts: TimelineParts;
  /** Focuses the field for a new note. */
  onWriteNote: () => void;
}

/** Everything there is about a person, newest first: posts, notes, tasks, emails and other touches, and what was changed. */
export function Timeline({ founder, shownPost, parts, onWriteNote }: TimelineProps) {
  const { showOnly, find, ...filter } = useTimelineFilter();
  const { show, search } = filter;
  const timeline = useEntries(founder, filter);
  const { data, counts, error, isFetching } = timeline;
  const entries = useDrawn(timeline.entries, shownPost);
  const list = useRef<HTMLOListElement>(null);
  return (
    <section aria-label="Timeline and filters" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TimelineFilters show={show} search={search} counts={counts} onShow={showOnly} onSearch={find} />
      <Offline hasEntries={entries.length > 0} />
      {!data && error ? (
        <TimelineFailed error={error} retrying={isFetching} onRetry={() => void timeline.refetch()} />
      ) : !data ? (
        <TimelineSkeleton />
      ) : (
        <>
          {!entries.some(isOfSubstance) && (
            <EmptyTimeline {...{ founder, show, search, onWriteNote }} onClear={() => find("")} />
          )}
          {entries.length > 0 && <Entries ref={list} {...{ founder, entries, search, shownPost, parts }} />}
          <Earlier timeline={timeline} list={list} />
        </>
      )}
    </section>
  );
}

/** So many entries fill a screen. */
const FIRST_DRAWN = 6;

/**
 * The first entries that a person's page has, and then all of them: those are drawn in between, so that the first ones can be read
 * and pressed meanwhile. A post that a link leads to may be further down.
 */
function useDrawn(entries: readonly PersonEntry[], shownPost: string | null) {
  const [isBegun, setBegun] = useState(shownPost !== null);
  const isRead = entries.length > 0;
  useEffect(() => {
    if (isRead) startTransition(() => setBegun(true));
  }, [isRead]);
  return isBegun ? entries : entries.slice(0, FIRST_DRAWN);
}

/** The day someone was added is there from the start: with it alone, a timeline is empty. */
const isOfSubstance = ({ kind }: PersonEntry) => kind !== "added";

const noCounts: EntryCounts | null = null;

/** The entries that are shown, as they will be once what is under way has reached the server. */
function useEntries(founder: Founder, { kinds, search, limit }: ShownTimeline) {
  const pages = useInfiniteQuery(followedTimelineQuery(founder, { kinds, search, limit }));
  const tasks = useQuery({
    ...timelineTasksQuery(founder.id, search),
    enabled: kinds === undefined || kinds.includes("task"),
  });
  const touches = useTouchesUnderWay(founder.id);
  const logged = touches.logged.map(({ key, at, channel, message = "" }): PersonEntry => ({
    kind: channel === "email" ? "email" : "touch",
    id: key,
    at,
    touch: { channel, message, key },
  }));
  const isWanted = ({ kind }: PersonEntry) => search === "" && (kinds === undefined || kinds.includes(kind));
  const underWay = {
    task: useTasksUnderWay(),
    note: useNotesUnderWay(),
    isTouchDeleted: touches.isDeleted,
    logged: logged.filter(isWanted),
  };
  const read = mergeEntries(pages.data?.pages ?? [], tasks.isEnabled ? tasks.data : undefined);
  return {
    ...pages,
    entries: withUnderWay(read, underWay),
    counts: pages.data?.pages[0]?.counts ?? noCounts,
  };
}

type ShownEntries = ReturnType<typeof useEntries>;

interface EntriesProps extends Omit<TimelineProps, "onWriteNote"> {
  entries: readonly PersonEntry[];
  search: string;
  ref: RefObject<HTMLOListElement | null>;
}

function Entries({ ref, founder, entries, search, shownPost, parts }: EntriesProps) {
  const now = useNow();
  const shown = shownPost === null ? undefined : entries.find((entry) => isPost(entry, shownPost));
  const isSample = isSampleProfile(founder.profileUrl);
  const onFocus = useFocusAfterGone(entries);
  return (
    <Accordion key={shown?.id ?? ""} openFirst={shown === undefined ? [] : [shown.id]} asChild>
      <ol ref={ref} aria-label="Timeline" tabIndex={-1} className="outline-none" onFocus={onFocus}>
        {entries.map((entry) => (
          <TimelineItem
            key={`${entry.kind} ${entry.id}`}
            ref={entry === shown ? bringIntoView : undefined}
            entry={entry}
            founder={founder}
            isSample={isSample}
            search={search}
            now={now}
            parts={parts}
          />
        ))}
      </ol>
    </Accordion>
  );
}

/** Gives the focus of an entry that goes (deleted, undone) to the one in its place, or to the list. */
function useFocusAfterGone(entries: readonly PersonEntry[]) {
  const focused = useRef<{ item: Element; list: HTMLElement; place: number }>(undefined);
  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    const { item, list, place } = focused.current;
    if (item.isConnected) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = list.children[Math.min(place, list.children.length - 1)];
    (next?.querySelector<HTMLElement>("button, a") ?? list).focus();
  }, [entries]);
  return ({ target, currentTarget: list }: FocusEvent<HTMLElement>) => {
    const place = [...list.children].findIndex((item) => item.contains(target));
    const item = list.children[place];
    focused.current = item && { item, list, place };
  };
}

const isPost = (entry: PersonEntry, id: string): boolean =>
  entry.kind === "post" && (entry.id === id || entry.post.externalId === id);

const bringIntoView = (item: HTMLElement | null) => item?.scrollIntoView({ block: "nearest" });

function Offline({ hasEntries }: { hasEntries: boolean }) {
  const isOnline = useOnline();
  if (isOnline || !hasEntries) return null;
  return (
    <p role="status" className="text-muted-foreground text-sm">
      This is what was loaded last. What you change is saved once you're back online.
    </p>
  );
}

/** Reads the earlier entries when the end comes into view, and by a button; and says when that failed. */
function Earlier({ timeline, list }: { timeline: ShownEntries; list: RefObject<HTMLOListElement | null> }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = timeline;
  const end = useRef<HTMLDivElement>(null);
  const canFollow = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!canFollow || end.current === null || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { rootMargin: "400px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [canFollow, fetchNextPage]);
  if (!hasNextPage) return null;
  const readOn = async () => {
    const had = list.current?.children.length ?? 0;
    await fetchNextPage();
    // The button may go: the keyboard goes on where the new entries begin.
    const first = list.current?.children[had];
    if (document.activeElement === document.body) first?.querySelector<HTMLElement>("button, a")?.focus();
  };
  return (
    <div ref={end} className="grid justify-items-center gap-2 py-2">
      {isFetchNextPageError && (
        <p role="alert" className="text-bad-foreground text-sm">
          The earlier entries couldn't load. Please try again.
        </p>
      )}
      <Button size="sm" aria-disabled={isFetchingNextPage} onClick={() => !isFetchingNextPage && void readOn()}>
        {isFetchingNextPage && <Spinner />}
        Show earlier
      </Button>
    </div>
  );
}
