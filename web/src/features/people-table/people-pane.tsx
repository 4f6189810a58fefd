import type { ColumnKey } from "@contract/founder-list";
import type { Founder } from "@contract/founders";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { Revealed } from "@/components/data-grid/use-reveal";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { usePostsReach } from "@/features/data-sources/data-sources.queries";
import { type PeopleView, rememberList, type SelectedPeople } from "@/features/founders/founders.queries";
import { lazyPart } from "@/lib/load-chunk";
import { useFollowLink } from "@/lib/use-follow-link";
import { useNow } from "@/lib/use-now";
import { announce } from "@/lib/announce";
import { isReachTold, liveFreshness } from "./live-refreshes";
import { PeopleFooter } from "./people-footer";
import { PeopleGrid } from "./people-grid";
import { PeopleLiveContext } from "./people-live";
import { PeopleSkeleton } from "./people-skeleton";
import {
  type SelectionActions,
  SelectionActionsContext,
  type SelectionExtent,
  SelectionExtentContext,
} from "./selection-context";
import { suggestionCountsQuery } from "./suggestion-counts.queries";
import { useIsNarrow } from "./use-is-narrow";
import { usePeopleKeys } from "./use-people-keys";
import { useLiveRefreshes, usePeople } from "./use-people";
import { useSelection } from "./use-selection";

/** What is in the table when its search and filters leave nobody. */
function NobodyFound({ view, onView }: { view: PeopleView; onView: (next: PeopleView) => void }) {
  const { filters, search } = view;
  const isSearch = search.trim() !== "";
  return (
    <div className="grid flex-1 place-items-center p-6">
      <Notice
        role="status"
        title={isSearch ? `Nobody found for “${search.trim()}”` : "Nobody passes these filters"}
        text={
          isSearch
            ? "Searched in people, notes and posts, misspellings included. Try fewer words, or another one."
            : "Take one of them off, or clear them all."
        }
      >
        {isSearch && <Button onClick={() => onView({ ...view, search: "" })}>Clear search</Button>}
        {filters.length > 0 && (
          <Button variant={isSearch ? "secondary" : "primary"} onClick={() => onView({ ...view, filters: [] })}>
            Clear filters
          </Button>
        )}
      </Notice>
    </div>
  );
}

interface LoadFailureProps {
  text: string;
  action: string;
  onRetry: () => void;
}

/** A line under the people that are there: others, or their latest, did not come. */
function LoadFailure({ text, action, onRetry }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className="bg-bad text-bad-foreground flex h-11 shrink-0 items-center gap-3 border-t px-4 text-sm"
    >
      {text}
      <Button size="sm" onClick={onRetry}>
        {action}
      </Button>
    </div>
  );
}

/** Says how many people are found once another search, filter or order has its answer. */
function useAnnouncedCount(total: number, question: string, isSettled: boolean) {
  const answered = useRef<string | null>(null);
  useEffect(() => {
    if (!isSettled || answered.current === question) return;
    // The first answer is the screen itself.
    if (answered.current !== null) announce(total === 1 ? "1 person found" : `${total.toLocaleString()} people found`);
    answered.current = question;
  }, [total, question, isSettled]);
}

// Cards measure themselves with a library that the table does without.
const PersonCards = lazyPart(() => import("./person-cards"));

interface PeoplePaneProps {
  view: PeopleView;
  onView: (next: PeopleView) => void;
  /** What is shown while nobody is followed. */
  empty: ReactNode;
  onRefresh: (founder: Founder) => void;
  /** What can be done with the selected people, while there are any. */
  bulk: (selected: SelectedPeople) => ReactNode;
  /** The menu of a column asks for a filter. */
  onFilter: (column: ColumnKey) => void;
  /** Asks for a new column. */
  onAddColumn: () => void;
  /** A column that was just added, to be shown. */
  added: Revealed | undefined;
}

/** The people, or what there is instead of them. */
export function PeoplePane(props: PeoplePaneProps) {
  const { view, onView, empty, onRefresh, bulk, onFilter, onAddColumn, added } = props;
  const people = usePeople(view);
  const now = useNow();
  const refreshes = useLiveRefreshes(people.rows);
  useEffect(() => rememberList({ kind: "table", view }), [view]);
  const onFollow = useFollowLink();
  const navigate = useNavigate();
  const onOpen = useCallback((path: string) => void navigate(path), [navigate]);
  const reach = usePostsReach(people.rows.some((person) => isReachTold(liveFreshness(person, refreshes))));
  const { data: suggested } = useQuery({ ...suggestionCountsQuery, enabled: people.isLoaded });
  const live = useMemo(
    () => ({ now, refreshes, reach, onRefresh, onFollow, onOpen, suggested }),
    [now, refreshes, reach, onRefresh, onFollow, onOpen, suggested],
  );
  const isNarrow = useIsNarrow();
  const { selected, actions, extent } = useSelection(view, people);
  usePeopleKeys(actions.extend);
  const { filters, search } = view;
  const isEverybody = filters.length === 0 && search.trim() === "";
  useAnnouncedCount(people.total, JSON.stringify([filters, search]), people.isLoaded && !people.isChanging);

  if (people.error && !people.isLoaded) return <LoadFailed message={people.error.message} />;
  if (!people.isLoaded && isNarrow) return <PeopleSkeleton />;
  const isNobody = people.isLoaded && people.total === 0 && !people.isChanging;
  if (isNobody && isEverybody) return <Suspense fallback={<PeopleSkeleton />}>{empty}</Suspense>;

  return (
    <Selecting actions={actions} extent={extent}>
      <PeopleLiveContext value={live}>
        {isNobody && <NobodyFound view={view} onView={onView} />}
        {!isNobody && isNarrow && (
          <Suspense fallback={<PeopleSkeleton />}>
            <PersonCards people={people} selectedIds={selected} />
          </Suspense>
        )}
        {!isNobody && !isNarrow && (
          <PeopleGrid
            people={people}
            selectedIds={selected}
            onToggleRow={({ id }, extend) => actions.toggle(id, extend)}
            onSelectAll={actions.extend}
            view={view}
            onView={onView}
            onFilter={onFilter}
            onAddColumn={onAddColumn}
            added={added}
          />
        )}
        {people.isMoreFailed && (
          <LoadFailure text="The next people could not be loaded." action="Load more" onRetry={people.onRetry} />
        )}
        {people.error && <LoadFailure text="Failed to refresh data" action="Retry" onRetry={people.onReload} />}
        <PeopleFooter people={people} selected={selected.count}>
          {selected.count > 0 && bulk(selected)}
        </PeopleFooter>
      </PeopleLiveContext>
    </Selecting>
  );
}

interface SelectingProps {
  actions: SelectionActions;
  extent: SelectionExtent;
  children: ReactNode;
}

function Selecting({ actions, extent, children }: SelectingProps) {
  return (
    <SelectionActionsContext value={actions}>
      <SelectionExtentContext value={extent}>{children}</SelectionExtentContext>
    </SelectionActionsContext>
  );
}

function LoadFailed({ message }: { message: string }) {
  return (
    <div className="grid flex-1 place-items-center p-6">
      <Notice
        role="alert"
        title={`Error: ${message}`}
        text="Check the connection, then try again. What you saved is safe."
      >
        <Button variant="primary" onClick={() => window.location.reload()}>
          Retry
        </Button>
      </Notice>
    </div>
  );
}
