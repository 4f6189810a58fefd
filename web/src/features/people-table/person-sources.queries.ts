import type { Cadence } from "@contract/person-sources";
import { setCadence } from "@stores/people-changes";
import { listPersonSources } from "@stores/person-sources";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { reasonOr } from "@/lib/reason-or";
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
    onError: (error) => toast.bad(reasonOr("That didn't work. Please try again.", error)),
    onSettled: () => client.invalidateQueries({ queryKey: ["founders", "sources", personId] }),
  });
}
