import { type Cadence, cadenceLabel } from "@contract/person-sources";
import { setCadence } from "@stores/people-changes";
import { listPersonSources } from "@stores/person-sources";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { undoOf } from "@/features/history/history.queries";
import { db } from "@/lib/db";
import { readAgain } from "@/lib/read-again";
import { reasonOr } from "@/lib/reason-or";
import { offerUndo } from "@/lib/take-back";
import { toast } from "@/lib/toast";

/** Where a person's posts come from; read again once they were checked, by `checkedAt`. */
export const personSourcesQuery = (personId: string, checkedAt: string | null) =>
  queryOptions({
    queryKey: ["founders", "sources", personId, checkedAt] as const,
    queryFn: () => listPersonSources(db, personId),
  });

/** Sets how often a person's posts are checked. */
export function useSetCadence(personId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cadence: Cadence | null) => setCadence(db, { ids: [personId] }, cadence),
    onSuccess: ({ undoId }, cadence) => {
      if (undoId !== null) offerUndo(client, `Check posts: ${cadenceLabel(cadence)}.`, undoOf(client, undoId));
    },
    onError: (error) => toast.bad(reasonOr("That didn't work. Please try again.", error)),
    onSettled: () => readAgain(client, ["founders", "sources", personId], ["timeline", personId], ["history"]),
  });
}
