-- What a user looks at before and after an import: people who are most likely there already, and what was left out and why.

-- Finds the rows of the caller's import that would add someone who is most likely there already, among the user's people or further up in
-- the file, and decides for each: update them, or add them where only the name is similar. A row with a decision is left as it is. How many
-- rows the parts of the query have cannot be known beforehand, and comparing each row with each took more than 8 s for 3,000 rows.
create function private.find_import_twins(import uuid) returns void
language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
declare
  held public.imports := private.hold_import(import, array['ready']);
begin
  with fresh as materialized (
    select r.row_number, r.email, private.match_key(r.name) as name, private.company_key(r.document ->> 'company') as company,
      private.profile_stem(r.profile_url) as stem
    from public.import_rows r
    where r.user_id = held.user_id and r.import_id = held.id and r.expected = 'created'
  ), everybody as materialized (
    select f.id, null::integer as row_number, lower(f.email) as email, private.match_key(f.name) as name, private.company_key(f.company) as company,
      private.profile_stem(f.profile_url) as stem from public.founders f where f.user_id = held.user_id
    union all select null, row_number, email, name, company, stem from fresh
  ), ends as materialized (
    -- Of people with a common name at a large company, nobody is similar to anybody in a way that says something.
    select e.*, word, count(*) over (partition by e.company, word) as crowd from everybody e cross join lateral private.name_ends(e.name) word
    where e.company <> ''
  ), found as (
    select f.row_number, e.id, e.row_number as twin_row, 'email' as reason, 1 as rank from fresh f join everybody e on e.email = f.email
    union all
    select f.row_number, e.id, e.row_number, 'profile', 2 from fresh f join everybody e on e.stem = f.stem and e.name = f.name
    union all
    select f.row_number, e.id, e.row_number, 'name', 3 from fresh f join everybody e on e.company = f.company and e.name = f.name where f.company <> ''
    union all
    select f.row_number, e.id, e.row_number, 'similar', 4 from ends f join ends e on e.company = f.company and e.word = f.word
    where f.row_number is not null and f.crowd <= 50 and e.name <> f.name and private.is_similar_name(e.name, f.name)
  ), best as (
    select distinct on (row_number) * from found where id is not null or twin_row < row_number order by row_number, rank, twin_row nulls first, id
  )
  update public.import_rows r set twin_id = b.id, twin_row = b.twin_row, twin_reason = b.reason,
    decision = case b.reason when 'similar' then 'add' else 'update' end, expected = case b.reason when 'similar' then r.expected end
  from best b where r.user_id = held.user_id and r.import_id = held.id and r.row_number = b.row_number and r.decision is null;
end;
$$;
grant execute on function private.find_import_twins(uuid) to authenticated;
create function public.find_import_twins(import_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.check_writer();
  perform private.find_import_twins(import_id);
  return public.import_progress(import_id);
end;
$$;

-- Decides about likely duplicates of the caller's import: these rows, or all of them. What would come of them and of the rows that depend
-- on them is found out again by the next dry run.
create function private.decide_import_rows(import uuid, given jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held public.imports := private.hold_import(import, array['ready']);
  numbers integer[];
begin
  if given ->> 'decision' is null or given ->> 'decision' not in ('add', 'update', 'skip') then
    raise exception using errcode = 'PT400', message = 'Choose to add, update or skip.';
  end if;
  numbers := array(select r.row_number from public.import_rows r where r.user_id = held.user_id and r.import_id = held.id and r.twin_reason is not null
    and (given -> 'rows' is null or given -> 'rows' = 'null' or given -> 'rows' @> to_jsonb(r.row_number)));
  update public.import_rows r set decision = given ->> 'decision'
  where r.user_id = held.user_id and r.import_id = held.id and r.row_number = any (numbers);
  update public.import_rows r set expected = null, reason = null, left_out = '[]'
  where r.user_id = held.user_id and r.import_id = held.id and (r.row_number = any (numbers) or r.twin_row is not null
    or r.profile_url in (select d.profile_url from public.import_rows d
      where d.user_id = held.user_id and d.import_id = held.id and d.row_number = any (numbers)));
end;
$$;
grant execute on function private.decide_import_rows(uuid, jsonb) to authenticated;
create function public.decide_import_rows(import_id uuid, given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.check_writer();
  perform private.decide_import_rows(import_id, given);
  return public.import_progress(import_id);
end;
$$;

-- The likely duplicates of one of the caller's imports, 200 at most after a row: {total, rows: [{row, name, company, email, profileUrl, reason,
-- decision, twin: {row | id, name, company, email, profileUrl, createdAt}}]}.
create function public.import_twins(import_id uuid, after integer default 0) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('total', (select count(*) from public.import_rows r where r.import_id = import_twins.import_id and r.twin_reason is not null),
    'rows', coalesce((select jsonb_agg(t.line order by t.row_number) from (
      select r.row_number, jsonb_build_object('row', r.row_number, 'name', r.name, 'company', r.document ->> 'company', 'email', r.email,
        'profileUrl', r.profile_url, 'reason', r.twin_reason, 'decision', r.decision, 'twin', jsonb_build_object('id', f.id, 'row', e.row_number,
          'name', coalesce(f.name, e.name), 'company', coalesce(f.company, e.document ->> 'company'), 'email', coalesce(f.email, e.email),
          'profileUrl', coalesce(f.profile_url, e.profile_url), 'createdAt', f.created_at)) as line
      from public.import_rows r
      left join public.founders f on f.id = r.twin_id
      left join public.import_rows e on e.import_id = r.import_id and e.row_number = r.twin_row
      where r.import_id = import_twins.import_id and r.twin_reason is not null and r.row_number > after
      order by r.row_number limit 200) t), '[]'))
$$;

-- What was refused or left out of one of the caller's imports, grouped by why: [{kind, field, label, reason, count, values: [{value, count}],
-- rows}], the most first, with the five values and rows that tell most. In a dry run, what would be.
create function public.import_problems(import_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  with cells as (
    select r.row_number, 'refused' as kind, '' as field, '' as label, r.reason,
      coalesce(r.document ->> 'profileUrl', r.email, r.name, '') as value
    from public.import_rows r where r.import_id = import_problems.import_id and coalesce(r.outcome, r.expected) = 'refused'
    union all
    select r.row_number, c ->> 'kind', c ->> 'field', c ->> 'label', c ->> 'reason', c ->> 'value'
    from public.import_rows r cross join lateral jsonb_array_elements(r.left_out) c
    where r.import_id = import_problems.import_id and r.left_out <> '[]' and coalesce(r.outcome, r.expected) <> 'refused'
  ), spelt as (
    select kind, field, label, reason, left(value, 200) as value, count(*) as count, min(row_number) as first_row,
      row_number() over (partition by kind, field, label, reason order by count(*) desc, min(row_number)) as place
    from cells group by 1, 2, 3, 4, 5
  )
  select coalesce(jsonb_agg(jsonb_build_object('kind', g.kind, 'field', g.field, 'label', g.label, 'reason', g.reason, 'count', g.count,
    'distinct', g.spellings, 'values', g.values, 'rows', g.rows) order by g.kind <> 'refused', g.count desc, g.label), '[]')
  from (select kind, field, label, reason, sum(count) as count, count(*) as spellings,
      jsonb_agg(jsonb_build_object('value', value, 'count', count) order by place) filter (where place <= 5) as values,
      jsonb_agg(first_row order by first_row) filter (where place <= 5) as rows
    from spelt group by 1, 2, 3, 4) g
$$;

-- Queues a refresh of those that one of the caller's imports added or updated, 10,000 at most, behind everything else: {count, jobIds}. One
-- costly request, however many people.
create function private.refresh_import(import uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held public.imports := private.hold_import(import, array['done', 'cancelled']);
  queued bigint[];
begin
  perform private.take_costly_request();
  queued := queue.enqueue_refreshes(held.user_id, array(select r.founder_id from public.import_rows r
    where r.user_id = held.user_id and r.import_id = held.id and r.outcome in ('created', 'updated') and r.founder_id is not null
    group by r.founder_id order by min(r.row_number) limit 10000), 5::smallint);
  return jsonb_build_object('count', cardinality(queued), 'jobIds', to_jsonb(queued));
end;
$$;
grant execute on function private.refresh_import(uuid) to authenticated;
create function public.refresh_import(import_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.check_writer(); select private.refresh_import(import_id) $$;

grant execute on function public.find_import_twins(uuid), public.decide_import_rows(uuid, jsonb), public.import_twins(uuid, integer),
  public.import_problems(uuid), public.refresh_import(uuid) to authenticated;
