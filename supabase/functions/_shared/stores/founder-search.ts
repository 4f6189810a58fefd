import type { Founder } from "../contract/founders.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow } from "./store-error.ts";

export type FoundFounder = Pick<Founder, "id" | "name" | "company">;

/** As PostgREST wants a value with any character in it: `*` stands for any text, and LIKE's own signs for themselves. */
function anywhere(text: string): string {
  const like = text.replace(/[\\%_]/g, "\\$&");
  return `"*${like.replace(/[\\"]/g, "\\$&")}*"`;
}

/** The caller's founders with `text` in their name or company, newest first, `limit` at most; everyone for "". Throws StoreError. */
export async function searchFounders(
  db: Db,
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<FoundFounder[]> {
  let query = db.from("founders").select("id, name, company");
  const wanted = text.trim();
  if (wanted !== "") query = query.or(`name.ilike.${anywhere(wanted)},company.ilike.${anywhere(wanted)}`);
  const newest = query.order("created_at", { ascending: false }).order("id", { ascending: false }).limit(limit);
  const { data, error } = await (signal ? newest.abortSignal(signal) : newest);
  return rowsOrThrow(data, error);
}
