import type { PostgrestError } from "@supabase/supabase-js";
import { toStoreError } from "./store-error.ts";

interface Counted {
  count: number | null;
  error: PostgrestError | null;
}

/** PostgREST refuses a page that begins past the end with this, and does not say how many rows there are. */
const isPastEnd = (error: PostgrestError | null) => error?.code === "PGRST103";

/** The empty page past the end of a list, with the count of `all` as on every other page; null when there is no such page. Throws StoreError. */
export async function pagePastEnd(
  error: PostgrestError | null,
  all: () => PromiseLike<Counted>,
): Promise<{ data: []; total: number } | null> {
  return isPastEnd(error) ? { data: [], total: await countRows(all()) } : null;
}

/** How many rows a query without a page finds. Throws StoreError. */
export async function countRows(all: PromiseLike<Counted>): Promise<number> {
  const { count, error } = await all;
  if (error) throw toStoreError(error);
  return count ?? 0;
}
