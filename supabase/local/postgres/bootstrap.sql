-- What Supabase's own Postgres image has before the first migration, and nothing more. Runs once, as the superuser
-- `supabase_admin`, in one transaction; the passwords are set by the caller.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
-- What REST and Auth connect as: neither may do more than on Supabase.
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
-- What the migrations run as: not a superuser, or a migration could work here and fail on Supabase.
create role postgres login createdb createrole replication bypassrls;

grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator to postgres with admin option;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres with admin option;
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role postgres set search_path = "$user", public, extensions;
alter role supabase_auth_admin set search_path = auth;
alter role supabase_auth_admin set idle_in_transaction_session_timeout = 60000;

alter database postgres owner to postgres;
grant create on database postgres to supabase_auth_admin;
revoke create on schema public from public;
grant all on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant all on schema extensions to postgres;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;
create extension supabase_vault;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, postgres;

-- PostgREST reads the schema again when it is told to, which Supabase's image does after every change of it.
create function extensions.pgrst_ddl_watch() returns event_trigger language plpgsql set search_path = '' as $$
begin
  notify pgrst, 'reload schema';
end;
$$;
create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.pgrst_ddl_watch();
create event trigger pgrst_drop_watch on sql_drop execute function extensions.pgrst_ddl_watch();
