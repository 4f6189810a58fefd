-- Runs after Auth has made its tables: as on Supabase, migrations (role `postgres`) may refer to them and put triggers on
-- them, and nobody else may look.
-- How each session was opened, as GoTrue notes it; lite does not.
create table if not exists auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  unique (session_id, authentication_method)
);
alter table auth.mfa_amr_claims owner to supabase_auth_admin;

do $$
declare
  name text;
begin
  for name in select tablename from pg_tables where schemaname = 'auth' and not rowsecurity loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('grant all on auth.%I to postgres with grant option', name);
  end loop;
end;
$$;

-- What policies and migrations lean on. lite has its own, which know only what lite sets.
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')
$$;
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), ''))::jsonb
$$;
alter function auth.uid() owner to supabase_auth_admin;
alter function auth.role() owner to supabase_auth_admin;
alter function auth.email() owner to supabase_auth_admin;
alter function auth.jwt() owner to supabase_auth_admin;

-- For checking a current password (current-password.ts).
grant usage on schema extensions to supabase_auth_admin;
