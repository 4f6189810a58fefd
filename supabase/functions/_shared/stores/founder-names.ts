import type { Founder } from "../contract/founders.ts";
import type { Db } from "./db.ts";
import { cutText } from "../contract/storable.ts";
import { rowsOf } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

export type FounderName = Pick<Founder, "id" | "name">;

const NAMES_AT_MOST = 1_000;
const FOUND_AT_MOST = 20;
/** No name is longer. */
const NAME_MAX_LENGTH = 200;

/** The names of the caller's newest founders, a thousand at most. Throws StoreError. */
export async function listFounderNames(db: Db): Promise<FounderName[]> {
  const { data, error } = await db
    .from("founders")
    .select("id, name")
    .order("created_at", { ascending: false })
    .order("id")
    .limit(NAMES_AT_MOST);
  return rowsOrThrow(data, error);
}

/** The most words that are compared with owners at once. */
const WORDS_AT_MOST = 12;

/** The owners of the caller's founders whose name, or its first part, is one of these words of letters and digits. Throws StoreError. */
export async function ownersAmong(db: Db, words: readonly string[]): Promise<string[]> {
  const is = words.slice(0, WORDS_AT_MOST).flatMap((word) => [`owner.ilike.${word}`, `owner.ilike.${word} *`]);
  const rows = await rowsOf(db.from("founders").select("owner").or(is.join(",")).order("id").limit(FOUND_AT_MOST));
  return [...new Set(rows.flatMap(({ owner }) => owner ?? []))];
}

/** The caller's founders whose name has this text in it, by name, twenty at most. Throws StoreError. */
export async function searchFounderNames(db: Db, text: string): Promise<FounderName[]> {
  // To PostgREST an asterisk is a wildcard that nothing escapes.
  const pattern = `%${cutText(text.trim(), NAME_MAX_LENGTH)
    .replace(/[\\%_]/g, "\\$&")
    .replaceAll("*", "_")}%`;
  const query = db.from("founders").select("id, name").ilike("name", pattern);
  return rowsOf(query.order("name").order("id").limit(FOUND_AT_MOST));
}
