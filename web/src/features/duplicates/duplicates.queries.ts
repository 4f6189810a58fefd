import type { DuplicatePair, Merge } from "@contract/duplicates";
import { listCustomFields } from "@stores/custom-fields";
import { listDuplicates, markNotDuplicates, mergePeople, unmarkNotDuplicates } from "@stores/duplicates";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { readPeopleAnew } from "@/features/founders/founders.queries";
import { undoOf } from "@/features/history/history.queries";
import { db } from "@/lib/db";
import { reasonOr } from "@/lib/reason-or";
import { offerUndo } from "@/lib/take-back";
import { toast } from "@/lib/toast";
import { backAndForth } from "@/lib/undo";
import { useMutationOnce } from "@/lib/use-mutation-once";

const KEY = ["duplicates"] as const;
const FAILED = "Failed to merge. Please try again.";

/** Pairs of people who may be one. */
export const duplicatesQuery = queryOptions({
  queryKey: KEY,
  queryFn: async () => {
    const [found, fields] = await Promise.all([listDuplicates(db), listCustomFields(db)]);
    return { ...found, fields };
  },
  staleTime: 0,
});

function readAgain(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: KEY }),
    readPeopleAnew(client),
    client.invalidateQueries({ queryKey: ["timeline"] }),
    client.invalidateQueries({ queryKey: ["tasks"] }),
  ]);
}

/** Merges two people and offers Undo. */
export function useMergePeople() {
  const client = useQueryClient();
  return useMutationOnce({
    mutationFn: (merge: Merge & { name: string }) => mergePeople(db, merge),
    onSuccess: (undoId, { name }) => offerUndo(client, `Merged into ${name}.`, undoOf(client, undoId)),
    onError: (error) => toast.bad(reasonOr(FAILED, error)),
    onSettled: () => readAgain(client),
  });
}

/** Remembers that two people are two, and offers Undo. */
export function useNotDuplicates() {
  const client = useQueryClient();
  const change = (by: typeof markNotDuplicates, { one, other }: DuplicatePair) =>
    by(db, one.id, other.id).finally(() => client.invalidateQueries({ queryKey: KEY }));
  return useMutation({
    mutationFn: (pair: DuplicatePair) => change(markNotDuplicates, pair),
    onSuccess: (_, pair) => {
      const undo = backAndForth(
        () => change(unmarkNotDuplicates, pair),
        () => change(markNotDuplicates, pair),
      );
      offerUndo(client, "We won't suggest this pair again.", undo);
    },
    onError: (error) => toast.bad(reasonOr("Failed to save. Please try again.", error)),
  });
}
