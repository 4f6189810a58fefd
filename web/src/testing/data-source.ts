import type { DataSource } from "@contract/data-sources";

/** A connected source that is well. */
export function aDataSource(given: Partial<DataSource> = {}): DataSource {
  return {
    source: "phantombuster",
    agentId: "5551234567890123",
    actorId: null,
    connectedAt: "2026-11-01T00:00:00Z",
    chosenAt: "2026-11-01T00:00:00Z",
    dailyCeiling: 80,
    isPaused: false,
    problem: null,
    problemReason: null,
    problemSince: null,
    tryAgainAt: null,
    ...given,
  };
}
