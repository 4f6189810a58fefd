import type { PersonRow } from "@contract/founder-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  foundersQuery,
  type PeopleView,
  useFollowRows,
  useMoreFounders,
  useReadRows,
} from "@/features/founders/founders.queries";
import { refreshStatusQuery, useRefreshingIds } from "@/features/refresh/refresh.queries";
import { isUnderWay, type LiveRefreshes, settledSince, toFollow } from "./live-refreshes";
import { SUGGESTIONS_KEY } from "./suggestion-counts.queries";

const NOBODY: PersonRow[] = [];

/** The people of a view, as far as they are loaded, and how to load more. */
export function usePeople(view: PeopleView) {
  const { data: read, error, isPlaceholderData, refetch } = useQuery(foundersQuery(view));
  // Until this view's people are loaded, those of the previous view are shown, and may be changed.
  const [before, setBefore] = useState(view);
  if (read !== undefined && !isPlaceholderData && before !== view) setBefore(view);
  const { data: kept } = useQuery({ ...foundersQuery(before), enabled: false, subscribed: isPlaceholderData });
  const data = isPlaceholderData ? (kept ?? read) : read;
  const { mutate: load, isPending, isError, reset } = useMoreFounders(view);
  // After a failure only the person's own wish tries again.
  const isAtRest = !isPending && !isError && !isPlaceholderData;
  const onNeed = useCallback(() => {
    if (isAtRest) load();
  }, [isAtRest, load]);
  const onRetry = useCallback(() => {
    reset();
    load();
  }, [reset, load]);
  return {
    rows: data?.rows ?? NOBODY,
    total: data?.total ?? 0,
    isLoaded: data !== undefined,
    /** What is shown belongs to the view before, until this one's people come. */
    isChanging: isPlaceholderData,
    error,
    isLoadingMore: isPending,
    isMoreFailed: isError,
    onNeed,
    onRetry,
    onReload: () => void refetch(),
  };
}

/** What is known of refreshes under way. */
export function useRefreshesUnderWay(): LiveRefreshes {
  const { data: status } = useQuery(refreshStatusQuery);
  const waited = useRefreshingIds().join();
  return useMemo<LiveRefreshes>(
    () => ({
      waitedIds: new Set(waited.split(",").filter(Boolean)),
      runningIds: new Set(status?.runningFounderIds),
      activeIds: new Set(status?.activeFounderIds),
    }),
    [waited, status?.runningFounderIds, status?.activeFounderIds],
  );
}

/** The same, and polls the people who are being refreshed, also those that the queue reports. */
export function useLiveRefreshes(people: readonly PersonRow[]): LiveRefreshes {
  const { data: status } = useQuery(refreshStatusQuery);
  const live = useRefreshesUnderWay();
  useFollowRows(useMemo(() => toFollow(people, live), [people, live]));
  const readRows = useReadRows();
  const client = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    if (!status || before.current === status) return;
    const settled = settledSince(before.current, status, people);
    before.current = status;
    if (settled.length === 0) return;
    void readRows(settled);
    void client.invalidateQueries({ queryKey: SUGGESTIONS_KEY });
  }, [status, people, readRows, client]);
  // A row that is under way, where the queue had nothing to do when it was asked: both are to say the same.
  const isAhead =
    status !== undefined &&
    status.running + status.pending === 0 &&
    people.some(({ freshness }) => isUnderWay(freshness));
  useEffect(() => {
    if (isAhead) void client.invalidateQueries({ queryKey: refreshStatusQuery.queryKey });
  }, [isAhead, client]);
  return live;
}
