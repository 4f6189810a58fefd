import { type Founder, isProcessing } from "@contract/founders";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { refreshStatusQuery, useRefreshingIds } from "@/features/refresh/refresh.queries";
import { useNow } from "@/lib/use-now";
import { EmptyFounders } from "./empty-founders";
import { FounderCards } from "./founder-cards";
import { loadedFounders, totalFounders } from "./founder-pages";
import { foundersQuery, useFollowFounders } from "./founders.queries";
import { FoundersSkeleton } from "./founders-skeleton";
import { FoundersTable } from "./founders-table";
import { LoadMore } from "./load-more";
import { useIsNarrow } from "./use-is-narrow";

interface FoundersPaneProps {
  onAdd: () => void;
  onRefresh: (founder: Founder) => void;
}

/** The people, or what there is instead of them. */
export function FoundersPane({ onAdd, onRefresh }: FoundersPaneProps) {
  const { data, error, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage } =
    useInfiniteQuery(foundersQuery);
  const founders = useMemo(() => (data ? loadedFounders(data) : []), [data]);
  const now = useNow();
  const busyIds = useBusyFounders(founders, now);
  const narrow = useIsNarrow();
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  if (error && !data) return <LoadFailed message={error.message} />;
  if (!data) return <FoundersSkeleton />;
  if (founders.length === 0) return <EmptyFounders onAdd={onAdd} />;

  const People = narrow ? FounderCards : FoundersTable;
  return (
    <>
      <People founders={founders} total={totalFounders(data)} now={now} busyIds={busyIds} onRefresh={onRefresh}>
        {hasNextPage && <LoadMore busy={isFetchingNextPage} failed={isFetchNextPageError} onMore={more} />}
      </People>
      <p className="text-muted-foreground flex h-14 shrink-0 items-center border-t px-4 text-xs tabular-nums">
        {hasNextPage
          ? `${founders.length} of ${totalFounders(data)} people`
          : founders.length === 1
            ? "1 person"
            : `${founders.length} people`}
      </p>
    </>
  );
}

/** The founders with a refresh under way; those whose posts are on their way are read again until they are there. */
function useBusyFounders(founders: Founder[], now: Date): ReadonlySet<string> {
  const { data: status } = useQuery(refreshStatusQuery);
  const waitedFor = useRefreshingIds();
  const fetching = founders.filter((founder) => isProcessing(founder, now)).map(({ id }) => id);
  const busy = new Set([...fetching, ...waitedFor, ...(status?.activeFounderIds ?? [])]);
  const loaded = new Set(founders.map(({ id }) => id));
  useFollowFounders([...busy].filter((id) => loaded.has(id)));
  return busy;
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
