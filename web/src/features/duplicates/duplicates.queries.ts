import type { DuplicatePair, Merge } from "@contract/duplicates";
import { listCustomFields } from "@stores/custom-fields";
import { listDuplicates, markNotDuplicates, mergePeople, unmarkNotDuplicates } from "@stores/duplicates";
import { undoChange } from "@stores/people-changes";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { toast } from "@/lib/toast";

const KEY = ["duplicates"] as const;
const FAILED = "Failed to merge. Please try again.";
const UNDO_FAILED = "This could not be undone.";

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
    client.invalidateQueries({ queryKey: ["founders"] }),
    client.invalidateQueries({ queryKey: ["timeline"] }),
    client.invalidateQueries({ queryKey: ["tasks"] }),
  ]);
}

const sentence = (error: Error, otherwise: string) => (error.name === "StoreError" ? error.message : otherwise);

/** Merges two people and offers the way back. */
export function useMergePeople() {
  const client = useQueryClient();
  const undo = (undoId: string) =>
    undoChange(db, undoId)
      .then(() => toast.good("They are two people again."))
      .catch((error: unknown) => toast.bad(error instanceof Error ? sentence(error, UNDO_FAILED) : UNDO_FAILED))
      .finally(() => void readAgain(client));
  return useMutation({
    mutationFn: (merge: Merge & { name: string }) => mergePeople(db, merge),
    onSuccess: (undoId, { name }) =>
      toast.good(`Merged into ${name}.`, { label: "Undo", run: () => void undo(undoId) }),
    onError: (error) => toast.bad(sentence(error, FAILED)),
    onSettled: () => readAgain(client),
  });
}

/** Remembers that two people are two, and offers the way back. */
export function useNotDuplicates() {
  const client = useQueryClient();
  const takeBack = ({ one, other }: DuplicatePair) =>
    unmarkNotDuplicates(db, one.id, other.id)
      .catch(() => toast.bad(UNDO_FAILED))
      .finally(() => void client.invalidateQueries({ queryKey: KEY }));
  return useMutation({
    mutationFn: ({ one, other }: DuplicatePair) => markNotDuplicates(db, one.id, other.id),
    onSuccess: (_, pair) =>
      toast.good("They will not be offered as one again.", { label: "Undo", run: () => void takeBack(pair) }),
    onError: (error) => toast.bad(sentence(error, "Failed to save. Please try again.")),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
