import { isProcessing } from "@contract/founders";
import type { PersonRow } from "@contract/founder-list";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import {
  foundersQuery,
  type PeopleView,
  useFollowFounders,
  useMoreFounders,
} from "@/features/founders/founders.queries";
import { refreshStatusQuery, useRefreshingIds } from "@/features/refresh/refresh.queries";

const NOBODY: PersonRow[] = [];

/** The people of a view, as far as they are loaded, and how to load more. */
export function usePeople(view: PeopleView) {
  const { data, error, isPlaceholderData } = useQuery(foundersQuery(view));
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
  };
}

/** The founders with a refresh under way; those whose posts are on their way are read again until they are there. */
export function useBusyFounders(people: readonly PersonRow[], now: Date): ReadonlySet<string> {
  const { data: status } = useQuery(refreshStatusQuery);
  const waitedFor = useRefreshingIds();
  const active = status?.activeFounderIds;
  const waited = waitedFor.join();
  const busy = useMemo(() => {
    const fetching = people.filter((person) => isProcessing(person, now)).map(({ id }) => id);
    return new Set([...fetching, ...waited.split(",").filter(Boolean), ...(active ?? [])]);
  }, [people, now, waited, active]);
  const followed = useMemo(() => people.filter(({ id }) => busy.has(id)).map(({ id }) => id), [people, busy]);
  useFollowFounders(followed);
  return busy;
}
