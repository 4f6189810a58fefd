-- Suggestions: what a source says of a person where the user has something else. A row belongs to one user and nobody else can see it. Only
-- private.learn_profile adds them; the user takes or dismisses them.

-- A stranger's text without control characters, and without marks that nobody sees and that turn words round or hide others (directions,
-- joiners of nothing, tags).
create function private.plain_marks(given text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(given,
    '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]', '', 'g')
$$;
-- The same as one line.
create function private.plain_line(given text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(private.plain_marks(left(given, 2000)), '[\s\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'))
$$;
-- The same with its lines, and at most one empty one between two.
create function private.plain_lines(given text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(private.plain_marks(left(given, 50000)),
    '[\t\v\f\r \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'), ' ?\n ?', E'\n', 'g'), '\n{3,}', E'\n\n', 'g'), E' \n')
$$;

-- Whether a source may suggest this value for the field of this key, which could hold it.
create function private.may_suggest(of_field text, value text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(spec -> 'uses' ? 'suggested', false) and case spec ->> 'type'
    when 'number' then case when value ~ '^[0-9]{1,18}$' then value::bigint <= (spec ->> 'most')::bigint else false end
    else char_length(value) between 1 and (spec ->> 'most')::integer and (spec ->> 'type' <> 'email' or value ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$') end
  from (select private.person_fields() -> of_field as spec) field
$$;

create table public.suggestions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  founder_id uuid not null,
  -- The key of one of the person's own fields.
  field text not null,
  value text not null constraint suggestions_value_plain check (value = private.plain_line(value)),
  -- Who says so: a post source, or the extension.
  source text not null constraint suggestions_source_size check (char_length(source) between 1 and 50),
  -- When it was last said.
  seen_at timestamptz not null default now(),
  -- A value that was dismissed stays, so that it is not suggested again.
  dismissed_at timestamptz,
  constraint suggestions_value_fits check (private.may_suggest(field, value)),
  constraint suggestions_value_unique unique (user_id, founder_id, field, value),
  foreign key (user_id, founder_id) references public.founders (user_id, id) on delete cascade
);
-- Of a field one suggestion is open.
create unique index suggestions_open_idx on public.suggestions (user_id, founder_id, field) where dismissed_at is null;

alter table public.suggestions enable row level security;
revoke all on public.suggestions from anon, authenticated, service_role;
grant select on public.suggestions to authenticated;
create policy "a user reads their own suggestions" on public.suggestions for select to authenticated
  using (user_id = (select private.caller('read', 'write')));

-- The source whose value a field has; null where it is someone's own.
create function private.filled_by(of_user uuid, of_founder uuid, of_column text) returns text
language sql stable set search_path = '' as $$
  select case b.source when 'source' then b.title end from public.changes c join public.batches b on b.user_id = c.user_id and b.id = c.batch_id
  where c.user_id = of_user and c.founder_id = of_founder and c.noun = 'founders' and c.after ? of_column order by c.id desc limit 1
$$;

-- Whether a source's value says the same as what is there.
create function private.says_same(of_field text, one text, other text) returns boolean
language sql immutable set search_path = '' as $$
  select case private.person_fields() -> of_field ->> 'type'
    -- A number such as that of followers is never the same for long.
    when 'number' then abs(one::numeric - other::numeric) <= other::numeric / 10
    else lower(private.plain_line(one) collate "pg_c_utf8") = lower(private.plain_line(other) collate "pg_c_utf8") end
$$;

-- Suggests a value for a field that has another one, unless the user dismissed it.
create function private.suggest(of_user uuid, of_founder uuid, of_field text, suggested text, source_name text) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select 1 from public.suggestions s where s.user_id = of_user and s.founder_id = of_founder and s.field = of_field
    and s.dismissed_at is not null and private.says_same(of_field, suggested, s.value)) then
    return;
  end if;
  delete from public.suggestions s where s.user_id = of_user and s.founder_id = of_founder and s.field = of_field and s.dismissed_at is null and s.value <> suggested;
  insert into public.suggestions (user_id, founder_id, field, value, source) values (of_user, of_founder, of_field, suggested, source_name)
  on conflict (user_id, founder_id, field, value) do update set seen_at = now(), source = excluded.source;
end;
$$;

-- Takes what a source, by its name, knows of one of a user's founders, who the caller has locked: {name, company, roleTitle, …}, null for
-- what it does not know. It fills empty fields, and what the same source filled before changes with it, until the user writes the field
-- themselves; a number, and what is never suggested, follows every source. Where the user has something else, it is suggested. A field that they emptied
-- stays empty. What the table refuses is left out and costs no other value.
create function private.learn_profile(of_user uuid, of_founder uuid, source_name text, profile jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  known jsonb := (select to_jsonb(f) from public.founders f where f.user_id = of_user and f.id = of_founder);
  batch uuid := gen_random_uuid();
  field record;
  was text;
begin
  if known is null or coalesce(jsonb_typeof(profile), 'null') <> 'object' then
    return;
  end if;
  was := private.begin_doing('source', batch);
  for field in
    select c.column_name, c.key, c.type, c.uses,
      case c.type when 'long-text' then private.plain_lines(profile ->> c.key) else private.plain_line(profile ->> c.key) end as value,
      known ->> c.column_name as present, known -> 'filled_fields' ? c.column_name as is_filled
    from private.person_columns() c
    where c.uses && '{filled,suggested}' and jsonb_typeof(profile -> c.key) in ('string', 'number') and not known -> 'emptied_fields' ? c.column_name
  loop
    continue when field.value in ('', coalesce(field.present, ''));
    begin
      if field.present is null or field.is_filled and (field.type = 'number' or not 'suggested' = any (field.uses)
        or private.filled_by(of_user, of_founder, field.column_name) = source_name) then
        perform private.write_fields(of_user, jsonb_build_object(of_founder, jsonb_build_object(field.column_name, field.value)));
        update public.founders set filled_fields = array_append(array_remove(filled_fields, field.column_name), field.column_name)
        where user_id = of_user and id = of_founder;
      elsif 'suggested' = any (field.uses) and not private.says_same(field.key, field.value, field.present) then
        perform private.suggest(of_user, of_founder, field.key, field.value, source_name);
      end if;
    exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
      null;
    end;
  end loop;
  perform private.end_doing(was);
  -- What is filled counts as this source's.
  update public.batches b set title = source_name where b.user_id = of_user and b.id = batch;
end;
$$;

-- Takes a suggestion of the caller's: its field has the value from then on, as the user's own. {batchId, founderId}; the batch undoes it, and
-- is null where the field had the value already.
create function private.take_suggestion(suggestion uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  batch uuid := gen_random_uuid();
  of_founder uuid := (select s.founder_id from public.suggestions s where s.user_id = me and s.id = suggestion);
  taken public.suggestions;
  was text;
begin
  perform 1 from public.founders f where f.user_id = me and f.id = of_founder for no key update;
  delete from public.suggestions s where s.user_id = me and s.id = suggestion and s.dismissed_at is null returning * into taken;
  if taken.id is null then
    raise exception using errcode = 'PT404', message = 'This suggestion is not there any more.';
  end if;
  was := private.begin_doing('', batch);
  perform private.add_batch(me, batch, 'source', taken.source);
  perform private.write_fields(me, jsonb_build_object(of_founder, jsonb_build_object(private.person_fields() -> taken.field ->> 'column', taken.value)));
  perform private.end_doing(was);
  delete from public.batches b where b.user_id = me and b.id = batch
    and not exists (select 1 from public.changes c where c.user_id = me and c.batch_id = batch);
  return jsonb_build_object('batchId', case when not found then batch end, 'founderId', of_founder);
end;
$$;
create function public.take_suggestion(suggestion_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.check_writer(); select private.take_suggestion(suggestion_id) $$;

-- Dismisses a suggestion of the caller's: the value is not suggested again. Of a field, the last 20 that were dismissed are kept.
create function private.dismiss_suggestion(suggestion uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  gone public.suggestions;
begin
  update public.suggestions s set dismissed_at = now() where s.user_id = me and s.id = suggestion and s.dismissed_at is null returning * into gone;
  if gone.id is null then
    raise exception using errcode = 'PT404', message = 'This suggestion is not there any more.';
  end if;
  delete from public.suggestions s where s.user_id = me and s.id in (select o.id from public.suggestions o
    where o.user_id = me and o.founder_id = gone.founder_id and o.field = gone.field and o.dismissed_at is not null
    order by o.dismissed_at desc, o.id offset 20);
end;
$$;
create function public.dismiss_suggestion(suggestion_id uuid) returns void
language sql set search_path = '' as $$ select private.check_writer(); select private.dismiss_suggestion(suggestion_id) $$;

-- What is suggested for these people of the caller's, at most 1,000, where it still differs from what they have:
-- [{id, founderId, field, value, source, seenAt}].
create function public.list_suggestions(founder_ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'founderId', s.founder_id, 'field', s.field, 'value', s.value, 'source', s.source, 'seenAt', s.seen_at)
    order by s.founder_id, s.field), '[]')
  from public.suggestions s join public.founders f on f.user_id = s.user_id and f.id = s.founder_id
  where s.founder_id = any (founder_ids[:1000]) and s.dismissed_at is null
    and not coalesce(private.says_same(s.field, s.value, to_jsonb(f) ->> (private.person_fields() -> s.field ->> 'column')), false)
$$;

grant execute on function private.plain_marks(text), private.plain_line(text), private.says_same(text, text, text), private.take_suggestion(uuid), private.dismiss_suggestion(uuid) to authenticated;
grant execute on function public.take_suggestion(uuid), public.dismiss_suggestion(uuid), public.list_suggestions(uuid[]) to authenticated;

-- How many suggestions the caller's people have, of the thousand with the newest: {founder id: count}.
create function public.count_suggestions() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.founder_id, c.number), '{}') from (
    select s.founder_id, count(*) as number
    from public.suggestions s join public.founders f on f.user_id = s.user_id and f.id = s.founder_id
    where s.dismissed_at is null and not coalesce(private.says_same(s.field, s.value, to_jsonb(f) ->> (private.person_fields() -> s.field ->> 'column')), false)
    group by 1 order by max(s.seen_at) desc, 1 limit 1000) c
$$;
grant execute on function public.count_suggestions() to authenticated;
