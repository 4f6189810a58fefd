-- What is written down of each table, and the one way to undo it.
do $$
begin
  perform private.keep_history('founders', private.kept_columns());
  perform private.keep_history('notes', array['content']);
  perform private.keep_history('tasks', array['title', 'description', 'status', 'due_on', 'recurrence', 'founder_id']);
  perform private.keep_history('custom_fields', array['name', 'label', 'type', 'options', 'required']);
  perform private.keep_history('custom_field_values', array['value']);
  perform private.keep_history('feeds', array['address']);
  perform private.keep_history('saved_views', array['name', 'definition']);
  -- Of a profile, what an import adds to its lists.
  create trigger record_changed after update on public.profiles referencing old table as was new table as became for each statement
    when (current_setting('tracker.batch', true) ~ '^(import|undo|redo) ') execute function private.record_changed('founder_stages,founder_statuses', '');
  -- Of these, only what leaves with its person.
  perform private.keep_history(name) from unnest(array['posts', 'activities', 'outreach_answers', 'not_duplicates', 'suggestions']) name;
end;
$$;

-- Undo puts back as much of a batch as is still as the batch left it, in steps of 500 people or records that each end in time. What is left
-- alone is counted by reason:
--   edited    a field, value or text was changed since
--   attached  an added record has been changed since, or has something attached
--   taken     its key is taken: the profile is followed again, a column or view of the name is there
--   gone      the record, or what it belongs to, is not there any more
--   refused   the field or its list does not take the value any more

-- A part of a batch while it is undone: `open` are its changes, `applied` those that were put back, `left_alone` the counts by reason.
create type private.undoing as (owner uuid, batch uuid, open bigint[], applied bigint[], left_alone jsonb);

create function private.leave_alone(part private.undoing, reason text, number bigint) returns private.undoing
language plpgsql immutable set search_path = '' as $$
begin
  if number > 0 then
    part.left_alone := part.left_alone || jsonb_build_object(reason, coalesce((part.left_alone ->> reason)::bigint, 0) + number);
  end if;
  return part;
end;
$$;

-- The people of a part who can have the address again that they had before it: it is free, or the one who has it gives it back or goes in the same
-- part. Of two who had one address, the later.
create function private.can_have_address(part private.undoing) returns uuid[]
language sql stable set search_path = '' as $$
  with recursive edits as materialized (
    select c.id, c.record, c.before, c.after from public.changes c where c.user_id = part.owner and c.id = any (part.open) and c.noun = 'founders'
  ), wants as materialized (
    select distinct on (address) * from (select distinct on (e.record) e.id, e.record, e.before ->> 'profile_url' as address from edits e
      where e.before ? 'profile_url' order by e.record, e.id) w order by address, id desc
  ), holders as materialized (
    select f.id, f.profile_url as address, exists (select 1 from edits e where e.record = f.id and (e.before is null
      or e.before ? 'profile_url' and e.after ->> 'profile_url' = f.profile_url)) as is_leaving
    from public.founders f where f.user_id = part.owner and f.profile_url = any (array(select w.address from wants w))
  ), stuck as (
    select w.record from holders h join wants w on w.address = h.address and w.record <> h.id where not h.is_leaving
    union
    select w.record from stuck s join holders h on h.id = s.record join wants w on w.address = h.address and w.record <> h.id
  )
  select coalesce(array_agg(w.record), '{}') from wants w where w.record not in (select s.record from stuck s)
$$;

-- Columns and people who were deleted come back, before what hangs on them.
create function private.reinsert_parents(part private.undoing) returns private.undoing
language plpgsql set search_path = '' as $$
declare
  chosen bigint[];
  can_have uuid[] := private.can_have_address(part);
  -- Looked up at once: of a user who is new the planner expects few people, and would read all of them for each.
  there uuid[] := array(select f.id from public.founders f where f.user_id = part.owner and f.id = any (can_have));
  gone uuid[];
begin
  chosen := array(select c.id from public.changes c where c.user_id = part.owner and c.id = any (part.open) and c.noun = 'custom_fields' and c.after is null
    and not exists (select 1 from public.custom_fields f where f.user_id = part.owner
      and (f.id = c.record or lower(f.name) = lower(c.before ->> 'name') or private.label_key(f.label) = private.label_key(c.before ->> 'label'))));
  insert into public.custom_fields select f.* from public.changes c cross join lateral jsonb_populate_record(null::public.custom_fields, c.before) f
  where c.user_id = part.owner and c.id = any (chosen);
  part.applied := part.applied || chosen;
  chosen := array(select c.id from public.changes c where c.user_id = part.owner and c.id = any (part.open) and c.noun = 'founders' and c.after is null
    and c.record = any (can_have) and c.record <> all (there));
  insert into public.founders select f.* from public.changes c cross join lateral jsonb_populate_record(null::public.founders, c.before) f
  where c.user_id = part.owner and c.id = any (chosen);
  part.applied := part.applied || chosen;
  part := private.leave_alone(part, 'taken', (select count(*) from public.changes c where c.user_id = part.owner and c.id = any (part.open)
    and c.noun in ('founders', 'custom_fields') and c.after is null and c.id <> all (part.applied)));
  -- What hangs on one who can't come back waits with them, also where another has their id by now.
  gone := array(select o.record from public.changes o where o.user_id = part.owner and o.batch_id = part.batch and o.noun in ('founders', 'custom_fields')
    and o.after is null and o.undone_by is null and o.id <> all (part.applied));
  part.open := array(select c.id from public.changes c where c.user_id = part.owner and c.id = any (part.open) and coalesce(c.founder_id, c.record) <> all (gone));
  return part;
end;
$$;

-- Values that came back to a person without the column, or to a column without the person, go on to the deletion of the one that is still
-- missing: whichever comes back later brings them. Those that their field does not take any more stay behind.
create function private.hand_on_values(part private.undoing, gone bigint[]) returns private.undoing
language plpgsql set search_path = '' as $$
declare
  missing jsonb := (select jsonb_agg(to_jsonb(v)) from public.changes c
    cross join lateral jsonb_populate_recordset(null::public.custom_field_values, c.before) v
    where c.user_id = part.owner and c.id = any (gone) and c.noun = 'custom_field_values'
      -- One by one: planned as a join before the tables were analysed, each change would read all values.
      and (select true from public.custom_field_values x where x.user_id = part.owner and x.field_id = v.field_id and x.founder_id = v.founder_id) is null);
begin
  if missing is null then
    return part;
  end if;
  insert into public.changes (user_id, batch_id, noun, record, founder_id, before, units)
  select part.owner, d.batch_id, 'custom_field_values', d.record, d.founder_id, jsonb_agg(m), count(*)::integer
  from jsonb_array_elements(missing) m
  left join public.founders p on p.user_id = part.owner and p.id = (m ->> 'founder_id')::uuid
  cross join lateral (
    select c.batch_id, c.record, c.founder_id from public.changes c where c.user_id = part.owner and c.after is null and c.undone_by is null
      and c.id <> all (gone) and case when p.id is null then c.noun = 'founders' and c.founder_id = (m ->> 'founder_id')::uuid
        else c.noun = 'custom_fields' and c.record = (m ->> 'field_id')::uuid end
    order by c.id desc limit 1) d
  group by 2, 4, 5;
  return private.leave_alone(part, 'refused', (select count(*) from jsonb_array_elements(missing) m
    where exists (select 1 from public.founders p where p.user_id = part.owner and p.id = (m ->> 'founder_id')::uuid)
      and exists (select 1 from public.custom_fields f where f.user_id = part.owner and f.id = (m ->> 'field_id')::uuid)));
end;
$$;

-- What was deleted and hangs on people comes back, to the person that a merge has moved it to since. A value that its field does not take any
-- more stays behind, as does what has nobody to belong to; a task needs nobody, and gives way to the one that follows the same task by now.
create function private.reinsert_records(part private.undoing) returns private.undoing
language plpgsql set search_path = '' as $$
declare
  me uuid := part.owner;
  gone bigint[] := array(select c.id from public.changes c where c.user_id = me and c.id = any (part.open) and c.after is null
    and c.noun not in ('custom_field_values', 'touches', 'handed_in_posts') or c.user_id = me and c.id = any (part.open) and c.after is null and jsonb_typeof(c.before) = 'array');
  taken bigint[];
  setting text := current_setting('tracker.batch', true);
begin
  -- What comes back with its person or column goes with them again: their return says it all.
  perform set_config('tracker.batch', concat_ws(' ', split_part(setting, ' ', 1), split_part(setting, ' ', 2), 'unrecorded'), true);
  insert into public.notes (id, user_id, founder_id, content, created_at)
  select n.id, me, f.id, n.content, n.created_at from public.changes c cross join lateral jsonb_populate_recordset(null::public.notes, c.before) n
  join public.founders f on f.user_id = me and f.id = c.founder_id
  where c.user_id = me and c.id = any (gone) and c.noun = 'notes' and jsonb_typeof(c.before) = 'array' on conflict do nothing;
  insert into public.feeds select d.* from public.changes c cross join lateral jsonb_populate_recordset(null::public.feeds, c.before) d
  join public.founders f on f.user_id = me and f.id = d.founder_id
  where c.user_id = me and c.id = any (gone) and c.noun = 'feeds' and jsonb_typeof(c.before) = 'array' on conflict do nothing;
  insert into public.posts select p.* from public.changes c cross join lateral jsonb_populate_recordset(null::public.posts,
    case jsonb_typeof(c.before) when 'array' then c.before else jsonb_build_array(c.before) end) p
  join public.founders f on f.user_id = me and f.id = p.founder_id
  where c.user_id = me and c.id = any (gone) and c.noun = 'posts' on conflict do nothing;
  insert into public.custom_field_values select v.* from public.changes c cross join lateral jsonb_populate_recordset(null::public.custom_field_values, c.before) v
  join public.founders p on p.user_id = me and p.id = v.founder_id
  join public.custom_fields f on f.user_id = me and f.id = v.field_id and private.fits_field(v.value, f.type, f.options)
  where c.user_id = me and c.id = any (gone) and c.noun = 'custom_field_values' on conflict do nothing;
  part := private.hand_on_values(part, gone);
  insert into public.activities overriding system value
  select a.* from public.changes c cross join lateral jsonb_populate_recordset(null::public.activities, c.before) a
  join public.founders f on f.user_id = me and f.id = a.founder_id
  where c.user_id = me and c.id = any (gone) and c.noun = 'activities' on conflict do nothing;
  insert into public.outreach_answers overriding system value
  select o.* from public.changes c cross join lateral jsonb_populate_recordset(null::public.outreach_answers, c.before) o
  join public.founders f on f.user_id = me and f.id = o.founder_id
  where c.user_id = me and c.id = any (gone) and c.noun = 'outreach_answers' on conflict do nothing;
  insert into public.suggestions
  select s.* from public.changes c cross join lateral jsonb_populate_recordset(null::public.suggestions, c.before) s
  join public.founders f on f.user_id = me and f.id = s.founder_id
  where c.user_id = me and c.id = any (gone) and c.noun = 'suggestions' on conflict do nothing;
  -- Of two who are both deleted, the one who comes back later brings the pair along.
  insert into public.not_duplicates select n.* from public.changes c cross join lateral jsonb_populate_recordset(null::public.not_duplicates, c.before) n
  join public.founders one on one.user_id = me and one.id = n.one_id join public.founders other on other.user_id = me and other.id = n.other_id
  where c.user_id = me and c.id = any (gone) and c.noun = 'not_duplicates' on conflict do nothing;
  perform set_config('tracker.batch', setting, true);
  taken := array(select c.id from public.changes c where c.user_id = me and c.id = any (gone) and jsonb_typeof(c.before) = 'object' and case c.noun
    when 'saved_views' then exists (select 1 from public.saved_views v where v.user_id = me and (v.id = c.record or lower(v.name) = lower(c.before ->> 'name')))
    when 'notes' then exists (select 1 from public.notes n where n.user_id = me and n.id = c.record)
    when 'feeds' then exists (select 1 from public.feeds f where f.user_id = me and (f.id = c.record or f.founder_id = c.founder_id and f.address = c.before ->> 'address'))
    -- A task that the product made, and took away itself, has no place once another follows.
    when 'tasks' then exists (select 1 from public.tasks t where t.user_id = me and t.id = c.record) or not c.is_listed and exists (
      select 1 from public.tasks t where t.user_id = me and t.follows_id = (c.before ->> 'follows_id')::uuid) end);
  gone := array(select g from unnest(gone) g where g <> all (taken));
  insert into public.notes (id, user_id, founder_id, content, created_at)
  select n.id, me, f.id, n.content, n.created_at from public.changes c cross join lateral jsonb_populate_record(null::public.notes, c.before) n
  join public.founders f on f.user_id = me and f.id = c.founder_id
  where c.user_id = me and c.id = any (gone) and c.noun = 'notes' and jsonb_typeof(c.before) = 'object' on conflict do nothing;
  insert into public.feeds select d.* from public.changes c join public.founders f on f.user_id = me and f.id = c.founder_id
  cross join lateral jsonb_populate_record(null::public.feeds, c.before || jsonb_build_object('founder_id', f.id)) d
  where c.user_id = me and c.id = any (gone) and c.id <> all (taken) and c.noun = 'feeds' and jsonb_typeof(c.before) = 'object' on conflict do nothing;
  insert into public.tasks select t.* from public.changes c
  left join public.founders f on f.user_id = me and f.id = c.founder_id
  cross join lateral jsonb_populate_record(null::public.tasks, c.before || jsonb_build_object('founder_id', f.id, 'follows_id', (
    select c.before ->> 'follows_id' where not exists (select 1 from public.tasks o where o.user_id = me and o.follows_id = (c.before ->> 'follows_id')::uuid)))) t
  where c.user_id = me and c.id = any (gone) and c.noun = 'tasks' on conflict do nothing;
  insert into public.saved_views select v.* from public.changes c cross join lateral jsonb_populate_record(null::public.saved_views, c.before) v
  where c.user_id = me and c.id = any (gone) and c.noun = 'saved_views' and c.id <> all (taken);
  part := private.leave_alone(part, 'taken', cardinality(taken));
  part.applied := part.applied || array(select c.id from public.changes c where c.user_id = me and c.id = any (gone) and c.id <> all (taken)
    and c.noun not in ('founders', 'custom_fields') and (c.noun in ('tasks', 'saved_views')
      or exists (select 1 from public.founders f where f.user_id = me and f.id = c.founder_id)
      or c.founder_id is null and exists (select 1 from public.custom_fields f where f.user_id = me and f.id = c.record)));
  return private.leave_alone(part, 'gone', (select count(*) from public.changes c where c.user_id = me and c.id = any (gone) and c.noun in ('notes', 'feeds')
    and jsonb_typeof(c.before) = 'object' and c.id <> all (part.applied)));
end;
$$;

-- What a merge moved goes back to the one who had it, as far as it still is where the merge put it; and that is written down in turn.
create function private.move_back(part private.undoing) returns private.undoing
language plpgsql set search_path = '' as $$
declare
  move public.changes;
begin
  for move in select * from public.changes c where c.user_id = part.owner and c.id = any (part.open) and c.before ? 'moved' loop
    continue when not exists (select 1 from public.founders f where f.user_id = part.owner and f.id = (move.before ->> 'founder_id')::uuid);
    perform private.move_records(part.owner, (move.after ->> 'founder_id')::uuid, (move.before ->> 'founder_id')::uuid, move.noun, move.before -> 'moved');
    part.applied := part.applied || move.id;
  end loop;
  return part;
end;
$$;

-- Fields, texts and tasks get back what they had before, column by column, where they still hold what the batch made of them.
create function private.reset_columns(part private.undoing, of_table text) returns private.undoing
language plpgsql set search_path = '' as $$
declare
  me uuid := part.owner;
  owner_column text := case of_table when 'profiles' then 'id' else 'user_id' end;
  can_have uuid[];
  beside text[] := private.columns_beside(of_table);
  chosen bigint[] := array(select c.id from public.changes c where c.user_id = me and c.id = any (part.open) and c.noun = of_table
    and c.before is not null and c.after is not null and not c.before ? 'moved');
  now_are jsonb;
  -- {record: {column: before}} of columns, and of what goes with them; and how many stay, by reason.
  rows jsonb;
  sides jsonb;
  stay jsonb;
  reason text;
begin
  if cardinality(chosen) = 0 then
    return part;
  end if;
  if of_table = 'founders' then
    can_have := private.can_have_address(part);
  end if;
  execute format('select coalesce(jsonb_object_agg(t.id, to_jsonb(t)), ''{}'') from public.%I t where t.%I = $1 and t.id = any ($2)', of_table, owner_column)
    into now_are using me, array(select c.record from public.changes c where c.user_id = me and c.id = any (chosen));
  with edits as materialized (
    -- Of several changes of a column, from before the first to after the last.
    select c.record::text as record, d.key as name, (array_agg(d.value order by c.id))[1] as before, (array_agg(c.after -> d.key order by c.id desc))[1] as after
    from public.changes c cross join lateral jsonb_each(c.before) d where c.user_id = me and c.id = any (chosen) group by 1, 2
  ), lines as materialized (
    select e.record, e.name, e.before, e.name = any (beside) as is_beside, case when not now_are ? e.record then 'gone' when e.name = any (beside) then null
      when now_are -> e.record -> e.name is distinct from e.after then 'edited'
      when e.name = 'profile_url' and e.record::uuid <> all (can_have) then 'taken'
      -- An import's stages and statuses stay in the lists while someone has them.
      when of_table = 'profiles' and exists (select 1 from public.founders f where f.user_id = me and not e.before ? case e.name when 'founder_stages' then f.stage
        else f.status end and e.after ? case e.name when 'founder_stages' then f.stage else f.status end) then 'attached'
      when e.name = 'founder_id' and e.before <> 'null' and not exists (select 1 from public.founders f
        where f.user_id = me and f.id = (e.before #>> '{}')::uuid) then 'gone' end as stays
    from edits e
  ), states as materialized (
    select l.record, coalesce(array_agg(l.name) filter (where l.stays is null and not l.is_beside), '{}') as back,
      coalesce(array_agg(l.name) filter (where l.stays is not null and not l.is_beside), '{}') as staying from lines l group by 1
  )
  select coalesce((select jsonb_object_agg(o.record, o.fields) from (
      select l.record, jsonb_object_agg(l.name, l.before) as fields from lines l where l.stays is null and not l.is_beside group by 1) o), '{}'),
    coalesce((select jsonb_object_agg(o.record, o.fields) from (
      select l.record, jsonb_object_agg(l.name, l.before) as fields from lines l join states s on s.record = l.record
      cross join lateral (select case when l.name = 'recurs_from' then array['due_on', 'recurrence']
        when l.name in ('completed_at', 'moved_at', 'board_position') then array['status'] else s.back || s.staying end as with_these) w
      -- What goes with a column goes back with it, and stays where that stays.
      where l.stays is null and l.is_beside and (of_table = 'founders' or w.with_these && s.back and not w.with_these && s.staying) group by 1) o), '{}'),
    coalesce((select jsonb_object_agg(o.stays, o.number) from (
      select l.stays, count(*) as number from lines l where l.stays is not null and not l.is_beside group by 1) o), '{}')
  into rows, sides, stay;
  if of_table = 'founders' then
    perform private.write_fields(me, rows);
    -- What a merge or an address changed beside the fields. Of what a source had filled in, the mark comes back with the field, or stays.
    update public.founders f set (created_at, filled_fields, last_post_summary, last_post_summary_by, last_post_summary_date, last_post_date,
      last_post_dating, last_post_url)
      = (select p.created_at, array(select m from unnest(p.filled_fields) m where m = any (f.filled_fields) or rows -> s.key ? m),
        p.last_post_summary, p.last_post_summary_by, p.last_post_summary_date, p.last_post_date, p.last_post_dating, p.last_post_url from jsonb_populate_record(f, s.value) p)
    from jsonb_each(sides) s where f.user_id = me and f.id = s.key::uuid;
  else
    -- What goes with a column goes back with it, and not alone where the column stays.
    select coalesce(jsonb_object_agg(r.key, r.value || coalesce(sides -> r.key, '{}')), '{}') into rows from jsonb_each(rows) r;
    perform private.write_fields(me, rows, of_table);
  end if;
  part.applied := part.applied || array(select c.id from public.changes c where c.user_id = me and c.id = any (chosen)
    and (rows ? c.record::text or of_table = 'founders' and sides ? c.record::text));
  for reason in select jsonb_object_keys(stay) loop
    part := private.leave_alone(part, reason, (stay ->> reason)::bigint);
  end loop;
  return part;
end;
$$;

-- Values get back what they were, also nothing, where they still hold what the batch made of them.
create function private.reset_values(part private.undoing) returns private.undoing
language plpgsql set search_path = '' as $$
declare
  me uuid := part.owner;
  chosen bigint[] := array(select c.id from public.changes c where c.user_id = me and c.id = any (part.open) and c.noun = 'custom_field_values'
    and jsonb_typeof(c.before) is distinct from 'array');
  -- {field and person: {field, person, before}}, and how many stay, by reason.
  cells jsonb;
  stay jsonb;
  reason text;
begin
  if cardinality(chosen) = 0 then
    return part;
  end if;
  with edits as materialized (
    -- Of several changes of a value, from before the first to after the last.
    select c.record as field, c.founder_id as person, (array_agg(c.before -> 'value' order by c.id))[1] as before, (array_agg(c.after -> 'value' order by c.id desc))[1] as after
    from public.changes c where c.user_id = me and c.id = any (chosen) group by 1, 2
  ), lines as materialized (
    -- Looked up one by one: for a user who is new the planner expects few rows, and would compare each with each.
    select e.field, e.person, e.before, case when f.id is null or not exists (select 1 from public.founders p where p.user_id = me and p.id = e.person) then 'gone'
      when (select v.value from public.custom_field_values v where v.user_id = me and v.field_id = e.field and v.founder_id = e.person) is distinct from e.after then 'edited'
      when e.before is null and f.required or not private.fits_field(e.before, f.type, f.options) then 'refused' end as stays
    from edits e left join public.custom_fields f on f.user_id = me and f.id = e.field
  )
  select coalesce((select jsonb_object_agg(concat(l.field, l.person), to_jsonb(l)) from lines l where l.stays is null), '{}'),
    coalesce((select jsonb_object_agg(o.stays, o.number) from (select l.stays, count(*) as number from lines l where l.stays is not null group by 1) o), '{}')
  into cells, stay;
  delete from public.custom_field_values v where v.user_id = me and v.founder_id = any (array(
    select (l.value ->> 'person')::uuid from jsonb_each(cells) l where l.value -> 'before' = 'null')) and cells -> concat(v.field_id, v.founder_id) -> 'before' = 'null';
  insert into public.custom_field_values as v (user_id, field_id, founder_id, value)
  select me, (l.value ->> 'field')::uuid, (l.value ->> 'person')::uuid, l.value -> 'before' from jsonb_each(cells) l where l.value -> 'before' <> 'null'
  on conflict on constraint custom_field_values_pkey do update set value = excluded.value;
  part.applied := part.applied || array(select c.id from public.changes c where c.user_id = me and c.id = any (chosen) and cells ? concat(c.record, c.founder_id));
  for reason in select jsonb_object_keys(stay) loop
    part := private.leave_alone(part, reason, (stay ->> reason)::bigint);
  end loop;
  return part;
end;
$$;

-- Touches that were logged go again, and deleted ones come back, to the person that a merge has moved them to since. One whose key was used
-- again stays behind.
create function private.reset_touches(part private.undoing) returns private.undoing
language plpgsql set search_path = '' as $$
declare
  me uuid := part.owner;
  c public.changes;
  touch public.activities;
  held uuid[];
  people uuid[];
begin
  loop
    -- The people first, as anyone who merges them or deletes a touch holds them first; again, when a merge got in between.
    people := array(select distinct o.founder_id from public.changes o where o.user_id = me and o.id = any (part.open) and o.noun = 'touches' order by 1);
    exit when people = held or people = '{}';
    perform 1 from public.founders f where f.user_id = me and f.id = any (people) order by f.id for no key update;
    held := people;
  end loop;
  for c in select * from public.changes o where o.user_id = me and o.id = any (part.open) and o.noun = 'touches' order by o.id desc loop
    touch := jsonb_populate_record(null::public.activities, coalesce(c.before, c.after) -> 'touch');
    touch.founder_id := c.founder_id;
    if c.before is null then
      delete from public.activities a where a.user_id = me and a.id = touch.id;
    elsif exists (select 1 from public.activities a where a.id = touch.id) or private.is_key_used(me, c.founder_id, (touch.details ->> 'key')::uuid) then
      part := private.leave_alone(part, 'taken', 1);
      continue;
    else
      insert into public.activities overriding system value select touch.* where exists (
        select 1 from public.founders f where f.user_id = me and f.id = c.founder_id);
    end if;
    if not found then
      part := private.leave_alone(part, 'gone', 1);
      continue;
    end if;
    insert into public.changes (user_id, batch_id, noun, record, founder_id, before, after)
    values (me, private.current_batch(array[me]), c.noun, c.record, c.founder_id, c.after, c.before);
    part.applied := part.applied || c.id;
  end loop;
  return part;
end;
$$;

-- Posts that were handed in and deleted come back, to the person that a merge has moved their others to since, and go again.
create function private.reset_handed_in(part private.undoing) returns private.undoing
language plpgsql set search_path = '' as $$
declare
  me uuid := part.owner;
  c public.changes;
  gone jsonb;
begin
  perform 1 from public.founders f where f.user_id = me and f.id in (
    select o.founder_id from public.changes o where o.user_id = me and o.id = any (part.open) and o.noun = 'handed_in_posts') order by f.id for no key update;
  for c in select * from public.changes o where o.user_id = me and o.id = any (part.open) and o.noun = 'handed_in_posts' order by o.id desc loop
    gone := case when c.before is null then private.take_handed_in(me, c.founder_id, c.record) end;
    if c.before is null and gone is null or not exists (select 1 from public.founders f where f.user_id = me and f.id = c.founder_id) then
      part := private.leave_alone(part, 'gone', 1);
    elsif c.before is not null and not private.bring_handed_in(me, c.founder_id, c.before) then
      part := private.leave_alone(part, 'taken', 1);
    else
      insert into public.changes (user_id, batch_id, noun, record, founder_id, before, after)
      values (me, private.current_batch(array[me]), c.noun, c.record, c.founder_id, gone, case when gone is null then '{}'::jsonb end);
      part.applied := part.applied || c.id;
    end if;
  end loop;
  return part;
end;
$$;

-- Sets the last touch of everyone whose contacts a part of a batch has restored or removed.
create function private.set_last_touches(part private.undoing, others uuid[]) returns void
language sql set search_path = '' as $$
  select private.set_last_touch(part.owner, others || array(select distinct person from public.changes c
    cross join lateral unnest(array[c.founder_id, case when c.before ? 'moved' then (c.after ->> 'founder_id')::uuid end]) person
    where c.user_id = part.owner and c.id = any (part.open) and (c.noun = 'touches' or c.noun in ('founders', 'activities') and c.after is null
      or c.noun = 'activities' and c.before ? 'moved')))
$$;

-- Returns which of a part's changes to one table were followed by a later change that counts: one outside this batch, not undone, and not made
-- by a source, a schedule or an undo. The later change may be to the same record or, with `of_person`, to anything of that person. All changes are
-- looked up at once: one by one, each would read everything after it.
create function private.followed(part private.undoing, ids bigint[], of_table text, of_person boolean) returns bigint[]
language plpgsql stable set search_path = '' as $$
declare
  me uuid := part.owner;
  records uuid[] := array(select c.record from public.changes c where c.user_id = me and c.id = any (ids));
  later jsonb;
begin
  if of_table = 'founders' then
    select jsonb_object_agg(l.founder_id, l.last) into later from (select o.founder_id, max(o.id) as last from (
        select c.founder_id, c.batch_id, max(c.id) as id from public.changes c where c.user_id = me and c.founder_id = any (records)
          and c.batch_id <> part.batch and c.undone_by is null and (of_person or c.noun = 'founders') group by 1, 2) o
      join public.batches b on b.user_id = me and b.id = o.batch_id and b.source not in ('source', 'system', 'undo') group by 1) l;
  else
    select jsonb_object_agg(l.record, l.last) into later from (select o.record, max(o.id) as last from (
        select c.record, c.batch_id, max(c.id) as id from public.changes c where c.user_id = me and c.record = any (records) and c.noun = of_table
          and c.noun not in ('founders', 'custom_field_values') and c.batch_id <> part.batch and c.undone_by is null group by 1, 2) o
      join public.batches b on b.user_id = me and b.id = o.batch_id and b.source not in ('source', 'system', 'undo') group by 1) l;
  end if;
  return array(select c.id from public.changes c where c.user_id = me and c.id = any (ids) and (later ->> c.record::text)::bigint > c.id);
end;
$$;

-- People that the batch added and who have been changed since, or were given a note, a task or a touch, stay as they are, with all that
-- came with them.
create function private.leave_people_alone(part private.undoing) returns private.undoing
language plpgsql set search_path = '' as $$
declare
  added bigint[] := array(select c.id from public.changes c where c.user_id = part.owner and c.id = any (part.open) and c.noun = 'founders' and c.before is null);
  followed bigint[];
  kept uuid[];
begin
  if added = '{}' then
    return part;
  end if;
  followed := private.followed(part, added, 'founders', true);
  kept := array(select c.record from public.changes c where c.user_id = part.owner and c.id = any (added) and (c.id = any (followed)
    or exists (select 1 from public.activities a where a.user_id = c.user_id and a.founder_id = c.record and a.type = 'touch' and a.happened_at > c.at)));
  part.open := array(select c.id from public.changes c where c.user_id = part.owner and c.id = any (part.open)
    and (c.founder_id = any (kept)) is not true);
  return private.leave_alone(part, 'attached', cardinality(kept));
end;
$$;

-- What the batch added goes again, what hangs on something first.
create function private.remove_added(part private.undoing) returns private.undoing
language plpgsql set search_path = '' as $$
declare
  me uuid := part.owner;
  of_table text;
  chosen bigint[];
  of_noun bigint[];
  followed bigint[];
begin
  foreach of_table in array array['notes', 'tasks', 'feeds', 'founders', 'custom_fields', 'saved_views'] loop
    of_noun := array(select c.id from public.changes c where c.user_id = me and c.id = any (part.open) and c.noun = of_table and c.before is null);
    continue when cardinality(of_noun) = 0;
    followed := private.followed(part, of_noun, of_table, false);
    chosen := array(select c.id from public.changes c where c.user_id = me and c.id = any (of_noun) and c.id <> all (followed)
      -- The values that came back with a column go with it again; any others keep it.
      and not (of_table = 'custom_fields' and case when current_setting('tracker.batch', true) ~ '^redo ' then exists (
          select 1 from public.changes v join public.batches b on b.user_id = me and b.id = v.batch_id
          where v.user_id = me and v.noun = 'custom_field_values' and v.record = c.record and v.id > c.id and v.batch_id <> c.batch_id
            and v.undone_by is null and b.source not in ('source', 'system', 'undo'))
        else exists (select 1 from public.custom_field_values v where v.user_id = me and v.field_id = c.record) end));
    if of_table = 'feeds' then
      -- Their posts go along, which a worker stores that holds the person.
      perform 1 from public.founders f where f.user_id = me and f.id in (select c.founder_id from public.changes c where c.user_id = me and c.id = any (chosen))
      order by f.id for no key update;
    end if;
    execute format('delete from public.%I t where t.user_id = $1 and t.id = any ($2)', of_table)
      using me, array(select c.record from public.changes c where c.user_id = me and c.id = any (chosen));
    part.applied := part.applied || chosen;
    part := private.leave_alone(part, 'attached', cardinality(of_noun) - cardinality(chosen));
  end loop;
  return part;
end;
$$;

-- A note or a completed task that a part of a batch has taken back was no contact after all, and is one again when that is undone in turn: its line
-- of the log is marked meanwhile, and afterwards says when that was. Returns whose contacts these are.
create function private.reset_contacts(part private.undoing) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  me uuid := part.owner;
  people uuid[] := array(select distinct c.founder_id from public.changes c where c.user_id = me and c.id = any (part.open) and c.id = any (part.applied)
    and c.noun in ('notes', 'tasks') and c.founder_id is not null);
  taken uuid[];
  given uuid[];
begin
  -- The people first, as in a merge.
  perform 1 from public.founders f where f.user_id = me and f.id = any (people) order by f.id for no key update;
  with unmade as (
    update public.activities a set is_contact = false, details = a.details || '{"undone": true}'
    from public.changes c where c.user_id = me and c.id = any (part.open) and c.id = any (part.applied)
      and (c.noun = 'notes' and c.before is null or c.noun = 'tasks' and (c.before is null or c.before ? 'status' and c.after ->> 'status' = 'done'))
      and a.user_id = me and a.founder_id = c.founder_id and a.is_contact and coalesce((a.details ->> 'redone')::timestamptz, a.happened_at) = c.at
      and coalesce(a.details ->> 'noteId', a.details ->> 'taskId') = c.record::text
    returning a.founder_id)
  select array_agg(u.founder_id) into taken from unmade u;
  with made as (
    update public.activities a set is_contact = true, details = a.details - 'undone' || jsonb_build_object('redone', now())
    from public.changes c where c.user_id = me and c.id = any (part.open) and c.id = any (part.applied)
      and (c.noun = 'notes' and c.after is null or c.noun = 'tasks' and (c.after is null or c.before ->> 'status' = 'done'))
      and a.user_id = me and a.founder_id = c.founder_id and a.details ? 'undone'
      and coalesce(a.details ->> 'noteId', a.details ->> 'taskId') = c.record::text
    returning a.founder_id)
  select array_agg(m.founder_id) into given from made m;
  return coalesce(taken, '{}') || coalesce(given, '{}');
end;
$$;

-- Columns get back their names, types and options. What some values prevent can be retried when they are gone.
create function private.reset_fields(part private.undoing, is_last boolean) returns private.undoing
language plpgsql set search_path = '' as $$
begin
  return private.reset_columns(part, 'custom_fields');
exception when sqlstate 'PT409' then
  return case when is_last then private.leave_alone(part, 'refused', 1) else part end;
end;
$$;

-- One part of a batch, in the order in which nothing is missing.
create function private.undo_part(part private.undoing) returns private.undoing
language plpgsql set search_path = '' as $$
declare
  noun text;
  had bigint := coalesce((part.left_alone ->> 'attached')::bigint, 0);
  is_merging boolean := current_setting('tracker.batch', true) ~ '^merge ' and exists (select 1 from public.changes c
    where c.user_id = part.owner and c.id = any (part.open) and c.noun = 'founders' and c.before is null);
  changed_fields bigint[] := array(select c.id from public.changes c where c.user_id = part.owner and c.id = any (part.open)
    and c.noun = 'custom_fields' and c.before is not null and c.after is not null);
  -- The steps that are needed: planning each one takes time, and most parts need few.
  kinds text[] := array(select distinct c.noun || case when c.before is null then ' added' when c.after is null then ' deleted' else ' changed' end
    from public.changes c where c.user_id = part.owner and c.id = any (part.open));
  first private.undoing;
  is_early boolean;
begin
  part := private.leave_people_alone(part);
  if is_merging and coalesce((part.left_alone ->> 'attached')::bigint, 0) > had then
    raise exception using errcode = 'PT409', message = 'One of the two has been changed since, so they stay apart.';
  end if;
  -- In between two people may have one address.
  set constraints public.founders_profile_url_unique deferred;
  part := private.reinsert_parents(part);
  first := part;
  if cardinality(changed_fields) > 0 then
    part := private.reset_fields(part, false);
  end if;
  is_early := part is distinct from first;
  part := private.move_back(part);
  if array_to_string(kinds, ',') ~ ' deleted' then
    part := private.reinsert_records(part);
  end if;
  foreach noun in array array['founders', 'notes', 'tasks', 'saved_views'] loop
    if noun || ' changed' = any (kinds) then
      part := private.reset_columns(part, noun);
    end if;
  end loop;
  if array['custom_field_values added', 'custom_field_values changed', 'custom_field_values deleted'] && kinds then
    part := private.reset_values(part);
  end if;
  part := private.reset_touches(part);
  if array['handed_in_posts added', 'handed_in_posts deleted'] && kinds then
    part := private.reset_handed_in(part);
  end if;
  if array_to_string(kinds, ',') ~ ' added' then
    part := private.remove_added(part);
  end if;
  if 'profiles changed' = any (kinds) then
    part := private.reset_columns(part, 'profiles');
  end if;
  perform private.set_last_touches(part, case when array_to_string(kinds, ',') ~ '(notes|tasks) ' then private.reset_contacts(part) else '{}' end);
  if cardinality(changed_fields) > 0 and not is_early then
    part := private.reset_fields(part, true);
  end if;
  set constraints public.founders_profile_url_unique immediate;
  return part;
end;
$$;

-- The same, so that what the database refuses costs nothing else: then each person or record is tried by itself, and again while others make room.
create function private.undo_safely(part private.undoing) returns private.undoing
language plpgsql set search_path = '' as $$
declare
  tried private.undoing := part;
  left_over bigint[] := part.open;
  refused bigint[];
  one record;
begin
  begin
    return private.undo_part(part);
  exception when integrity_constraint_violation or data_exception or program_limit_exceeded or sqlstate 'PT400' or sqlstate 'PT409' then
    null;
  end;
  loop
    refused := '{}';
    for one in select coalesce(c.founder_id, c.record) as root, array_agg(c.id) as ids from public.changes c
      where c.user_id = part.owner and c.id = any (left_over) group by 1
      -- What was deleted first, and columns that were added or changed last.
      order by bool_or(c.noun = 'custom_fields' and c.after is not null), not bool_or(c.noun = 'custom_fields'), 1 loop
      begin
        tried.open := one.ids;
        tried := private.undo_part(tried);
      exception when integrity_constraint_violation or data_exception or program_limit_exceeded or sqlstate 'PT400' or sqlstate 'PT409' then
        refused := refused || one.ids;
      end;
    end loop;
    exit when cardinality(refused) in (0, cardinality(left_over));
    left_over := refused;
  end loop;
  return private.leave_alone(tried, 'refused', (select count(distinct coalesce(c.founder_id, c.record)) from public.changes c
    where c.user_id = part.owner and c.id = any (refused)));
end;
$$;

-- The next changes to be undone: of 500 people or records, columns first and columns that were added last, 6,000 rows at most; of one
-- record, all. One of more rows is divided between what was deleted, never between changes of one thing, and is one of those that remain.
create function private.next_to_undo(of_user uuid, batch uuid, undo uuid, of_record uuid) returns table (ids bigint[], roots bigint, remaining bigint, divided uuid)
language sql stable set search_path = '' as $$
  with open as materialized (
    select c.id, c.units, c.record, c.noun, coalesce(c.founder_id, c.record) as root, case when c.noun = 'custom_fields' and c.before is null then 2
        -- An option goes when no value has it any more.
        when c.noun = 'custom_fields' and jsonb_array_length(coalesce(c.after -> 'options', '[]')) > jsonb_array_length(coalesce(c.before -> 'options', '[]')) then 2
        when c.noun = 'profiles' then 2 when c.noun = 'custom_fields' or c.noun = 'custom_field_values' and c.founder_id is null then 0 else 1 end as rank,
      -- Within one root: what it is, what hangs on it, what changed, and what was added.
      case when c.before is null and c.noun = 'founders' then 4 when c.before is null then 3 when c.after is not null then 2
        when c.noun in ('founders', 'custom_fields') then 0 else 1 end as phase
    from public.changes c where c.user_id = of_user and c.batch_id = batch and c.undone_by is null and c.passed_by is distinct from undo and not c.is_shortened
      and (of_record is null or c.record = of_record or c.founder_id = of_record and not c.is_listed)
  ), placed as materialized (
    select o.*, dense_rank() over (order by o.rank, o.root) as place, coalesce(sum(o.units) over (order by o.rank, o.root, o.phase,
      case when o.phase >= 2 then o.record end, case when o.phase < 2 then o.id end groups between unbounded preceding and 1 preceding), 0) as before_it from open o
  ), chosen as (
    select p.id, p.root from placed p where p.place <= 500 and p.before_it < 6000 or of_record is not null
  ), left_over as materialized (
    select distinct p.root from placed p where p.id not in (select c.id from chosen c)
  )
  select array_agg(c.id), count(distinct c.root) filter (where l.root is null), (select count(*) from left_over), (array_agg(l.root) filter (where l.root is not null))[1]
  from chosen c left join left_over l on l.root = c.root
$$;

-- The changes of a batch to people who have an address by now that one of these had: they give it back in the same part.
create function private.address_holders(of_user uuid, batch uuid, ids bigint[]) returns bigint[]
language plpgsql stable set search_path = '' as $$
declare
  seen uuid[] := '{}';
  holders uuid[];
  addresses text[];
  next bigint[] := ids;
  found bigint[] := '{}';
begin
  loop
    select array_agg(c.before ->> 'profile_url'), seen || array_agg(c.record) into addresses, seen from public.changes c
    where c.user_id = of_user and c.id = any (next) and c.noun = 'founders' and c.before ? 'profile_url';
    holders := array(select f.id from public.founders f where f.user_id = of_user and f.profile_url = any (addresses) and f.id <> all (seen));
    next := array(select c.id from public.changes c where c.user_id = of_user and c.founder_id = any (holders) and c.batch_id = batch and c.undone_by is null
      and not c.is_shortened and c.id <> all (ids) and c.id <> all (found));
    exit when next = '{}';
    found := found || next;
  end loop;
  return found;
end;
$$;

-- Undoes the next part of a batch of the user's, or of it what is of one record: {count, of, left, leftAlone, undoId}. People or records that
-- were put back, that were looked at, and that are left for the next call.
create function private.undo_records(me uuid, of_batch uuid, of_record uuid default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  target public.batches;
  undo public.batches;
  next record;
  part private.undoing;
  was text;
  is_merge boolean;
  done bigint;
  holders bigint[];
  also bigint;
begin
  select * into target from public.batches b where b.user_id = me and b.id = of_batch for update;
  is_merge := target.source = 'merge' or exists (select 1 from public.changes c where c.user_id = me and c.batch_id = of_batch and c.before ? 'moved');
  if target.undo_id is null or of_record is not null then
    insert into public.batches (user_id, source, title, undo_of, left_alone)
    values (me, case target.source when 'undo' then 'redo' else 'undo' end, target.title, of_batch,
      case when target.lost > 0 and of_record is null then jsonb_build_object('gone', target.lost) end) returning * into undo;
    update public.batches b set undo_id = undo.id, waiting = '{}' where b.user_id = me and b.id = of_batch and of_record is null;
  else
    select * into undo from public.batches b where b.user_id = me and b.id = target.undo_id;
  end if;
  select * into next from private.next_to_undo(me, of_batch, undo.id, of_record);
  if next.ids is null then
    raise exception using errcode = 'PT404', message = 'This cannot be undone any more.';
  end if;
  if is_merge then
    next.ids := array(select c.id from public.changes c where c.user_id = me and c.batch_id = of_batch and c.undone_by is null);
    perform private.check_merge_undo(me, of_batch);
  end if;
  if not is_merge and of_record is null then
    holders := private.address_holders(me, of_batch, next.ids);
    also := (select count(distinct c.founder_id) from public.changes c where c.user_id = me and c.id = any (holders));
    next.ids := next.ids || holders;
    next.roots := next.roots + also;
    next.remaining := next.remaining - also;
  end if;
  perform private.plan_for((select sum(c.units) from public.changes c where c.user_id = me and c.id = any (next.ids)));
  part := (me, of_batch, next.ids, '{}', coalesce(undo.left_alone, '{}'))::private.undoing;
  was := private.begin_doing(case when is_merge then 'merge' else undo.source end, undo.id);
  part := case when is_merge then private.undo_part(part) else private.undo_safely(part) end;
  if is_merge then
    perform private.set_latest_post(me, c.record) from public.changes c where c.user_id = me and c.batch_id = of_batch and c.noun = 'founders';
  end if;
  perform private.end_doing(was);
  update public.changes c set passed_by = undo.id, undone_by = case when c.id = any (part.applied) then undo.id end
  where c.user_id = me and c.id = any (next.ids);
  update public.batches b set left_alone = nullif(part.left_alone, '{}') where b.user_id = me and b.id = undo.id;
  if is_merge then
    next.roots := 1;
    next.remaining := 0;
    next.divided := null;
  end if;
  done := case when is_merge then 1 else (select count(distinct coalesce(c.founder_id, c.record)) from public.changes c
    where c.user_id = me and c.id = any (part.applied) and coalesce(c.founder_id, c.record) is distinct from next.divided) end;
  if next.remaining = 0 and (of_record is null or not exists (select 1 from public.changes c where c.user_id = me and c.batch_id = of_batch and c.undone_by is null)) then
    update public.batches b set undone_at = now(), undo_id = undo.id where b.user_id = me and b.id = of_batch;
  end if;
  if next.remaining = 0 and not exists (select 1 from public.changes c where c.user_id = me and c.batch_id = of_batch and c.undone_by = undo.id) then
    -- Nothing could be put back: it is not undone, and can be retried.
    update public.batches b set undone_at = null, undo_id = null where b.user_id = me and b.id = of_batch and b.undo_id = undo.id;
    delete from public.batches b where b.user_id = me and b.id = undo.id;
  end if;
  if next.remaining = 0 then
    perform private.summarise(me, undo.id);
  end if;
  return jsonb_build_object('count', done, 'of', next.roots, 'left', next.remaining, 'leftAlone', part.left_alone, 'undoId', undo.id);
end;
$$;

-- A merge is undone as a whole or not at all.
create function private.check_merge_undo(me uuid, of_batch uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (select 1 from public.changes c where c.user_id = me and c.batch_id = of_batch and c.before ? 'moved'
      and not exists (select 1 from public.founders f where f.user_id = me and f.id = (c.after ->> 'founder_id')::uuid))
    or exists (select 1 from public.changes c where c.user_id = me and c.batch_id = of_batch and c.noun = 'founders' and c.before is not null
      and c.after is not null and not exists (select 1 from public.founders f where f.user_id = me and f.id = c.record)) then
    raise exception using errcode = 'PT409', message = 'The merged person is gone. Restore them first.';
  elsif exists (select 1 from public.changes c join public.founders f on f.user_id = me and f.profile_url = c.before ->> 'profile_url'
      where c.user_id = me and c.batch_id = of_batch and c.noun = 'founders' and c.after is null
        and f.id not in (select o.record from public.changes o where o.user_id = me and o.batch_id = of_batch and o.noun = 'founders')) then
    raise exception using errcode = 'PT409', message = 'You follow this profile again already.';
  end if;
end;
$$;

-- Undoes one batch of the caller's, in steps: while some are left, it goes on when it is called again. An undo is a batch itself, and
-- undoing that does it again. One that was undone and done again since is undone where it was done last. With an entry of the trash, only that
-- entry comes back, and what left with it.
create function private.undo(batch uuid, entry uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  target public.batches;
begin
  if exists (select 1 from public.changes c where c.user_id = me and c.batch_id = batch and c.record = entry and c.is_listed and c.undone_by is null) then
    return private.undo_records(me, batch, entry);
  end if;
  select * into target from public.batches b where b.user_id = me and b.id = batch for update;
  while target.undone_at is not null loop
    select r.* into target from public.batches u join public.batches r on r.user_id = me and r.id = u.undo_id
    where u.user_id = me and u.id = target.undo_id and u.undone_at is not null for update of r;
  end loop;
  batch := target.id;
  if batch is null or entry is not null or target.created_at < now() - interval '30 days' then
    raise exception using errcode = 'PT404', message = 'This cannot be undone any more.';
  elsif exists (select 1 from public.changes c where c.user_id = me and c.batch_id = batch)
    and not exists (select 1 from public.changes c where c.user_id = me and c.batch_id = batch
      and not (c.noun = 'custom_field_values' and not exists (select 1 from public.custom_fields f where f.user_id = me and f.id = c.record))) then
    raise exception using errcode = 'PT404', message = 'This column is not there any more.';
  elsif exists (select 1 from public.batches o where o.user_id = me and o.id = target.undo_of and o.undo_id = batch and o.undone_at is null
    and exists (select 1 from public.changes c where c.user_id = me and c.batch_id = o.id and c.passed_by is distinct from batch and c.undone_by is null)) then
    raise exception using errcode = 'PT409', message = 'This has not been undone to its end. Undo the rest first.';
  end if;
  -- What an import has still to take in would come into a batch that is undone.
  update public.imports i set state = 'cancelled', finished_at = now()
  where target.source = 'import' and i.user_id = me and i.id = batch and i.state in ('ready', 'running');
  return private.undo_records(me, batch);
end;
$$;
grant execute on function private.undo(uuid, uuid) to authenticated;
create function public.undo(undo_id uuid, entry_id uuid default null) returns jsonb
language sql set search_path = '' as $$ select private.check_writer(); select private.undo(undo_id, entry_id) $$;
grant execute on function public.undo(uuid, uuid) to authenticated;
