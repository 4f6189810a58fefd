import type { Founder } from "../contract/founders.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow } from "./store-error.ts";

export type FoundFounder = Pick<Founder, "id" | "name" | "company">;

const COLUMNS = "id, name, company, created_at";

/** LIKE's pattern for `text` anywhere, its own signs standing for themselves. */
function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** The caller's founders with `text` in their name or company, newest first, `limit` at most; everyone for "". Throws StoreError. */
export async function searchFounders(db: Db, text: string, limit: number): Promise<FoundFounder[]> {
  const newest = () => db.from("founders").select(COLUMNS).order("created_at", { ascending: false }).limit(limit);
  const wanted = text.trim();
  // Two questions: in one (`or=`), the signs in a name would have to be quoted, and not every server reads the quotes.
  const asked =
    wanted === ""
      ? [newest()]
      : [newest().ilike("name", anywhere(wanted)), newest().ilike("company", anywhere(wanted))];
  const answers = await Promise.all(asked);
  const rows = answers.flatMap(({ data, error }) => rowsOrThrow(data, error));
  const once = new Map(rows.map((row) => [row.id, row]));
  return [...once.values()]
    .sort((one, other) => other.created_at.localeCompare(one.created_at))
    .slice(0, limit)
    .map(({ id, name, company }) => ({ id, name, company }));
}
