import { type TablePreferences, tablePreferencesSchema } from "@contract/table-preferences";
import * as z from "zod/mini";
import { forgetStored, store, stored } from "@/lib/browser-storage";

const PREFIX = "tracker-table:";

/** What this browser last knew of a user's table, so that it opens in its final shape before the server answers; null for nothing. */
export function readKept(userId: string): TablePreferences | null {
  try {
    const kept = z.safeParse(tablePreferencesSchema, JSON.parse(stored("local", PREFIX + userId) ?? ""));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

export function keep(userId: string, preferences: TablePreferences) {
  store("local", PREFIX + userId, JSON.stringify(preferences));
}

/** Forgets every user's: for someone who signs out on purpose. */
export const forgetKept = () => forgetStored("local", PREFIX);
