-- Posts that are handed in: pasted by the user, or read from a page by the extension. They are stored at once and summarised by the queue.

-- Has what was handed in of a founder summarised, without asking any source.
create function queue.enqueue_handed_in(owner uuid, founder uuid) returns void
language plpgsql set search_path = '' as $$
begin
  insert into queue.lanes (user_id) values (owner) on conflict do nothing;
  insert into queue.jobs (user_id, founder_id, dedupe_key, only_handed_in) values (owner, founder, founder::text, true)
  on conflict (user_id, kind, dedupe_key) where state in ('queued', 'running') do nothing;
end;
$$;

-- A post as it was handed in, in the shape of queue.store_posts; null for one that is not the person's own words: a plain repost, a comment,
-- another author's. `given` is {id, aliases, text, address, postedAt, isDateExact, kind, author: {profileUrl, name}, imageUrl}, all but a text or
-- an id left out as one likes. The id may be in the address.
create function private.as_handed_in(f public.founders, given jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  content text := btrim(left(given ->> 'text', 50000), E' \t\r\n');
  address text := given ->> 'address';
  is_linkedin boolean := coalesce(address ~* '^https://([a-z]{2,3}\.)?(www\.)?linkedin\.com/', false);
  id text := coalesce(given ->> 'id', case when is_linkedin then substring(address from '(?i)(?:activity|ugcPost|share)(?:[:-]|%3A)([1-9][0-9]{14,18})') end);
  at timestamptz;
  author text := private.canonical_profile_url(given #>> '{author,profileUrl}');
  author_name text := given #>> '{author,name}';
begin
  at := case when given ->> 'postedAt' ~ '^\d{4}-\d\d-\d\d' then (given ->> 'postedAt')::timestamptz end;
  if jsonb_typeof(given) is distinct from 'object' or coalesce(given ->> 'kind', 'post') not in ('post', 'quote', 'article')
    -- An address by LinkedIn's own id (/in/ACoAA…) can't be compared.
    or author is not null and author <> f.profile_url and author !~ '/in/aco[a-z0-9_-]{20,}$' and f.profile_url !~ '/in/aco[a-z0-9_-]{20,}$'
    or author is null and author_name is not null and not regexp_split_to_array(private.name_words(author_name), ' ') && regexp_split_to_array(private.name_words(f.name), ' ')
  then
    return null;
  end if;
  if at > now() + interval '1 day' or at < '2003-01-01' then
    at := null;
  end if;
  if id !~ '^[1-9][0-9]{14,18}$' then
    id := null;
  end if;
  if id is null and coalesce(content, '') = '' then
    return null;
  end if;
  return jsonb_build_object('kind', coalesce(given ->> 'kind', 'post'), 'content', coalesce(content, ''),
    'aliases', case when id is null then '[]' else (select coalesce(jsonb_agg(a), '[]') from jsonb_array_elements_text(
      case jsonb_typeof(given -> 'aliases') when 'array' then given -> 'aliases' else '[]' end) a where a ~ '^[1-9][0-9]{14,18}$') end,
    'imageUrl', case when given ->> 'imageUrl' ~ '^https://[^\s]+$' and char_length(given ->> 'imageUrl') <= 2000 then given ->> 'imageUrl' end)
    || case when id is not null then jsonb_build_object('network', 'linkedin', 'scope', '', 'externalId', id, 'isDateExact', true,
      'postedAt', case when (given ->> 'isDateExact')::boolean then at end,
      'postUrl', case when is_linkedin and address !~ '\s' and char_length(address) <= 2000 then address else 'https://www.linkedin.com/feed/update/urn:li:activity:' || id end)
    else jsonb_build_object('network', 'captured', 'scope', 'text', 'externalId', private.text_key(content),
      'postedAt', coalesce(at, now()), 'isDateExact', at is not null and coalesce((given ->> 'isDateExact')::boolean, false),
      'isDateAbout', at is not null and not coalesce((given ->> 'isDateExact')::boolean, false),
      'postUrl', case when address ~ '^https://[^\s]+$' and char_length(address) <= 2000 then address else f.profile_url || '/recent-activity/all/' end) end;
exception when invalid_datetime_format or datetime_field_overflow or invalid_text_representation then
  return null;
end;
$$;
-- The words of a name that tell people apart.
create function private.name_words(name text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(lower(left(name, 200) collate "pg_c_utf8"), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Stores posts of one of the caller's founders, at most 100: {added, known, left}. `known` were there already, whichever way they came; `left` are
-- no posts of the person's own.
create function private.hand_in_posts(founder uuid, posts jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write', 'capture');
  f public.founders;
  items jsonb;
  counts jsonb;
  refused integer;
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  elsif coalesce(jsonb_typeof(posts), 'null') <> 'array' or jsonb_array_length(posts) not between 1 and 100 then
    raise exception using errcode = 'PT400', message = 'Hand in 1 to 100 posts.';
  end if;
  select * into f from public.founders p where p.user_id = me and p.id = founder for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Founder not found';
  end if;
  select coalesce(jsonb_agg(i.item), '[]') into items from (select private.as_handed_in(f, p) as item from jsonb_array_elements(posts) p) i where i.item is not null;
  counts := queue.store_posts(me, founder, 'captured', items);
  refused := coalesce((select sum(r.value::integer) from jsonb_each_text(counts -> 'refusedPosts') r), 0);
  if (counts ->> 'newPostsCount')::integer > 0 then
    perform queue.enqueue_handed_in(me, founder);
  end if;
  return jsonb_build_object('added', counts -> 'newPostsCount', 'known', jsonb_array_length(items) - (counts ->> 'newPostsCount')::integer - refused,
    'left', jsonb_array_length(posts) - jsonb_array_length(items) + refused);
end;
$$;
create function public.hand_in_posts(founder_id uuid, posts jsonb) returns jsonb
language sql set search_path = '' as $$ select private.hand_in_posts(founder_id, posts) $$;

-- Deletes a post of the caller's that was handed in; what a source brought would come again.
create function private.delete_handed_in(post uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  of_founder uuid := (select p.founder_id from public.posts p where p.user_id = me and p.id = post and p.source = 'captured');
begin
  perform 1 from public.founders f where f.user_id = me and f.id = of_founder for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Post not found';
  end if;
  delete from public.activities a where a.user_id = me and a.founder_id = of_founder and a.type = 'post' and a.details ->> 'postId' = post::text;
  delete from public.posts p where p.user_id = me and p.id = post and p.source = 'captured';
  update public.founders f set last_post_summary = null, last_post_summary_by = null, last_post_summary_date = null, last_post_date = null, last_post_url = null
  where f.user_id = me and f.id = of_founder;
  perform private.set_latest_post(me, of_founder);
end;
$$;
create function public.delete_handed_in(post_id uuid) returns void
language sql set search_path = '' as $$ select private.check_writer(); select private.delete_handed_in(post_id) $$;
grant execute on function private.hand_in_posts(uuid, jsonb), public.hand_in_posts(uuid, jsonb), private.delete_handed_in(uuid), public.delete_handed_in(uuid) to authenticated;

-- What was handed in of a held job's founder and has no summary of its words, at most 100: [{id, content}].
create function queue.handed_in_posts(job_id bigint, token uuid) returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'content', h.content)), '[]') from (
    select p.id, p.content from queue.hold(job_id, token) j join public.posts p on p.user_id = j.user_id and p.founder_id = j.founder_id
    where p.source = 'captured' and p.summarised_hash is distinct from p.content_hash order by p.posted_at desc, p.id limit 100) h
$$;
create function worker.handed_in_posts(job_id bigint, token uuid) returns jsonb
language sql set search_path = '' as $$ select queue.handed_in_posts(job_id, token) $$;

-- Stores summaries of what was handed in ([{id, content, summary, summaryBy}]), and with the last ends the job if it was for them alone: `ended`, or
-- `going on` with the refresh. Null: fenced out.
create function queue.store_handed_in(job_id bigint, token uuid, summaries jsonb, is_last boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  job queue.jobs;
begin
  select * into job from queue.hold_with_founder(job_id, token);
  if not found then
    return null;
  end if;
  update public.posts p set ai_summary = s ->> 'summary', ai_summary_by = s ->> 'summaryBy', summarised_hash = p.content_hash, summarised_at = now()
  from jsonb_array_elements(summaries) s
  where p.user_id = job.user_id and p.founder_id = job.founder_id and p.id = (s ->> 'id')::uuid and p.content = s ->> 'content';
  perform private.set_latest_post(job.user_id, job.founder_id);
  if not (is_last and job.only_handed_in) then
    return 'going on';
  end if;
  perform queue.complete(job_id, token, jsonb_build_object('outcome', 'nothing_new', 'updatedSummariesCount', jsonb_array_length(summaries)));
  if exists (select 1 from public.posts p where p.user_id = job.user_id and p.founder_id = job.founder_id and p.source = 'captured'
    and p.summarised_hash is distinct from p.content_hash and p.fetched_at >= job.started_at) then
    perform queue.enqueue_handed_in(job.user_id, job.founder_id);
  end if;
  return 'ended';
end;
$$;
create function worker.store_handed_in(job_id bigint, token uuid, summaries jsonb, is_last boolean) returns text
language sql set search_path = '' as $$ select queue.store_handed_in(job_id, token, summaries, is_last) $$;
revoke all on function worker.handed_in_posts(bigint, uuid), worker.store_handed_in(bigint, uuid, jsonb, boolean) from public, anon, authenticated;
grant execute on function queue.handed_in_posts(bigint, uuid), queue.store_handed_in(bigint, uuid, jsonb, boolean),
  worker.handed_in_posts(bigint, uuid), worker.store_handed_in(bigint, uuid, jsonb, boolean) to service_role;
