import type { Founder } from "@contract/founders";
import { type ReactNode, Suspense, useMemo } from "react";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { isEverybody, type PeopleView } from "@/features/founders/founders.queries";
import { lazyPart } from "@/lib/load-chunk";
import { useNow } from "@/lib/use-now";
import { LoadMoreFailed } from "./load-more-failed";
import { PeopleGrid } from "./people-grid";
import { PeopleLiveContext } from "./people-live";
import { PeopleSkeleton } from "./people-skeleton";
import { useIsNarrow } from "./use-is-narrow";
import { useLiveRefreshes, usePeople } from "./use-people";

// Cards measure themselves with a library that the table does without.
const PersonCards = lazyPart(() => import("./person-cards"));

interface PeoplePaneProps {
  view: PeopleView;
  onView: (next: PeopleView) => void;
  /** What stands there while nobody is followed. */
  empty: ReactNode;
  onRefresh: (founder: Founder) => void;
}

/** The people, or what there is instead of them. */
export function PeoplePane({ view, onView, empty, onRefresh }: PeoplePaneProps) {
  const people = usePeople(view);
  const now = useNow();
  const refreshes = useLiveRefreshes(people.rows);
  const live = useMemo(() => ({ now, refreshes, onRefresh }), [now, refreshes, onRefresh]);
  const isNarrow = useIsNarrow();

  if (people.error && !people.isLoaded) return <LoadFailed message={people.error.message} />;
  if (!people.isLoaded) return <PeopleSkeleton />;
  if (people.total === 0 && isEverybody(view)) return <Suspense fallback={<PeopleSkeleton />}>{empty}</Suspense>;

  return (
    <PeopleLiveContext value={live}>
      {isNarrow ? (
        <Suspense fallback={<PeopleSkeleton />}>
          <PersonCards people={people} />
        </Suspense>
      ) : (
        <PeopleGrid people={people} view={view} onView={onView} />
      )}
      {people.isMoreFailed && <LoadMoreFailed onRetry={people.onRetry} />}
      <p className="text-muted-foreground flex h-14 shrink-0 items-center border-t px-4 text-xs tabular-nums">
        {people.total === 1 ? "1 person" : `${people.total.toLocaleString()} people`}
      </p>
    </PeopleLiveContext>
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
