import { createClient } from "@supabase/supabase-js";
import { guardedFetch } from "./guarded-fetch";

// The key that `supabase start` gives every local project; a hosted project names its own at build time.
const LOCAL_PUBLISHABLE_KEY = "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH";

/** Where REST, Auth and the functions answer: the page's own origin, unless the build names another. */
export const supabaseUrl = import.meta.env.VITE_SUPABASE_URL ?? window.location.origin;
export const publishableKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? LOCAL_PUBLISHABLE_KEY;

/** The one client of this tab. It restores the session from local storage and renews it by itself. */
export const supabase = createClient(supabaseUrl, publishableKey, {
  auth: { detectSessionInUrl: false },
  global: { fetch: guardedFetch },
});
