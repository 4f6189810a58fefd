-- Changing many people at once, and undoing it. Deletions and set fields go in steps of 500 people, each of which is one statement that
-- ends in time; who is meant is decided by the first.

-- What can be undone: deletions, set fields and merges of many people, with what they replaced; and the posts of an address that somebody
-- had before, for when they get it back. Only functions write here.
create table public.undo_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null constraint undo_entries_kind_known check (kind in ('delete', 'set', 'merge', 'address')),
  document jsonb not null,
  -- The people whom a change has still to reach, as they were chosen when it began.
  waiting uuid[] not null default '{}',
  created_at timestamptz not null default now()
);
create index undo_entries_user_id_idx on public.undo_entries (user_id, created_at desc);
create index undo_entries_created_at_idx on public.undo_entries (created_at);
alter table public.undo_entries enable row level security;
revoke all on public.undo_entries from anon, authenticated, service_role;
grant select (id, user_id, kind, created_at) on public.undo_entries to authenticated;
create policy "a user reads what they can undo" on public.undo_entries for select to authenticated
  using (user_id = (select private.caller('read', 'write')));

create function private.purge_undo_entries() returns void
language sql set search_path = '' as $$ delete from public.undo_entries where created_at < now() - interval '30 days' $$;
select cron.schedule('purge-undo-entries', '47 3 * * *', 'select private.purge_undo_entries()');

create function private.keep_for_undo(of_kind text, what jsonb) returns uuid
language sql set search_path = '' as $$
  insert into public.undo_entries (user_id, kind, document) values (private.caller('write'), of_kind, what) returning id
$$;

-- Takes a founder's posts away and keeps them under the address that they are of.
create function private.put_posts_away(of_user uuid, of_founder uuid, address text) returns void
language sql set search_path = '' as $$
  delete from public.undo_entries where user_id = of_user and kind = 'address'
    and document ->> 'founderId' = of_founder::text and document ->> 'address' = address;
  with gone as (delete from public.posts where user_id = of_user and founder_id = of_founder returning *)
  insert into public.undo_entries (user_id, kind, document)
  select of_user, 'address', jsonb_build_object('founderId', of_founder, 'address', address, 'posts', jsonb_agg(to_jsonb(gone)))
  from gone having count(*) > 0
$$;

-- Gives a founder the posts back that are kept under their address.
create function private.bring_posts_back(of_user uuid, of_founder uuid, address text) returns void
language plpgsql set search_path = '' as $$
declare
  kept jsonb;
begin
  delete from public.undo_entries where user_id = of_user and kind = 'address'
    and document ->> 'founderId' = of_founder::text and document ->> 'address' = address
  returning document -> 'posts' into kept;
  if kept is null then
    return;
  end if;
  -- They are no news.
  perform set_config('tracker.restoring', 'on', true);
  insert into public.posts select * from jsonb_populate_recordset(null::public.posts, kept) on conflict do nothing;
  perform set_config('tracker.restoring', 'off', true);
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

-- The caller's founders whom a choice {ids, filters, search, except} means. Runs as the caller: policies decide whom they may mean.
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

-- What hangs on these people, for the question that comes before a deletion; `mark` stands for just them.
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
create function private.delete_more_people(item public.undo_entries) returns jsonb
language plpgsql set search_path = '' as $$
declare
  gone uuid[];
  entries jsonb;
  gone_in_all integer;
begin
  -- The triggers of the values look at this: what goes with its founder is not asked after, value by value.
  perform set_config('tracker.deleting', 'on', true);
  with deleted as (delete from public.founders where user_id = item.user_id and id = any (item.waiting[:500]) returning id)
  select coalesce(array_agg(id), '{}') into gone from deleted;
  perform set_config('tracker.deleting', 'off', true);
  select coalesce(jsonb_agg(t.id), '[]') into entries from public.trash t
  where t.user_id = item.user_id and t.kind = 'founder' and t.record_id = any (gone) and t.deleted_at = now();
  update public.undo_entries set waiting = item.waiting[501:], document = jsonb_build_object('trashIds', document -> 'trashIds' || entries)
  where id = item.id returning jsonb_array_length(document -> 'trashIds') into gone_in_all;
  return jsonb_build_object('count', cardinality(gone), 'all', gone_in_all, 'undoId', case when gone_in_all > 0 then item.id end,
    'left', greatest(cardinality(item.waiting) - 500, 0));
end;
$$;

-- Goes on with a change of the caller's that still has people to reach.
create function private.continue_change(undo_of uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  item public.undo_entries;
begin
  select * into item from public.undo_entries u
  where u.id = undo_of and u.user_id = private.caller('write') and u.kind in ('delete', 'set') for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This change does not go on any more.';
  end if;
  return case item.kind when 'delete' then private.delete_more_people(item) else private.set_more_people(item) end;
end;
$$;

-- Begins to delete these people of the caller's, who come back together under an id that the caller may choose; begun again, because its
-- answer was lost, it goes on. Whoever comes to match later is not among them; nor who came to match since they were counted.
create function private.delete_people(chosen uuid[], together uuid, counted text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  under uuid := coalesce(together, gen_random_uuid());
begin
  if not exists (select 1 from public.undo_entries u where u.id = under and u.user_id = me) then
    if counted <> md5(chosen::text) then
      raise exception using errcode = 'PT412', message = 'Others match now than when they were counted. Nobody was deleted: please look again.';
    elsif cardinality(chosen) = 0 then
      return jsonb_build_object('count', 0, 'all', 0, 'undoId', null, 'left', 0);
    end if;
    insert into public.undo_entries (id, user_id, kind, document, waiting) values (under, me, 'delete', '{"trashIds": []}', chosen)
    on conflict do nothing;
  end if;
  return private.continue_change(under);
end;
$$;
grant execute on function private.delete_people(uuid[], uuid, text), private.continue_change(uuid) to authenticated;
-- `choice` has the undo id in `undoId`, and the mark of those who were counted in `counted`; while some are left, `continue_change` goes on.
-- Without a list of ids it is not known whom the caller saw.
create function public.delete_people(choice jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  chosen uuid[] := private.chosen_people(choice);
begin
  if choice ->> 'counted' is null and choice ->> 'ids' is null then
    raise exception using errcode = 'PT400', message = 'Count the people before you delete them.';
  end if;
  return private.delete_people(chosen, (choice ->> 'undoId')::uuid, choice ->> 'counted');
end;
$$;
create function public.continue_change(undo_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.continue_change(undo_id) $$;

-- The column that a key stands for, of those that can be set for many people at once; null for any other.
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
  delete from public.custom_field_values v using jsonb_each(written) w
  where v.user_id = me and v.field_id = field and v.founder_id = w.key::uuid and jsonb_typeof(w.value) = 'null';
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
create function private.set_more_people(item public.undo_entries) returns jsonb
language plpgsql set search_path = '' as $$
declare
  column_key text := item.document ->> 'column';
  before jsonb;
  changing jsonb;
  changed_in_all integer;
begin
  select coalesce(jsonb_object_agg(b.key, b.value), '{}'), coalesce(jsonb_object_agg(b.key, item.document -> 'value'), '{}') into before, changing
  from jsonb_each(private.column_now(column_key, item.waiting[:500])) b where b.value is distinct from item.document -> 'value';
  if private.bulk_column(column_key) is not null then
    perform private.write_fields(item.user_id, private.as_fields(column_key, changing));
  else
    perform private.write_custom_values(column_key::uuid, changing);
  end if;
  update public.undo_entries set waiting = item.waiting[501:], document = jsonb_set(document, '{before}', (document -> 'before') || before)
  where id = item.id returning (select count(*) from jsonb_object_keys(document -> 'before')) into changed_in_all;
  return jsonb_build_object('count', (select count(*) from jsonb_object_keys(before)), 'all', changed_in_all,
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
  if not exists (select 1 from public.undo_entries u where u.id = under and u.user_id = me) then
    changing := array(select b.key::uuid from jsonb_each(private.column_now(asked_column, chosen)) b where b.value is distinct from new_value);
    if cardinality(changing) = 0 then
      return jsonb_build_object('count', 0, 'all', 0, 'undoId', null, 'left', 0);
    end if;
    insert into public.undo_entries (id, user_id, kind, document, waiting)
    values (under, me, 'set', jsonb_build_object('column', asked_column, 'value', new_value, 'before', '{}'::jsonb), changing)
    on conflict do nothing;
  end if;
  return private.continue_change(under);
end;
$$;
grant execute on function private.set_people(uuid[], uuid, text, jsonb) to authenticated;
-- `choice` has the undo id in `undoId`; while some are left, `continue_change` goes on.
create function public.set_people(choice jsonb, column_name text, given jsonb) returns jsonb
language sql set search_path = '' as $$
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
    and not exists (select 1 from queue.jobs j where j.user_id = me and j.founder_id = f.id and j.state in ('queued', 'running'))
    order by f.last_refreshed_at nulls first);
  queued := queue.enqueue_refreshes(me, idle, 1::smallint);
  return jsonb_build_object('count', cardinality(queued), 'jobIds', to_jsonb(queued));
end;
$$;
grant execute on function private.refresh_people(uuid[]) to authenticated;
create function public.refresh_people(choice jsonb) returns jsonb
language sql set search_path = '' as $$ select private.refresh_people(private.chosen_people(choice)) $$;

-- Puts back as many founders of the caller's trash as have a place to come back to; who is followed again meanwhile stays in it.
create function private.restore_many(entries uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  free uuid[];
begin
  perform 1 from public.trash t where t.user_id = me and t.kind = 'founder' and t.id = any (entries) for update;
  -- Of one who was deleted twice, followed again in between, the later entry is the one that comes back.
  free := array(select distinct on (t.document -> 'founder' ->> 'profile_url') t.id from public.trash t
    where t.user_id = me and t.kind = 'founder' and t.id = any (entries) and not exists (
      select 1 from public.founders f where f.user_id = me and f.profile_url = t.document -> 'founder' ->> 'profile_url')
    order by t.document -> 'founder' ->> 'profile_url', t.deleted_at desc, t.id);
  perform set_config('tracker.restoring', 'on', true);
  perform private.restore_founders(free);
  perform set_config('tracker.restoring', 'off', true);
  delete from public.trash where id = any (free);
  return cardinality(free);
end;
$$;

-- Puts back the first of the people whom a deletion took, as many as surely fit into one statement's time; the entry keeps the rest.
create function private.undo_deletion(item public.undo_entries) returns jsonb
language plpgsql set search_path = '' as $$
declare
  entries uuid[] := array(select jsonb_array_elements_text(item.document -> 'trashIds')::uuid);
  now_ones uuid[] := entries[:500];
  rest uuid[] := entries[501:];
begin
  if cardinality(rest) = 0 then
    delete from public.undo_entries where id = item.id;
  else
    update public.undo_entries set document = jsonb_build_object('trashIds', to_jsonb(rest)), waiting = '{}' where id = item.id;
  end if;
  return jsonb_build_object('count', private.restore_many(now_ones), 'of', cardinality(now_ones), 'left', cardinality(rest));
end;
$$;

-- Puts back the values of the next people whom a change set, but not where they were edited since, or where the column does not take them
-- any more. The entry keeps the rest.
create function private.undo_set(item public.undo_entries) returns jsonb
language plpgsql set search_path = '' as $$
declare
  column_key text := item.document ->> 'column';
  field public.custom_fields;
  before jsonb := (select coalesce(jsonb_object_agg(b.key, b.value), '{}') from (select * from jsonb_each(item.document -> 'before') limit 500) b);
  rest jsonb := (item.document -> 'before') - array(select jsonb_object_keys(before));
  untouched jsonb;
  changed integer;
begin
  select * into field from public.custom_fields c where c.user_id = item.user_id and c.id::text = column_key;
  if field.id is null and private.bulk_column(column_key) is null then
    raise exception using errcode = 'PT404', message = 'This column is not there any more.';
  end if;
  select coalesce(jsonb_object_agg(b.key, b.value), '{}') into untouched
  from jsonb_each(before) b
  join jsonb_each(private.column_now(column_key, array(select jsonb_object_keys(before)::uuid))) n on n.key = b.key
  where n.value = item.document -> 'value' and (field.id is null
    or case when b.value = 'null' then not field.required else private.fits_field(b.value, field.type, field.options) end);
  perform set_config('tracker.undoing', 'on', true);
  changed := case when field.id is not null then private.write_custom_values(field.id, untouched)
    else private.write_fields(item.user_id, private.as_fields(column_key, untouched)) end;
  perform set_config('tracker.undoing', 'off', true);
  if rest = '{}' then
    delete from public.undo_entries where id = item.id;
  else
    update public.undo_entries set document = jsonb_set(document, '{before}', rest), waiting = '{}' where id = item.id;
  end if;
  return jsonb_build_object('count', changed, 'of', (select count(*) from jsonb_object_keys(before)),
    'left', (select count(*) from jsonb_object_keys(rest)));
end;
$$;

-- Takes back one change of the caller's; what was edited since then stays as it is, and so does what its column does not take any more.
-- {count, of, left}: while some are left, it goes on when it is called again.
create function private.undo(undo_of uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  item public.undo_entries;
begin
  select * into item from public.undo_entries u
  where u.id = undo_of and u.user_id = private.caller('write') and u.kind <> 'address' for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This cannot be undone any more.';
  elsif item.kind = 'delete' then
    return private.undo_deletion(item);
  elsif item.kind = 'set' then
    return private.undo_set(item);
  end if;
  delete from public.undo_entries where id = undo_of;
  return private.undo_merge(item.document);
end;
$$;
grant execute on function private.undo(uuid) to authenticated;
create function public.undo(undo_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.undo(undo_id) $$;

revoke all on function public.count_people(jsonb), public.delete_people(jsonb), public.continue_change(uuid), public.set_people(jsonb, text, jsonb),
  public.refresh_people(jsonb), public.undo(uuid) from public, anon, service_role;
grant execute on function public.count_people(jsonb), public.delete_people(jsonb), public.continue_change(uuid), public.set_people(jsonb, text, jsonb),
  public.refresh_people(jsonb), public.undo(uuid) to authenticated;
