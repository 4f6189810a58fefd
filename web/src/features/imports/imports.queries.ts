import { type Import, type ImportOutcome, type ImportProgress, type KnownPeople } from "@contract/imports";
import { listCustomFields } from "@stores/custom-fields";
import {
  cancelImport,
  findImportTwins,
  getImportProgress,
  listImportRows,
  listImports,
  planImport,
  runImport,
} from "@stores/imports";
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

/** The imports that were begun and not ended: they can be continued. */
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
    // Uploads and runs write here; another tab may do it too.
    staleTime: 10_000,
  });
}

/** Rows of an import; `isDry` are those of the preview. */
export function importRowsQuery(importId: string, outcome: ImportOutcome | undefined, isDry: boolean) {
  return infiniteQueryOptions({
    queryKey: [...IMPORTS_KEY, "rows", importId, outcome ?? "all", isDry] as const,
    queryFn: ({ pageParam }) => listImportRows(db, importId, { after: pageParam, isDry, ...(outcome && { outcome }) }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length === 1000 ? page.at(-1)?.row : undefined),
    staleTime: 0,
  });
}

/** Runs the dry run to its end, then again for the rows that look like an existing person and get another outcome. */
export async function preview(client: QueryClient, importId: string, from: ImportProgress): Promise<void> {
  const finish = async (start: ImportProgress) => {
    let progress = start;
    while (countOf(progress.expected) < progress.total) {
      progress = await runImport(db, importId, { isDry: true });
      client.setQueryData(progressKey(importId), progress);
    }
  };
  await finish(from);
  await finish(await findImportTwins(db, importId));
  void Promise.all(
    ["rows", "problems", "twins"].map((kind) =>
      client.invalidateQueries({ queryKey: [...IMPORTS_KEY, kind, importId] }),
    ),
  );
}

export function countOf(outcomes: ImportProgress["outcomes"]): number {
  return Object.values(outcomes).reduce((sum, count) => sum + count, 0);
}

export const previewKey = (importId: string) => [...IMPORTS_KEY, "preview", importId] as const;

/** Whether this tab previews an import now. */
export const useIsPreviewing = (importId: string) => useIsMutating({ mutationKey: previewKey(importId) }) > 0;

/** Previews an import, from where an earlier preview stopped, if there was one. Continues when the dialog is closed. */
export function usePreviewImport(importId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: previewKey(importId),
    mutationFn: async () => preview(client, importId, await getImportProgress(db, importId)),
    onError: () => toast.bad(importMessages.failed),
  });
}

/** Decides what happens to people who are followed already, and previews the import again. */
export function usePlanImport(importId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: previewKey(importId),
    mutationFn: async (plan: { knownPeople: KnownPeople; refresh: boolean }) => {
      const progress = await planImport(db, importId, plan);
      client.setQueryData(progressKey(importId), progress);
      await preview(client, importId, progress);
    },
    onError: () => toast.bad(importMessages.failed),
  });
}

/** The import that this tab runs now, or null. */
export function useRunningImport(): string | null {
  const running = useMutationState({
    filters: { mutationKey: RUN_KEY, status: "pending" },
    // Mutations of this key are made by useRunImport only.
    select: ({ state }) => state.variables as string,
  });
  return running[0] ?? null;
}

/** Runs an import, chunk by chunk, until it is over. */
async function runToEnd(client: QueryClient, importId: string): Promise<ImportProgress> {
  for (;;) {
    const progress = await runImport(db, importId, { isDry: false }).catch((error: unknown) =>
      overAlready(importId, error),
    );
    client.setQueryData(progressKey(importId), progress);
    if (progress.state !== "running") return progress;
  }
}

/** The progress of an import that would not continue, if it is over: another tab was faster, or the answer to the last chunk was lost. */
async function overAlready(importId: string, error: unknown): Promise<ImportProgress> {
  if (statusOf(error) !== 409) throw error;
  const progress = await getImportProgress(db, importId);
  if (progress.state !== "done" && progress.state !== "cancelled") throw error;
  return progress;
}

/** Runs an import to its end, chunk by chunk, if this tab does not do so already; continues when the dialog is closed. */
export function useRunImport() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: RUN_KEY,
    mutationFn: async (importId: string) => {
      rememberRunning(importId);
      const progress = await runToEnd(client, importId);
      forgetRunning();
      return progress;
    },
    onSuccess: ({ state, outcomes }, importId) => {
      // The dialog says it itself while it is open.
      if (
        client
          .getQueryCache()
          .find({ queryKey: progressKey(importId) })
          ?.isActive()
      )
        return;
      toast.good(`${state === "done" ? "Import done" : "Import discarded"}: ${summary(outcomes)}.`);
    },
    onError: (error) => {
      // Deleted after 30 days, or someone else's: there is nothing to continue.
      if (statusOf(error) === 404) forgetRunning();
      else stopRunning();
      toast.bad(importMessages.failed);
    },
    onSettled: () =>
      Promise.all([
        readPeopleAnew(client),
        // An import may add columns, and options to the user's lists.
        ...[["refresh"], IMPORTS_KEY, ["profile"], ["table-setup"], ["custom-fields"], ["timeline"]].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
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

/** Discards the rest of an import. */
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
