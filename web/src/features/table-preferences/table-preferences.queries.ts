import { type TablePreferences, tablePreferencesSchema } from "@contract/table-preferences";
import { getTableSetup, saveTablePreferences } from "@stores/table-preferences";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import * as z from "zod/mini";
import { session, useUserId } from "@/features/session/session.queries";
import { db } from "@/lib/db";
import { debouncedSave } from "@/lib/debounced-save";
import { toast } from "@/lib/toast";
import { forgetKept, keep, readKept } from "./kept-preferences";

const SAVE_AFTER_MS = 600;
// Only this user changes them, mostly in this tab.
const SELDOM_MS = 10 * 60_000;
const NOT_SAVED = "The table's layout could not be saved. This browser keeps it for now.";

const DEFAULT_PREFERENCES = z.parse(tablePreferencesSchema, {});

/** What to open the table with before the server answered. */
export const firstPreferences = (userId: string): TablePreferences => readKept(userId) ?? DEFAULT_PREFERENCES;

session.subscribe(() => {
  const state = session.read();
  if (state.status === "signed-out" && state.after === "leaving") forgetKept();
});

/** The user's preferences and custom fields: what the table needs before its first row, in one request for both queries. */
const tableSetupQuery = queryOptions({
  queryKey: ["table-setup"] as const,
  queryFn: () => getTableSetup(db),
  // Long enough for both to share one answer, and no longer.
  staleTime: 1_000,
  gcTime: 1_000,
});

/** The columns of the user's own, oldest first. */
export const customFieldsQuery = queryOptions({
  queryKey: ["custom-fields"] as const,
  queryFn: async ({ client }) => (await client.query(tableSetupQuery)).fields,
  staleTime: SELDOM_MS,
});

/** How a user's table looks. What this browser last knew stands in until the server answers. */
export function tablePreferencesQuery(userId: string) {
  const kept = readKept(userId);
  return queryOptions({
    queryKey: ["table-preferences", userId] as const,
    queryFn: async ({ client }) => {
      const { preferences } = await client.query(tableSetupQuery);
      keep(userId, preferences);
      return preferences;
    },
    staleTime: SELDOM_MS,
    ...(kept && { initialData: kept, initialDataUpdatedAt: 0 }),
  });
}

const savers = new WeakMap<QueryClient, ReturnType<typeof debouncedSave<TablePreferences>>>();

function saverOf(client: QueryClient) {
  const known = savers.get(client);
  if (known) return known;
  const saver = debouncedSave<TablePreferences>((preferences) => {
    saveTablePreferences(db, preferences).catch(() => toast.bad(NOT_SAVED));
  }, SAVE_AFTER_MS);
  savers.set(client, saver);
  return saver;
}

/** The user's preferences, and how to change them: at once on screen, a moment later on the server. */
export function useTablePreferences() {
  const client = useQueryClient();
  const userId = useUserId();
  const query = useMemo(() => tablePreferencesQuery(userId), [userId]);
  const { data = DEFAULT_PREFERENCES, isPending } = useQuery(query);
  const saver = saverOf(client);

  useEffect(() => {
    const flush = () => saver.flush();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [saver]);

  const change = useCallback(
    (next: (preferences: TablePreferences) => TablePreferences) => {
      void client.cancelQueries({ queryKey: query.queryKey });
      const changed = next(client.getQueryData(query.queryKey) ?? DEFAULT_PREFERENCES);
      client.setQueryData(query.queryKey, changed);
      keep(userId, changed);
      saver.push(changed);
    },
    [client, query, userId, saver],
  );
  return { preferences: data, isPending, change };
}
