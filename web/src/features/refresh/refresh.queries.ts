import type { Founder } from "@contract/founders";
import { PHANTOM_STATUS_POLL_MS, type SummaryRefresh } from "@contract/refresh";
import { getRefreshStatus, refreshSummaries } from "@stores/refresh";
import { queryOptions, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { toast } from "@/lib/toast";
import { refreshMessages } from "./messages";

const RUN_KEY = ["refresh", "run"] as const;

/** The state of the caller's own jobs, which is also whether any phantom job is active. */
export const refreshStatusQuery = queryOptions({
  queryKey: ["refresh", "status"] as const,
  queryFn: () => getRefreshStatus(db),
  // While the tab is seen; the table's own interval is longer, and this is the same call.
  refetchInterval: PHANTOM_STATUS_POLL_MS,
});

function tell(founder: Founder, refresh: SummaryRefresh) {
  (refresh.success ? toast.good : toast.bad)(refreshMessages.ended(founder.name, refresh));
}

/** Asks for a founder's latest posts, waits for the outcome and says it; then reads again what it may have changed. */
export function useRefreshFounder() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: RUN_KEY,
    mutationFn: (founder: Founder) => refreshSummaries(db, founder.id),
    onSuccess: (refresh, founder) => tell(founder, refresh),
    onError: () => toast.bad(refreshMessages.failed),
    onSettled: (_refresh, _error, founder) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["founders", "one", founder.id] }),
        client.invalidateQueries({ queryKey: ["founders", "list"] }),
        client.invalidateQueries({ queryKey: ["timeline", founder.id] }),
        client.invalidateQueries({ queryKey: refreshStatusQuery.queryKey }),
      ]),
  });
}

/** The founders whose refresh this tab waits for. */
export function useRefreshingIds(): string[] {
  return useMutationState({
    filters: { mutationKey: RUN_KEY, status: "pending" },
    // Mutations of this key are made by useRefreshFounder only.
    select: (mutation) => (mutation.state.variables as Founder).id,
  });
}
