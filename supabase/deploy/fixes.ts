/** The commands that mend most of what may be missing; HOSTING.md has them in their order. */
export const PUSH_SCHEMA = "npx supabase db push --remote";
export const PUSH_CONFIG = "npx supabase config diff && npx supabase config push";
export const DEPLOY = "npx supabase functions deploy --use-api";
export const SET_SECRETS = "npx supabase secrets set --env-file production.env";
export const LOGS = "Dashboard → Edge Functions → the function → Logs";
export const UNSET_SECRETS = "npx supabase secrets unset";
