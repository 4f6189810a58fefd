-- Table preferences: how a user's table of people looks. One document each; contract/table-preferences.ts says what is in it.
create table public.table_preferences (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  preferences jsonb not null constraint table_preferences_shape
    check (jsonb_typeof(preferences) = 'object' and octet_length(preferences::text) <= 65536),
  updated_at timestamptz not null default now()
);
alter table public.table_preferences enable row level security;
revoke all on public.table_preferences from anon, authenticated, service_role;
grant select, insert (preferences), update (preferences, updated_at) on public.table_preferences to authenticated;
create policy "a user reads their own preferences" on public.table_preferences for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user keeps preferences of their own" on public.table_preferences for insert to authenticated
  with check (user_id = (select private.caller('write')));
create policy "a user changes their own preferences" on public.table_preferences for update to authenticated
  using (user_id = (select private.caller('write'))) with check (user_id = (select private.caller('write')));

-- Keeps some of the caller's preferences, first or changed: what is not given stays as it is, of the columns too. Other tabs and devices
-- changed it, maybe. (A merge through PostgREST would set columns that nobody may update.)
create function public.save_table_preferences(given jsonb) returns void
language sql set search_path = '' as $$
  select private.check_writer();
  insert into public.table_preferences as p (preferences) values (given)
  on conflict on constraint table_preferences_pkey
    do update set updated_at = now(), preferences = p.preferences || given
      || case when jsonb_typeof(p.preferences -> 'columns') = 'object' and jsonb_typeof(given -> 'columns') = 'object'
        then jsonb_build_object('columns', (p.preferences -> 'columns') || (given -> 'columns')) else '{}' end
$$;
grant execute on function public.save_table_preferences(jsonb) to authenticated;

-- What the table needs before its first row, in one answer: {preferences, fields}, with the fields' rows oldest first.
create function public.read_table_setup() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'preferences', (select p.preferences from public.table_preferences p),
    'fields', coalesce((select jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at, f.id) from public.custom_fields f), '[]'))
$$;
grant execute on function public.read_table_setup() to authenticated;

-- Saved views: filters, search, sort and columns under a name.
create table public.saved_views (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null constraint saved_views_name_length check (btrim(name) <> '' and char_length(name) <= 100),
  definition jsonb not null constraint saved_views_definition_shape
    check (jsonb_typeof(definition) = 'object' and octet_length(definition::text) <= 65536),
  created_at timestamptz not null default now(),
  -- With the user: an id that someone else has is no conflict, and nobody learns of it.
  primary key (user_id, id)
);
-- The list is read by name, and a name is in it once, however it is capitalised.
create unique index saved_views_name_unique on public.saved_views (user_id, lower(name));
alter table public.saved_views enable row level security;
revoke all on public.saved_views from anon, authenticated, service_role;
grant select, delete, insert (id, name, definition), update (name, definition) on public.saved_views to authenticated;
create policy "a user reads their own views" on public.saved_views for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user saves views of their own" on public.saved_views for insert to authenticated
  with check (user_id = (select private.caller('write')));
create policy "a user changes their own views" on public.saved_views for update to authenticated
  using (user_id = (select private.caller('write'))) with check (user_id = (select private.caller('write')));
create policy "a user deletes their own views" on public.saved_views for delete to authenticated
  using (user_id = (select private.caller('write')));
