import type { PostgrestError } from "@supabase/supabase-js";
import * as z from "zod/mini";
import type { Cursor } from "../contract/paging.ts";
import { rowsOrThrow, StoreError, toStoreError } from "./store-error.ts";

type Query<Data> = PromiseLike<{ data: Data; error: null } | { data: null; error: PostgrestError }>;

/** What a query found. Throws StoreError, also where a query of one row finds none. */
export async function rowsOf<Data>(query: Query<Data>): Promise<NonNullable<Data>> {
  const { data, error } = await query;
  return rowsOrThrow<NonNullable<Data>>(data ?? null, error);
}

/** The same of a function that returns null for what is not there. Throws StoreError: 404 with the sentence `missing`. */
export async function foundOr404<Data>(query: Query<Data>, missing: string): Promise<NonNullable<Data>> {
  const { data, error } = await query;
  if (!error && data === null) throw new StoreError(missing, 404);
  return rowsOrThrow<NonNullable<Data>>(data ?? null, error);
}

type RowsQuery<Row> = Query<Row[]> & Record<"single" | "maybeSingle", () => Query<unknown>>;

/** The one row of a query. Throws StoreError. */
export const rowOf = <Row>(query: RowsQuery<Row>) => rowsOf(query.single() as Query<Row>);

/** The one row of a query. Throws StoreError: 404 with the sentence `missing` where there is none. */
export const rowOr404 = <Row>(query: RowsQuery<Row>, missing: string) =>
  foundOr404(query.maybeSingle() as Query<Row>, missing);

/** What a function of the database returned, as its schema has it. Throws StoreError. */
export async function replyOf<Schema extends z.ZodMiniType>(
  schema: Schema,
  query: Query<unknown>,
): Promise<z.output<Schema>> {
  return z.parse(schema, await rowsOf(query));
}

/** Waits for a query that returns nothing. Throws StoreError. */
export async function run(query: PromiseLike<{ error: PostgrestError | null }>): Promise<void> {
  const { error } = await query;
  if (error) throw toStoreError(error);
}

/** Waits for a deletion that returns its rows. Throws StoreError: 404 with the sentence `missing` where there are none. */
export async function removed(query: Query<unknown[]>, missing: string): Promise<void> {
  if ((await rowsOf(query)).length === 0) throw new StoreError(missing, 404);
}

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;
export type CamelCased<Row> = { [Column in keyof Row as CamelCase<Column>]: Row[Column] };

const camelNames = new Map<string, string>();

function camelName(column: string): string {
  const name = camelNames.get(column) ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  camelNames.set(column, name);
  return name;
}

/** A row with the names of JSON: `created_at` is `createdAt`. What is in its columns stays as it is. */
export const camelCased = <Row extends object>(row: Row) =>
  // Each name is turned as its type is.
  Object.fromEntries(Object.entries(row).map(([column, value]) => [camelName(column), value])) as CamelCased<Row>;

type SnakeCase<Name> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name;
type Columns<Patch> = { [Name in keyof Patch as SnakeCase<Name>]?: Exclude<Patch[Name], undefined> };

/** What a patch names, by columns: `createdAt` is `created_at`. */
export const toColumns = <Patch extends object>(patch: Patch) =>
  // As with `camelCased`.
  Object.fromEntries(
    Object.entries(patch)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  ) as Columns<Patch>;

/** PostgREST's filter for rows after a place in a list that is ordered by created_at and id, newest first. */
export function olderThan({ at, id }: Cursor): string {
  // The time is quoted: it holds characters that have a meaning in the filter's grammar.
  return `created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${id})`;
}

interface Pageable<Query> {
  or: (filter: string) => Query;
  order: (column: string, how: { ascending: boolean }) => Query;
  limit: (count: number) => Query;
}

/** The newest rows of a query, or those after a place. */
export const newestFirst = <Query extends Pageable<Query>>(query: Query, after: Cursor | undefined, limit: number) =>
  (after === undefined ? query : query.or(olderThan(after)))
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);

/** Where the page after this one begins; undefined at the end of the list. */
export function nextPlace(page: readonly { createdAt: string; id: string }[], limit: number): Cursor | undefined {
  const last = page.length === limit ? page.at(-1) : undefined;
  return last && { at: last.createdAt, id: last.id };
}

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
