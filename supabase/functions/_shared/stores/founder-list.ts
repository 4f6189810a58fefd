import * as z from "zod/mini";
import {
  freshnessOf,
  listCursorSchema,
  type PeopleChoice,
  type PeoplePage,
  type PeopleQueryInput,
  peopleQuerySchema,
  type PersonRow,
} from "../contract/founder-list.ts";
import type { Json } from "./database.types.ts";
import type { Db } from "./db.ts";
import { type FounderRow, toFounder } from "./founders.ts";
import { storedMatchSchema, toSearchMatch } from "./search-excerpt.ts";
import { rowsOrThrow } from "./store-error.ts";

/**
 * A row as `list_people` writes it: the founder's own row, which toFounder parses, what is under way for them, and where a search found
 * them.
 */
type ListedRow = FounderRow & { refresh_state: "queued" | "running" | null; match?: unknown };

export const listedRowSchema = z.custom<ListedRow>((row) => typeof row === "object");

const pageSchema = z.object({
  rows: z.array(listedRowSchema),
  next: z.nullable(listCursorSchema),
  total: z.int(),
});

export function toPersonRow(row: ListedRow): PersonRow {
  const founder = toFounder(row);
  const match = z.parse(z.nullish(storedMatchSchema), row.match);
  return { ...founder, freshness: freshnessOf(founder, row.refresh_state), match: match ? toSearchMatch(match) : null };
}

/** Which people, as the database's functions take it: a blank search is none. */
export function toStoredChoice({ ids, filters, search }: PeopleChoice): {
  ids: string[] | null;
  filters: Json;
  search: string | null;
} {
  return { ids, filters, search: search.trim() === "" ? null : search };
}

/** One page of the caller's people, filtered, searched and sorted. Throws StoreError. */
export async function listPeople(db: Db, asked: PeopleQueryInput = {}): Promise<PeoplePage> {
  const query = z.parse(peopleQuerySchema, asked);
  const { sort, cursor, limit } = query;
  const { data, error } = await db.rpc("list_people", { asked: { ...toStoredChoice(query), sort, cursor, limit } });
  const { rows, next, total } = z.parse(pageSchema, rowsOrThrow(data, error));
  return {
    rows: rows.map(toPersonRow),
    nextCursor: next,
    total,
  };
}
