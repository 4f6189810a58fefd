-- For `supabase start` only (a hosted project is never seeded): where the schedule finds the function inside the CLI's network,
-- and the secret key that the CLI gives every local project. It is public, and good on one's own machine alone.
select vault.create_secret('http://api.supabase.internal:8000/functions/v1/jobs', 'jobs_url');
select vault.create_secret('sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz', 'cron_key');
