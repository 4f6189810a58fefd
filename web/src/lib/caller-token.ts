import { type AuthError, isAuthRetryableFetchError } from "@supabase/auth-js";
import { Unreachable } from "./unreachable";

/** The one call of auth-js that a token is got by. */
export interface TokenSource {
  getSession(): Promise<{ data: { session: { access_token: string } | null }; error: AuthError | null }>;
}

/**
 * The caller's access token; null when nobody is signed in. Throws Unreachable when it has expired and could not be renewed for now:
 * without it a request would be sent as nobody's, and refused.
 */
export async function callerToken(source: TokenSource, isWaitingForNetwork: () => boolean): Promise<string | null> {
  // auth-js would try for half a minute.
  if (isWaitingForNetwork()) throw new Unreachable("The session cannot be renewed without a connection.");
  const { data, error } = await source.getSession();
  if (isAuthRetryableFetchError(error)) throw new Unreachable("The session could not be renewed.", { cause: error });
  return data.session?.access_token ?? null;
}
