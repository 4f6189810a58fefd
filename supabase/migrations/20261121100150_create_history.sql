-- History: what was changed, by what, from what and to what. A batch is one thing that was done; its changes are the rows that it touched.
-- Only triggers and functions write here; a row belongs to one user and nobody else can see it.
create table public.batches (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- May be chosen by the one who sends it: the same id again goes on with the same batch.
  id uuid not null default gen_random_uuid(),
  -- What did it: a session, a personal token, the browser extension, the assistant, an import, a merge, a post source, a schedule, or Undo and Redo.
  source text not null constraint batches_source_known
    check (source in ('you', 'token', 'assistant', 'import', 'merge', 'source', 'system', 'undo', 'redo', 'extension')),
  -- The token's name, the import's file, or what the assistant did.
  title text constraint batches_title_length check (char_length(title) <= 2000),
  -- Of a change of many: its kind, what is set, and the people it has still to reach, as they were chosen when it began.
  kind text constraint batches_kind_known check (kind in ('delete', 'set')),
  document jsonb constraint batches_document_size check (pg_column_size(document) <= 300000),
  waiting uuid[] not null default '{}' constraint batches_waiting_size check (cardinality(waiting) <= 10000),
  -- The batch that this one takes back, the one that takes this one back, and when that was complete.
  undo_of uuid,
  undo_id uuid,
  undone_at timestamptz,
  -- What an undo left alone, by reason: {edited, attached, taken, gone, refused}.
  left_alone jsonb constraint batches_left_alone_size check (pg_column_size(left_alone) <= 2000),
  -- Its changes have no documents any more.
  is_shortened boolean not null default false,
  -- How many people or records of it can't be undone any more, because their documents made room for newer ones.
  lost integer not null default 0,
  -- What it did, {people, counts}, of one with many changes that has ended; null is to be counted.
  summary jsonb constraint batches_summary_size check (pg_column_size(summary) <= 10000),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
-- What the changes of many take themselves.
create index batches_of_many_idx on public.batches (user_id) where kind is not null;
-- The history of an account is read newest first, of one source or of all.
create index batches_created_at_idx on public.batches (user_id, created_at desc, id desc);
create index batches_source_idx on public.batches (user_id, source, created_at desc, id desc) where source <> 'you';
-- The purge takes the documents of the oldest.
create index batches_age_idx on public.batches (created_at) where not is_shortened;

-- What a change takes: the bytes of its two documents, and a hundred for the row and its indexes. In PL/pgSQL, which keeps its plan: each statement
-- that adds changes would plan a function in SQL again.
create function private.change_bytes(before jsonb, after jsonb) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return 100 + coalesce(pg_column_size(before), 0) + coalesce(pg_column_size(after), 0);
end;
$$;

create table public.changes (
  user_id uuid not null,
  id bigint generated always as identity,
  batch_id uuid not null,
  -- The table of the record.
  noun text not null constraint changes_noun_size check (char_length(noun) <= 63),
  -- The record: of a value its field; of rows that left with their person or field, that one; of rows that a merge moved, the merged person.
  record uuid not null,
  -- The person it belongs to, who a merge may have changed since. No foreign key: it is there after the person has gone.
  founder_id uuid,
  -- An update has the changed columns before and after; an addition no `before`; a deletion the whole row, or a list of rows, and no `after`.
  before jsonb,
  after jsonb,
  -- How many rows or columns it is about.
  units integer not null default 1,
  bytes integer not null generated always as (private.change_bytes(before, after)) stored,
  -- A deletion that the trash lists.
  is_listed boolean not null default false,
  -- Its documents have been cut or are none.
  is_shortened boolean not null default false,
  -- The undo that took it back, and the last one that looked at it.
  undone_by uuid,
  passed_by uuid,
  at timestamptz not null default now(),
  primary key (user_id, id),
  constraint changes_documents_size check (pg_column_size(before) <= 64 * 1024 * 1024 and pg_column_size(after) <= 1000000),
  constraint changes_batch_fkey foreign key (user_id, batch_id) references public.batches (user_id, id) on delete cascade
);
-- In the order in which a batch is read.
create index changes_batch_idx on public.changes (user_id, batch_id, is_listed desc, id) include (bytes);
create index changes_founder_idx on public.changes (user_id, founder_id, id desc) where founder_id is not null;
create index changes_record_idx on public.changes (user_id, record, id desc) where noun not in ('founders', 'custom_field_values');
create index changes_trash_idx on public.changes (user_id, at desc, record) where is_listed and undone_by is null;

-- After one huge import the planner would expect any batch to be most of the table: this makes it expect at most a hundredth of the changes.
alter table public.changes alter column batch_id set (n_distinct = -0.01);

alter table public.batches enable row level security;
alter table public.changes enable row level security;
revoke all on public.batches, public.changes from anon, authenticated, service_role;
grant select on public.batches, public.changes to authenticated;
create policy "a user reads their own batches" on public.batches for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user reads their own changes" on public.changes for select to authenticated
  using (user_id = (select private.caller('read', 'write')));

-- What is being done and under which batch is one setting of the transaction, 'doing uuid', and after a third space who has that batch, or
-- `unrecorded` where nothing is written down. Triggers read it: what comes back (undo, redo,
-- merge, address) is no news to log or to queue, an import is no touch, a deletion of many does not ask for each value, a source's change
-- is not the user's.

-- Begins to do something, under a batch of its own or the current one. Returns what private.end_doing takes.
create function private.begin_doing(doing text, batch uuid default null) returns text
language plpgsql set search_path = '' as $$
declare
  was text := coalesce(current_setting('tracker.batch', true), '');
begin
  if batch is null and split_part(was, ' ', 2) = '' then
    -- What was begun before and ends after belongs to the same batch.
    was := split_part(was, ' ', 1) || ' ' || gen_random_uuid();
  end if;
  perform set_config('tracker.batch', concat_ws(' ', doing, coalesce(batch::text, split_part(was, ' ', 2)),
    case when batch is null then nullif(split_part(was, ' ', 3), '') end), true);
  return was;
end;
$$;
create function private.end_doing(was text) returns void
language sql set search_path = '' as $$ select set_config('tracker.batch', was, true) $$;

-- Adds a batch of the user's under this id, unless it is there.
create function private.add_batch(of_user uuid, batch uuid, by_source text, of_title text, taking_back uuid default null) returns void
language sql set search_path = '' as $$
  insert into public.batches (user_id, id, source, title, undo_of) values (of_user, batch, by_source, left(of_title, 2000), taking_back)
  on conflict do nothing
$$;

-- The current batch for changes of these users, which is there afterwards; later statements of the transaction belong to it too. What did
-- it is told by the setting and by the token of the request.
create function private.current_batch(owners uuid[]) returns uuid
language plpgsql set search_path = '' as $$
declare
  setting text[] := string_to_array(current_setting('tracker.batch', true), ' ');
  doing text := coalesce(setting[1], '');
  batch uuid;
  claims jsonb;
  by_source text;
  token_name text;
begin
  if setting[3] = owners[1]::text and cardinality(owners) = 1 then
    return setting[2];
  end if;
  batch := coalesce(nullif(setting[2], '')::uuid, gen_random_uuid());
  claims := coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}');
  by_source := case when doing in ('import', 'merge', 'source', 'undo', 'redo', 'assistant') then doing
    when claims ->> 'tracker_scope' = 'extension' then 'extension' when claims ? 'tracker_scope' then 'token' when claims ->> 'role' = 'authenticated' then 'you' else 'system' end;
  if by_source = 'token' then
    token_name := (select t.name from public.personal_tokens t where t.user_id = any (owners) and t.id::text = claims ->> 'tracker_token');
  end if;
  insert into public.batches (user_id, id, source, title) select owner, batch, by_source, token_name from unnest(owners) owner
  on conflict on constraint batches_pkey do update set summary = null where batches.summary is not null;
  perform set_config('tracker.batch', concat_ws(' ', doing, batch, owners[1]), true);
  return batch;
end;
$$;

-- What a batch did: {people, counts: [{noun, kind, count}]}; kind is added, changed, deleted or moved. Documents are not looked into, which may be large:
-- rows that left or were moved with a person, or left with a column, are written down under its id, and so are a person's touches.
create function private.counts_of(of_user uuid, batch uuid) returns jsonb
language sql stable set search_path = '' as $$
  with records as (
    select c.noun, case when c.after is null then 'deleted' when c.before is null then 'added' when c.record = c.founder_id and c.noun <> 'founders' then 'moved' else 'changed' end as kind,
      c.record, c.founder_id, sum(c.units) as units,
      bool_or(c.noun = 'touches' or c.after is null and c.noun not in ('founders', 'tasks', 'custom_fields', 'saved_views') and coalesce(c.founder_id, c.record) = c.record) as is_list
    from public.changes c where c.user_id = of_user and c.batch_id = batch group by 1, 2, 3, 4
  )
  select jsonb_build_object('people', (select count(distinct r.founder_id) from records r), 'counts', (select coalesce(jsonb_agg(to_jsonb(k) order by k.noun, k.kind), '[]')
    from (select r.noun, r.kind, case when bool_or(r.is_list) then sum(r.units) else count(*) end as count from records r group by 1, 2) k))
$$;
-- Keeps that for a batch that has ended, where counting takes long.
create function private.summarise(of_user uuid, batch uuid) returns void
language sql set search_path = '' as $$
  update public.batches b set summary = private.counts_of(of_user, batch) where b.user_id = of_user and b.id = batch
    and exists (select 1 from public.changes c where c.user_id = of_user and c.batch_id = batch offset 2000)
$$;
grant execute on function private.counts_of(uuid, uuid) to authenticated;

-- Three triggers of each table write down what a statement did to it. Additions have no document, but for the value of a person's field.
create function private.record_added() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owners uuid[];
  batch uuid;
begin
  if current_setting('tracker.batch', true) like '% unrecorded' then
    return null;
  end if;
  owners := array(select distinct a.user_id from added a);
  if owners = '{}' then
    return null;
  end if;
  batch := private.current_batch(owners);
  if tg_table_name = 'founders' then
    insert into public.changes (user_id, batch_id, noun, record, founder_id, after)
    select a.user_id, batch, 'founders', a.id, a.id, '{}' from added a;
  elsif tg_table_name = 'custom_field_values' then
    insert into public.changes (user_id, batch_id, noun, record, founder_id, after)
    select a.user_id, batch, 'custom_field_values', a.field_id, a.founder_id, jsonb_build_object('value', a.value) from added a;
  else
    insert into public.changes (user_id, batch_id, noun, record, founder_id, after)
    select a.user_id, batch, tg_table_name, a.id, (to_jsonb(a) ->> 'founder_id')::uuid, '{}' from added a;
  end if;
  return null;
end;
$$;

-- Of an update, the columns that changed. Arguments: the columns that a user may write, by commas, and those that go with them: an update
-- of only the latter is no change, unless a merge makes it. What a merge moves from one person to another, it writes down itself.
create function private.record_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_merge boolean := coalesce(current_setting('tracker.batch', true) ~ '^merge ', false);
  columns text[] := string_to_array(tg_argv[0], ',');
  all_columns text[] := columns || string_to_array(tg_argv[1], ',');
  number bigint;
  old_row jsonb;
  new_row jsonb;
  of_user uuid;
  old_part jsonb := '{}';
  new_part jsonb := '{}';
  changed integer := 0;
  name text;
begin
  if current_setting('tracker.batch', true) like '% unrecorded' then
    return null;
  elsif is_merge then
    all_columns := array_remove(all_columns, 'founder_id');
    columns := all_columns;
  end if;
  -- Most updates are of one row: it is compared without a plan for many.
  select (select count(*) from became), to_jsonb(w), to_jsonb(n) into number, old_row, new_row from was w, became n limit 1;
  if number <= 1 then
    foreach name in array all_columns loop
      if old_row -> name is distinct from new_row -> name then
        old_part := old_part || jsonb_build_object(name, old_row -> name);
        new_part := new_part || jsonb_build_object(name, new_row -> name);
        changed := changed + (name = any (columns))::integer;
      end if;
    end loop;
    if changed > 0 then
      of_user := coalesce(new_row ->> 'user_id', new_row ->> 'id');
      insert into public.changes (user_id, batch_id, noun, record, founder_id, before, after, units)
      values (of_user, private.current_batch(array[of_user]), tg_table_name,
        coalesce(new_row ->> 'field_id', new_row ->> 'id')::uuid,
        case tg_table_name when 'founders' then new_row ->> 'id' else coalesce(new_row ->> 'founder_id', old_row ->> 'founder_id') end::uuid,
        old_part, new_part, changed);
    end if;
    return null;
  end if;
  -- Rows before and after are brought together by their key without a join: its plan would be kept from an update of one row.
  if tg_table_name = 'custom_field_values' then
    with lines as materialized (
      select r.user_id, r.field_id, r.founder_id, r.docs from (select b.user_id, b.field_id, b.founder_id, array_agg(b.value order by b.is_new) as docs
        from (select w.user_id, w.field_id, w.founder_id, false as is_new, w.value from was w
          union all select n.user_id, n.field_id, n.founder_id, true, n.value from became n) b group by 1, 2, 3) r
      where r.docs[1] is distinct from r.docs[2]
    )
    insert into public.changes (user_id, batch_id, noun, record, founder_id, before, after)
    select l.user_id, h.batch, tg_table_name, l.field_id, l.founder_id, jsonb_build_object('value', l.docs[1]), jsonb_build_object('value', l.docs[2])
    from (select private.current_batch(array_agg(distinct l.user_id)) as batch from lines l having count(*) > 0) h cross join lines l;
  else
    with rows as (
      select b.user_id, b.id, array_agg(b.doc order by b.is_new) as docs
      from (select w.user_id, w.id, false as is_new, to_jsonb(w) as doc from was w
        union all select n.user_id, n.id, true, to_jsonb(n) from became n) b group by 1, 2
    ), lines as materialized (
      select r.user_id, r.id, case tg_table_name when 'founders' then r.id else coalesce(r.docs[2] ->> 'founder_id', r.docs[1] ->> 'founder_id')::uuid end as founder_id, p.*
      from rows r cross join lateral (
        select jsonb_object_agg(c, r.docs[1] -> c) as before, jsonb_object_agg(c, r.docs[2] -> c) as after,
          (count(*) filter (where c = any (columns)))::integer as units
        from unnest(all_columns) c where r.docs[1] -> c is distinct from r.docs[2] -> c) p
      where p.units > 0
    )
    insert into public.changes (user_id, batch_id, noun, record, founder_id, before, after, units)
    select l.user_id, h.batch, tg_table_name, l.id, l.founder_id, l.before, l.after, l.units
    from (select private.current_batch(array_agg(distinct l.user_id)) as batch from lines l having count(*) > 0) h cross join lines l;
  end if;
  return null;
end;
$$;

-- A connection keeps its plans. Those that were made for a few rows in small tables would read all for each of many.
create function private.plan_for(number bigint) returns void
language plpgsql set search_path = '' as $$
begin
  if number > 100 then
    discard plans;
  end if;
end;
$$;

-- Of a deletion, the whole rows: those that left with their person or field as lists of at most 500, the others one by one. Of what hangs
-- on a person and is never listed (posts, activities, answers, pairs), only what left with them or in a merge. Rows that leave with their
-- account are skipped.
create function private.record_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  doing text := split_part(coalesce(current_setting('tracker.batch', true), ''), ' ', 1);
  -- What comes back or makes room is no deletion of the user's own, but redoing one is.
  is_direct boolean := doing not in ('undo', 'merge', 'recurrence');
  owners uuid[] := array(select distinct g.user_id from gone g join auth.users u on u.id = g.user_id);
  named uuid[];
  -- The people and fields of these rows that are not gone themselves: {user and id: true}.
  there jsonb;
  batch uuid;
begin
  if owners = '{}' or current_setting('tracker.batch', true) like '% unrecorded' then
    return null;
  end if;
  perform private.plan_for(count(*)) from gone;
  if tg_table_name in ('founders', 'tasks', 'custom_fields', 'saved_views') then
    batch := private.current_batch(owners);
    insert into public.changes (user_id, batch_id, noun, record, founder_id, before, is_listed)
    select g.user_id, batch, tg_table_name, (d ->> 'id')::uuid,
      case tg_table_name when 'founders' then d ->> 'id' else d ->> 'founder_id' end::uuid, d,
      is_direct and tg_table_name in ('founders', 'tasks')
    from gone g cross join lateral to_jsonb(g) d where g.user_id = any (owners);
    return null;
  end if;
  -- Looked up at once: of a user who is new the planner expects one person, and would read all of theirs for each row.
  named := array(select distinct n::uuid from gone g cross join lateral to_jsonb(g) d
    cross join lateral unnest(array[d ->> 'founder_id', d ->> 'one_id', d ->> 'other_id', d ->> 'field_id']) n where n is not null);
  select coalesce(jsonb_object_agg(concat(t.user_id, t.id), true), '{}') into there from (
    select f.user_id, f.id from public.founders f where f.user_id = any (owners) and f.id = any (named)
    union all
    select c.user_id, c.id from public.custom_fields c where c.user_id = any (owners) and c.id = any (named)) t;
  with rows as (
    select g.user_id as owner, d, (d ->> 'founder_id')::uuid as founder, (d ->> 'field_id')::uuid as field,
      case when not there ? concat(g.user_id, coalesce(d ->> 'founder_id', d ->> 'one_id')) then coalesce(d ->> 'founder_id', d ->> 'one_id')
        when d ? 'other_id' and not there ? concat(g.user_id, d ->> 'other_id') then d ->> 'other_id'
        when d ? 'field_id' and not there ? concat(g.user_id, d ->> 'field_id') then d ->> 'field_id' end::uuid as parent
    from gone g cross join lateral to_jsonb(g) d where g.user_id = any (owners)
  ), numbered as (
    select r.*, (row_number() over (partition by r.owner, r.parent) - 1) / 500 as portion from rows r where r.parent is not null
  ), lines as materialized (
    select n.owner, n.parent as record, case when bool_and(n.parent is distinct from n.field) then n.parent end as founder, jsonb_agg(n.d) as before,
      count(*)::integer as units, false as is_listed
    from numbered n group by n.owner, n.parent, n.portion
    union all
    select r.owner, coalesce(r.field, (r.d ->> 'id')::uuid), r.founder,
      case tg_table_name when 'custom_field_values' then jsonb_build_object('value', r.d -> 'value') else r.d end, 1, tg_table_name = 'notes' and is_direct
    from rows r where r.parent is null and (tg_table_name in ('notes', 'feeds', 'custom_field_values') or tg_table_name = 'posts' and doing = 'merge')
  )
  insert into public.changes (user_id, batch_id, noun, record, founder_id, before, units, is_listed)
  select l.owner, h.batch, tg_table_name, l.record, l.founder, l.before, l.units, l.is_listed
  from (select private.current_batch(owners) as batch from lines l having count(*) > 0) h cross join lines l;
  return null;
end;
$$;

-- The columns of a table that go with those that a user writes: they are put back with them, and never listed.
create function private.columns_beside(of_table text) returns text[]
language sql immutable set search_path = '' as $$
  select case of_table when 'tasks' then array['recurs_from', 'board_position', 'completed_at', 'moved_at', 'edited_at']
    when 'founders' then array['created_at', 'filled_fields', 'last_post_summary', 'last_post_summary_by', 'last_post_summary_date', 'last_post_date',
      'last_post_dating', 'last_post_url']
    else '{}' end
$$;
grant execute on function private.columns_beside(text) to authenticated;

-- Has a table's changes written down. `written` are the columns that a user may write.
create function private.keep_history(of_table text, written text[] default null) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('create trigger record_deleted after delete on public.%I referencing old table as gone for each statement
    execute function private.record_deleted()', of_table);
  if written is not null then
    execute format('create trigger record_added after insert on public.%I referencing new table as added for each statement
      execute function private.record_added()', of_table);
    execute format('create trigger record_changed after update on public.%I referencing old table as was new table as became for each statement
      execute function private.record_changed(%L, %L)', of_table, array_to_string(written, ','), array_to_string(private.columns_beside(of_table), ','));
  end if;
end;
$$;

-- The most bytes of documents that are kept for a user.
create function private.history_limit() returns bigint
language sql immutable set search_path = '' as $$ select 200000000 $$;
grant execute on function private.history_limit() to authenticated;

-- The bytes that a user's history takes.
create function private.history_bytes(of_user uuid) returns bigint
language sql stable set search_path = '' as $$
  select (select coalesce(sum(c.bytes), 0) from public.changes c where c.user_id = of_user)
    + (select coalesce(sum(pg_column_size(b.waiting) + coalesce(pg_column_size(b.document), 0)), 0) from public.batches b where b.user_id = of_user and b.kind is not null)
$$;
grant execute on function private.history_bytes(uuid) to authenticated;

-- Past the limit the oldest documents go, and a tenth more than they must: of a batch, person by person with all that hangs on them, and a merge as a
-- whole; an old change of many does not go on. What each field was and became stays, cut to 500 characters; where that alone is too much, its oldest
-- lines go.
create function private.limit_history(of_user uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  size bigint := private.history_bytes(of_user);
  chosen bigint[];
  stopped uuid[];
begin
  if size <= private.history_limit() then
    return;
  end if;
  with merges as (
    -- What a merge moved is written down with the person it was moved from.
    select distinct c.batch_id from public.changes c where c.user_id = of_user and c.record = c.founder_id and c.noun <> 'founders' and c.before is not null and c.after is not null
  ), parts as (
    select c.batch_id, coalesce(m.batch_id, c.founder_id, c.record) as root, sum(c.bytes) as bytes, array_agg(c.id) as ids, min(c.id) as place,
      bool_or(c.undone_by is null and not c.is_shortened) as is_loss
    from public.changes c left join merges m on m.batch_id = c.batch_id where c.user_id = of_user group by 1, 2
    union all
    select b.id, null, pg_column_size(b.waiting) + coalesce(pg_column_size(b.document), 0), '{}', 0, false
    from public.batches b where b.user_id = of_user and b.kind is not null
  ), oldest as materialized (
    select o.* from (select p.*, sum(p.bytes) over (order by b.created_at, b.id, p.place) - p.bytes as before_it
      from parts p join public.batches b on b.user_id = of_user and b.id = p.batch_id) o
    where o.before_it < size - private.history_limit() * 0.9
  ), told as (
    update public.batches b set lost = b.lost + l.number, summary = null from (select o.batch_id, count(*) as number from oldest o where o.is_loss group by 1) l
    where b.user_id = of_user and b.id = l.batch_id
  )
  select array(select unnest(o.ids) from oldest o), array(select o.batch_id from oldest o where o.root is null) into chosen, stopped;
  update public.batches b set waiting = '{}', document = null, kind = null where b.user_id = of_user and b.id = any (stopped);
  delete from public.changes c where c.user_id = of_user and c.id = any (chosen) and c.is_shortened;
  perform private.shorten_changes(chosen, of_user);
end;
$$;

-- Whatever writes history: what a user's documents take is looked at once in a megabyte, on average.
create function private.watch_history() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if random() < (select sum(a.bytes) from added a) / 1000000.0 then
    perform private.limit_history(o.user_id) from (select distinct a.user_id from added a) o;
  end if;
  return null;
end;
$$;
create trigger watch_history after insert on public.changes referencing new table as added for each statement execute function private.watch_history();

-- Takes the documents of these changes of a user away: deletions and additions go as a whole, as do changes of what is no field of a
-- person; a field's texts are cut.
create function private.shorten_changes(chosen bigint[], of_user uuid) returns void
language plpgsql set search_path = '' as $$
begin
  -- What the fields of a deleted person were goes with the person's document.
  delete from public.changes c using public.changes g
  where g.user_id = of_user and g.id = any (chosen) and g.noun = 'founders' and g.after is null and c.user_id = of_user and c.founder_id = g.record
    and c.id <= g.id and not exists (select 1 from public.founders f where f.user_id = of_user and f.id = g.record);
  delete from public.changes c where c.user_id = of_user and c.id = any (chosen)
    and not (c.noun = 'custom_field_values' and c.founder_id is not null and jsonb_typeof(c.before) is distinct from 'array'
      or c.noun = 'founders' and c.before is not null and c.after is not null);
  update public.changes c set is_shortened = true, before = private.shortened(c.before), after = private.shortened(c.after)
  where c.user_id = of_user and c.id = any (chosen);
end;
$$;
create function private.shortened(document jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(d.key, case when jsonb_typeof(d.value) = 'string' and char_length(d.value #>> '{}') > 500
    then to_jsonb(left(d.value #>> '{}', 500) || '…') when octet_length(d.value::text) > 2000 then to_jsonb(left(d.value::text, 500) || '…') else d.value end)
  from jsonb_each(case jsonb_typeof(document) when 'object' then document end) d
$$;

-- After 30 days nothing is undone any more: documents go, 20,000 changes at a time, and then batches without changes. A person's fields are
-- kept as long as the person.
create function private.purge_history() returns void
language plpgsql set search_path = '' as $$
declare
  old record;
  chosen bigint[];
  room integer := 20000;
begin
  for old in select b.user_id, b.id from public.batches b where b.created_at < now() - interval '30 days' and not b.is_shortened
    order by b.created_at limit 2000 loop
    chosen := array(select c.id from public.changes c where c.user_id = old.user_id and c.batch_id = old.id and not c.is_shortened limit room);
    perform private.shorten_changes(chosen, old.user_id);
    room := room - cardinality(chosen);
    exit when room <= 0;
    update public.batches b set is_shortened = true where b.user_id = old.user_id and b.id = old.id;
    delete from public.batches b where b.user_id = old.user_id and b.id = old.id
      and not exists (select 1 from public.changes c where c.user_id = old.user_id and c.batch_id = old.id);
  end loop;
end;
$$;
select cron.schedule('purge-history', '*/10 * * * *', 'select private.purge_history()');
