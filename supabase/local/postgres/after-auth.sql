-- Runs after Auth has made its tables: as on Supabase, migrations (role `postgres`) may refer to them and put triggers on
-- them, and nobody else may look.
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
