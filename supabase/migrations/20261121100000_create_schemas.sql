-- Schemas: what is not exposed over REST lives in `private`; nothing is executable or visible unless a migration says so.
create extension if not exists pg_cron;
create extension if not exists pg_net with schema extensions;
create extension if not exists supabase_vault;

create schema private;
revoke all on schema private from public;
-- Policies, triggers and thin public functions call into `private` as the signed-in user; each function is granted by name.
grant usage on schema private to authenticated, service_role;

alter default privileges for role postgres revoke execute on functions from public;
alter default privileges for role postgres in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges for role postgres in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges for role postgres in schema public revoke all on sequences from anon, authenticated, service_role;
