import {
  type Import,
  IMPORT_CHUNK,
  type ImportDocument,
  type ImportOutcome,
  type ImportProgress,
  type KnownPeople,
} from "@contract/imports";
import { listCustomFields } from "@stores/custom-fields";
import {
  addImport,
  cancelImport,
  getImportProgress,
  listImportRows,
  listImports,
  planImport,
  runImport,
  uploadImportRows,
} from "@stores/imports";
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { readPeopleAnew } from "@/features/founders/founders.queries";
import { db } from "@/lib/db";
import { toast } from "@/lib/toast";
import { importMessages, outcomeLabels, rows as countRows } from "./messages";
import { forgetRunning, rememberRunning, stopRunning } from "./running-import";

const KEY = ["imports"] as const;
const progressKey = (importId: string) => [...KEY, "progress", importId] as const;

/** The imports that were begun and not ended: they can be gone on with. */
export const unfinishedImportsQuery = queryOptions({
  queryKey: [...KEY, "list"] as const,
  queryFn: () => listImports(db),
  select: (imports: Import[]) => imports.filter(({ state }) => state !== "done" && state !== "cancelled"),
  staleTime: 0,
});

export const importFieldsQuery = queryOptions({
  queryKey: [...KEY, "fields"] as const,
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
    queryKey: [...KEY, "rows", importId, outcome ?? "all", isDry] as const,
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
  void client.invalidateQueries({ queryKey: [...KEY, "rows", importId] });
}

export function countOf(outcomes: ImportProgress["outcomes"]): number {
  return Object.values(outcomes).reduce((sum, count) => sum + count, 0);
}

export interface HandedOver {
  fileName: string;
  rows: { row: number; document: ImportDocument }[];
}

/** Hands a file's rows to the server and finds out what would come of them. Gives the import's id. */
export function useHandOver(onProgress: (done: number, of: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ fileName, rows }: HandedOver) => {
      const { id } = await addImport(db, { fileName, rowCount: rows.length });
      let progress: ImportProgress | undefined;
      for (let start = 0; start < rows.length; start += IMPORT_CHUNK) {
        progress = await uploadImportRows(db, id, rows.slice(start, start + IMPORT_CHUNK));
        client.setQueryData(progressKey(id), progress);
        onProgress(progress.uploaded, rows.length);
      }
      return { id, progress };
    },
    onSuccess: ({ id, progress }) => {
      if (progress) void lookAhead(client, id, progress).catch(() => toast.bad(importMessages.failed));
    },
  });
}

/** Looks ahead again where an earlier look was broken off. */
export function useLookAhead(importId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => lookAhead(client, importId, await getImportProgress(db, importId)),
    onError: () => toast.bad(importMessages.failed),
  });
}

/** Decides what happens to people who are followed already, and looks ahead anew. */
export function usePlanImport(importId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (plan: { knownPeople: KnownPeople; refresh: boolean }) => {
      const progress = await planImport(db, importId, plan);
      client.setQueryData(progressKey(importId), progress);
      await lookAhead(client, importId, progress);
    },
    onError: () => toast.bad(importMessages.failed),
  });
}

/** Takes an import in to its end, chunk by chunk; goes on when the dialog is closed. */
export function useRunImport() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...KEY, "run"],
    mutationFn: async (importId: string) => {
      rememberRunning(importId);
      let progress: ImportProgress;
      do {
        progress = await runImport(db, importId, { isDry: false });
        client.setQueryData(progressKey(importId), progress);
      } while (progress.state === "running");
      forgetRunning();
      return progress;
    },
    onSuccess: ({ outcomes }) => toast.good(`Import done: ${summary(outcomes)}.`),
    onError: () => {
      stopRunning();
      toast.bad(importMessages.failed);
    },
    onSettled: () =>
      Promise.all([
        readPeopleAnew(client),
        ...[["refresh"], KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      ]),
  });
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
    onSettled: () => {
      forgetRunning();
      return client.invalidateQueries({ queryKey: KEY });
    },
  });
}
