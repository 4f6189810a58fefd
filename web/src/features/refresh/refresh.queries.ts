import { TABLE_STATUS_POLL_MS } from "@contract/refresh";
import { getRefreshStatus, refreshSummaries } from "@stores/refresh";
import { queryOptions, useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";

const refreshKey = (founderId: string) => ["refresh", founderId] as const;

/** How the caller's own jobs stand. */
export const refreshStatusQuery = queryOptions({
  queryKey: ["refresh", "status"] as const,
  queryFn: () => getRefreshStatus(db),
  refetchInterval: TABLE_STATUS_POLL_MS,
});

/** Asks for a founder's latest posts and waits for the outcome; the founder and the job indicator are read again after it. */
export function useRefreshFounder(founderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: refreshKey(founderId),
    mutationFn: () => refreshSummaries(db, founderId),
    onMutate: () => client.invalidateQueries({ queryKey: refreshStatusQuery.queryKey }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["founders"] }),
        client.invalidateQueries({ queryKey: ["timeline", founderId] }),
        client.invalidateQueries({ queryKey: refreshStatusQuery.queryKey }),
      ]),
  });
}

/** Whether this tab waits for a refresh of the founder. */
export function useIsRefreshing(founderId: string): boolean {
  return useIsMutating({ mutationKey: refreshKey(founderId) }) > 0;
}
