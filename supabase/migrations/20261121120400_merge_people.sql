-- Duplicates: the same person followed twice under two addresses, found, merged and taken apart again.

-- Pairs that the user said are two people. A row belongs to one user and nobody else can see it.
create table public.not_duplicates (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  one_id uuid not null,
  other_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, one_id, other_id),
  constraint not_duplicates_in_order check (one_id < other_id),
  constraint not_duplicates_one_fkey foreign key (user_id, one_id) references public.founders (user_id, id) on delete cascade,
  constraint not_duplicates_other_fkey foreign key (user_id, other_id) references public.founders (user_id, id) on delete cascade
);
create index not_duplicates_other_id_idx on public.not_duplicates (user_id, other_id);
alter table public.not_duplicates enable row level security;
revoke all on public.not_duplicates from anon, authenticated, service_role;
grant select, delete, insert (one_id, other_id) on public.not_duplicates to authenticated;
create policy "a user reads their own pairs" on public.not_duplicates for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user tells two people apart" on public.not_duplicates for insert to authenticated
  with check (user_id = (select private.caller('write')));
create policy "a user takes that back" on public.not_duplicates for delete to authenticated
  using (user_id = (select private.caller('write')));

-- What represents a person in their profile's address: the slug without the number that LinkedIn appends.
create function private.profile_stem(profile_url text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select regexp_replace(regexp_replace(profile_url, '^.*/', ''), '-[0-9a-f]*[0-9][0-9a-f]{4,}$', '')
$$;
grant execute on function private.profile_stem(text) to authenticated;

-- A name or a company as two spellings of it are compared: no case, no accents, no punctuation; of a company, without its legal form.
create function private.match_key(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select btrim(regexp_replace(private.fold(words), '\s+', ' ', 'g'))
$$;
create function private.company_key(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(nullif(regexp_replace(k, '( (inc|incorporated|llc|ltd|limited|gmbh|ag|bv|b v|sa|s a|sas|srl|plc|corp|corporation|co|company))+$', ''), ''), k, '')
  from private.match_key(words) k
$$;
-- The first and the last word of a name: two names that are similar share one of them.
create function private.name_ends(name text) returns setof text
language sql immutable parallel safe set search_path = '' as $$
  select distinct e from unnest(array[split_part(name, ' ', 1), substring(name from '[^ ]+$')]) e where e <> '' and strpos(name, ' ') > 0
$$;
create function private.is_similar_name(one text, other text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$ select extensions.similarity(one, other) >= 0.6 $$;
grant execute on function private.match_key(text), private.company_key(text), private.name_ends(text), private.is_similar_name(text, text) to authenticated;

-- Pairs of the caller's people who may be one: {pairs: [{reasons, one, other, onePosts, otherPosts}], total}, each of `one` and `other` as in list_people. Who
-- agrees with several is paired with the one followed longest, or told apart from them with the next one. Reasons: profile (the same address but for LinkedIn's number, and name),
-- email, name (with company), similar (nearly the same name, with company).
create function public.find_duplicates(most integer default 50) returns jsonb
language sql stable set search_path = '' as $$
  with companies as materialized (
    -- Many people have the same company, and what represents it is costly to work out.
    select c.company, private.company_key(c.company) as key from (select distinct f.company from public.founders f where f.company is not null) c
  ), everybody as materialized (
    select f.id, f.created_at, lower(f.email) as email, private.match_key(f.name) as name, private.profile_stem(f.profile_url) as stem, c.key as company
    from public.founders f left join companies c on c.company = f.company
  ), keyed as (
    select f.id, f.created_at, 'profile' as reason, f.stem || ' ' || f.name as key from everybody f
    union all select f.id, f.created_at, 'email', f.email from everybody f where f.email is not null
    union all select f.id, f.created_at, 'name', f.name || ' / ' || f.company from everybody f where f.company is not null
  ), grouped as (
    select k.id, k.created_at, k.reason, k.key, first_value(k.id) over (partition by k.reason, k.key order by k.created_at, k.id) as first_id from keyed k
  ), paired as (
    select g.reason, g.first_id as earlier_id, g.id from grouped g where g.id <> g.first_id
    union all
    select g.reason, other.id, g.id from public.not_duplicates told
    join grouped g on g.id <> g.first_id and told.one_id = least(g.first_id, g.id) and told.other_id = greatest(g.first_id, g.id)
    cross join lateral (select e.id from grouped e
      where e.reason = g.reason and e.key = g.key and e.id <> e.first_id and (e.created_at, e.id) < (g.created_at, g.id)
        and not exists (select 1 from public.not_duplicates n where n.one_id = least(e.id, g.id) and n.other_id = greatest(e.id, g.id))
      order by e.created_at, e.id limit 1) other
  ), ends as materialized (
    -- As private.name_ends has them: calling it for everybody takes longer than the rest of this.
    select n.id, n.name, n.company, word, count(*) over (partition by n.company, word) as crowd from everybody n
    cross join lateral (select split_part(n.name, ' ', 1) as word union select substring(n.name from '[^ ]+$')) words
    where n.company is not null and strpos(n.name, ' ') > 0 and word <> ''
  ), similar_ones as (
    -- Of people with a common name at a large company, nobody is similar to anybody in a way that says something.
    select distinct 'similar' as reason, e.id as earlier_id, o.id from ends e join ends o on o.company = e.company and o.word = e.word and o.id > e.id
    where e.crowd <= 50 and e.name <> o.name and private.is_similar_name(e.name, o.name)
  ), pairs as (
    select least(p.earlier_id, p.id) as one_id, greatest(p.earlier_id, p.id) as other_id, jsonb_agg(distinct p.reason) as reasons
    from (select * from paired union all select * from similar_ones) p
    group by 1, 2
  ), left_over as (
    select p.* from pairs p where not exists (select 1 from public.not_duplicates n where n.one_id = p.one_id and n.other_id = p.other_id)
  ), shown as (
    select * from left_over order by reasons = '["similar"]', jsonb_array_length(reasons) desc, one_id, other_id limit least(greatest(most, 0), 100)
  ), people as (
    select r.value as person from jsonb_array_elements((case when exists (select 1 from shown) then
      public.list_people(jsonb_build_object('limit', 200, 'ids', (select jsonb_agg(distinct id) from
        (select one_id as id from shown union select other_id from shown limit 200) ids))) -> 'rows' else '[]' end)) r
  )
  select jsonb_build_object('total', (select count(*) from left_over), 'pairs', coalesce((
    select jsonb_agg(jsonb_build_object('reasons', s.reasons, 'one', a.person, 'other', b.person,
      'onePosts', (select count(*) from public.posts p where p.founder_id = s.one_id),
      'otherPosts', (select count(*) from public.posts p where p.founder_id = s.other_id)) order by s.reasons = '["similar"]', jsonb_array_length(s.reasons) desc, s.one_id, s.other_id)
    from shown s join people a on a.person ->> 'id' = s.one_id::text join people b on b.person ->> 'id' = s.other_id::text), '[]'))
$$;

-- Merges one of the caller's people into another, who keeps every note, task, post, activity and value: {undoId}. `taken` names the
-- columns (built-in ones and custom fields' ids) whose value is to be the merged person's; a value that only they have is taken anyway.
create function private.merge_people(kept uuid, merged uuid, taken text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  k public.founders;
  m public.founders;
  batch uuid := gen_random_uuid();
  was text;
begin
  perform 1 from public.founders where user_id = me and id in (kept, merged) order by id for update;
  select * into k from public.founders where user_id = me and id = kept;
  select * into m from public.founders where user_id = me and id = merged;
  if k.id is null or m.id is null then
    raise exception using errcode = 'PT404', message = 'Founder not found';
  elsif kept = merged then
    raise exception using errcode = 'PT400', message = 'Choose two people to merge.';
  end if;
  perform private.add_batch(me, batch, 'merge', m.name);
  -- No post is lost with the address, and nothing goes to the trash: the batch holds it.
  was := private.begin_doing('merge', batch);
  -- A post that both have is there once afterwards, and so is a feed.
  delete from public.posts p where p.user_id = me and p.founder_id = merged
    and exists (select 1 from public.posts o where o.user_id = me and o.founder_id = kept and o.network = p.network and o.external_id = p.external_id
      and (o.scope = p.scope or exists (select 1 from public.feeds a join public.feeds b on b.user_id = me and b.founder_id = merged and b.address = a.address
        where a.user_id = me and a.founder_id = kept and a.id::text = o.scope and b.id::text = p.scope)));
  delete from public.feeds f where f.user_id = me and f.founder_id = merged
    and exists (select 1 from public.feeds o where o.user_id = me and o.founder_id = kept and o.address = f.address);
  perform private.move_records(me, merged, kept, noun) from unnest(array['notes', 'tasks', 'activities', 'outreach_answers', 'posts', 'feeds']) noun;
  update public.import_rows set founder_id = kept where user_id = me and founder_id = merged;
  update public.import_rows set twin_id = kept where user_id = me and twin_id = merged;
  insert into public.custom_field_values as v (user_id, field_id, founder_id, value)
  select me, o.field_id, kept, o.value from public.custom_field_values o where o.user_id = me and o.founder_id = merged
  on conflict on constraint custom_field_values_pkey do update set value = excluded.value where v.field_id::text = any (taken);
  delete from public.founders where user_id = me and id = merged;
  perform private.write_fields(me, jsonb_build_object(kept, (
    select coalesce(jsonb_object_agg(c.column_name, v.chosen), '{}') from private.person_columns() c
    cross join lateral (select case when c.key = any (taken) or to_jsonb(k) -> c.column_name = 'null' then to_jsonb(m) -> c.column_name
      else to_jsonb(k) -> c.column_name end as chosen) v
    where v.chosen <> to_jsonb(k) -> c.column_name)));
  update public.founders f set created_at = least(f.created_at, m.created_at) where f.user_id = me and f.id = kept;
  perform private.set_last_touch(me, array[kept]);
  perform private.set_latest_post(me, kept);
  perform private.end_doing(was);
  return jsonb_build_object('undoId', batch);
end;
$$;
grant execute on function private.merge_people(uuid, uuid, text[]) to authenticated;
create function public.merge_people(kept_id uuid, merged_id uuid, taken text[]) returns jsonb
language sql set search_path = '' as $$ select private.check_writer(); select private.merge_people(kept_id, merged_id, taken) $$;

-- Gives what hangs on one founder to another, of one table: all of it, or the ones that are named, [id]. Writes down which, so that it can be
-- moved back. Of single notes, tasks, touches and posts that were handed in the history goes along, also of deleted ones: they come back to who has them by then.
create function private.move_records(of_user uuid, from_id uuid, to_id uuid, of_table text, named jsonb default null) returns void
language plpgsql set search_path = '' as $$
declare
  moved jsonb;
  said jsonb;
begin
  execute format('with moved as (update public.%I t set founder_id = $3 where t.user_id = $1 and t.founder_id = $2
      and ($4 is null or t.id::text in (select jsonb_array_elements_text($4))) returning t.id) select jsonb_agg(id) from moved', of_table)
    into moved using of_user, from_id, to_id, named;
  if of_table in ('notes', 'tasks', 'activities', 'posts') then
    with about as materialized (
      select c.id, case of_table when 'activities' then coalesce(c.before, c.after) #> '{touch,id}' else to_jsonb(c.record) end as item
      from public.changes c where c.user_id = of_user and c.founder_id = from_id
        and case of_table when 'activities' then c.noun = 'touches' when 'posts' then c.noun = 'handed_in_posts' else c.noun = of_table and c.record <> from_id end
    ), gone_along as (
      update public.changes c set founder_id = to_id, record = case of_table when 'activities' then to_id else c.record end
      from about a where c.user_id = of_user and c.id = a.id and (named is null or a.item in (select jsonb_array_elements(named))) returning a.item
    ) select jsonb_agg(distinct g.item) into said from gone_along g;
    moved := (select jsonb_agg(distinct r) from jsonb_array_elements(coalesce(moved, '[]') || coalesce(said, '[]')) r);
  end if;
  if moved is not null then
    insert into public.changes (user_id, batch_id, noun, record, founder_id, before, after)
    values (of_user, private.current_batch(array[of_user]), of_table, from_id, from_id, jsonb_build_object('founder_id', from_id, 'moved', moved),
      jsonb_build_object('founder_id', to_id));
  end if;
end;
$$;

grant execute on function public.find_duplicates(integer), public.merge_people(uuid, uuid, text[]) to authenticated;
