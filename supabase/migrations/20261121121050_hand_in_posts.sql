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

-- The moment that a text says; null where it says none that a post can be of.
create function private.moment_of_post(said text) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (select t.at from (select said::timestamptz as at where said ~ '^\d{4}-\d\d-\d\d') t where t.at between '2003-01-01' and now() + interval '1 day');
exception when data_exception then
  return null;
end;
$$;
-- The words of a name that tell people apart, without accents and single letters.
create function private.name_words(name text) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(w), '{}') from regexp_split_to_table(private.fold(left(name, 200)), '[^[:alnum:]]+') w where char_length(w) > 1
$$;
-- Whether one name may be the other: all words of the shorter are in the longer.
create function private.is_name_alike(one text, other text) returns boolean
language sql stable set search_path = '' as $$
  select cardinality(a) > 0 and cardinality(b) > 0 and (a <@ b or b <@ a) from (select private.name_words(one) as a, private.name_words(other) as b) n
$$;
-- Whether the author that came with a post is the founder, or nobody says otherwise. An address by LinkedIn's own id (/in/ACoAA…) can't be compared,
-- so the name decides; an address of something else is another author's.
create function private.is_authors_own(f public.founders, author jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case
    when coalesce(author ->> 'profileUrl', '') = '' then coalesce(author ->> 'name', '') = '' or private.is_name_alike(author ->> 'name', f.name)
    when address is null then false
    when address ~ '/in/aco[a-z0-9_-]{20,}$' or f.profile_url ~ '/in/aco[a-z0-9_-]{20,}$' then address = f.profile_url or private.is_name_alike(author ->> 'name', f.name)
    else address = f.profile_url end
  from (select private.canonical_profile_url(author ->> 'profileUrl') as address) a
$$;

-- A post as it was handed in, in the shape of queue.store_posts; null for one that is not the person's own words: a plain repost, a comment,
-- another author's. `given` is {id, aliases, text, address, postedAt, isDateExact, kind, author: {profileUrl, name}, imageUrl}, all but a text or
-- an id left out as one likes. The id may be in the address.
create function private.as_handed_in(f public.founders, given jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- Without control characters, marks that turn the direction of what follows, and letters that nobody sees.
  content text := btrim(regexp_replace(left(given ->> 'text', 50000), '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F\u202D\u202E\U000E0000-\U000E007F]', '', 'g'), E' \t\r\n');
  address text := given ->> 'address';
  is_linkedin boolean := coalesce(address ~* '^https://([a-z]{2,3}\.)?(www\.)?linkedin\.com/', false);
  id text := coalesce(given ->> 'id', case when is_linkedin then substring(address from '(?i)(?:activity|ugcPost|share)(?:[:-]|%3A)([1-9][0-9]{14,18})') end);
  at timestamptz := private.moment_of_post(given ->> 'postedAt');
begin
  if jsonb_typeof(given) is distinct from 'object' or coalesce(given ->> 'kind', 'post') not in ('post', 'quote', 'article')
    or not private.is_authors_own(f, given -> 'author')
  then
    return null;
  end if;
  -- An id says when its post was made; one of no time that can be is none of LinkedIn's.
  if id !~ '^[1-9][0-9]{14,18}$' or private.moment_of_post(private.posted_at_from_activity_id(id)::text) is null then
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
exception when data_exception then
  return null;
end;
$$;
-- Stores posts of one of the caller's founders, at most 100: {added, known, left}. `known` were there already, whichever way they came; `left` are
-- no posts of the person's own.
create function private.hand_in_posts(founder uuid, posts jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write', 'capture', 'extension');
  f public.founders;
  items jsonb;
  counts jsonb;
  refused integer;
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  elsif coalesce(jsonb_typeof(posts), 'null') <> 'array' or jsonb_array_length(posts) not between 1 and 100 then
    raise exception using errcode = 'PT400', message = 'Hand in 1 to 100 posts.';
  elsif octet_length(posts::text) > 1000000 then
    raise exception using errcode = 'PT413', message = 'The request is too big.';
  end if;
  perform private.take_costly_request(me);
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

-- Takes a post away that was handed in, with its line in the log. Returns it; null when it is not there. Its person is held.
create function private.take_handed_in(of_user uuid, of_founder uuid, post uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  gone jsonb;
begin
  delete from public.activities a where a.user_id = of_user and a.founder_id = of_founder and a.type = 'post' and a.details ->> 'postId' = post::text;
  delete from public.posts p where p.user_id = of_user and p.id = post and p.founder_id = of_founder and p.source = 'captured' returning to_jsonb(p) into gone;
  update public.founders f set last_post_summary = null, last_post_summary_by = null, last_post_summary_date = null, last_post_date = null, last_post_dating = null,
      last_post_url = null
  where f.user_id = of_user and f.id = of_founder;
  perform private.set_latest_post(of_user, of_founder);
  return gone;
end;
$$;

-- Brings such a post back, as it was, to a person. Returns false when the person has it again by now.
create function private.bring_handed_in(of_user uuid, of_founder uuid, document jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  post public.posts := jsonb_populate_record(null::public.posts, document || jsonb_build_object('founder_id', of_founder));
begin
  insert into public.posts select post.* on conflict do nothing;
  if not found then
    return false;
  end if;
  perform private.set_latest_post(of_user, of_founder);
  perform private.log_activity(of_user, of_founder, 'post', jsonb_build_object('postId', post.id), post.posted_at);
  return true;
end;
$$;

-- Deletes a post of the caller's that was handed in; what a source brought would come again. Returns the batch, which undo takes back.
create function private.delete_handed_in(post uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  of_founder uuid := (select p.founder_id from public.posts p where p.user_id = me and p.id = post and p.source = 'captured');
  gone jsonb;
  batch uuid;
begin
  perform 1 from public.founders f where f.user_id = me and f.id = of_founder for no key update;
  gone := case when found then private.take_handed_in(me, of_founder, post) end;
  if gone is null then
    raise exception using errcode = 'PT404', message = 'Post not found';
  end if;
  batch := private.current_batch(array[me]);
  insert into public.changes (user_id, batch_id, noun, record, founder_id, before) values (me, batch, 'handed_in_posts', post, of_founder, gone);
  return batch;
end;
$$;
create function public.delete_handed_in(post_id uuid) returns uuid
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
  -- Those beyond the first hundred, and those that came meanwhile.
  if exists (select 1 from public.posts p where p.user_id = job.user_id and p.founder_id = job.founder_id and p.source = 'captured'
    and p.summarised_hash is distinct from p.content_hash) then
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
