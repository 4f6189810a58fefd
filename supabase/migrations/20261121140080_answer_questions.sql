-- What questions to the assistant are answered from: people by conditions that are joined by and, or and not, figures of a column, and the
-- columns that hold some words. stores/people-questions.ts has the conditions.

-- The day of the year in the caller's time zone, as MMDD: a birthday comes back every year.
create function private.day_of_year(seconds numeric, has_time boolean) returns integer
language sql stable set search_path = '' as $$
  select to_char(to_timestamp(seconds) at time zone case when has_time then coalesce((select p.time_zone from public.profiles p), 'UTC') else 'UTC' end, 'MMDD')::integer
$$;

-- The caller's founders who have a task, note or post as {what, status, from, to} says: tasks by the day they are due, or were done on;
-- the others by the day they were written.
create function private.people_having(condition jsonb, among uuid[]) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  what text := condition ->> 'what';
  wanted text := condition ->> 'status';
  first_day date := (condition ->> 'from')::date;
  last_day date := (condition ->> 'to')::date;
  since timestamptz := to_timestamp(private.day_starts_at(first_day));
  until timestamptz := to_timestamp(private.day_starts_at(last_day + 1));
begin
  if what = 'task' then
    return array(select distinct t.founder_id from public.tasks t where t.founder_id is not null and (among is null or t.founder_id = any (among))
      and case when wanted = 'open' then t.status <> 'done' when wanted is null then true else t.status = wanted end
      and case when wanted = 'done' then (since is null or t.completed_at >= since) and (until is null or t.completed_at < until)
        else (first_day is null or t.due_on >= first_day) and (last_day is null or t.due_on <= last_day) end);
  end if;
  if what = 'note' then
    return array(select distinct n.founder_id from public.notes n where (among is null or n.founder_id = any (among))
      and (since is null or n.created_at >= since) and (until is null or n.created_at < until));
  end if;
  return array(select distinct p.founder_id from public.posts p where what = 'post' and p.kind in ('post', 'quote', 'article')
    and (among is null or p.founder_id = any (among)) and (since is null or p.posted_at >= since) and (until is null or p.posted_at < until));
end;
$$;

-- The caller's founders, or those `among` them, who fit one condition: a test of the list of people, or one of the two above; with `not`,
-- the others.
create function private.people_fitting(condition jsonb, among uuid[]) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  first_day integer := replace(condition ->> 'from', '-', '')::bigint % 10000;
  last_day integer := replace(condition ->> 'to', '-', '')::bigint % 10000;
  is_own boolean := exists (select 1 from public.custom_fields c where c.id::text = condition ->> 'column');
  fitting uuid[];
begin
  fitting := case condition ->> 'is'
    when 'has' then private.people_having(condition, among)
    when 'annual' then array(select v.founder_id from private.people_values(condition ->> 'column', among) v
      where v.number is not null and case when first_day <= last_day then private.day_of_year(v.number, not is_own) between first_day and last_day
        else private.day_of_year(v.number, not is_own) >= first_day or private.day_of_year(v.number, not is_own) <= last_day end)
    else private.people_passing(condition, among) end;
  if coalesce((condition ->> 'not')::boolean, false) then
    return array(select f.id from public.founders f where (among is null or f.id = any (among)) and f.id <> all (fitting));
  end if;
  return fitting;
end;
$$;

-- The caller's founders by {anyOf, ids, search, sort, limit, figuresOf}: those who fit every condition of one of the lists in `anyOf`. Returns
-- {total, rows} as list_people does, with {counts: {id: number}} where they are sorted by what is counted, and for one column {figures: {filled, sum, average, least, most}, groups: [{value, people}]}.
create function public.query_people(asked jsonb) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  founders uuid[] := case when jsonb_typeof(asked -> 'ids') = 'array' then array(select jsonb_array_elements_text(asked -> 'ids')::uuid) end;
  fitting uuid[] := '{}';
  conditions jsonb;
  condition jsonb;
  remaining uuid[];
  shown jsonb;
begin
  if jsonb_array_length(coalesce(asked -> 'anyOf', '[]')) > 12 or jsonb_path_exists(asked, '$.anyOf[*][12]') then
    raise exception using errcode = 'PT400', message = 'These are too many conditions at once.';
  end if;
  if jsonb_array_length(coalesce(asked -> 'anyOf', '[]')) > 0 then
    for conditions in select jsonb_array_elements(asked -> 'anyOf') loop
      remaining := founders;
      for condition in select jsonb_array_elements(conditions) loop
        remaining := private.people_fitting(condition, remaining);
      end loop;
      fitting := fitting || coalesce(remaining, array(select f.id from public.founders f));
    end loop;
    founders := array(select distinct unnest(fitting));
  end if;
  shown := public.list_people(jsonb_build_object('ids', to_jsonb(founders), 'search', asked -> 'search', 'sort', asked -> 'sort', 'limit', asked -> 'limit'));
  if asked -> 'sort' ->> 'column' in ('noteCount', 'postCount', 'openTaskCount') then
    shown := shown || jsonb_build_object('counts', (select coalesce(jsonb_object_agg(v.founder_id, v.number), '{}') from private.people_values(asked -> 'sort' ->> 'column',
      array(select (r ->> 'id')::uuid from jsonb_array_elements(shown -> 'rows') r)) v));
  end if;
  if asked ->> 'figuresOf' is not null then
    shown := shown || (
      with value as (select v.text, v.number, v.list from private.people_values(asked ->> 'figuresOf', founders) v),
      part as (
        select option as text from value, jsonb_array_elements_text(value.list) option where jsonb_typeof(value.list) = 'array'
        union all select coalesce(value.text, value.number::text) from value where coalesce(jsonb_typeof(value.list), 'null') <> 'array'
      )
      select jsonb_build_object(
        'figures', (select jsonb_build_object('filled', count(*) filter (where value.text is not null or value.number is not null), 'sum', sum(value.number),
          'average', avg(value.number), 'least', min(value.number), 'most', max(value.number)) from value),
        'groups', (select coalesce(jsonb_agg(jsonb_build_object('value', g.value, 'people', g.people) order by g.people desc, g.value), '[]') from (
          select min(part.text) as value, count(*) as people from part group by lower(part.text) order by 2 desc, 1 limit 60) g)));
  end if;
  return shown - 'next';
end;
$$;

grant execute on function private.day_of_year(numeric, boolean), private.people_having(jsonb, uuid[]), private.people_fitting(jsonb, uuid[]) to authenticated;
grant execute on function public.query_people(jsonb) to authenticated;
