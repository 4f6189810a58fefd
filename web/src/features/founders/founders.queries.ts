import { call } from "@contract/call";
import type { PersonRow } from "@contract/founder-list";
import { type Founder, FOUNDERS_MAX_PAGE_SIZE, listSuggestedPeople } from "@contract/founders";
import { listPeople } from "@stores/founder-list";
import { getFounder } from "@stores/founders";
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { refreshStatusQuery } from "@/features/refresh/refresh.queries";
import { api } from "@/lib/api";
import { db } from "@/lib/db";
import { readAgain } from "@/lib/read-again";
import { toast } from "@/lib/toast";
import { cellsUnderWay } from "./cells-under-way";
import {
  asItIs,
  EVERYBODY,
  type FounderList,
  headSize,
  isRefreshed,
  isShort,
  type Mended,
  type PeopleView,
  withFounder,
  withHead,
  withNewFounder,
  withPage,
  withRows,
  wholeList,
} from "./founder-list";
import { changeLists, LIST_KEY } from "./held-lists";

export { asQueued, EVERYBODY, type FounderList, isEverybody } from "./founder-list";
export { type PeopleView, withChanged, withoutFounders } from "./founder-list";
export { withValue } from "./person-values";
export { useConflictMarks } from "./cell-conflicts";
export { rememberList, useReturnedFrom } from "./neighbours.queries";
export { personRowQuery, usePersonRow } from "./person-row.queries";
export { changeLists, holdLists } from "./held-lists";
export type { SelectedPeople } from "./selected-people";

const MORE_KEY = ["founders", "more"] as const;
const FOLLOWED_KEY = ["founders", "followed"] as const;
const SUGGESTIONS_KEY = ["founders", "suggestions"] as const;
// The built-in pipeline answers within seconds, so a person being fetched is looked at every second at first; an outside
// source takes minutes.
const FOLLOW_MS = 1_000;
const FOLLOW_LONG_MS = 5_000;
const LONG_AFTER_READS = 20;
const RELOAD_FAILED = "Failed to refresh data";

/** The people of a view, as far as they were wanted. Read again, it reads the first ones; the rest stays (withHead). */
export function foundersQuery(view: PeopleView = EVERYBODY) {
  const queryKey = [...LIST_KEY, view] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ client }): Promise<FounderList> =>
      cellsUnderWay(client).whileReading(async (mended) => {
        const page = await listPeople(db, { ...view, limit: headSize(client.getQueryData<FounderList>(queryKey)) });
        // Asked for after the wait: a page may have come meanwhile.
        return withHead(client.getQueryData<FounderList>(queryKey), { ...page, rows: page.rows.map(mended) });
      }),
    // withHead keeps what did not change; comparing thousands of rows again would take longer than drawing them.
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
}

/** Everybody of a view, page by page: for a list whose pages do not fit together any more. */
function readWhole(client: QueryClient, view: PeopleView): Promise<PersonRow[]> {
  return cellsUnderWay(client).whileReading(async (mended) => {
    const rows: PersonRow[] = [];
    for (let next: FounderList["next"] | undefined; next !== null;) {
      const page = await listPeople(db, { ...view, cursor: next ?? null, limit: FOUNDERS_MAX_PAGE_SIZE });
      rows.push(...page.rows);
      next = page.nextCursor;
    }
    return rows.map(mended);
  });
}

/** Loads the people after those of a view that are loaded. */
export function useMoreFounders(view: PeopleView) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...MORE_KEY, view],
    scope: { id: "more-founders" },
    mutationFn: async () => {
      const { queryKey } = foundersQuery(view);
      const list = client.getQueryData(queryKey);
      if (list && isShort(list)) {
        const read = await readWhole(client, view);
        client.setQueryData(queryKey, (now) => now && wholeList(now, read));
      }
      if (!list?.next) return;
      const page = await listPeople(db, { ...view, cursor: list.next, limit: FOUNDERS_MAX_PAGE_SIZE });
      client.setQueryData(queryKey, (now) => (now?.next === list.next ? withPage(now, page) : now));
    },
  });
}

/** One founder with all notes. What it finds is shown in the table too. */
export function founderQuery(founderId: string) {
  return queryOptions({
    queryKey: ["founders", "one", founderId] as const,
    queryFn: ({ client }) =>
      cellsUnderWay(client).whileReading(async (mended) => {
        const founder = await getFounder(db, founderId);
        showInTable(client, founder, mended);
        return founder;
      }),
  });
}

/** Sample people to try; none with any other post source. */
export const suggestionsQuery = queryOptions({
  queryKey: SUGGESTIONS_KEY,
  queryFn: async () => (await call(api, listSuggestedPeople)).data,
  staleTime: 0,
});

/** Shows what is now known of a founder, in the table and on their page. */
export function showFounder(client: QueryClient, founder: Founder) {
  client.setQueryData(founderQuery(founder.id).queryKey, founder);
  showInTable(client, founder, asItIs);
}

/** The code that changes cells of people. */
export const loadPeopleEdits = () => import("./edit-people-with");

/** The rows of these people, from whichever list has them. */
export function loadedPeople(client: QueryClient, ids: readonly string[]): PersonRow[] {
  const wanted = new Set(ids);
  const found = new Map<string, PersonRow>();
  for (const [, list] of client.getQueriesData<FounderList>({ queryKey: LIST_KEY })) {
    for (const row of list?.rows ?? []) if (wanted.has(row.id)) found.set(row.id, row);
  }
  return [...found.values()];
}

/** The next read of every list starts again: people further down are read again when they are wanted. */
export function markListsOutOfDate(client: QueryClient) {
  changeLists(client, (list) => ({ ...list, isOutOfDate: true }));
}

/** Has every list read again from its start. */
export async function readListsAnew(client: QueryClient) {
  markListsOutOfDate(client);
  await readAgain(client, LIST_KEY);
}

/** The same, and whatever else is known of people. */
export async function readPeopleAnew(client: QueryClient) {
  markListsOutOfDate(client);
  await readAgain(client, ["founders"]);
}

function showInTable(client: QueryClient, founder: Founder, mended: Mended) {
  const lists = client.getQueriesData<FounderList>({ queryKey: LIST_KEY });
  const before = lists.flatMap(([, list]) => list?.rows ?? []).find(({ id }) => id === founder.id);
  if (!before) return;
  changeLists(client, (list) => withFounder(list, founder, mended));
  if (isRefreshed(before, founder)) void client.invalidateQueries({ queryKey: refreshStatusQuery.queryKey });
}

function followEvery(query: { state: { dataUpdateCount: number } }): number {
  return query.state.dataUpdateCount < LONG_AFTER_READS ? FOLLOW_MS : FOLLOW_LONG_MS;
}

/** Reads these people again, all in one request, and shows them as they are now. */
export async function readRows(client: QueryClient, ids: readonly string[]) {
  const asked = { ids: ids.slice(0, FOUNDERS_MAX_PAGE_SIZE), limit: FOUNDERS_MAX_PAGE_SIZE };
  const rows = await cellsUnderWay(client).whileReading(async (mended) =>
    (await listPeople(db, asked)).rows.map(mended),
  );
  const before = new Map(loadedPeople(client, ids).map((row) => [row.id, row]));
  changeLists(client, (list) => withRows(list, rows));
  const isOver = (row: PersonRow) => {
    const was = before.get(row.id);
    return was !== undefined && isRefreshed(was, row);
  };
  if (rows.some(isOver)) void client.invalidateQueries({ queryKey: refreshStatusQuery.queryKey });
}

export function useReadRows() {
  const client = useQueryClient();
  // What fails here comes with the next read of the list.
  return useCallback((ids: readonly string[]) => readRows(client, ids).catch(() => undefined), [client]);
}

/** Reads these rows again every second at first, while there are any. */
export function useFollowRows(ids: readonly string[]): void {
  const wanted = useRef(ids);
  useEffect(() => {
    wanted.current = ids;
  }, [ids]);
  useQuery({
    queryKey: FOLLOWED_KEY,
    // One key for any set of people: someone who is done must not cause a refetch of the others.
    queryFn: async ({ client }) => {
      await readRows(client, wanted.current);
      return null;
    },
    enabled: ids.length > 0,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: followEvery,
  });
}

/** Puts someone who was just added on top of the table. */
export async function showNewFounder(client: QueryClient, founder: Founder) {
  await client.cancelQueries({ queryKey: LIST_KEY });
  client.setQueryData(foundersQuery().queryKey, (list) => list && withNewFounder(list, founder));
  void client.invalidateQueries({ queryKey: LIST_KEY });
  void client.invalidateQueries({ queryKey: SUGGESTIONS_KEY });
  void client.invalidateQueries({ queryKey: refreshStatusQuery.queryKey });
}

/** Reads the table again, and says so when that fails: what is on screen may be old then. */
export function useReloadFounders() {
  const client = useQueryClient();
  return useCallback(async () => {
    try {
      await client.refetchQueries({ queryKey: LIST_KEY }, { throwOnError: true });
    } catch {
      toast.bad(RELOAD_FAILED);
    }
  }, [client]);
}
