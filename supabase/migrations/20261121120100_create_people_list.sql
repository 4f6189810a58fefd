-- The list of people: filtered, sorted and searched on the server, read page by page.

-- Which of these founders of the caller's have a refresh waiting or running.
create function private.active_refreshes(founders uuid[]) returns table (founder_id uuid, state text)
language sql stable security definer set search_path = '' as $$
  select j.founder_id, j.state from queue.jobs j
  where j.user_id = private.caller('read', 'write') and j.founder_id = any (founders) and j.state in ('queued', 'running')
$$;
grant execute on function private.active_refreshes(uuid[]) to authenticated;

-- The start of a day in the caller's time zone, in seconds since 1970; null for null.
create function private.day_starts_at(day date) returns numeric
language sql stable set search_path = '' as $$
  select extract(epoch from day::timestamp at time zone coalesce((select p.time_zone from public.profiles p), 'UTC'))
$$;
grant execute on function private.day_starts_at(date) to authenticated;

-- The value of one column for each of the caller's founders, or for those `among` them: text, or a number (times are seconds since
-- 1970, a box is 1 or 0), or neither when there is none; `list` is a custom value as it is stored. A column is a built-in column's name
-- or the id of a custom field; one that nobody knows is empty. Planned again for each column, so that only this column is read. Written from
-- the list of columns.
do $do$ begin
execute format($sql$
create function private.people_values(asked_column text, among uuid[])
returns table (founder_id uuid, text text, number numeric, list jsonb)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan rows 10000 as $fn$
declare
  field uuid;
  kind text;
begin
  select c.id, c.type into field, kind from public.custom_fields c where c.id::text = asked_column;
  if field is not null then
    return query
      select f.id,
        case when kind = 'multiselect' then (select string_agg(option, ', ') from jsonb_array_elements_text(v.value) option)
          when kind in ('text', 'select') then v.value #>> '{}' end,
        case kind when 'number' then (v.value #>> '{}')::numeric when 'date' then extract(epoch from (v.value #>> '{}')::date)
          when 'boolean' then ((v.value #>> '{}')::boolean)::integer end,
        v.value
      from public.founders f
      left join public.custom_field_values v on v.user_id = f.user_id and v.founder_id = f.id and v.field_id = field
      where among is null or f.id = any (among);
    return;
  end if;
  return query
    select f.id,
      case asked_column
        %1$s
        when 'update' then f.last_post_summary
        when 'notes' then (select n.content from public.notes n where n.user_id = f.user_id and n.founder_id = f.id
          order by n.created_at desc, n.id desc limit 1) end,
      case asked_column
        when 'priorityScore' then coalesce(f.priority_score, f.computed_priority_score)
        %2$s
        when 'lastTouchAt' then extract(epoch from f.last_touch_at) when 'lastPostDate' then extract(epoch from f.last_post_date)
        when 'lastRefreshedAt' then extract(epoch from f.last_refreshed_at) when 'createdAt' then extract(epoch from f.created_at)
        -- No columns of the table: what the assistant counts by.
        when 'noteCount' then (select count(*) from public.notes n where n.user_id = f.user_id and n.founder_id = f.id)
        when 'postCount' then (select count(*) from public.posts p where p.user_id = f.user_id and p.founder_id = f.id and p.kind in ('post', 'quote', 'article'))
        when 'openTaskCount' then (select count(*) from public.tasks t where t.user_id = f.user_id and t.founder_id = f.id and t.status <> 'done') end,
      null::jsonb
    from public.founders f
    where among is null or f.id = any (among);
end;
$fn$
$sql$,
  (select string_agg(format('when %L then f.%I', key, column_name), ' ') from private.person_columns() where type <> 'number'),
  (select string_agg(format('when %L then f.%I', key, column_name), ' ') from private.person_columns() where type = 'number'));
end $do$;
grant execute on function private.people_values(text, uuid[]) to authenticated;

-- The day that is this many days from today, in the caller's time zone; null for null.
create function private.day_from_today(days integer) returns date
language sql stable set search_path = '' as $$
  select (now() at time zone coalesce((select p.time_zone from public.profiles p), 'UTC'))::date + days
$$;
grant execute on function private.day_from_today(integer) to authenticated;

-- What a column shows where there is nothing, and so what it is found and sorted by there: an owner is System's who is nobody's.
create function private.default_text(asked_column text) returns text
language sql immutable set search_path = '' as $$ select case asked_column when 'owner' then 'System' end $$;
grant execute on function private.default_text(text) to authenticated;

-- The caller's founders, or those `among` them, whose column passes one test {column, is, …}; contract/founder-list.ts says which
-- tests there are. A test that nobody knows is passed by nobody.
create function private.people_passing(test jsonb, among uuid[]) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  kind text := test ->> 'is';
  needle text := lower(test ->> 'text');
  options jsonb := coalesce(test -> 'options', '[]');
  least numeric := (test ->> 'min')::numeric;
  most numeric := (test ->> 'max')::numeric;
  is_own boolean := exists (select 1 from public.custom_fields c where c.id::text = test ->> 'column');
  default_text text := private.default_text(test ->> 'column');
  first_day date;
  last_day date;
begin
  if kind in ('during', 'within') then
    first_day := case kind when 'during' then (test ->> 'from')::date else private.day_from_today((test ->> 'from')::integer) end;
    last_day := case kind when 'during' then (test ->> 'to')::date else private.day_from_today((test ->> 'to')::integer) end;
    -- Days are the user's own, unless the column holds days and no times.
    least := case when is_own then extract(epoch from first_day) else private.day_starts_at(first_day) end;
    most := case when is_own then extract(epoch from last_day + 1) else private.day_starts_at(last_day + 1) end;
  end if;
  return (
    select coalesce(array_agg(v.founder_id), '{}') from private.people_values(test ->> 'column', among) v
    where case kind
      when 'contains' then strpos(lower(coalesce(v.text, default_text)), needle) > 0
      when 'equals' then lower(coalesce(v.text, default_text)) = needle
      when 'empty' then v.text is null and v.number is null
      when 'filled' then v.text is not null or v.number is not null
      when 'between' then v.number >= coalesce(least, v.number) and v.number <= coalesce(most, v.number)
      when 'during' then v.number >= coalesce(least, v.number) and v.number < coalesce(most, v.number + 1)
      when 'within' then v.number >= coalesce(least, v.number) and v.number < coalesce(most, v.number + 1)
      when 'any_of' then case when v.text is null then options @> '[null]' or coalesce(options ? default_text, false)
        when jsonb_typeof(v.list) = 'array' then options ?| array(select jsonb_array_elements_text(v.list)) else options ? v.text end
      when 'checked' then (v.number = 1) = (test ->> 'value')::boolean
      else false end
  );
end;
$$;
grant execute on function private.people_passing(jsonb, uuid[]) to authenticated;

-- The caller's founders who {ids, search, filters} leaves, with the rank of each in a search; null for `founders` means all of them.
create function private.people_left(asked jsonb, out founders uuid[], out ranks real[])
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  test jsonb;
  passing uuid[];
begin
  if jsonb_array_length(coalesce(asked -> 'filters', '[]')) > 30 then
    raise exception using errcode = 'PT400', message = 'At most 30 filters can be combined.';
  end if;
  if asked ->> 'ids' is not null then
    founders := array(select jsonb_array_elements_text(asked -> 'ids')::uuid);
  end if;
  if asked ->> 'search' is not null then
    select coalesce(array_agg(p.founder_id), '{}'), coalesce(array_agg(p.rank), '{}') into founders, ranks from private.find_people(asked ->> 'search') p
    where founders is null or p.founder_id = any (founders);
  end if;
  for test in select jsonb_array_elements(coalesce(asked -> 'filters', '[]')) loop
    if ranks is null then
      founders := private.people_passing(test, founders);
    else
      -- Asked once, before: within the condition it would be asked for each of them.
      passing := private.people_passing(test, founders);
      select coalesce(array_agg(r.id), '{}'), coalesce(array_agg(r.rank), '{}') into founders, ranks
      from unnest(founders, ranks) as r (id, rank) where r.id = any (passing);
    end if;
  end loop;
end;
$$;
grant execute on function private.people_left(jsonb) to authenticated;

-- Ids of one page of the caller's people, in order, with how many there are in all and the key that a cursor after each carries.
create function private.people_page(asked jsonb, size integer) returns table (founder_id uuid, place bigint, key text, total bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  by_nature text := case when asked ->> 'search' is null then 'createdAt' else 'rank' end;
  sort_by text := coalesce(asked -> 'sort' ->> 'column', by_nature);
  default_text text := private.default_text(sort_by);
  rising boolean := coalesce(asked -> 'sort' ->> 'direction' = 'ascending', false);
  after_key text := asked -> 'cursor' ->> 'key';
  after_number numeric := case when after_key ~ '^-?[0-9]+([.][0-9]+)?$' then after_key::numeric end;
  after_id uuid := (asked -> 'cursor' ->> 'id')::uuid;
  chosen record;
begin
  if sort_by ~ '^[0-9a-f-]{36}$' and not exists (select 1 from public.custom_fields c where c.id::text = sort_by) then
    -- A view or a link may ask for a column that was deleted since.
    sort_by := by_nature;
    rising := false;
    -- Its values name no place in this order: who was reading by them begins again, and knows who they have.
    if not exists (select 1 from public.founders f where f.id = after_id and (by_nature = 'rank' and after_number is not null
      or after_key in (to_jsonb(f.created_at) #>> '{}', extract(epoch from f.created_at)::text))) then
      after_id := null;
    end if;
  end if;
  if sort_by = 'createdAt' and not rising and asked ->> 'search' is null and coalesce(asked -> 'filters', '[]') = '[]' and asked ->> 'ids' is null then
    -- The table as it opens: the index has the rows in order, and enough of each to name it.
    return query
      select p.id, row_number() over (order by p.created_at desc, p.id desc), to_jsonb(p.created_at) #>> '{}', (select count(*) from public.founders)
      from (select f.id, f.created_at from public.founders f
        where after_id is null or (f.created_at, f.id) < (after_key::timestamptz, after_id)
        order by f.created_at desc, f.id desc limit size) p
      order by 2;
    return;
  end if;
  chosen := private.people_left(asked);
  return query
    with matched as materialized (
      select v.founder_id as id, left(coalesce(v.text, default_text), 1000) as text, v.number from private.people_values(sort_by, chosen.founders) v where sort_by <> 'rank'
      union all select r.id, null, r.rank::numeric from unnest(chosen.founders, chosen.ranks) as r (id, rank) where sort_by = 'rank'
    )
    select p.id, row_number() over (), coalesce(p.number::text, p.text), (select count(*) from matched)
    from (select m.* from matched m
      where after_id is null or case
        when after_key is null then m.number is null and m.text is null and m.id > after_id
        when m.number is null and m.text is null then true
        when m.number is not null and rising then (m.number, m.id) > (after_number, after_id)
        when m.number is not null then m.number < after_number or m.number = after_number and m.id > after_id
        when rising then m.text > after_key or m.text = after_key and m.id > after_id
        else m.text < after_key or m.text = after_key and m.id > after_id end
      -- Empty values come last, whichever way the rest goes; the id makes the order one that pages can be cut from.
      order by m.number is null and m.text is null, case when rising then m.number end, case when not rising then m.number end desc,
        case when rising then m.text end, case when not rising then m.text end desc, m.id
      limit size) p;
end;
$$;
grant execute on function private.people_page(jsonb, integer) to authenticated;

-- One page of the caller's people: {rows, total, next}, where `asked` is {ids, filters, sort, search, cursor, limit}. Each row is a founder with
-- their latest note, custom values and the state of a refresh under way, in a search also with where it found them; `next` is the cursor
-- of the next page, or null.
create function public.list_people(asked jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  size integer := least(greatest(coalesce((asked ->> 'limit')::integer, 50), 1), 200);
  ids uuid[];
  keys text[];
  matches bigint;
  has_more boolean;
  found jsonb := '{}';
begin
  if coalesce(jsonb_typeof(asked), 'null') <> 'object' then
    raise exception using errcode = 'PT400', message = 'This is no list of people.';
  end if;
  select array_agg(p.founder_id order by p.place), array_agg(p.key order by p.place), max(p.total) into ids, keys, matches
  from private.people_page(asked, size + 1) p;
  has_more := coalesce(cardinality(ids), 0) > size;
  if asked ->> 'search' is not null then
    select coalesce(jsonb_object_agg(e.founder_id, e.match), '{}') into found from private.explain_search(asked ->> 'search', ids[1:size]) e;
  end if;
  return (
    select jsonb_build_object('total', coalesce(matches, 0),
      'next', case when has_more then jsonb_build_object('key', keys[size], 'id', ids[size]) end,
      'rows', coalesce(jsonb_agg((to_jsonb(f) - 'user_id') || jsonb_build_object(
        'notes', coalesce((select jsonb_build_array(jsonb_build_object('id', n.id, 'content', n.content, 'created_at', n.created_at))
          from public.notes n where n.user_id = f.user_id and n.founder_id = f.id order by n.created_at desc, n.id desc limit 1), '[]'),
        'custom_field_values', coalesce((select jsonb_agg(jsonb_build_object('field_id', v.field_id, 'value', v.value))
          from public.custom_field_values v where v.user_id = f.user_id and v.founder_id = f.id), '[]'),
        'refresh_state', a.state, 'match', found -> f.id::text) order by p.place), '[]'))
    from unnest(ids[1:size]) with ordinality as p (id, place)
    join public.founders f on f.id = p.id
    left join private.active_refreshes(ids) a on a.founder_id = f.id
  );
end;
$$;
grant execute on function public.list_people(jsonb) to authenticated;
