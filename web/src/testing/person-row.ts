import type { PersonRow } from "@contract/founder-list";
import { aFounder } from "./founder";

/** A row of the table for tests, complete but for what the test is about. */
export function aPersonRow(given: Partial<PersonRow> = {}): PersonRow {
  const founder = aFounder();
  return { ...founder, freshness: { state: "fresh", error: null, checkedAt: founder.lastRefreshedAt }, ...given };
}
