import { type TablePreferences, tablePreferencesSchema } from "@contract/table-preferences";
import * as z from "zod/mini";

const PREFIX = "tracker-table:";

/** What this browser last knew of a user's table, so that it opens in its final shape before the server answers; null for nothing. */
export function readKept(userId: string): TablePreferences | null {
  try {
    const kept = z.safeParse(tablePreferencesSchema, JSON.parse(localStorage.getItem(PREFIX + userId) ?? ""));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

export function keep(userId: string, preferences: TablePreferences) {
  try {
    localStorage.setItem(PREFIX + userId, JSON.stringify(preferences));
  } catch {
    // Storage is off or full: the server has them.
  }
}

/** Forgets every user's: for somebody who signs out on purpose. */
export function forgetKept() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is off: there is nothing to forget.
  }
}
