import { countSuggestions } from "@stores/suggestions";
import { queryOptions } from "@tanstack/react-query";
import { db } from "@/lib/db";

export const SUGGESTIONS_KEY = ["suggestions"] as const;

/** How many suggestions each person has, by id; those without any are left out. */
export const suggestionCountsQuery = queryOptions({
  queryKey: [...SUGGESTIONS_KEY, "counts"] as const,
  queryFn: () => countSuggestions(db),
});
