import { listCustomFields } from "@stores/custom-fields";
import { queryOptions } from "@tanstack/react-query";
import { db } from "@/lib/db";

/** The columns of the user's own, oldest first. */
export const customFieldsQuery = queryOptions({
  queryKey: ["custom-fields"] as const,
  queryFn: () => listCustomFields(db),
  // Only this user changes them.
  staleTime: 10 * 60_000,
});
