import { call } from "@contract/call";
import {
  checkSourceKey,
  DAILY_CEILING,
  type DataSourceKind,
  HOOK_PATHS,
  type SourceConnection,
  type SourceKey,
  sourceTrouble,
} from "@contract/data-sources";
import {
  chooseDataSource,
  connectDataSource,
  countCadences,
  countUnknownPeople,
  disconnectDataSource,
  findTestPerson,
  getSourceHook,
  listDataSources,
  listSourceRuns,
  retryDataSource,
  updateDataSource,
} from "@stores/data-sources";
import { getRefreshJob, requestRefresh } from "@stores/refresh";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "@/lib/api";
import { db } from "@/lib/db";
import { type PostsReach, USUAL_REACH } from "@/lib/posts-reach";
import { costSentence } from "./source-words";

/** Runs take minutes. */
const POLL_MS = 5_000;
const TEST_POLL_MS = 2_000;

export const dataSourcesQuery = queryOptions({
  queryKey: ["data-sources"] as const,
  queryFn: () => listDataSources(db),
});

const REACH_POLL_MS = 30_000;

/** Whose posts can be fetched for the user; asks only where that is needed. */
export function usePostsReach(isNeeded = true): PostsReach {
  const { data: sources } = useQuery({
    ...dataSourcesQuery,
    enabled: isNeeded,
    staleTime: REACH_POLL_MS,
    refetchInterval: REACH_POLL_MS,
  });
  const trouble = sourceTrouble(sources ?? []);
  const readsLinkedIn = USUAL_REACH.readsLinkedIn || (sources?.length ?? 0) > 0;
  const isKnown = sources !== undefined;
  return useMemo(() => ({ readsLinkedIn, trouble, isKnown }), [readsLinkedIn, trouble, isKnown]);
}

export const sourceRunsQuery = queryOptions({
  queryKey: ["source-runs"] as const,
  queryFn: async ({ client }) => {
    const runs = await listSourceRuns(db);
    // What a run ran into is in its source too: read after the runs, a source never looks better than the last of them.
    await client.invalidateQueries({ queryKey: dataSourcesQuery.queryKey });
    return runs;
  },
  refetchInterval: POLL_MS,
});

const cadenceCountsQuery = queryOptions({
  queryKey: ["source-cadences"] as const,
  queryFn: () => countCadences(db),
});

/** What a month of checks with Apify costs under this ceiling, in a sentence; null before it is known. */
export function useCostSentence(ceiling: number, isNeeded = true): string | null {
  const { data: counts } = useQuery({ ...cadenceCountsQuery, enabled: isNeeded });
  const { data: runs } = useQuery({ ...sourceRunsQuery, enabled: isNeeded });
  return counts && runs ? costSentence(counts, ceiling, runs) : null;
}

/** How many people connecting a source would have checked at once, and what a month with Apify costs after that. */
export function useFirstCheck(source: DataSourceKind): { people: number; cost: string | null } {
  const { data: people = 0 } = useQuery({
    queryKey: ["unknown-people"] as const,
    queryFn: () => countUnknownPeople(db),
    staleTime: 0,
  });
  const cost = useCostSentence(DAILY_CEILING.usual, source === "apify");
  return { people, cost };
}

/** Where PhantomBuster may tell that a run is over; undefined before it is known. */
export function useHookAddress(source: DataSourceKind, isNeeded: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ["source-hook", source] as const,
    queryFn: () => getSourceHook(db, source),
    enabled: isNeeded,
  });
  return data ? new URL(`${api.baseUrl}${HOOK_PATHS[source]}/${data}`, location.href).href : undefined;
}

function useSourceMutation<Variables>(mutationFn: (variables: Variables) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: dataSourcesQuery.queryKey }),
  });
}

/** Asks the vendor about a key; only a server can. */
export const useCheckKey = () =>
  useMutation({ mutationFn: (input: SourceKey) => call(api, checkSourceKey, { input }) });
export const useConnectSource = () =>
  useSourceMutation((connection: SourceConnection) => connectDataSource(db, connection));
export const useRetrySource = () => useSourceMutation((source: DataSourceKind) => retryDataSource(db, source));
export const useDisconnectSource = () =>
  useSourceMutation((source: DataSourceKind) => disconnectDataSource(db, source));
export const useChooseSource = () => useSourceMutation((source: DataSourceKind) => chooseDataSource(db, source));
export const useUpdateSource = () =>
  useSourceMutation(({ source, ...change }: { source: DataSourceKind; dailyCeiling?: number; isPaused?: boolean }) =>
    updateDataSource(db, source, change),
  );

/** Looks up the person who was added last, and follows what comes of it. */
export function useSourceTest() {
  const start = useMutation({
    mutationFn: async () => {
      const person = await findTestPerson(db);
      return person && { person, jobId: await requestRefresh(db, person.id) };
    },
  });
  const jobId = start.data?.jobId;
  const job = useQuery({
    queryKey: ["source-test", jobId] as const,
    queryFn: () => getRefreshJob(db, jobId ?? 0),
    enabled: jobId !== undefined,
    refetchInterval: ({ state }) => (state.data?.outcome ? false : TEST_POLL_MS),
  });
  return { start, job: job.data };
}
