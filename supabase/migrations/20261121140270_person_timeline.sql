-- A person's timeline: posts, notes, tasks, emails and other touches, changes of fields, and the day they were added. All of it is read in one
-- call, as the caller and under row-level security.

-- The touches of one person, without the rest of their log.
create index activities_touches_idx on public.activities (user_id, founder_id, happened_at desc, id desc) where type = 'touch';

-- What each word of a search has to be like: at most 8 words of 100 letters, none without any.
create function private.search_patterns(sought text) returns text[]
language sql stable set search_path = '' as $$
  select coalesce((array_agg('%' || replace(replace(replace(left(w.word, 100), '\', '\\'), '%', '\%'), '_', '\_') || '%' order by w.place))[1:8], '{}')
  from regexp_split_to_table(lower(extensions.unaccent('extensions.unaccent', left(sought, 500)) collate "pg_c_utf8"), '\s+') with ordinality w (word, place)
  where w.word <> ''
$$;

-- The batches that changed a person's fields and are in force: neither undone nor an undo, and not the one that added the person.
create function private.field_batches(founder uuid) returns table (id uuid, at timestamptz)
language sql stable set search_path = '' as $$
  -- By their ids at once: before the tables were analysed, a join would go through all batches of the user for each.
  select b.id, b.created_at from public.batches b
  where b.id = any (array(
      select c.batch_id from public.changes c
      where c.founder_id = founder and c.undone_by is null and (c.noun = 'founders' and c.before is not null and c.after is not null and c.units > 0
        or c.noun = 'custom_field_values' and jsonb_typeof(c.before) is distinct from 'array' or c.before ? 'moved')
      except select a.batch_id from public.changes a where a.founder_id = founder and a.noun = 'founders' and a.before is null))
    and b.undone_at is null and b.source <> 'undo'
$$;

-- A person's tasks; of one that recurs, not the occurrences that are done and followed by another.
create function private.timeline_tasks(founder uuid) returns setof public.tasks
language sql stable set search_path = '' as $$
  select t.* from public.tasks t where t.founder_id = founder and not (t.status = 'done' and exists (
    select 1 from public.tasks next where next.user_id = t.user_id and next.follows_id = t.id and next.founder_id = founder))
$$;

-- How many occurrences of a task that recurs were done before it, at most 1,000.
create function private.done_before(task uuid) returns integer
language sql stable set search_path = '' as $$
  with recursive earlier as (
    select t.user_id, t.founder_id, t.follows_id, 0 as number from public.tasks t where t.id = task
    union all
    select t.user_id, t.founder_id, t.follows_id, e.number + 1 from earlier e
    join public.tasks t on t.user_id = e.user_id and t.id = e.follows_id and t.founder_id = e.founder_id and t.status = 'done' where e.number < 1000)
  select max(e.number) from earlier e
$$;

-- A task as a timeline has it, with its next date by the user's own clock and how many occurrences were done before.
create function private.timeline_task(task uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', t.id, 'title', t.title, 'description', t.description, 'status', t.status, 'due_on', t.due_on, 'recurrence', t.recurrence,
    'founder_id', t.founder_id, 'board_position', t.board_position, 'recurs_from', t.recurs_from, 'completed_at', t.completed_at, 'created_at', t.created_at,
    'founder_name', (select f.name from public.founders f where f.id = t.founder_id),
    'next_due_on', case when t.recurrence is null then null when t.due_on > p.today then t.due_on
      else private.next_occurrence(coalesce(t.recurs_from, t.due_on), t.recurrence, p.today, p.calendar_months) end,
    'done_before', case when t.follows_id is null then 0 else private.done_before(t.id) end)
  from public.tasks t cross join (select (now() at time zone p.time_zone)::date as today, p.calendar_months from public.profiles p) p where t.id = task
$$;

-- When a person was added and by what: {source, title} of the batch, null where that is not kept.
create function private.timeline_addition(founder uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('source', b.source, 'title', b.title) from public.changes c
  join public.batches b on b.user_id = c.user_id and b.id = c.batch_id
  where c.founder_id = founder and c.noun = 'founders' and c.before is null and b.source not in ('undo', 'redo') order by c.id limit 1
$$;
grant execute on function private.search_patterns(text), private.field_batches(uuid), private.timeline_tasks(uuid),
  private.done_before(uuid), private.timeline_task(uuid), private.timeline_addition(uuid) to authenticated;

-- How many entries of each kind a person's timeline has: {post, note, task, email, touch, change, added}.
create function private.timeline_counts(founder uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'post', (select count(*) from public.posts p where p.founder_id = founder),
    'note', (select count(*) from public.notes n where n.founder_id = founder),
    'task', (select count(*) from private.timeline_tasks(founder)),
    'email', count(*) filter (where a.details ->> 'channel' = 'email'),
    'touch', count(*) filter (where a.details ->> 'channel' is distinct from 'email'),
    'change', (select count(*) from private.field_batches(founder)),
    'added', (select count(*) from public.founders f where f.id = founder))
  from public.activities a where a.founder_id = founder and a.type = 'touch'
$$;

-- Takes one of the caller's two places to search a timeline, until the transaction ends: each search reads all texts of a person, which may be
-- 200 MB, and many at once would leave no connection for anyone else. Waits a second for a place, and then refuses with 429.
create function private.take_search_place() returns void
language plpgsql set search_path = '' set lock_timeout = '1s' as $$
declare
  places bigint[] := array(select hashtextextended(concat('timeline search ', place, private.caller('read', 'write')), 0) from unnest('{1,2}'::integer[]) place);
begin
  if not (pg_try_advisory_xact_lock(places[1]) or pg_try_advisory_xact_lock(places[2])) then
    perform pg_advisory_xact_lock(places[1]);
  end if;
exception when lock_not_available then
  raise exception using errcode = 'PT429', message = 'Your other searches are still running. Please try again in a moment.';
end;
$$;
grant execute on function private.take_search_place() to authenticated;

-- The entries of a person's timeline whose text has all these patterns, in any case and without accents.
create function private.timeline_found(founder uuid, patterns text[]) returns table (at timestamptz, kind text, record uuid, touch bigint)
language sql stable set search_path = '' as $$
  select t.at, t.kind, t.record, t.touch from (
    select p.posted_at as at, 'post' as kind, p.id as record, null::bigint as touch, concat_ws(' ', p.content, p.ai_summary) as words
      from public.posts p where p.founder_id = founder
    union all select n.created_at, 'note', n.id, null, n.content from public.notes n where n.founder_id = founder
    union all select t.created_at, 'task', t.id, null, concat_ws(' ', t.title, t.description) from private.timeline_tasks(founder) t
    union all select a.happened_at, case a.details ->> 'channel' when 'email' then 'email' else 'touch' end, null, a.id, a.details ->> 'message'
      from public.activities a where a.founder_id = founder and a.type = 'touch') t
  where lower(extensions.unaccent('extensions.unaccent', t.words) collate "pg_c_utf8") like all (patterns)
$$;

-- The newest entries of these kinds after a place, and one more than are wanted, of each kind.
create function private.timeline_listed(founder uuid, kinds text[], last_at timestamptz, last_kind text, last_record uuid, last_touch bigint, most integer)
returns table (at timestamptz, kind text, record uuid, touch bigint)
language sql stable set search_path = '' as $$
  (select p.posted_at, 'post', p.id, null::bigint from public.posts p
    where 'post' = any (kinds) and p.founder_id = founder and p.posted_at <= last_at
      and (p.posted_at < last_at or 'post' < last_kind or 'post' = last_kind and p.id < last_record)
    order by p.posted_at desc, p.id desc limit most + 1)
  union all
  (select n.created_at, 'note', n.id, null from public.notes n
    where 'note' = any (kinds) and n.founder_id = founder and n.created_at <= last_at
      and (n.created_at < last_at or 'note' < last_kind or 'note' = last_kind and n.id < last_record)
    order by n.created_at desc, n.id desc limit most + 1)
  union all
  (select t.created_at, 'task', t.id, null from private.timeline_tasks(founder) t
    where 'task' = any (kinds) and t.created_at <= last_at
      and (t.created_at < last_at or 'task' < last_kind or 'task' = last_kind and t.id < last_record)
    order by t.created_at desc, t.id desc limit most + 1)
  union all
  (select a.happened_at, k.kind, null, a.id from public.activities a
    cross join lateral (select case a.details ->> 'channel' when 'email' then 'email' else 'touch' end as kind) k
    where kinds && '{email,touch}' and k.kind = any (kinds) and a.founder_id = founder and a.type = 'touch' and a.happened_at <= last_at
      and (a.happened_at < last_at or k.kind < last_kind or k.kind = last_kind and a.id < last_touch)
    order by a.happened_at desc, k.kind desc, a.id desc limit most + 1)
  union all
  (select b.at, 'change', b.id, null from private.field_batches(founder) b
    where 'change' = any (kinds) and b.at <= last_at
      and (b.at < last_at or 'change' < last_kind or 'change' = last_kind and b.id < last_record)
    order by b.at desc, b.id desc limit most + 1)
  union all
  select f.created_at, 'added', f.id, null from public.founders f
  where 'added' = any (kinds) and f.id = founder and f.created_at <= last_at and (f.created_at < last_at or 'added' < last_kind)
$$;
grant execute on function private.timeline_counts(uuid), private.timeline_found(uuid, text[]),
  private.timeline_listed(uuid, text[], timestamptz, text, uuid, bigint, integer) to authenticated;

-- One page of a person's timeline, newest first: {entries: [{kind, id, at, entry}], next, counts}. `given` is {founderId, kinds, search, before, limit}.
-- kind is post, note, task, email, touch, change or added, and `kinds` are those that are wanted, each once. Each word of `search` has to be in an entry's
-- text; changes and the day of the addition have none. `next` is {at, kind, id} of the last entry, given as `before` to go on, so that newer
-- entries move nothing. `counts` come with the first page.
create function public.person_timeline(given jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  founder uuid := given ->> 'founderId';
  all_kinds constant text[] := '{post,note,task,email,touch,change,added}';
  kinds text[] := case jsonb_typeof(given -> 'kinds') when 'array' then array(select k from jsonb_array_elements_text(given -> 'kinds') k limit 8)
    when 'null' then all_kinds else case when given ? 'kinds' then '{unknown}' else all_kinds end end;
  patterns text[] := private.search_patterns(coalesce(given ->> 'search', ''));
  most integer := least(greatest(coalesce((given ->> 'limit')::integer, 20), 1), 100);
  is_first boolean := jsonb_typeof(given -> 'before') is distinct from 'object';
  last_at timestamptz := coalesce((given #>> '{before,at}')::timestamptz, 'infinity');
  last_kind text := coalesce(given #>> '{before,kind}', 'z');
  last_record uuid := case when last_kind not in ('email', 'touch', 'z') then (given #>> '{before,id}')::uuid end;
  last_touch bigint := case when last_kind in ('email', 'touch') then (given #>> '{before,id}')::bigint end;
  page jsonb;
  counted jsonb;
  batches jsonb;
begin
  if not kinds <@ all_kinds or (select count(*) <> count(distinct k) from unnest(kinds) k) then
    raise exception using errcode = 'PT400', message = 'This is no choice of kinds.';
  elsif patterns <> '{}' then
    perform private.take_search_place();
  end if;
  with found as materialized (
    select f.* from private.timeline_found(founder, patterns) f where patterns <> '{}'
  ), listed as (
    select l.* from private.timeline_listed(founder, kinds, last_at, last_kind, last_record, last_touch, most) l where patterns = '{}'
    union all
    select f.* from found f where f.kind = any (kinds) and f.at <= last_at and (f.at < last_at or f.kind < last_kind
      or f.kind = last_kind and (f.record < last_record or f.touch < last_touch))
  )
  select coalesce(jsonb_agg(jsonb_build_object('at', l.at, 'kind', l.kind, 'id', coalesce(l.record::text, l.touch::text))
      order by l.at desc, l.kind desc, l.record desc, l.touch desc), '[]'),
    case when patterns = '{}' then null else (select jsonb_object_agg(k.kind, (select count(*) from found f where f.kind = k.kind))
      from unnest('{post,note,task,email,touch,change,added}'::text[]) k (kind)) end
  into page, counted
  from (select * from listed l order by l.at desc, l.kind desc, l.record desc, l.touch desc limit most + 1) l;
  -- In one call: each would be planned by itself.
  batches := (select jsonb_object_agg(b ->> 'id', b) from jsonb_array_elements(public.list_history(jsonb_build_object('founderId', founder,
    'batchIds', jsonb_path_query_array(page, '$[*] ? (@.kind == "change").id'))) -> 'batches') b
    where jsonb_path_exists(page, '$[*] ? (@.kind == "change")'));
  return jsonb_build_object(
    'next', case when jsonb_array_length(page) > most then page -> (most - 1) end,
    'entries', (select coalesce(jsonb_agg(p.entry || jsonb_build_object('entry', case p.entry ->> 'kind'
      when 'post' then (select jsonb_build_object('id', o.id, 'founder_id', o.founder_id, 'network', o.network, 'external_id', o.external_id, 'is_date_exact', o.is_date_exact, 'is_date_about', o.is_date_about, 'source', o.source, 'kind', o.kind, 'post_url', o.post_url,
        'content', o.content, 'posted_at', o.posted_at, 'ai_summary', o.ai_summary, 'ai_summary_by', o.ai_summary_by, 'image_url', o.image_url, 'has_picture', o.has_picture,
        'video_url', o.video_url) from public.posts o where o.id = (p.entry ->> 'id')::uuid)
      when 'note' then (select jsonb_build_object('id', n.id, 'content', n.content, 'created_at', n.created_at)
        from public.notes n where n.id = (p.entry ->> 'id')::uuid)
      when 'task' then private.timeline_task((p.entry ->> 'id')::uuid)
      when 'change' then batches -> (p.entry ->> 'id')
      when 'added' then coalesce(private.timeline_addition(founder), '{"source": null, "title": null}')
      else (select a.details from public.activities a where a.id = (p.entry ->> 'id')::bigint) end) order by p.place), '[]')
      from jsonb_array_elements(page) with ordinality p (entry, place) where p.place <= most))
    || case when is_first then jsonb_build_object('counts', coalesce(counted, private.timeline_counts(founder))) else '{}' end;
end;
$$;

-- Changes a note, unless it is not what it was `seen` to be any more: then it stays. {content, isConflict}: what it is now.
create function public.change_note(note_id uuid, content text, seen text) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  is_now text;
begin
  perform private.check_writer();
  if change_note.content is null then
    raise exception using errcode = 'PT400', message = 'A note needs words.';
  end if;
  update public.notes n set content = change_note.content where n.id = note_id and n.content = seen;
  if found then
    return jsonb_build_object('content', change_note.content, 'isConflict', false);
  end if;
  select n.content into is_now from public.notes n where n.id = note_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'This note was deleted.';
  end if;
  return jsonb_build_object('content', is_now, 'isConflict', is_now <> change_note.content);
end;
$$;

-- Lets the caller have a post summarised again, or says that this is over: a model is asked once at a time, 409 meanwhile. Who begins and is not
-- heard of again has two minutes.
create function private.claim_summary(post_id uuid, is_over boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
begin
  update public.posts p set summary_asked_at = case when not is_over then now() end where p.user_id = me and p.id = post_id
    and (is_over or p.summary_asked_at is null or p.summary_asked_at < now() - interval '2 minutes');
  if not found and exists (select 1 from public.posts p where p.user_id = me and p.id = post_id) then
    raise exception using errcode = 'PT409', message = 'This post is being summarised already.';
  elsif not found then
    raise exception using errcode = 'PT404', message = 'Post not found';
  end if;
end;
$$;
grant execute on function private.claim_summary(uuid, boolean) to authenticated;
create function public.claim_summary(post_id uuid, is_over boolean default false) returns void
language sql set search_path = '' as $$ select private.check_writer(); select private.claim_summary(post_id, is_over) $$;

-- Stores the summary of a post of the caller's that a model made of this content, null where it has no words; the person's latest post follows.
-- 409 when the post says something else by now.
create function private.set_post_summary(post_id uuid, of_content text, summary text, made_by text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  founder uuid := (select p.founder_id from public.posts p where p.user_id = me and p.id = post_id);
begin
  if (summary is null) <> (made_by is null) or btrim(summary) = '' or char_length(summary) > 2000 or made_by not in ('builtin', 'openai') then
    raise exception using errcode = 'PT400', message = 'This is no summary of a post.';
  end if;
  -- The person first, as the worker and a merge hold them.
  perform 1 from public.founders f where f.user_id = me and f.id = founder for no key update;
  update public.posts p set ai_summary = summary, ai_summary_by = made_by, summarised_hash = p.content_hash, summarised_at = now(), summary_asked_at = null
  where p.user_id = me and p.id = post_id and p.content = of_content returning p.founder_id into founder;
  if not found and exists (select 1 from public.posts p where p.user_id = me and p.id = post_id) then
    raise exception using errcode = 'PT409', message = 'This post has changed meanwhile. Please summarise it again.';
  elsif not found then
    raise exception using errcode = 'PT404', message = 'Post not found';
  end if;
  perform private.set_latest_post(me, founder);
end;
$$;
grant execute on function private.set_post_summary(uuid, text, text, text) to authenticated;
create function public.set_post_summary(post_id uuid, of_content text, summary text default null, made_by text default null) returns void
language sql set search_path = '' as $$ select private.check_writer(); select private.set_post_summary(post_id, of_content, summary, made_by) $$;

-- Deletes a touch that the caller logged, which the history can bring back. Returns the batch. The last touch is then the one before.
create function private.delete_touch(touch_id bigint) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  founder uuid;
  batch uuid;
  gone public.activities;
begin
  loop
    select a.founder_id into founder from public.activities a where a.user_id = me and a.id = touch_id and a.type = 'touch';
    if not found then
      raise exception using errcode = 'PT404', message = 'This was deleted already.';
    end if;
    -- The person first, as a merge does it; and again, when a merge has moved the touch in between.
    perform 1 from public.founders f where f.user_id = me and f.id = founder for no key update;
    delete from public.activities a where a.user_id = me and a.id = touch_id and a.founder_id = founder returning * into gone;
    exit when found;
  end loop;
  perform private.set_last_touch(me, array[founder]);
  batch := private.current_batch(array[me]);
  insert into public.changes (user_id, batch_id, noun, record, founder_id, before)
  values (me, batch, 'touches', founder, founder, jsonb_build_object('touch', to_jsonb(gone)));
  return batch;
end;
$$;
grant execute on function private.delete_touch(bigint) to authenticated;
create function public.delete_touch(touch_id bigint) returns uuid
language sql set search_path = '' as $$ select private.check_writer(); select private.delete_touch(touch_id) $$;

grant execute on function public.person_timeline(jsonb), public.change_note(uuid, text, text), public.delete_touch(bigint),
  public.set_post_summary(uuid, text, text, text), public.claim_summary(uuid, boolean) to authenticated;
