import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { repeatConflict } from "@stores/repeat-conflict";
import { callerToken } from "./caller-token";
import { guardedFetch } from "./guarded-fetch";
import { outlivesPage } from "./outlives-page";
import { type StoredSession, storedSession } from "./stored-session";

// The key that `supabase start` gives every local project; a hosted project names its own at build time.
const LOCAL_PUBLISHABLE_KEY = "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH";

/** Where REST, Auth and the functions answer: the page's own origin, unless the build names another. */
export const supabaseUrl = import.meta.env.VITE_SUPABASE_URL ?? window.location.origin;
// An edit that is saved while its tab closes may not get past a preflight: a host can pass REST on to another origin.
const restUrl = import.meta.env.VITE_REST_AT_OWN_ORIGIN === "true" ? window.location.origin : supabaseUrl;
export const publishableKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? LOCAL_PUBLISHABLE_KEY;

const authSettings = {
  url: `${supabaseUrl}/auth/v1`,
  headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
  detectSessionInUrl: false,
};

/** A client of the auth server apart from the tab's own session: it keeps nothing, and ends with the page. */
export function passingAuth(storageKey: string): InstanceType<typeof AuthClient> {
  return new AuthClient({ ...authSettings, storageKey, persistSession: false, autoRefreshToken: false });
}

// The name that supabase-js gives it, so that anyone who was signed in stays so.
const storageKey = `sb-${new URL(supabaseUrl).hostname.split(".")[0] ?? ""}-auth-token`;

class TabAuth extends AuthClient {
  /** A failed renewal is not retried for a minute, which is long for someone who has just come back online. */
  forgetFailure() {
    this.lastRefreshFailure = null;
  }
}
const auth = new TabAuth({ ...authSettings, storageKey, fetch: guardedFetch });
window.addEventListener("online", () => auth.forgetFailure());

/** The session that this browser keeps, also while it cannot be renewed. */
export const sessionOfBrowser = (): StoredSession | null => storedSession(storageKey);

/** Takes it out of this browser, without telling anybody. */
export function discardSession() {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is off: there is none.
  }
}

const isWaitingForNetwork = () => !navigator.onLine && sessionOfBrowser()?.hasExpired === true;

/** The caller's access token; null when nobody is signed in. Throws Unreachable when it cannot be renewed for now. */
export const tokenOfCaller = () => callerToken(auth, isWaitingForNetwork);

async function fetchAsCaller(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const token = await tokenOfCaller();
  const headers = new Headers(init?.headers);
  headers.set("apikey", publishableKey);
  headers.set("authorization", `Bearer ${token ?? publishableKey}`);
  return guardedFetch(input, { ...init, headers, keepalive: outlivesPage(init) });
}

/** The one client of this tab. It restores the session from local storage and renews it by itself. */
export const supabase = {
  auth,
  rest: new PostgrestClient(`${restUrl}/rest/v1`, { fetch: repeatConflict(fetchAsCaller) }),
};
