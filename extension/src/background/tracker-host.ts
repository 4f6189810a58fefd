import { type ApiHost, ApiError, UNREADABLE_REPLY } from "@contract/call";

/** A Tracker that the extension is connected to. */
export interface Account {
  id: string;
  email: string;
  /** Where its app is, without a slash at the end. */
  baseUrl: string;
  /** Where its API is: ends with /api. */
  apiUrl: string;
  /** Sent as `apikey`, which hosted Supabase asks of every request; null elsewhere. */
  key: string | null;
  token: string;
  /** The server refused the token: it was revoked, or has run out. */
  isRevoked: boolean;
}

/** How a call failed, which decides the message and whether it is retried. */
export type Failure = "revoked" | "older" | "unreachable" | "refused";

// A worker that waits longer for an answer is ended by the browser: https://developer.chrome.com/docs/extensions/develop/concepts/service-workers/lifecycle
export const TIMEOUT_MS = 20_000;

/** A host that gives up what takes too long, and sends no cookies. */
export function hostOf(
  { apiUrl, key, token }: Pick<Account, "apiUrl" | "key"> & { token: string | null },
  fetch: typeof globalThis.fetch,
): ApiHost {
  return {
    baseUrl: apiUrl,
    fetch: (input, init) => fetch(input, { ...init, credentials: "omit", signal: AbortSignal.timeout(TIMEOUT_MS) }),
    token: () => Promise.resolve(token),
    ...(key !== null && { publishableKey: key }),
  };
}

/** What a failed call means. A server that does not know a call, or answers in another shape, is older than the extension. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return "unreachable";
  if (error.status === 401) return "revoked";
  if (error.message === UNREADABLE_REPLY || (error.status === 404 && error.message === "Not found")) return "older";
  return error.status >= 500 || [408, 429].includes(error.status) ? "unreachable" : "refused";
}

/** Why a call failed, as a sentence for the user. */
export const reasonOf = (error: unknown) =>
  error instanceof ApiError ? error.message : "Tracker can't be reached. Please try again.";
