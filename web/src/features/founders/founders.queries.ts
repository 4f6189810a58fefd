import { call } from "@contract/call";
import {
  type Founder,
  FOUNDERS_PAGE_SIZE,
  listSuggestedPeople,
  type NewFounderInput,
  newFounderSchema,
} from "@contract/founders";
import { addFounder, getFounder, listFounders } from "@stores/founders";
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueries,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import * as z from "zod/mini";
import { refreshStatusQuery } from "@/features/refresh/refresh.queries";
import { api } from "@/lib/api";
import { db } from "@/lib/db";
import { toast } from "@/lib/toast";
import { type FounderPages, loadedFounders, nextPage, withFounder, withNewFounder } from "./founder-pages";

const LIST_KEY = ["founders", "list"] as const;
const SUGGESTIONS_KEY = ["founders", "suggestions"] as const;
// The built-in pipeline answers within seconds, so a person being fetched is looked at every second at first; an outside
// source takes minutes.
const FOLLOW_MS = 1_000;
const FOLLOW_LONG_MS = 5_000;
const LONG_AFTER_READS = 20;
const FOLLOWED_AT_ONCE = 5;
const RELOAD_FAILED = "Failed to refresh data";

export const foundersQuery = infiniteQueryOptions({
  queryKey: LIST_KEY,
  queryFn: ({ pageParam }) => listFounders(db, { page: pageParam, limit: FOUNDERS_PAGE_SIZE }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
  placeholderData: keepPreviousData,
});

/** One founder with all notes. What it finds is shown in the table too. */
export function founderQuery(founderId: string) {
  return queryOptions({
    queryKey: ["founders", "one", founderId] as const,
    queryFn: async ({ client }) => {
      const founder = await getFounder(db, founderId);
      showInTable(client, founder);
      return founder;
    },
  });
}

/** People of the demonstration network to try; none with any other post source. */
export const suggestionsQuery = queryOptions({
  queryKey: SUGGESTIONS_KEY,
  queryFn: async () => (await call(api, listSuggestedPeople)).data,
  staleTime: 0,
});

function showInTable(client: QueryClient, founder: Founder) {
  const loaded = client.getQueryData<FounderPages>(LIST_KEY);
  if (!loaded) return;
  client.setQueryData(LIST_KEY, withFounder(loaded, founder));
  const before = loadedFounders(loaded).find(({ id }) => id === founder.id);
  const isOver =
    before &&
    (before.lastRefreshedAt !== founder.lastRefreshedAt || before.lastRefreshOutcome !== founder.lastRefreshOutcome);
  if (isOver) void client.invalidateQueries({ queryKey: refreshStatusQuery.queryKey });
}

function followEvery(query: { state: { dataUpdateCount: number } }): number {
  return query.state.dataUpdateCount < LONG_AFTER_READS ? FOLLOW_MS : FOLLOW_LONG_MS;
}

/** Reads these founders again every second, a few at a time, so that a summary is in the table as soon as it exists. */
export function useFollowFounders(founderIds: string[]): void {
  useQueries({
    queries: founderIds
      .slice(0, FOLLOWED_AT_ONCE)
      .map((id) => ({ ...founderQuery(id), staleTime: 0, refetchInterval: followEvery })),
  });
}

/** Follows a person and puts them on top of the table. */
export function useAddFounder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (founder: NewFounderInput) => addFounder(db, z.parse(newFounderSchema, founder)),
    onSuccess: async (founder) => {
      await client.cancelQueries({ queryKey: LIST_KEY });
      client.setQueryData<FounderPages>(LIST_KEY, (loaded) => loaded && withNewFounder(loaded, founder));
      void client.invalidateQueries({ queryKey: LIST_KEY });
      void client.invalidateQueries({ queryKey: SUGGESTIONS_KEY });
      void client.invalidateQueries({ queryKey: refreshStatusQuery.queryKey });
    },
  });
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
