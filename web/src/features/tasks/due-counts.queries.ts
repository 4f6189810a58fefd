import { getDueCounts } from "@stores/due-counts";
import { queryOptions } from "@tanstack/react-query";
import { db } from "@/lib/db";

const COUNTS_MS = 60_000;

/** How many open tasks are due today and overdue. Read every minute, so that midnight is noticed. */
export const dueCountsQuery = queryOptions({
  queryKey: ["tasks", "due-counts"] as const,
  queryFn: () => getDueCounts(db),
  refetchInterval: COUNTS_MS,
});
