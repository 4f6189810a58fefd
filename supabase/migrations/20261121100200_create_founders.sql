-- Founders: the people a user follows. A row belongs to one user and nobody else can see it.

create table public.founders (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null constraint founders_name_length check (btrim(name) <> '' and char_length(name) <= 200),
  profile_url text not null constraint founders_profile_url_canonical
    check (profile_url ~ '^https://www\.linkedin\.com/in/[^/?#%\s]+$' and char_length(profile_url) <= 200),
  email text constraint founders_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 320),
  meeting_summaries text constraint founders_meeting_summaries_length check (char_length(meeting_summaries) <= 50000),
  -- When the user last gave or took a value of their own. Only a trigger writes it.
  priority_set_at timestamptz,
  -- The last real touch: a note, a completed task or a logged message. Only triggers write it.
  last_touch_at timestamptz,
  -- The newest post, quote or article by the person; only the queue's worker writes these.
  last_post_summary text,
  last_post_summary_by text,
  last_post_summary_date timestamptz,
  last_post_date timestamptz,
  -- What last_post_date is: when the post was published, about when ("3 weeks ago"), or only when it was first seen.
  last_post_dating text constraint founders_last_post_dating_known check (last_post_dating in ('exact', 'about', 'first_seen')),
  last_post_url text,
  -- When the person's posts were last checked with success, and what came of the last try.
  last_refreshed_at timestamptz,
  last_refresh_outcome text constraint founders_last_refresh_outcome_known
    check (last_refresh_outcome in ('new_posts', 'nothing_new', 'unknown_profile', 'failed')),
  last_refresh_error text,
  -- When the schedule next asks for the person's posts; null leaves it to the user. Only the queue writes it.
  refresh_due_at timestamptz,
  -- How often the schedule checks the person's posts, when their user has said so; null leaves it to whether they post. Only set_cadence
  -- writes it.
  refresh_cadence text constraint founders_refresh_cadence_known check (refresh_cadence in ('daily', 'weekly', 'off')),
  -- Columns that a post source filled and nobody has written since, and columns that the user emptied, which a source leaves empty. Only
  -- triggers and the worker write these.
  filled_fields text[] not null default '{}',
  emptied_fields text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- Asked after each statement, so that two people can swap; a change in several statements puts it off to their end.
  constraint founders_profile_url_unique unique (user_id, profile_url) deferrable,
  -- With the user: an id that someone else has is no conflict, and nobody learns of it.
  primary key (user_id, id)
);
-- The table screen reads one user's founders, newest first; the id breaks ties so that pages never overlap.
create index founders_user_id_created_at_idx on public.founders (user_id, created_at desc, id desc);

alter table public.founders enable row level security;
revoke all on public.founders from anon, authenticated, service_role;
grant select on public.founders to authenticated;
grant insert (id), delete on public.founders to authenticated;

-- A token that saves people is shown the one that it adds, in the transaction that adds them, and nobody else.
create policy "a user reads their own founders" on public.founders for select to authenticated
  using (user_id = (select private.caller('read', 'write', 'capture'))
    and (created_at = now() or (select private.caller('read', 'write')) is not null));
create policy "a user adds founders of their own" on public.founders for insert to authenticated
  with check (user_id = (select private.caller('write', 'capture')));
create policy "a user changes their own founders" on public.founders for update to authenticated
  using (user_id = (select private.caller('write'))) with check (user_id = (select private.caller('write')));
create policy "a user deletes their own founders" on public.founders for delete to authenticated
  using (user_id = (select private.caller('write')));

-- The columns that a user writes, each with its key in JSON, its label on screens, its type, the most that it holds (characters, or the
-- largest number) and who else has values for it: `filled` by a post source where it is empty, `suggested` by one where it is not, `seen` by
-- the extension on the page of a profile. contract/person-catalogue.ts has the same list, and a test compares them. `priority_score` is the
-- user's own value: null leaves it to the reach-out score. 0 days between contacts are never.
create function private.person_columns()
returns table (column_name text, key text, label text, type text, most integer, uses text[])
language sql immutable parallel safe set search_path = '' as $$
  values ('name', 'name', 'Name', 'text', 200, '{suggested,seen}'::text[]),
    ('email', 'email', 'Email', 'email', 320, '{filled,suggested}'),
    ('company', 'company', 'Company', 'text', 200, '{filled,suggested,seen}'),
    ('profile_url', 'profileUrl', 'LinkedIn URL', 'url', 4100, '{seen}'),
    ('role_title', 'roleTitle', 'Role', 'text', 200, '{filled,suggested,seen}'),
    ('meeting_summaries', 'meetingSummaries', 'Meeting summaries', 'long-text', 50000, '{}'),
    ('stage', 'stage', 'Stage', 'select', 100, '{}'), ('status', 'status', 'Status', 'select', 100, '{}'),
    ('owner', 'owner', 'Owner', 'text', 200, '{}'), ('industry', 'industry', 'Industry', 'text', 200, '{filled,suggested}'),
    ('location', 'location', 'Location', 'text', 200, '{filled,suggested,seen}'),
    ('follower_count', 'followerCount', 'Followers', 'number', 2147483647, '{filled,suggested,seen}'),
    ('priority_score', 'priorityScore', 'Priority', 'number', 100, '{}'),
    ('keep_in_touch_days', 'keepInTouchDays', 'Days between contacts', 'number', 3650, '{}'),
    ('about', 'about', 'About', 'long-text', 5000, '{filled,seen}'), ('photo_url', 'photoUrl', 'Photo link', 'text', 2000, '{filled,seen}')
$$;

-- Those of them that the table has no rule of its own for have a column by their type and size: a new field is one line above.
do $do$ begin
  execute (select 'alter table public.founders ' || string_agg(format(case f.type
      when 'number' then 'add column %1$I %3$s constraint founders_%1$s_range check (%1$I between 0 and %2$s)'
      when 'select' then 'add column %1$I text constraint founders_%1$s_length check (char_length(%1$I) between 1 and %2$s)'
      else 'add column %1$I text constraint founders_%1$s_length check (btrim(%1$I) <> '''' and char_length(%1$I) <= %2$s)' end,
      f.column_name, f.most, case when f.most < 32768 then 'smallint' else 'integer' end), ', ')
    from private.person_columns() f
    where not exists (select 1 from pg_attribute a where a.attrelid = 'public.founders'::regclass and a.attname = f.column_name));
end $do$;

-- The same in other forms. They are constants: a plan works them out once, where the table above would be read row by row each time.
create function private.person_column_names() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array_agg(column_name) from private.person_columns() $$;
-- The columns whose changes are kept: those, and how often posts are checked, which only set_cadence writes.
create function private.kept_columns() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select private.person_column_names() || 'refresh_cadence'::text $$;
-- {key: {column, label, type, most, uses}}
create function private.person_fields() returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_object_agg(key, jsonb_build_object('column', column_name, 'label', label, 'type', type, 'most', most, 'uses', uses)) from private.person_columns()
$$;
create function private.person_keys(variadic types text[]) returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array_agg(key) from private.person_columns() where type = any (types) $$;

-- The fields of a document {key: value} as {column: value}, without those that are null and what is no field.
create function private.as_columns(document jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (select coalesce(jsonb_object_agg(private.person_fields() -> d.key ->> 'column', d.value), '{}') from jsonb_each(document) d
    where private.person_fields() ? d.key and d.value <> 'null');
end;
$$;

-- A founder's own fields as {key: value}.
create function private.as_document(f public.founders) returns jsonb
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  whole jsonb := to_jsonb(f);
begin
  return (select jsonb_object_agg(d.key, whole -> (d.value ->> 'column')) from jsonb_each(private.person_fields()) d);
end;
$$;

-- A user writes these and no others.
do $$ begin
  execute (select format('grant insert (%1$s), update (%1$s) on public.founders to authenticated', string_agg(quote_ident(name), ', '))
    from unnest(private.person_column_names()) name);
end $$;

-- Adds a founder with these fields {column: value}; the id, or null when the user follows that profile already. Written from the list of columns, so
-- that its plan is made once.
do $do$ begin
  execute format($sql$
    create function private.add_founder(of_user uuid, fields jsonb, at timestamptz) returns uuid
    language plpgsql set search_path = '' as $fn$
    declare
      founder uuid;
    begin
      insert into public.founders (user_id, created_at, %1$s) select of_user, at, %1$s from jsonb_populate_record(null::public.founders, fields)
      returning id into founder;
      return founder;
    exception when unique_violation then
      return null;
    end;
    $fn$$sql$, (select string_agg(quote_ident(name), ', ') from unnest(private.person_column_names()) name));
end $do$;

-- Sets columns of founders who are there, or of records of another table, and is the only function that does: {id: {column: value}}; every other
-- column keeps its value. Returns how many rows it found. Runs with its caller's rights.
create function private.write_fields(of_user uuid, changes jsonb, of_table text default 'founders') returns integer
language plpgsql set search_path = '' as $$
declare
  written integer := 0;
  of_group record;
  rows_found integer;
begin
  -- Only the columns that change are named: triggers go by them and, with row triggers, so do locks. The lock of a key's column waits for
  -- everything that refers to the row, such as a note that is being added.
  for of_group in
    select g.names, (select string_agg(quote_ident(name), ', ') from unnest(g.names) name) as columns, array_agg(g.record) as records
    from (select c.key::uuid as record, array(select jsonb_object_keys(c.value) name order by name) as names from jsonb_each(changes) c where c.value <> '{}') g
    group by g.names
  loop
    if of_table = 'founders' and not of_group.names <@ private.kept_columns() then
      raise exception using errcode = 'PT400', message = 'This field cannot be changed.';
    end if;
    -- Looked up by record, never joined: for a new user the planner expects few rows, and would compare every pair.
    execute format('update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(t, $1 -> t.id::text)) where t.%3$I = $2 and t.id = any ($3)',
      of_table, of_group.columns, case of_table when 'profiles' then 'id' else 'user_id' end) using changes, of_user, of_group.records;
    get diagnostics rows_found = row_count;
    written := written + rows_found;
  end loop;
  return written;
end;
$$;
grant execute on function private.person_columns(), private.person_column_names(), private.kept_columns(), private.person_fields(),
  private.write_fields(uuid, jsonb, text) to authenticated;

-- Stores the canonical address whatever form of it was given, so that one person is never followed twice.
create function private.canonicalise_founder() returns trigger
language plpgsql set search_path = '' as $$
declare
  canonical text := private.canonical_profile_url(new.profile_url);
begin
  if canonical is null then
    raise exception using errcode = 'PT400',
      message = 'Enter a LinkedIn URL, such as https://www.linkedin.com/in/jane-doe.';
  end if;
  new.profile_url := canonical;
  new.name := btrim(new.name);
  return new;
end;
$$;

create trigger canonicalise_new_founder before insert on public.founders
  for each row execute function private.canonicalise_founder();
create trigger canonicalise_founder before update of profile_url, name on public.founders for each row
  when ((old.profile_url, old.name) is distinct from (new.profile_url, new.name)) execute function private.canonicalise_founder();

create function private.stamp_priority() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.priority_set_at := now();
  return new;
end;
$$;
create trigger stamp_priority before update of priority_score on public.founders for each row
  when (old.priority_score is distinct from new.priority_score) execute function private.stamp_priority();

-- Stage and status come from the owner's lists; a value that left its list stays until it is changed, and comes back with its founder, or
-- when a change of many is undone.
-- With its owner's rights: a token that saves people may not read the profile, and a rule that nobody can look up holds nobody back.
create function private.check_founder_choices() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lists record;
begin
  select founder_stages, founder_statuses into lists from public.profiles where id = new.user_id;
  if new.stage is not null and (tg_op = 'INSERT' or new.stage is distinct from old.stage)
    and (new.stage = any (lists.founder_stages)) is not true then
    raise exception using errcode = 'PT400', message = 'Choose a stage from your list.';
  end if;
  if new.status is not null and (tg_op = 'INSERT' or new.status is distinct from old.status)
    and (new.status = any (lists.founder_statuses)) is not true then
    raise exception using errcode = 'PT400', message = 'Choose a status from your list.';
  end if;
  return new;
end;
$$;
create trigger check_new_founder_choices before insert on public.founders for each row
  when ((current_setting('tracker.batch', true) ~ '^(undo|redo|merge|address) ') is not true)
  execute function private.check_founder_choices();
create trigger check_founder_choices before update of stage, status on public.founders for each row
  when ((old.stage, old.status) is distinct from (new.stage, new.status)
    and (current_setting('tracker.batch', true) ~ '^(undo|redo|merge|address) ') is not true)
  execute function private.check_founder_choices();

-- Whether the caller follows the person at this address: {id, name}, or null. All that a token to save people may look up.
create function private.find_founder(address text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', id, 'name', name) from public.founders
  where user_id = private.caller('capture', 'read', 'write') and profile_url = private.canonical_profile_url(address)
$$;
grant execute on function private.find_founder(text) to authenticated;
create function public.find_founder(profile_url text) returns jsonb
language sql stable set search_path = '' as $$ select private.find_founder(profile_url) $$;
grant execute on function public.find_founder(text) to authenticated;
