import type { DuplicatePair, Merge } from "@contract/duplicates";
import { listCustomFields } from "@stores/custom-fields";
import { listDuplicates, markNotDuplicates, mergePeople, unmarkNotDuplicates } from "@stores/duplicates";
import { undoChange } from "@stores/people-changes";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { readPeopleAnew } from "@/features/founders/founders.queries";
import { db } from "@/lib/db";
import { reasonOr } from "@/lib/reason-or";
import { offerUndo } from "@/lib/take-back";
import { toast } from "@/lib/toast";
import type { Undo } from "@/lib/undo";
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
  const undo = (batchId: string): Undo => {
    return async () => {
      const { undoId } = await undoChange(db, batchId).finally(() => readAgain(client));
      return undo(undoId);
    };
  };
  return useMutationOnce({
    mutationFn: (merge: Merge & { name: string }) => mergePeople(db, merge),
    onSuccess: (undoId, { name }) => offerUndo(client, `Merged into ${name}.`, undo(undoId)),
    onError: (error) => toast.bad(reasonOr(FAILED, error)),
    onSettled: () => readAgain(client),
  });
}

/** Remembers that two people are two, and offers Undo. */
export function useNotDuplicates() {
  const client = useQueryClient();
  const undo = ({ one, other }: DuplicatePair) =>
    unmarkNotDuplicates(db, one.id, other.id)
      .then(() => null)
      .finally(() => client.invalidateQueries({ queryKey: KEY }));
  return useMutation({
    mutationFn: ({ one, other }: DuplicatePair) => markNotDuplicates(db, one.id, other.id),
    onSuccess: (_, pair) => offerUndo(client, "We won't suggest this pair again.", () => undo(pair)),
    onError: (error) => toast.bad(reasonOr("Failed to save. Please try again.", error)),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
