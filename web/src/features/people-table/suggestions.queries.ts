import { fieldLabel } from "@contract/person-fields";
import type { Suggestion } from "@contract/suggestions";
import { dismissSuggestion, listSuggestions, takeSuggestion } from "@stores/suggestions";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { undoOf } from "@/features/history/history.queries";
import { db } from "@/lib/db";
import { readAgain } from "@/lib/read-again";
import { reasonOr } from "@/lib/reason-or";
import { offerUndo } from "@/lib/take-back";
import { toast } from "@/lib/toast";
import { SUGGESTIONS_KEY } from "./suggestion-counts.queries";

/** What sources suggest for a person; read again once the person was checked, by `checkedAt`. */
export const suggestionsQuery = (personId: string, checkedAt: string | null) =>
  queryOptions({
    queryKey: [...SUGGESTIONS_KEY, "of", personId, checkedAt] as const,
    queryFn: () => listSuggestions(db, [personId]),
  });

/** Takes what is suggested off the screen at once; returns what puts it back. */
async function withoutSuggestion(client: QueryClient, { id, founderId }: Suggestion) {
  const filter = { queryKey: [...SUGGESTIONS_KEY, "of", founderId] };
  await client.cancelQueries(filter);
  const before = client.getQueriesData<Suggestion[]>(filter);
  client.setQueriesData<Suggestion[]>(filter, (list) => list?.filter((other) => other.id !== id));
  return () => {
    for (const [key, list] of before) client.setQueryData(key, list);
  };
}

const hasGone = (client: QueryClient, founderId: string) =>
  readAgain(client, SUGGESTIONS_KEY, ["timeline", founderId], ["founders"], ["history"]);

/** Gives the field the suggested value, and offers Undo. */
export function useTakeSuggestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (suggestion: Suggestion) => takeSuggestion(db, suggestion.id),
    onMutate: (suggestion) => withoutSuggestion(client, suggestion),
    onSuccess: (batchId, { field }) => {
      if (batchId !== null) offerUndo(client, `${fieldLabel(field)} updated.`, undoOf(client, batchId));
    },
    onError: (error, _, putBack) => {
      putBack?.();
      toast.bad(reasonOr("The suggestion could not be used. Please try again.", error));
    },
    onSettled: (_, __, { founderId }) => hasGone(client, founderId),
  });
}

/** Keeps what the user has; the value is not suggested again. */
export function useDismissSuggestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (suggestion: Suggestion) => dismissSuggestion(db, suggestion.id),
    onMutate: (suggestion) => withoutSuggestion(client, suggestion),
    onError: (error, _, putBack) => {
      putBack?.();
      toast.bad(reasonOr("The suggestion could not be dismissed. Please try again.", error));
    },
    onSettled: () => readAgain(client, SUGGESTIONS_KEY),
  });
}
