import { type Import, type ImportOutcome, type ImportProgress, type KnownPeople } from "@contract/imports";
import { listCustomFields } from "@stores/custom-fields";
import { cancelImport, getImportProgress, listImportRows, listImports, planImport, runImport } from "@stores/imports";
import {
  infiniteQueryOptions,
  type Mutation,
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import { readPeopleAnew } from "@/features/founders/founders.queries";
import { db } from "@/lib/db";
import { statusOf } from "@/lib/query-client";
import { toast } from "@/lib/toast";
import { importMessages, outcomeLabels, rows as countRows } from "./messages";
import { forgetRunning, rememberRunning, stopRunning } from "./running-import";

export const IMPORTS_KEY = ["imports"] as const;
const RUN_KEY = [...IMPORTS_KEY, "run"] as const;
export const progressKey = (importId: string) => [...IMPORTS_KEY, "progress", importId] as const;

/** The imports that were begun and not ended: they can be gone on with. */
export const unfinishedImportsQuery = queryOptions({
  queryKey: [...IMPORTS_KEY, "list"] as const,
  queryFn: () => listImports(db),
  select: (imports: Import[]) => imports.filter(({ state }) => state !== "done" && state !== "cancelled"),
  staleTime: 0,
});

export const importFieldsQuery = queryOptions({
  queryKey: [...IMPORTS_KEY, "fields"] as const,
  queryFn: () => listCustomFields(db),
});

export function importProgressQuery(importId: string) {
  return queryOptions({
    queryKey: progressKey(importId),
    queryFn: () => getImportProgress(db, importId),
    // What hands over and runs writes here; another tab may do it too.
    staleTime: 10_000,
  });
}

/** Lines of an import; `isDry` are those of the look ahead. */
export function importRowsQuery(importId: string, outcome: ImportOutcome | undefined, isDry: boolean) {
  return infiniteQueryOptions({
    queryKey: [...IMPORTS_KEY, "rows", importId, outcome ?? "all", isDry] as const,
    queryFn: ({ pageParam }) => listImportRows(db, importId, { after: pageParam, isDry, ...(outcome && { outcome }) }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length === 1000 ? page.at(-1)?.row : undefined),
    staleTime: 0,
  });
}

/** Every line of an import. */
export async function readImportRows(importId: string) {
  const lines = [];
  for (let after = 0; ;) {
    const page = await listImportRows(db, importId, { after });
    lines.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < 1000) return lines;
    after = last.row;
  }
}

async function lookAhead(client: QueryClient, importId: string, from: ImportProgress): Promise<void> {
  let progress = from;
  while (countOf(progress.expected) < progress.total) {
    progress = await runImport(db, importId, { isDry: true });
    client.setQueryData(progressKey(importId), progress);
  }
  void client.invalidateQueries({ queryKey: [...IMPORTS_KEY, "rows", importId] });
}

export function countOf(outcomes: ImportProgress["outcomes"]): number {
  return Object.values(outcomes).reduce((sum, count) => sum + count, 0);
}

const lookKey = (importId: string) => [...IMPORTS_KEY, "look", importId] as const;

/** Whether this tab looks ahead in an import now. */
export const useIsLooking = (importId: string) => useIsMutating({ mutationKey: lookKey(importId) }) > 0;

/** Looks ahead from where an earlier look was broken off, if there was one. Goes on when the dialog is closed. */
export function useLookAhead(importId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: lookKey(importId),
    mutationFn: async () => lookAhead(client, importId, await getImportProgress(db, importId)),
    onError: () => toast.bad(importMessages.failed),
  });
}

/** Decides what happens to people who are followed already, and looks ahead anew. */
export function usePlanImport(importId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: lookKey(importId),
    mutationFn: async (plan: { knownPeople: KnownPeople; refresh: boolean }) => {
      const progress = await planImport(db, importId, plan);
      client.setQueryData(progressKey(importId), progress);
      await lookAhead(client, importId, progress);
    },
    onError: () => toast.bad(importMessages.failed),
  });
}

/** The import that this tab takes in now, or null. */
export function useRunningImport(): string | null {
  const running = useMutationState({
    filters: { mutationKey: RUN_KEY, status: "pending" },
    // Mutations of this key are made by useRunImport only.
    select: ({ state }) => state.variables as string,
  });
  return running[0] ?? null;
}

/** Takes an import in, chunk by chunk, until it is over. */
async function takeIn(client: QueryClient, importId: string): Promise<ImportProgress> {
  for (;;) {
    const progress = await runImport(db, importId, { isDry: false }).catch((error: unknown) =>
      overAlready(importId, error),
    );
    client.setQueryData(progressKey(importId), progress);
    if (progress.state !== "running") return progress;
  }
}

/** What is known of an import that would not go on, if it is over: another tab was faster, or the answer to the last chunk was lost. */
async function overAlready(importId: string, error: unknown): Promise<ImportProgress> {
  if (statusOf(error) !== 409) throw error;
  const progress = await getImportProgress(db, importId);
  if (progress.state !== "done" && progress.state !== "cancelled") throw error;
  return progress;
}

/** Takes an import in to its end, chunk by chunk, if this tab does not do so already; goes on when the dialog is closed. */
export function useRunImport() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: RUN_KEY,
    mutationFn: async (importId: string) => {
      rememberRunning(importId);
      const progress = await takeIn(client, importId);
      forgetRunning();
      return progress;
    },
    onSuccess: ({ state, outcomes }) =>
      toast.good(`${state === "done" ? "Import done" : "Import cancelled"}: ${summary(outcomes)}.`),
    onError: (error) => {
      // Forgotten after 30 days, or somebody else's: there is nothing to go on with.
      if (statusOf(error) === 404) forgetRunning();
      else stopRunning();
      toast.bad(importMessages.failed);
    },
    onSettled: () =>
      Promise.all([
        readPeopleAnew(client),
        ...[["refresh"], IMPORTS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      ]),
  });
  return useCallback(
    (importId: string) => {
      const isSame = ({ state }: Mutation) => state.variables === importId && state.status === "pending";
      if (client.isMutating({ mutationKey: RUN_KEY, predicate: isSame }) === 0) mutate(importId);
    },
    [client, mutate],
  );
}

function summary(outcomes: ImportProgress["outcomes"]): string {
  const parts = (Object.keys(outcomeLabels) as ImportOutcome[]).filter((outcome) => outcomes[outcome]);
  if (parts.length === 0) return countRows(0);
  return parts
    .map((outcome) => `${(outcomes[outcome] ?? 0).toLocaleString("en")} ${outcomeLabels[outcome].toLowerCase()}`)
    .join(", ");
}

/** Leaves the rest of an import out. */
export function useCancelImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (importId: string) => cancelImport(db, importId),
    onError: () => toast.bad(importMessages.notCancelled),
    onSettled: () => {
      forgetRunning();
      return client.invalidateQueries({ queryKey: IMPORTS_KEY });
    },
  });
}
