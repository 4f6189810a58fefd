-- Changing many people at once, and undoing it. Deletions and set fields go in steps of 500 people, each of which is one statement that
-- ends in time; who is meant is decided by the first.

-- Posts of an address that a person had before, for when they get it back. Nobody but these functions reads or writes them.
create table private.kept_posts (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- No foreign key: they are there when the person comes back from the trash.
  founder_id uuid not null,
  address text not null constraint kept_posts_address_size check (char_length(address) <= 200),
  posts jsonb not null constraint kept_posts_posts_size check (pg_column_size(posts) <= 64 * 1024 * 1024),
  created_at timestamptz not null default now(),
  primary key (user_id, founder_id, address)
);
create index kept_posts_created_at_idx on private.kept_posts (created_at);
create index kept_posts_user_idx on private.kept_posts (user_id, created_at);
alter table private.kept_posts enable row level security;
revoke all on private.kept_posts from public, anon, authenticated, service_role;

create function private.purge_kept_posts() returns void
language sql set search_path = '' as $$ delete from private.kept_posts where created_at < now() - interval '30 days' $$;
select cron.schedule('purge-kept-posts', '47 3 * * *', 'select private.purge_kept_posts()');

-- Takes a founder's posts of a profile away and keeps them under the address that they are of. Their feeds stay theirs.
create function private.put_posts_away(of_user uuid, of_founder uuid, of_address text) returns void
language sql set search_path = '' as $$
  with gone as (delete from public.posts where user_id = of_user and founder_id = of_founder and network = 'linkedin' returning *)
  insert into private.kept_posts (user_id, founder_id, address, posts)
  select of_user, of_founder, of_address, jsonb_agg(to_jsonb(gone)) from gone having count(*) > 0
  on conflict on constraint kept_posts_pkey do update set posts = excluded.posts, created_at = now()
$$;

-- Gives a founder the posts back that are kept under their address.
create function private.bring_posts_back(of_user uuid, of_founder uuid, of_address text) returns void
language plpgsql set search_path = '' as $$
declare
  kept jsonb;
  was text;
begin
  delete from private.kept_posts k where k.user_id = of_user and k.founder_id = of_founder and k.address = of_address returning posts into kept;
  if kept is null then
    return;
  end if;
  -- They are no news.
  was := private.begin_doing('address');
  insert into public.posts select * from jsonb_populate_recordset(null::public.posts, kept) on conflict do nothing;
  perform private.end_doing(was);
  perform private.set_latest_post(of_user, of_founder);
end;
$$;

-- Refuses what is no choice of people: a bare text or a list, which PostgREST takes for a document, would mean all of them, and so would a
-- misspelt part.
create function private.check_choice(choice jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(choice), 'null') <> 'object' then
    raise exception using errcode = 'PT400', message = 'This is no choice of people.';
  elsif not choice ?| array['ids', 'filters', 'search'] or exists (select 1 from jsonb_each(choice) part
      where jsonb_typeof(part.value) <> 'null' and jsonb_typeof(part.value) is distinct from case
        when part.key in ('ids', 'filters', 'except') then 'array' when part.key in ('search', 'undoId', 'counted') then 'string' end) then
    raise exception using errcode = 'PT400', message = 'This is no choice of people.';
  end if;
end;
$$;
grant execute on function private.check_choice(jsonb) to authenticated;

-- The caller's founders who a choice {ids, filters, search, except} means. Runs as the caller: policies decide who they may mean.
create function private.chosen_people(choice jsonb) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  chosen uuid[];
  left_out uuid[];
begin
  perform private.check_choice(choice);
  chosen := (private.people_left(choice)).founders;
  left_out := array(select jsonb_array_elements_text(nullif(choice -> 'except', 'null'))::uuid);
  chosen := array(select f.id from public.founders f
    where (chosen is null or f.id = any (chosen)) and not f.id = any (left_out) order by f.id limit 10001);
  if cardinality(chosen) > 10000 then
    raise exception using errcode = 'PT413', message = 'At most 10,000 people can be changed at once.';
  end if;
  return chosen;
end;
$$;
grant execute on function private.chosen_people(jsonb) to authenticated;

-- What hangs on these people, for the question that comes before a deletion; `mark` represents just them.
create function public.count_people(choice jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  chosen uuid[] := private.chosen_people(choice);
begin
  return jsonb_build_object('people', cardinality(chosen), 'mark', md5(chosen::text),
    'notes', (select count(*) from public.notes n where n.founder_id = any (chosen)),
    'posts', (select count(*) from public.posts p where p.founder_id = any (chosen)),
    'tasks', (select count(*) from public.tasks t where t.founder_id = any (chosen)));
end;
$$;

-- Moves the next people of a deletion of the caller's to the trash, with everything that belongs to them: {count, all, undoId, left}, where
-- `all` have gone by now.
create function private.delete_more_people(item public.batches) returns jsonb
language plpgsql set search_path = '' as $$
declare
  gone integer;
  gone_in_all bigint;
  -- The triggers of the values look at this: what goes with its founder is not asked after, value by value.
  was text := private.begin_doing('delete', item.id);
begin
  delete from public.founders where user_id = item.user_id and id = any (item.waiting[:500]);
  get diagnostics gone = row_count;
  perform private.end_doing(was);
  update public.batches b set waiting = item.waiting[501:] where b.user_id = item.user_id and b.id = item.id;
  select count(*) into gone_in_all from public.changes c where c.user_id = item.user_id and c.batch_id = item.id and c.noun = 'founders' and c.after is null;
  return jsonb_build_object('count', gone, 'all', gone_in_all, 'undoId', case when gone_in_all > 0 then item.id end,
    'left', greatest(cardinality(item.waiting) - 500, 0));
end;
$$;

-- Goes on with a change of the caller's that still has people to reach.
create function private.continue_change(undo_of uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  item public.batches;
  step jsonb;
begin
  select * into item from public.batches b
  where b.id = continue_change.undo_of and b.user_id = private.caller('write') and b.kind is not null and b.undo_id is null for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This change does not go on any more.';
  end if;
  perform private.plan_for(cardinality(item.waiting));
  step := case item.kind when 'delete' then private.delete_more_people(item) else private.set_more_people(item) end;
  if step ->> 'left' = '0' then
    perform private.summarise(item.user_id, item.id);
  end if;
  return step;
end;
$$;

-- Begins to delete these people of the caller's, who come back together under an id that the caller may choose; begun again, because its
-- answer was lost, it goes on. Anyone who comes to match later is not among them; nor who came to match since they were counted.
create function private.delete_people(chosen uuid[], together uuid, counted text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  under uuid := coalesce(together, gen_random_uuid());
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  elsif not exists (select 1 from public.batches b where b.id = under and b.user_id = me) then
    if counted <> md5(chosen::text) then
      raise exception using errcode = 'PT412', message = 'Others match now than when they were counted. Nobody was deleted: please look again.';
    elsif cardinality(chosen) = 0 then
      return jsonb_build_object('count', 0, 'all', 0, 'undoId', null, 'left', 0);
    end if;
    perform private.begin_change(me, under, 'delete', null, chosen);
  end if;
  return private.continue_change(under);
end;
$$;

-- Adds a batch of many people's change, which is made in steps.
create function private.begin_change(me uuid, batch uuid, of_kind text, what jsonb, people uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('tracker.batch', ' ' || batch, true);
  perform private.current_batch(array[me]);
  perform set_config('tracker.batch', '', true);
  update public.batches b set kind = of_kind, document = what, waiting = people where b.user_id = me and b.id = batch and b.kind is null;
  if random() < (pg_column_size(people) + coalesce(pg_column_size(what), 0)) / 1000000.0 then
    perform private.limit_history(me);
  end if;
end;
$$;
grant execute on function private.delete_people(uuid[], uuid, text), private.continue_change(uuid) to authenticated;
-- `choice` has the undo id in `undoId`, and the mark of those who were counted in `counted`; while some are left, `continue_change` goes on.
-- Without a list of ids it is not known who the caller saw.
create function public.delete_people(choice jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  chosen uuid[];
begin
  perform private.check_writer();
  chosen := private.chosen_people(choice);
  if choice ->> 'counted' is null and choice ->> 'ids' is null then
    raise exception using errcode = 'PT400', message = 'Count the people before you delete them.';
  end if;
  return private.delete_people(chosen, (choice ->> 'undoId')::uuid, choice ->> 'counted');
end;
$$;
create function public.continue_change(undo_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.check_writer(); select private.continue_change(undo_id) $$;

-- The column that a key represents, of those that can be set for many people at once; null for any other.
create function private.bulk_column(of_key text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case when of_key not in ('name', 'profileUrl') then private.person_fields() -> of_key ->> 'column' end;
end;
$$;

-- Sets a custom field of these people of the caller's, each to its own value: `written` is {founder id: value}. Null takes the value away.
create function private.write_custom_values(field uuid, written jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  me uuid := private.caller('write');
  set_count integer;
  cleared integer;
begin
  insert into public.custom_field_values as v (user_id, field_id, founder_id, value)
  select me, field, f.id, w.value from jsonb_each(written) w join public.founders f on f.user_id = me and f.id = w.key::uuid
  where jsonb_typeof(w.value) <> 'null'
  on conflict on constraint custom_field_values_pkey do update set value = excluded.value;
  get diagnostics set_count = row_count;
  -- By a list: joined, each value of the column would be compared with each of those that go, where a user is new and the planner expects few.
  delete from public.custom_field_values v where v.user_id = me and v.field_id = field
    and v.founder_id = any (array(select w.key::uuid from jsonb_each(written) w where jsonb_typeof(w.value) = 'null'));
  get diagnostics cleared = row_count;
  return set_count + cleared;
end;
$$;

-- What a column holds now for these people of the caller's: {founder id: value}.
create function private.column_now(asked_column text, chosen uuid[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  me uuid := private.caller('write');
  field uuid := (select c.id from public.custom_fields c where c.user_id = private.caller('write') and c.id::text = asked_column);
begin
  return (
    select coalesce(jsonb_object_agg(f.id, case when field is not null then
        (select v.value from public.custom_field_values v where v.user_id = me and v.founder_id = f.id and v.field_id = field)
      else to_jsonb(f) -> private.bulk_column(asked_column) end), '{}')
    from public.founders f where f.user_id = me and f.id = any (chosen)
  );
end;
$$;

-- {founder id: value} of one column, as write_fields takes it.
create function private.as_fields(of_key text, written jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(w.key, jsonb_build_object(private.bulk_column(of_key), w.value)), '{}') from jsonb_each(written) w
$$;

-- Sets the column of the next people of a change of the caller's: {count, all, undoId, left}. Who has the value already is not counted.
create function private.set_more_people(item public.batches) returns jsonb
language plpgsql set search_path = '' as $$
declare
  column_key text := item.document ->> 'column';
  changing jsonb;
  changed_in_all bigint;
  was text := private.begin_doing('set', item.id);
begin
  select coalesce(jsonb_object_agg(b.key, item.document -> 'value'), '{}') into changing
  from jsonb_each(private.column_now(column_key, item.waiting[:500])) b where b.value is distinct from item.document -> 'value';
  if private.bulk_column(column_key) is not null then
    perform private.write_fields(item.user_id, private.as_fields(column_key, changing));
  else
    perform private.write_custom_values(column_key::uuid, changing);
  end if;
  perform private.end_doing(was);
  update public.batches b set waiting = item.waiting[501:] where b.user_id = item.user_id and b.id = item.id;
  select count(distinct c.founder_id) into changed_in_all from public.changes c where c.user_id = item.user_id and c.batch_id = item.id;
  return jsonb_build_object('count', (select count(*) from jsonb_object_keys(changing)), 'all', changed_in_all,
    'undoId', case when changed_in_all > 0 then item.id end, 'left', greatest(cardinality(item.waiting) - 500, 0));
end;
$$;

-- Begins to set a column (a built-in one, or a custom field by its id) of these people of the caller's to one value, under an id that the
-- caller may choose; begun again, because its answer was lost, it goes on.
create function private.set_people(chosen uuid[], together uuid, asked_column text, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  under uuid := coalesce(together, gen_random_uuid());
  new_value jsonb := coalesce(given -> 'value', 'null');
  changing uuid[];
begin
  if private.bulk_column(asked_column) is null
    and not exists (select 1 from public.custom_fields c where c.user_id = me and c.id::text = asked_column) then
    raise exception using errcode = 'PT400', message = 'This column cannot be set for many people.';
  end if;
  if not exists (select 1 from public.batches b where b.id = under and b.user_id = me) then
    changing := array(select b.key::uuid from jsonb_each(private.column_now(asked_column, chosen)) b where b.value is distinct from new_value);
    if cardinality(changing) = 0 then
      return jsonb_build_object('count', 0, 'all', 0, 'undoId', null, 'left', 0);
    end if;
    perform private.begin_change(me, under, 'set', jsonb_build_object('column', asked_column, 'value', new_value), changing);
  end if;
  return private.continue_change(under);
end;
$$;
grant execute on function private.set_people(uuid[], uuid, text, jsonb) to authenticated;
-- `choice` has the undo id in `undoId`; while some are left, `continue_change` goes on.
create function public.set_people(choice jsonb, column_name text, given jsonb) returns jsonb
language sql set search_path = '' as $$
  select private.check_writer();
  select private.set_people(private.chosen_people(choice), (choice ->> 'undoId')::uuid, column_name, given)
$$;

-- Queues a refresh of these people of the caller's, behind what they asked for one by one: {count, jobIds}, without those queued already. One
-- costly request, however many people.
create function private.refresh_people(chosen uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  idle uuid[];
  queued bigint[];
begin
  perform private.take_costly_request();
  idle := array(select f.id from public.founders f where f.user_id = me and f.id = any (chosen)
    and not exists (select 1 from queue.jobs j where j.user_id = me and j.founder_id = f.id and j.state in ('queued', 'running') and not j.only_handed_in)
    order by f.last_refreshed_at nulls first);
  queued := queue.enqueue_refreshes(me, idle, 1::smallint);
  return jsonb_build_object('count', cardinality(queued), 'jobIds', to_jsonb(queued));
end;
$$;
grant execute on function private.refresh_people(uuid[]) to authenticated;
create function public.refresh_people(choice jsonb) returns jsonb
language sql set search_path = '' as $$ select private.check_writer(); select private.refresh_people(private.chosen_people(choice)) $$;

-- What came of writing cells.
create type private.cells_written as (changed integer, refused jsonb);

-- Changes fields and values of people of the caller's, in one transaction and under one batch, which the caller may choose: sent again, because
-- its answer was lost, it changes nothing twice. `changes` is [{id, fields: {key: value}, seen: {key: value}}] of at most 1,000 people, a key being one
-- of a built-in field or a custom field's id, null clearing it, or `notes`, whose text is added as a note. Of a cell that is there twice, the last
-- counts. Returns {batchId, changed, columns, conflicts: [{at, key, value}], refused: [{at,
-- key, code, message}]}, `at` being the place in `changes` from 0, `columns` the custom fields of theirs, and no key where the person or column is not there: where `seen` is not what is stored, the cell keeps what is stored; what the database refuses costs no other cell, but `whole` it is
-- refused with everything else.
create function private.change_people(changes jsonb, batch uuid, whole boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  under uuid := coalesce(batch, gen_random_uuid());
  was text;
  cells jsonb;
  result private.cells_written;
begin
  if coalesce(jsonb_typeof(changes), 'null') <> 'array' or jsonb_array_length(changes) not between 1 and 1000
    or exists (select 1 from jsonb_array_elements(changes) c where coalesce(jsonb_typeof(c -> 'fields'), 'null') <> 'object' or coalesce(jsonb_typeof(c -> 'seen'), 'object') <> 'object') then
    raise exception using errcode = 'PT400', message = 'Send changes of 1 to 1,000 people.';
  end if;
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  elsif exists (select 1 from public.batches b where b.user_id = me and b.id = under
    and (b.undo_id is not null or b.undo_of is not null or b.kind is not null or b.source not in ('you', 'token'))) then
    raise exception using errcode = 'PT409', message = 'This change has ended. Begin another one.';
  end if;
  -- Locked in one order, so that two requests never wait for each other crosswise.
  perform 1 from public.founders f where f.user_id = me and f.id in (select (c ->> 'id')::uuid from jsonb_array_elements(changes) c) order by f.id for no key update;
  perform private.plan_for(jsonb_array_length(changes));
  was := private.begin_doing('', under);
  cells := private.cells_to_change(me, under, changes);
  if whole then
    if jsonb_path_exists(cells, '$[*] ? (@.state == "unknown")') then
      raise exception using errcode = 'PT404', message = 'Custom field not found';
    elsif jsonb_path_exists(cells, '$[*] ? (@.state == "gone")') then
      raise exception using errcode = 'PT404', message = 'Founder not found';
    end if;
    perform private.write_cells_together(me, cells);
    result := ((select count(*) from jsonb_array_elements(cells) c where c ->> 'state' = 'write'), '[]');
  else
    result := private.write_cells(me, cells);
  end if;
  perform private.end_doing(was);
  return jsonb_build_object('batchId', case when result.changed > 0 then under end, 'changed', result.changed, 'refused', result.refused,
    'columns', (select coalesce(jsonb_agg(distinct c -> 'field'), '[]') from jsonb_array_elements(cells) c where c ->> 'field' is not null), 'conflicts', (
    select coalesce(jsonb_agg(jsonb_build_object('at', c -> 'at', 'key', c ->> 'key', 'value', c -> 'now')), '[]')
    from jsonb_array_elements(cells) c where c ->> 'state' = 'conflict'));
end;
$$;

-- The cells that changes name: [{at, id, key, column, field, note, value, now, state}]; state is same, conflict, gone (the person), unknown (the key) or
-- write. A note's id comes of its batch, person and text: sent again it is the same note.
create function private.cells_to_change(me uuid, batch uuid, changes jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', d.at, 'id', d.id, 'key', d.key, 'column', d.own, 'field', d.field, 'note', d.note, 'value', d.value, 'now', d.now, 'state', case
    when d.own is null and d.field is null and d.note is null then 'unknown' when d.person is null then 'gone'
    when d.now = d.value then 'same' when d.note is null and d.seen <> d.now then 'conflict' else 'write' end) order by d.at), '[]')
  from (
    select e.at, e.id, e.key, e.value, e.note, p.id as person, private.person_fields() -> e.key ->> 'column' as own, f.id as field, e.seen,
      coalesce(case when f.id is not null then v.value when e.note is null then to_jsonb(p) -> (private.person_fields() -> e.key ->> 'column')
        when exists (select 1 from public.changes n where n.user_id = me and n.batch_id = batch and n.noun = 'notes' and n.record = e.note) then e.value end, 'null') as now
    from (
      select distinct on (w.id, o.key, n.note) w.id, l.n - 1 as at, o.key, o.value, n.note, l.c -> 'seen' -> o.key as seen
      from jsonb_array_elements(changes) with ordinality l (c, n) cross join lateral (select (l.c ->> 'id')::uuid as id) w
      cross join lateral jsonb_each(l.c -> 'fields') o
      cross join lateral (select case o.key when 'notes' then overlay(overlay(md5(concat(batch, w.id, o.value)) placing '8' from 13) placing 'a' from 17)::uuid end as note) n
      order by w.id, o.key, n.note, l.n desc) e
    left join public.founders p on p.user_id = me and p.id = e.id
    left join public.custom_fields f on f.user_id = me and f.id::text = e.key
    left join public.custom_field_values v on v.user_id = me and v.field_id = f.id and v.founder_id = p.id) d
$$;

-- Writes cells; what is refused is tried alone, so that it costs no other cell, and is returned with the reason.
create function private.write_cells(me uuid, cells jsonb) returns private.cells_written
language plpgsql set search_path = '' as $$
declare
  result private.cells_written := (0, '[]');
  one jsonb;
begin
  begin
    perform private.write_cells_together(me, cells);
    result.changed := (select count(*) from jsonb_array_elements(cells) c where c ->> 'state' = 'write');
  exception when integrity_constraint_violation or data_exception or program_limit_exceeded or sqlstate 'PT400' or sqlstate 'PT409' then
    for one in select c from jsonb_array_elements(cells) c where c ->> 'state' = 'write' loop
      begin
        perform private.write_cells_together(me, jsonb_build_array(one));
        result.changed := result.changed + 1;
      exception when integrity_constraint_violation or data_exception or program_limit_exceeded or sqlstate 'PT400' or sqlstate 'PT409' then
        result.refused := result.refused || jsonb_build_object('at', one -> 'at', 'key', one ->> 'key', 'code', sqlstate, 'message', sqlerrm);
      end;
    end loop;
  end;
  -- No id that was handed in is given back: it may be anybody's.
  result.refused := result.refused || (select coalesce(jsonb_agg(distinct jsonb_build_object('at', c -> 'at', 'key', null, 'code', 'PT404', 'message',
    case c ->> 'state' when 'gone' then 'Founder not found' else 'This column is not there any more.' end)), '[]')
    from jsonb_array_elements(cells) c where c ->> 'state' in ('gone', 'unknown'));
  return result;
end;
$$;
create function private.write_cells_together(me uuid, cells jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  field record;
begin
  set constraints public.founders_profile_url_unique deferred;
  perform private.write_fields(me, (select coalesce(jsonb_object_agg(o.id, o.fields), '{}') from (
    select c ->> 'id' as id, jsonb_object_agg(c ->> 'column', c -> 'value') as fields from jsonb_array_elements(cells) c
    where c ->> 'state' = 'write' and c ->> 'column' is not null group by 1) o));
  set constraints public.founders_profile_url_unique immediate;
  for field in select (c ->> 'field')::uuid as id, jsonb_object_agg(c ->> 'id', c -> 'value') as written from jsonb_array_elements(cells) c
    where c ->> 'state' = 'write' and c ->> 'field' is not null group by 1 loop
    perform private.write_custom_values(field.id, field.written);
  end loop;
  insert into public.notes (id, user_id, founder_id, content) select (c ->> 'note')::uuid, me, (c ->> 'id')::uuid, c ->> 'value'
  from jsonb_array_elements(cells) c where c ->> 'state' = 'write' and c ->> 'note' is not null on conflict do nothing;
end;
$$;
grant execute on function private.change_people(jsonb, uuid, boolean) to authenticated;
create function public.change_people(changes jsonb, batch_id uuid default null, whole boolean default false) returns jsonb
language sql set search_path = '' as $$ select private.check_writer(); select private.change_people(changes, batch_id, whole) $$;

grant execute on function public.count_people(jsonb), public.delete_people(jsonb), public.continue_change(uuid), public.set_people(jsonb, text, jsonb),
  public.refresh_people(jsonb), public.change_people(jsonb, uuid, boolean) to authenticated;
