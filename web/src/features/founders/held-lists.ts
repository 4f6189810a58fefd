import type { QueryClient } from "@tanstack/react-query";
import type { FounderList } from "./founder-list";

export const LIST_KEY = ["founders", "list"] as const;

// Caches in which a read of a list was cancelled and not repeated yet.
const calledOff = new WeakSet<QueryClient>();

/**
 * Stops reads of lists that were asked before a change and would put the old state back. Anyone who does not have the lists read again
 * anyway ends with `resumeLists`.
 */
export async function holdLists(client: QueryClient): Promise<void> {
  if (client.isFetching({ queryKey: LIST_KEY }) > 0) calledOff.add(client);
  await client.cancelQueries({ queryKey: LIST_KEY });
}

/** Repeats the cancelled reads: a view whose first people were being loaded would never be shown. */
export function resumeLists(client: QueryClient) {
  if (calledOff.delete(client)) void client.invalidateQueries({ queryKey: LIST_KEY });
}

/** Changes every list of people that is kept; `view` tells one from the other. */
export function changeLists(client: QueryClient, change: (list: FounderList, view: string) => FounderList): void {
  for (const { queryKey, queryHash } of client.getQueryCache().findAll({ queryKey: LIST_KEY })) {
    client.setQueryData<FounderList>(queryKey, (list) => list && change(list, queryHash));
  }
}
