import type { RefreshStatus } from "@contract/refresh";

/** What the database answers about the caller's jobs, for tests: nothing to do but what the test is about. */
export function aRefreshStatus(given: Partial<RefreshStatus> = {}) {
  return {
    pending: 0,
    running: 0,
    completed: 0,
    unknownProfiles: 0,
    error: 0,
    total: 0,
    waitsForTomorrow: false,
    estimatedWaitTimeSeconds: null,
    currentRunningJobUserId: null,
    currentRunningJobUserEmail: null,
    activeFounderIds: [],
    runningFounderIds: [],
    ...given,
  };
}
