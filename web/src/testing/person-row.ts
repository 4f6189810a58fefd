import type { PersonRow } from "@contract/founder-list";
import { aFounder } from "./founder";

/** A row of the table for tests, complete but for what the test is about. */
export function aPersonRow(given: Partial<PersonRow> = {}): PersonRow {
  const founder = aFounder();
  const freshness = { state: "fresh", error: null, checkedAt: founder.lastRefreshedAt } as const;
  return { ...founder, freshness, match: null, ...given };
}
