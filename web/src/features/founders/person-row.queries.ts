import type { PersonRow } from "@contract/founder-list";
import { listPeople } from "@stores/founder-list";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { cellsUnderWay } from "./cells-under-way";
import type { FounderList } from "./founder-list";
import { loadedPeople } from "./founders.queries";
import { LIST_KEY } from "./held-lists";

/**
 * One person as a row of the table, in a list of their own: whatever changes rows, such as an edit, its undo or a refresh, changes it
 * too. The list is empty when there is no such person.
 */
export function personRowQuery(personId: string) {
  return queryOptions({
    queryKey: [...LIST_KEY, { ids: [personId] }] as const,
    queryFn: ({ client }): Promise<FounderList> =>
      cellsUnderWay(client).whileReading(async (mended) => {
        const { rows, total } = await listPeople(db, { ids: [personId], limit: 1 });
        return { rows: rows.map(mended), next: null, total };
      }),
  });
}

/** What the lists that are loaded know of a person, until they are read. */
function alreadyLoaded(client: QueryClient, personId: string): FounderList | undefined {
  const [row] = loadedPeople(client, [personId]);
  return row && { rows: [{ ...row, match: null }], next: null, total: 1 };
}

/** A person as a row: at once where a list has them, and then as they are now. `isGone` when there is no such person. */
export function usePersonRow(personId: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...personRowQuery(personId),
    initialData: () => alreadyLoaded(client, personId),
    initialDataUpdatedAt: 0,
  });
  const person: PersonRow | undefined = query.data?.rows[0];
  return { ...query, person, isGone: query.data !== undefined && person === undefined };
}
