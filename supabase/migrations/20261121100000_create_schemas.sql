-- Collations and functions of Postgres 17 are used: on an older one the push would succeed, and adding a person fail.
do $$
begin
  if current_setting('server_version_num')::integer < 170000 then
    raise exception 'Tracker needs Postgres 17 or later; this is %.', current_setting('server_version');
  end if;
end;
$$;

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

-- Who is calling, for a policy: the user, if their token may do this; null otherwise. A session may do everything. A personal
-- token's stand-in carries the claim `tracker_scope` (read, write, capture or extension) and may do what names its scope, nothing else.
-- In PL/pgSQL, which keeps its plan: each statement under a policy would plan a function in SQL again.
create function private.caller(variadic scopes text[] default '{}') returns uuid
language plpgsql stable set search_path = '' as $$
declare
  scope text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'tracker_scope';
begin
  return case when coalesce(scope, '') = '' or scope = any (scopes) then auth.uid() end;
end;
$$;
grant execute on function private.caller(text[]) to authenticated, service_role;

-- Refuses a personal token that may not write, with 403: the first thing that each public function that writes does. Without it, it would be
-- told that there is nothing of what it names.
create function private.check_writer() returns void
language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is not null and private.caller('write') is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
end;
$$;
grant execute on function private.check_writer() to authenticated, service_role;
