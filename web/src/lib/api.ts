import type { ApiHost } from "@contract/call";
import { guardedFetch } from "./guarded-fetch";
import { publishableKey, supabaseUrl, tokenOfCaller } from "./supabase";

/** The edge function behind /api, for the few calls that a table cannot answer. */
export const api: ApiHost = {
  baseUrl: `${supabaseUrl}/functions/v1/api`,
  fetch: guardedFetch,
  token: tokenOfCaller,
  publishableKey,
};
