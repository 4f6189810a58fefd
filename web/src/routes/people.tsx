import type { Founder } from "@contract/founders";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Announcer } from "@/components/announcer";
import { LazyOverlay } from "@/components/lazy-overlay";
import { AddPersonButton, ToolbarAddPerson } from "@/features/founders/add-person-button";
import { foundersQuery, type PeopleView } from "@/features/founders/founders.queries";
import { useSamplesAreOpen } from "@/features/founders/samples-kept";
import { BulkBarLater } from "@/features/bulk/bulk-bar-later";
import { FindingControls, FindingRow } from "@/features/finding/finding-header";
import { usePeopleView, withoutColumn } from "@/features/finding/use-people-view";
import { ViewsButton } from "@/features/finding/views-button";
import { PeoplePane } from "@/features/people-table/people-pane";
import { PeopleSkeleton } from "@/features/people-table/people-skeleton";
import { JobIndicator } from "@/features/refresh/job-indicator";
import { QueueDock, useQueuePanel } from "@/features/refresh/queue-dock";
import { RefreshAllButton } from "@/features/refresh/refresh-all-button";
import { useRefreshFounder } from "@/features/refresh/refresh.queries";
import { lazyPart } from "@/lib/load-chunk";
import { useTitle } from "@/lib/use-title";
import { ColumnsButton, PeopleColumns, useAddedColumn } from "./people-columns";
import { PeopleMore } from "./people-more";
import { useAdding } from "./use-adding";

// Anyone who has people never sees it.
const NoPeople = lazyPart(() => import("@/features/founders/no-people"));
const SampleStrip = lazyPart(() => import("@/features/founders/sample-people"));
const AddPersonDialog = lazyPart(() => import("@/features/founders/add-person-dialog"));
const OpenSavedView = lazyPart(() => import("@/features/finding/open-saved-view"));
const RefreshDialog = lazyPart(() => import("@/features/founders/refresh-dialog"));

export default function PeopleRoute() {
  useTitle("People");
  const found = usePeopleView();
  const { view, setView, toOpen, openView } = found;
  const [asksFilter, setAsksFilter] = useState<string | null>(null);
  const { adding, openAdd, closeAdd, openImport } = useAdding();
  const hasNobody = useHasNobody(view) && toOpen === null;
  const samplesAreOpen = useSamplesAreOpen();
  const { asked, setAsked, refresh } = useRefreshQuestion();
  const queue = useQueuePanel();
  const { toTable, onAdded } = useAddedColumn();
  const showView = useCallback((next: PeopleView) => setView(() => next), [setView]);

  return (
    <>
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <header className="@container flex h-11 shrink-0 items-center justify-between gap-4 border-b px-4">
            <div className="flex min-w-0 items-center gap-2 max-md:-ms-2">
              {/* On a phone the bar below says where one is. */}
              <h1 className="text-base font-semibold max-md:sr-only">People</h1>
              {!hasNobody && <ViewsButton found={found} />}
            </div>
            <div className="-me-2 flex min-w-0 items-center gap-1">
              {!hasNobody && <FindingControls found={found} />}
              <ColumnsButton />
              <JobIndicator isOpen={queue.isOpen} onToggle={queue.toggle} />
              {!hasNobody && <RefreshAllButton onShowQueue={queue.show} />}
              <PeopleMore list={view} />
              <ToolbarAddPerson onClick={openAdd} onIntent={AddPersonDialog.fetch} />
            </div>
          </header>
          {!hasNobody && <FindingRow found={found} asked={asksFilter} onAsked={setAsksFilter} />}
          {samplesAreOpen && (
            <LazyOverlay onFailed={() => undefined}>
              <SampleStrip />
            </LazyOverlay>
          )}
          {toOpen === null ? (
            <PeoplePane
              view={view}
              onView={showView}
              empty={<NoPeople onAdd={openAdd} onImport={openImport} />}
              onRefresh={setAsked}
              onFilter={setAsksFilter}
              {...toTable}
              bulk={(selected) => <BulkBarLater selected={selected} />}
            />
          ) : (
            <LazyOverlay fallback={<PeopleSkeleton />} onFailed={() => openView(null)}>
              <PeopleSkeleton />
              <OpenSavedView viewId={toOpen} onOpen={openView} />
            </LazyOverlay>
          )}
        </div>
        <QueueDock isOpen={queue.isOpen} onClose={queue.toggle} />
        <PeopleColumns onDelete={(id) => setView((before) => withoutColumn(before, id))} onAdded={onAdded} />
      </div>
      <Announcer />
      <AddPersonButton onClick={openAdd} onIntent={AddPersonDialog.fetch} />
      <LazyOverlay
        onFailed={() => {
          closeAdd();
          setAsked(null);
        }}
      >
        {adding && <AddPersonDialog onClose={closeAdd} />}
        {asked && <RefreshDialog founder={asked} onClose={() => setAsked(null)} onConfirm={() => refresh(asked)} />}
      </LazyOverlay>
    </>
  );
}

/** Whether nobody is followed at all, as far as is known: then there is nobody to find, to view or to refresh. */
function useHasNobody(view: PeopleView): boolean {
  const isEverybody = view.filters.length === 0 && view.search.trim() === "";
  const { data, isPlaceholderData } = useQuery({ ...foundersQuery(view), select: ({ total }) => total });
  return isEverybody && data === 0 && !isPlaceholderData;
}

/** The person who a refresh is asked about, until it is confirmed. */
function useRefreshQuestion() {
  const [asked, setAsked] = useState<Founder | null>(null);
  const { mutate } = useRefreshFounder();
  const refresh = (founder: Founder) => {
    mutate(founder);
    setAsked(null);
  };
  return { asked, setAsked, refresh };
}
