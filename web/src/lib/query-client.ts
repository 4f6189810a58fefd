import { isUnreachable } from "./unreachable";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

const STALE_MS = 15_000;

/** The HTTP status of an error from a store or a call, or null when it has none (the network, a bug). */
export function statusOf(error: unknown): number | null {
  if (typeof error !== "object" || error === null || !("status" in error)) return null;
  return typeof error.status === "number" ? error.status : null;
}

/** Retries only failures that may pass by themselves: no network, or a server that is down. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === null ? error instanceof TypeError || isUnreachable(error) : status >= 500;
}

/** The cache of everything the server said. `onSignedOut` is called when the server no longer knows the session. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (statusOf(error) === 401) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Offline, a request fails and the screen says so; waiting for the network would leave a skeleton for ever.
      queries: { networkMode: "always", staleTime: STALE_MS, retry: (count, error) => count < 2 && mayPass(error) },
      mutations: { networkMode: "always" },
    },
  });
}
