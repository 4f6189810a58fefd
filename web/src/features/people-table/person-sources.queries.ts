import { listPersonSources } from "@stores/person-sources";
import { queryOptions } from "@tanstack/react-query";
import { db } from "@/lib/db";

/** Where a person's posts come from; read again once they were checked, by `checkedAt`. */
export const personSourcesQuery = (personId: string, checkedAt: string | null) =>
  queryOptions({
    queryKey: ["founders", "sources", personId, checkedAt] as const,
    queryFn: () => listPersonSources(db, personId),
  });
