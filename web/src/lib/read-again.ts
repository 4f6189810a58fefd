import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Has everything under the keys read again. A first read under way is cancelled: it may have looked before the change. */
export async function readAgain(client: QueryClient, ...queryKeys: QueryKey[]): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => client.cancelQueries({ queryKey })));
  await Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
