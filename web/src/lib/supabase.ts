import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { guardedFetch } from "./guarded-fetch";
import { outlivesPage } from "./outlives-page";

// The key that `supabase start` gives every local project; a hosted project names its own at build time.
const LOCAL_PUBLISHABLE_KEY = "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH";

/** Where REST, Auth and the functions answer: the page's own origin, unless the build names another. */
export const supabaseUrl = import.meta.env.VITE_SUPABASE_URL ?? window.location.origin;
export const publishableKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? LOCAL_PUBLISHABLE_KEY;

const authSettings = {
  url: `${supabaseUrl}/auth/v1`,
  headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
  detectSessionInUrl: false,
};

/** A client of the auth server apart from the tab's own session: it keeps nothing, and ends with the page. */
export function passingAuth(storageKey: string): typeof auth {
  return new AuthClient({ ...authSettings, storageKey, persistSession: false, autoRefreshToken: false });
}

// The name that supabase-js gives it, so that whoever was signed in stays so.
const storageKey = `sb-${new URL(supabaseUrl).hostname.split(".")[0] ?? ""}-auth-token`;
const auth = new AuthClient({ ...authSettings, storageKey, fetch: guardedFetch });

async function fetchAsCaller(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { data } = await auth.getSession();
  const headers = new Headers(init?.headers);
  headers.set("apikey", publishableKey);
  headers.set("authorization", `Bearer ${data.session?.access_token ?? publishableKey}`);
  return guardedFetch(input, { ...init, headers, keepalive: outlivesPage(init) });
}

/** The one client of this tab. It restores the session from local storage and renews it by itself. */
export const supabase = {
  auth,
  rest: new PostgrestClient(`${supabaseUrl}/rest/v1`, { fetch: fetchAsCaller }),
};
