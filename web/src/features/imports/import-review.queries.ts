import type { ImportDecision, ImportTwin } from "@contract/imports";
import {
  decideImportRows,
  listImportProblems,
  listImportRows,
  listImportTwins,
  listRefusedDocuments,
  refreshImport,
} from "@stores/imports";
import { infiniteQueryOptions, queryOptions, useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { readPeopleAnew } from "@/features/founders/founders.queries";
import { db } from "@/lib/db";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { IMPORTS_KEY, preview, previewKey } from "./imports.queries";
import { importMessages } from "./messages";

/** What was refused or left out, or in the preview would be. */
export function importProblemsQuery(importId: string, isDry: boolean) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, "problems", importId, isDry] as const,
    queryFn: () => listImportProblems(db, importId),
    staleTime: 0,
  });
}

/** The rows of an import that look like someone who is there already. */
export function importTwinsQuery(importId: string) {
  return infiniteQueryOptions({
    queryKey: [...IMPORTS_KEY, "twins", importId] as const,
    queryFn: ({ pageParam }) => listImportTwins(db, importId, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ rows }) => (rows.length === 200 ? rows.at(-1)?.row : undefined),
    staleTime: 0,
  });
}

/** All pages of a list that is read after a row, 1,000 at a time. */
async function readAll<Item>(read: (after: number) => Promise<Item[]>, rowOf: (item: Item) => number): Promise<Item[]> {
  const items: Item[] = [];
  for (let after = 0; ;) {
    const page = await read(after);
    items.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < 1000) return items;
    after = rowOf(last);
  }
}

/** Every row of an import with what happened, and what the rows that were not imported have in them. */
export async function readResults(importId: string) {
  const [lines, documents] = await Promise.all([
    readAll(
      (after) => listImportRows(db, importId, { after }),
      ({ row }) => row,
    ),
    readAll(
      (after) => listRefusedDocuments(db, importId, after),
      ([row]) => row,
    ),
  ]);
  return { lines, documents: new Map(documents) };
}

/** Whether the user's last decision about likely duplicates is being taken into the preview. */
export const useIsDeciding = (importId: string) =>
  useIsMutating({ mutationKey: [...previewKey(importId), "decide"] }) > 0;

/** Decides about rows that look like someone who is there already, all of them with null, and previews the import again. */
export function useDecideRows(importId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...previewKey(importId), "decide"],
    mutationFn: async (decided: { rows: number[] | null; decision: ImportDecision }) =>
      preview(client, importId, await decideImportRows(db, importId, decided)),
    onMutate: ({ rows, decision }) =>
      client.setQueryData(importTwinsQuery(importId).queryKey, (old) => {
        const decided = (twin: ImportTwin) => (rows?.includes(twin.row) === false ? twin : { ...twin, decision });
        return old && { ...old, pages: old.pages.map((page) => ({ ...page, rows: page.rows.map(decided) })) };
      }),
    onError: () => {
      toast.bad(importMessages.notDecided);
      return client.invalidateQueries({ queryKey: [...IMPORTS_KEY, "twins", importId] });
    },
  });
}

/** Queues a refresh of those who an import added or updated. */
export function useRefreshImport(importId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => refreshImport(db, importId),
    onSuccess: ({ count }) => toast.good(importMessages.queued(count)),
    onError: (error) => toast.bad(reasonOr(importMessages.notQueued, error)),
    onSettled: () => Promise.all([readPeopleAnew(client), client.invalidateQueries({ queryKey: ["refresh"] })]),
  });
}
