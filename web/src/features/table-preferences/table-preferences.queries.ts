import { type TablePreferences, type TablePreferencesPatch, tablePreferencesSchema } from "@contract/table-preferences";
import { getTableSetup, saveTablePreferences } from "@stores/table-preferences";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import * as z from "zod/mini";
import { session, useUserId } from "@/features/session/session.queries";
import { db } from "@/lib/db";
import { debouncedSave } from "@/lib/debounced-save";
import { perClient } from "@/lib/per-client";
import { statusOf } from "@/lib/query-client";
import { toast } from "@/lib/toast";
import { isUnreachable } from "@/lib/unreachable";
import { forgetKept, keep, readKept } from "./kept-preferences";
import { patched, patchOf, together } from "./preferences-patch";

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

type Change = (preferences: TablePreferences) => TablePreferences;

/** What this tab knows of the preferences on the server, and what it has to tell. */
interface Told {
  /** The server's answer has come. Until then what is on screen may be older, and must not take the place of what is there. */
  isKnown: boolean;
  /** Changes made before it was loaded: they are applied again on top of it. */
  early: Change[];
  /** How many changes there were after it came. */
  made: number;
  saver: ReturnType<typeof patchSaver>;
}

/** Saves changes of preferences a moment later, several as one; what could not be sent goes with the next. */
function patchSaver() {
  let unsaved: TablePreferencesPatch = {};
  const underWay = new Set<TablePreferencesPatch>();
  const { push, flush } = debouncedSave<true>(() => {
    const sent = unsaved;
    unsaved = {};
    underWay.add(sent);
    saveTablePreferences(db, sent)
      .catch((error: unknown) => {
        // What the server will not have would keep the rest from it too.
        if (isUnreachable(error) || (statusOf(error) ?? 0) >= 500) unsaved = together(sent, unsaved);
        toast.bad(NOT_SAVED);
      })
      .finally(() => underWay.delete(sent));
  }, SAVE_AFTER_MS);
  const save = (before: TablePreferences, after: TablePreferences) => {
    unsaved = together(unsaved, patchOf(before, after));
    push(true);
  };
  return {
    save,
    flush,
    /** What the server may not have yet. */
    pending: () => [...underWay, unsaved],
  };
}

const toldBy = perClient<Told>(() => ({ isKnown: false, early: [], made: 0, saver: patchSaver() }));

/** The server's preferences with what was changed before they were known. */
function withEarlyChanges(client: QueryClient, stored: TablePreferences): TablePreferences {
  const state = toldBy(client);
  state.isKnown = true;
  const preferences = state.early.splice(0).reduce((now, change) => change(now), stored);
  if (preferences !== stored) state.saver.save(stored, preferences);
  return preferences;
}

/** How a user's table looks. What this browser last knew is shown until the server answers. */
export function tablePreferencesQuery(userId: string) {
  const kept = readKept(userId);
  return queryOptions({
    queryKey: ["table-preferences", userId] as const,
    queryFn: async ({ client }) => {
      const { made, saver } = toldBy(client);
      // The answer may be from before the server heard of these.
      const pending = saver.pending();
      const setup = await client.query(tableSetupQuery);
      const preferences = withEarlyChanges(client, pending.reduce(patched, setup.preferences));
      // What was changed meanwhile is kept already, and this answer was cancelled.
      if (toldBy(client).made === made) keep(userId, preferences);
      return preferences;
    },
    staleTime: SELDOM_MS,
    ...(kept && { initialData: kept, initialDataUpdatedAt: 0 }),
  });
}

/** Changes a user's preferences: at once on screen, a moment later on the server, once it is known what it has. */
export function changePreferences(
  client: QueryClient,
  query: ReturnType<typeof tablePreferencesQuery>,
  change: Change,
) {
  const [, userId] = query.queryKey;
  const state = toldBy(client);
  const { isKnown, early, saver } = state;
  if (isKnown) void client.cancelQueries({ queryKey: query.queryKey });
  const before = client.getQueryData(query.queryKey) ?? DEFAULT_PREFERENCES;
  const changed = change(before);
  // Until the server's are known, these count as old: they are read as soon as may be.
  client.setQueryData(query.queryKey, changed, isKnown ? undefined : { updatedAt: 0 });
  keep(userId, changed);
  if (isKnown) {
    state.made += 1;
    saver.save(before, changed);
    return;
  }
  early.push(change);
  client.query({ ...query, staleTime: 0 }).catch(() => toast.bad(NOT_SAVED));
}

/** The user's preferences, and how to change them. */
export function useTablePreferences() {
  const client = useQueryClient();
  const userId = useUserId();
  const query = useMemo(() => tablePreferencesQuery(userId), [userId]);
  const { data = DEFAULT_PREFERENCES, isPending } = useQuery(query);
  const { saver } = toldBy(client);

  useEffect(() => {
    const flush = () => saver.flush();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [saver]);

  const change = useCallback((next: Change) => changePreferences(client, query, next), [client, query]);
  return { preferences: data, isPending, change };
}
