import type { ApiHost } from "@contract/call";
import { guardedFetch } from "./guarded-fetch";
import { publishableKey, supabase, supabaseUrl } from "./supabase";

/** The edge function behind /api, for the few calls that a table cannot answer. */
export const api: ApiHost = {
  baseUrl: `${supabaseUrl}/functions/v1/api`,
  fetch: guardedFetch,
  token: async () => (await supabase.auth.getSession()).data.session?.access_token ?? null,
  publishableKey,
};
