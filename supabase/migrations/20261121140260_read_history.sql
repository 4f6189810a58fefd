-- Reading the history: of a person, of an account, and as the lines of the activity log. All run as the caller, under row-level security.

-- What a user's fields were and became, a line for each field: [{id, founder_id, field, old, new, by, happened_at}], newest first, as many as
-- asked for. Without a founder, of all of them.
create function private.field_changes(of_founder uuid, most integer) returns table (id bigint, founder_id uuid, details jsonb, happened_at timestamptz)
language sql stable set search_path = '' as $$
  select -(c.id * 100 + f.place), c.founder_id, jsonb_build_object('field', f.field, 'old', f.was, 'new', f.became)
    || case b.source when 'source' then '{"by": "source"}' else '{}'::jsonb end, c.at
  from (
    select * from public.changes c
    where (of_founder is null or c.founder_id = of_founder) and c.founder_id is not null and c.units > 0 and (c.noun = 'custom_field_values'
        and jsonb_typeof(c.before) is distinct from 'array' or c.noun = 'founders' and c.before is not null and c.after is not null)
      and not coalesce(c.before ? 'moved', false)
    order by c.id desc limit most
  ) c
  join public.batches b on b.user_id = c.user_id and b.id = c.batch_id
  cross join lateral (
    select name.place, coalesce(d.name, c.record::text) as field, c.before -> 'value' as was, c.after -> 'value' as became
    from (select 1 as place) name left join public.custom_fields d on d.user_id = c.user_id and d.id = c.record where c.noun = 'custom_field_values'
    union all
    select k.place, k.name, c.before -> k.name, c.after -> k.name
    from unnest(private.kept_columns()) with ordinality k (name, place) where c.noun = 'founders' and c.before ? k.name) f
  order by c.id desc, f.place
$$;
grant execute on function private.field_changes(uuid, integer) to authenticated;

-- What happened to the caller's people, or one of them, newest first: {data: [{id, founder_id, type, details, happened_at}], total}; `given` is
-- {founderId, limit, offset}. Lines of the history have negative ids.
create function public.list_activities(given jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with asked as (
    select (given ->> 'founderId')::uuid as founder, least((given ->> 'limit')::integer, 1000) as most, coalesce((given ->> 'offset')::integer, 0) as skipped
  ), logged as (
    select a.id, a.founder_id, a.type, a.details, a.happened_at from public.activities a, asked
    where (asked.founder is null or a.founder_id = asked.founder) order by a.happened_at desc, a.id desc limit (select most + skipped from asked)
  ), changed as (
    select f.id, f.founder_id, 'field_change', f.details, f.happened_at from asked, private.field_changes(asked.founder, asked.most + asked.skipped) f
  ), both_of_them as (select * from logged union all select * from changed)
  select jsonb_build_object(
    'data', coalesce((select jsonb_agg(to_jsonb(l) order by l.happened_at desc, abs(l.id) desc) from (
      select * from both_of_them b order by b.happened_at desc, abs(b.id) desc limit (select most from asked) offset (select skipped from asked)) l), '[]'),
    'total', (select count(*) from public.activities a, asked where asked.founder is null or a.founder_id = asked.founder)
      + (select coalesce(sum(c.units), 0) from public.changes c, asked where (asked.founder is null or c.founder_id = asked.founder) and c.founder_id is not null
        and not coalesce(c.before ? 'moved', false) and (c.noun = 'custom_field_values' and jsonb_typeof(c.before) is distinct from 'array'
        or c.noun = 'founders' and c.before is not null and c.after is not null)))
$$;

-- A value in at most 200 characters, as a list of changes shows it.
create function private.shown_value(value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'string' and char_length(value #>> '{}') > 200 then to_jsonb(left(value #>> '{}', 200) || '…')
    when octet_length(value::text) > 1000 then to_jsonb(left(value::text, 200) || '…') else value end
$$;

-- Returns a deleted record as it was when it was last deleted; null when that was not kept, or was part of a list.
create function private.gone_record(of_noun text, of_record uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case of_noun when 'founders' then (select d.before from public.changes d where d.founder_id = of_record and d.noun = 'founders'
      and d.after is null and jsonb_typeof(d.before) = 'object' order by d.id desc limit 1)
    else (select d.before from public.changes d where d.record = of_record and d.noun = of_noun and d.noun not in ('founders', 'custom_field_values')
      and d.after is null and jsonb_typeof(d.before) = 'object' order by d.id desc limit 1) end
$$;
grant execute on function private.gone_record(text, uuid) to authenticated;

-- The changes of a batch in lines that a person reads, at most `most`: [{id, noun, kind, record, founderId, name, field, was, became}]; id is that of the
-- change, kind is added, changed, deleted or moved. `field` is a built-in column, or a custom field's id with its name in `label`; of a person, only theirs.
create function private.lines_of_batch(of_batch uuid, of_founder uuid, most integer) returns jsonb
language sql stable set search_path = '' as $$
  with some_changes as (
    (select c.* from public.changes c where of_founder is null and c.batch_id = of_batch order by c.is_listed desc, c.id limit most)
    union all
    (select c.* from public.changes c where c.founder_id = of_founder and c.batch_id = of_batch order by c.is_listed desc, c.id limit most)
  ), lines as (
    select c.id, 0 as place, c.noun, case when c.before ? 'moved' then 'moved' when c.after is null then 'deleted' when c.before is null then 'added' else 'changed' end as kind,
      c.record, c.founder_id, c.units as number, null::text as field, null::text as label, null::jsonb as was, case when c.after is null and jsonb_typeof(c.before) = 'object'
        then private.shown_value(coalesce(c.before -> 'name', nullif(c.before -> 'title', 'null'), c.before -> 'content', c.before -> 'label', c.before -> 'address')) end as became
    from some_changes c where c.noun <> 'custom_field_values' and (c.before is null or c.after is null or c.before ? 'moved') or jsonb_typeof(c.before) = 'array'
    union all
    select c.id, 0, c.noun, 'changed', c.record, c.founder_id, 1, c.record::text, f.label, private.shown_value(c.before -> 'value'), private.shown_value(c.after -> 'value')
    from some_changes c left join public.custom_fields f on f.user_id = c.user_id and f.id = c.record
    where c.noun = 'custom_field_values' and jsonb_typeof(c.before) is distinct from 'array'
    union all
    select c.id, k.place::integer, c.noun, 'changed', c.record, c.founder_id, 1, k.name, null, v.was, v.became
    from some_changes c cross join lateral jsonb_object_keys(c.before) with ordinality k (name, place)
    -- A person is told by their name.
    cross join lateral (select case k.name when 'founder_id' then (select to_jsonb(p.name) from public.founders p where p.id = (c.before ->> 'founder_id')::uuid)
      else private.shown_value(c.before -> k.name) end as was, case k.name when 'founder_id' then (select to_jsonb(p.name) from public.founders p
      where p.id = (c.after ->> 'founder_id')::uuid) else private.shown_value(c.after -> k.name) end as became) v
    where c.before is not null and c.after is not null and c.noun <> 'custom_field_values' and not c.before ? 'moved' and jsonb_typeof(c.before) = 'object'
      and k.name <> all (private.columns_beside(c.noun))
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'noun', l.noun, 'kind', l.kind, 'record', l.record, 'founderId', l.founder_id, 'count', l.number, 'field', l.field,
    'label', l.label, 'was', l.was, 'became', l.became, 'name', p.name, 'title', case l.noun
      when 'founders' then case when l.kind = 'added' and p.id is null then private.gone_record(l.noun, l.record) ->> 'name' end
      when 'notes' then private.shown_value(case when l.kind = 'added' then coalesce((select to_jsonb(n.content) from public.notes n where n.id = l.record),
        private.gone_record(l.noun, l.record) -> 'content') end) #>> '{}'
      when 'tasks' then coalesce((select t.title from public.tasks t where t.id = l.record), private.gone_record(l.noun, l.record) ->> 'title')
      when 'feeds' then (select coalesce(d.title, d.address) from public.feeds d where d.id = l.record)
      when 'custom_fields' then (select f.label from public.custom_fields f where f.id = l.record)
      when 'saved_views' then (select v.name from public.saved_views v where v.id = l.record) end) order by l.id, l.place), '[]')
  from (select * from lines order by id, place limit most) l
  left join public.founders p on p.id = l.founder_id
$$;
grant execute on function private.shown_value(jsonb), private.lines_of_batch(uuid, uuid, integer) to authenticated;

-- What an undo takes back, or the undo that a redo takes back: {source, title} of the batch that was there first.
create function private.original_batch(of_batch uuid) returns jsonb
language sql stable set search_path = '' as $$
  with recursive chain as (
    select b.undo_of, 1 as step from public.batches b where b.id = of_batch
    union all select b.undo_of, c.step + 1 from chain c join public.batches b on b.id = c.undo_of where c.step < 100)
  select jsonb_build_object('source', b.source, 'title', b.title) from chain c join public.batches b on b.id = c.undo_of
  where b.undo_of is null order by c.step desc limit 1
$$;
-- The first people who were added by what this batch undoes, and that it left alone.
create function private.people_who_stayed(of_batch uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(s.name), '[]') from (
    select f.name from public.batches b join public.changes c on c.user_id = b.user_id and c.batch_id = b.undo_of and c.passed_by = b.id and c.undone_by is null
      and c.noun = 'founders' and c.before is null
    join public.founders f on f.user_id = c.user_id and f.id = c.record
    where b.id = of_batch order by c.id limit 5) s
$$;
grant execute on function private.original_batch(uuid), private.people_who_stayed(uuid) to authenticated;

-- What was done, newest first: {batches: [{id, source, title, at, undone: {source, title}, isUndone, isBeingUndone, canUndo, leftAlone, stayed, people,
-- counts: [{noun, kind, count}], lines}], next}. `given` is {batchId, batchIds, founderId, source, before, limit, lines}, of which `lines` is how many of each batch;
-- `next` is given as `before` to go on. Batches that changed nothing are left out.
create function public.list_history(given jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  founder uuid := given ->> 'founderId';
  most integer := least(greatest(coalesce((given ->> 'limit')::integer, 30), 1), 100);
  line_count integer := least(greatest(coalesce((given ->> 'lines')::integer, 12), 1), 200);
  older_at timestamptz := given #>> '{before,at}';
  older_id uuid := given #>> '{before,id}';
  chosen public.batches[];
  found_count integer;
begin
  if given ->> 'batchId' is not null then
    chosen := array(select b from public.batches b where b.id = (given ->> 'batchId')::uuid);
  elsif given -> 'batchIds' is not null then
    chosen := array(select b from public.batches b where b.id = any (array(select jsonb_array_elements_text(given -> 'batchIds')::uuid)));
  elsif founder is not null then
    chosen := array(select b from public.batches b join (
        select c.user_id, c.batch_id from public.changes c where c.founder_id = founder
          and not (c.noun in ('posts', 'activities', 'outreach_answers', 'not_duplicates', 'suggestions', 'changes')) group by 1, 2) c
      on c.user_id = b.user_id and c.batch_id = b.id
      where (given ->> 'source' is null or b.source = given ->> 'source')
        and (older_at is null or (b.created_at, b.id) < (older_at, older_id))
      order by b.created_at desc, b.id desc limit most);
  else
    chosen := array(select b from public.batches b
      where (given ->> 'source' is null or b.source = given ->> 'source') and (older_at is null or (b.created_at, b.id) < (older_at, older_id))
        and exists (select 1 from public.changes c where c.user_id = b.user_id and c.batch_id = b.id)
      order by b.created_at desc, b.id desc limit most);
  end if;
  found_count := cardinality(chosen);
  return jsonb_build_object(
    'next', case when found_count = most then jsonb_build_object('at', chosen[found_count].created_at, 'id', chosen[found_count].id) end,
    'batches', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'source', b.source, 'title', b.title, 'at', b.created_at, 'undone', case when b.undo_of is not null then private.original_batch(b.id) end,
        'isUndone', b.undone_at is not null, 'isBeingUndone', b.undo_id is not null and b.undone_at is null, 'leftAlone', b.left_alone, 'stayed', case when b.left_alone ? 'attached' then private.people_who_stayed(b.id) else '[]' end,
        'canUndo', b.undone_at is null and b.created_at > now() - interval '30 days' and exists (select 1 from public.changes c
          where c.user_id = b.user_id and c.batch_id = b.id and not c.is_shortened and c.undone_by is null),
        'people', n.counted -> 'people', 'counts', n.counted -> 'counts', 'lines', private.lines_of_batch(b.id, founder, line_count)) order by b.created_at desc, b.id desc), '[]')
      from unnest(chosen) b cross join lateral (select coalesce(b.summary, private.counts_of(b.user_id, b.id)) as counted offset 0) n));
end;
$$;

-- The bytes that the caller's history takes, and the most that it may: {bytes, most}.
create function public.history_size() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('bytes', private.history_bytes(private.caller('read', 'write')), 'most', private.history_limit())
$$;

grant execute on function public.list_activities(jsonb), public.list_history(jsonb), public.history_size() to authenticated;
