-- The worker's door to the queue: an exposed schema of thin functions on which only the service role has USAGE.
create schema worker;
revoke all on schema worker from public;
grant usage on schema worker to service_role;

-- Whether two times may be of one moment: two days where both are exact; a quarter of its age where one is about right; any time before where one
-- is only when it was first seen.
create function queue.is_near(one timestamptz, one_exact boolean, one_about boolean, other timestamptz, other_exact boolean, other_about boolean) returns boolean
language sql stable set search_path = '' as $$
  select case when one_exact and other_exact then abs(extract(epoch from one - other)) <= 2 * 86400
    when not (one_exact or one_about) then other <= one + interval '1 day'
    when not (other_exact or other_about) then one <= other + interval '1 day'
    else abs(extract(epoch from one - other)) <= greatest(2 * 86400, extract(epoch from now() - least(one, other)) / 4) end
$$;

-- The stored posts of a founder that a post is, which may have come by other ways: by an id that it has; on LinkedIn, where `share`, `ugcPost` and
-- `activity` ids of one post differ, by the same text within a minute of the times in the ids; of one that was handed in without an id by its
-- address, or by its text (or its beginning, where it was cut) about the same time. A time that is only when it was first seen says that it is no later.
create function queue.same_posts(owner uuid, founder uuid, item jsonb, ids text[]) returns setof public.posts
language sql stable set search_path = '' as $$
  with given as (
    select item ->> 'network' as network, item ->> 'content' as content, private.text_key(item ->> 'content') as key,
      private.start_key(item ->> 'content') as start, private.post_words(item ->> 'content') as words,
      coalesce((item ->> 'postedAt')::timestamptz, case item ->> 'network' when 'linkedin' then private.posted_at_from_activity_id(item ->> 'externalId') end, now()) as at,
      coalesce((item ->> 'isDateExact')::boolean, true) as is_exact, coalesce((item ->> 'isDateAbout')::boolean, false) as is_about
  )
  select p.* from public.posts p where p.user_id = owner and p.founder_id = founder and p.network = item ->> 'network' and p.scope = item ->> 'scope'
    and (p.external_id = any (ids) or p.aliases && ids)
  union
  select p.* from given g join public.posts p on p.user_id = owner and p.founder_id = founder and p.text_key = g.key and p.network = 'linkedin'
  where g.network = 'linkedin' and abs(extract(epoch from private.posted_at_from_activity_id(p.external_id) - private.posted_at_from_activity_id(item ->> 'externalId')))
    <= case btrim(g.content) when '' then 2 else 60 end
  union
  select p.* from given g join public.posts p on p.user_id = owner and p.founder_id = founder and p.text_key = g.key
  where (g.network = 'captured' or p.network = 'captured') and g.words <> ''
    and queue.is_near(p.posted_at, p.is_date_exact, p.is_date_about, g.at, g.is_exact, g.is_about)
  union
  select p.* from given g join public.posts p on p.user_id = owner and p.founder_id = founder
  where (g.network = 'captured') <> (p.network = 'captured') and p.post_url = item ->> 'postUrl' and p.post_url !~ '/recent-activity/'
  union
  -- One of the two was cut. Words are compared with those of the latest few that begin alike, so a page of texts that all do costs no more.
  select p.* from given g cross join lateral (
    select c.* from public.posts c where c.user_id = owner and c.founder_id = founder and c.start_key = g.start
      and (c.network = 'captured' and private.is_cut(c.content) or g.network = 'captured' and private.is_cut(g.content))
      and queue.is_near(c.posted_at, c.is_date_exact, c.is_date_about, g.at, g.is_exact, g.is_about)
    order by c.posted_at desc, c.id limit 3) p
  where p.network = 'captured' and private.is_cut(p.content) and starts_with(g.words, private.post_words(p.content))
    or g.network = 'captured' and private.is_cut(g.content) and starts_with(private.post_words(p.content), g.words)
$$;
-- The one stored post that a post is, locked; null when it is new. Where several turn out to be one, the best known stays and has the ids of all.
create function queue.one_post(owner uuid, founder uuid, item jsonb, ids text[]) returns public.posts
language plpgsql set search_path = '' as $$
declare
  found_ids uuid[] := array(select p.id from queue.same_posts(owner, founder, item, ids) p
    order by (p.external_id = item ->> 'externalId') desc, p.network = 'captured', p.posted_at, p.id);
  kept public.posts;
begin
  if cardinality(found_ids) > 1 and (item ->> 'network' <> 'captured') then
    update public.posts p set aliases = array(select distinct o.id from (
        select unnest(q.aliases || q.external_id) as id from public.posts q where q.user_id = owner and q.id = any (found_ids) and q.network = p.network) o where o.id <> p.external_id)
    where p.user_id = owner and p.id = found_ids[1];
    delete from public.activities a where a.user_id = owner and a.founder_id = founder and a.type = 'post' and a.details ->> 'postId' = any (found_ids[2:]::text[]);
    delete from public.posts p where p.user_id = owner and p.id = any (found_ids[2:]);
  end if;
  select * into kept from public.posts p where p.user_id = owner and p.id = found_ids[1] for update;
  return kept;
end;
$$;

-- Stores what a source gave for a held job and brings the founder's last_post_* columns up to date. Each post is
-- {network, scope, externalId, aliases, kind, postUrl, content, postedAt, isDateExact, isDateAbout, imageUrl, videoUrl, summary, summaryBy, summarised}; `summarised`
-- says that the summary (null for an empty text) belongs to this content. A post that the tables refuse is left out and costs no other
-- one. What another feed of the person's has brought already is left to that one. Returns the counts of new posts and new summaries and, when any were refused, of those by what refused them.
create function queue.store_posts(owner uuid, founder uuid, source_name text, posts jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  item jsonb;
  known public.posts;
  is_new boolean;
  has_new_summary boolean;
  refused jsonb := '{}';
  reason text;
  state text;
  new_posts integer := 0;
  new_summaries integer := 0;
  ids text[];
  is_captured boolean;
begin
  for item in select jsonb_array_elements(posts) loop
    begin
      has_new_summary := false;
      ids := array(select jsonb_array_elements_text(coalesce(item -> 'aliases', '[]'))) || (item ->> 'externalId');
      is_captured := item ->> 'network' = 'captured';
      continue when item ->> 'network' = 'feed' and exists (select 1 from public.posts p
        where p.user_id = owner and p.founder_id = founder and p.network = 'feed' and p.scope <> item ->> 'scope'
          and p.post_url = item ->> 'postUrl' and p.posted_at = (item ->> 'postedAt')::timestamptz);
      known := queue.one_post(owner, founder, item, ids);
      is_new := known.id is null;
      if is_new then
        insert into public.posts (user_id, founder_id, network, scope, external_id, aliases, kind, post_url, content, posted_at, is_date_exact,
          is_date_about, image_url, video_url, source)
        values (owner, founder, item ->> 'network', item ->> 'scope', item ->> 'externalId', array_remove(ids, item ->> 'externalId'), item ->> 'kind',
          item ->> 'postUrl', item ->> 'content', (item ->> 'postedAt')::timestamptz, coalesce((item ->> 'isDateExact')::boolean, true),
          coalesce((item ->> 'isDateAbout')::boolean, false), item ->> 'imageUrl', item ->> 'videoUrl', source_name)
        returning * into known;
      elsif known.network = 'captured' and not is_captured then
        -- What was handed in without an id has one now.
        update public.posts p
        set network = item ->> 'network', scope = item ->> 'scope', external_id = item ->> 'externalId', aliases = array_remove(ids, item ->> 'externalId'),
            kind = item ->> 'kind', post_url = item ->> 'postUrl', content = case when item ->> 'content' = '' then p.content else item ->> 'content' end,
            posted_at = coalesce((item ->> 'postedAt')::timestamptz, private.posted_at_from_activity_id(case item ->> 'network' when 'linkedin' then item ->> 'externalId' end), p.posted_at),
            is_date_exact = coalesce((item ->> 'isDateExact')::boolean, true), is_date_about = false,
            image_url = item ->> 'imageUrl', video_url = item ->> 'videoUrl', source = source_name, fetched_at = now()
        where p.id = known.id returning * into known;
      elsif is_captured or source_name = 'captured' then
        -- What a page shows of a post is no more than a source has: of two that were handed in, the longer text stays, and the better date.
        update public.posts p
        set content = case when p.source = 'captured' and char_length(item ->> 'content') > char_length(p.content) and private.is_cut(p.content) then item ->> 'content' else p.content end,
            posted_at = case when p.is_date_exact or p.is_date_about and not coalesce((item ->> 'isDateExact')::boolean, false) then p.posted_at
              else coalesce((item ->> 'postedAt')::timestamptz, p.posted_at) end,
            is_date_exact = p.is_date_exact or coalesce((item ->> 'isDateExact')::boolean, false),
            is_date_about = not (p.is_date_exact or coalesce((item ->> 'isDateExact')::boolean, false)) and (p.is_date_about or coalesce((item ->> 'isDateAbout')::boolean, false)),
            aliases = case when is_captured then p.aliases else array(select distinct unnest(p.aliases || array_remove(ids, p.external_id))) end
        where p.id = known.id returning * into known;
      else
        update public.posts p
        set content = item ->> 'content', image_url = item ->> 'imageUrl', video_url = item ->> 'videoUrl', fetched_at = now(),
            aliases = array(select distinct unnest(p.aliases || array_remove(ids, p.external_id)))
        where p.id = known.id returning * into known;
      end if;
      if coalesce((item ->> 'summarised')::boolean, false) and known.summarised_hash is distinct from known.content_hash then
        update public.posts
        set ai_summary = item ->> 'summary', ai_summary_by = item ->> 'summaryBy', summarised_hash = known.content_hash, summarised_at = now()
        where id = known.id;
        has_new_summary := item ->> 'summary' is not null;
      end if;
      new_posts := new_posts + is_new::integer;
      new_summaries := new_summaries + has_new_summary::integer;
    exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
      get stacked diagnostics reason = constraint_name, state = returned_sqlstate;
      reason := coalesce(nullif(reason, ''), state);
      refused := refused || jsonb_build_object(reason, coalesce((refused ->> reason)::integer, 0) + 1);
    end;
  end loop;
  perform private.set_latest_post(owner, founder);
  return jsonb_build_object('newPostsCount', new_posts, 'updatedSummariesCount', new_summaries)
    || case when refused = '{}' then '{}' else jsonb_build_object('refusedPosts', refused) end;
end;
$$;

-- Leases the next job; null when there is none. {jobId, token, attempt, founderId, founderName, profileUrl, since, sourceRun,
-- feeds}
create function queue.claim_refresh(lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  j queue.jobs;
begin
  select * into j from queue.claim(make_interval(secs => lease_seconds));
  -- A statement of its own, so that it sees an address that changed while the claim waited for its turn.
  return (
    select jsonb_build_object('jobId', j.id, 'token', j.lease_token, 'attempt', j.attempt, 'founderId', f.id, 'founderName', f.name,
      'profileUrl', f.profile_url, 'since', f.last_refreshed_at,
      'sourceRun', (select jsonb_build_object('source', r.source, 'runId', r.run_id) from queue.source_runs r where r.job_id = j.id),
      'feeds', queue.due_feeds(j.user_id, j.founder_id),
      'hasHandedIn', j.only_handed_in or exists (select 1 from public.posts p where p.user_id = j.user_id and p.founder_id = j.founder_id
        and p.source = 'captured' and p.summarised_hash is distinct from p.content_hash),
      -- The posts of a sample person come with Tracker.
      'hasDataSource', not queue.is_sample_profile(f.profile_url) and exists (select 1 from public.data_sources d where d.user_id = j.user_id))
    from public.founders f where f.user_id = j.user_id and f.id = j.founder_id);
end;
$$;
create function worker.claim(lease_seconds integer) returns jsonb
language sql set search_path = '' as $$ select queue.claim_refresh(lease_seconds) $$;

-- The ids and aliases of the posts of a held job's founder whose present content is summarised, with its hash: [{network, scope, ids, contentHash}].
create function queue.summarised_posts(job_id bigint, token uuid) returns jsonb
language sql security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('network', p.network, 'scope', p.scope, 'ids', p.aliases || p.external_id, 'contentHash', p.content_hash)), '[]')
  from queue.hold(job_id, token) j
  join public.posts p on p.user_id = j.user_id and p.founder_id = j.founder_id and p.summarised_hash = p.content_hash
$$;
create function worker.summarised_posts(job_id bigint, token uuid) returns jsonb
language sql set search_path = '' as $$ select queue.summarised_posts(job_id, token) $$;

create function queue.heartbeat_refresh(job_id bigint, token uuid, lease_seconds integer) returns boolean
language sql security definer set search_path = '' as $$ select queue.heartbeat(job_id, token, make_interval(secs => lease_seconds)) $$;
create function worker.heartbeat(job_id bigint, token uuid, lease_seconds integer) returns boolean
language sql set search_path = '' as $$ select queue.heartbeat_refresh(job_id, token, lease_seconds) $$;

-- Stores the posts, takes what is known of the profile and ends the job in one transaction; `known` is false when the source
-- knows no such profile. False: fenced out.
create function queue.complete_refresh(job_id bigint, token uuid, source_name text, known boolean, posts jsonb, profile jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job queue.jobs;
  counts jsonb;
  outcome text;
  is_followed boolean;
  is_due_again boolean;
  is_waiting boolean;
begin
  select * into job from queue.hold_with_founder(job_id, token);
  if not found then
    return false;
  end if;
  if job.cancel_requested_at is null then
    counts := queue.store_posts(job.user_id, job.founder_id, source_name, posts);
    -- What the person's feeds gave was stored before.
    counts := counts || jsonb_build_object('newPostsCount', (counts ->> 'newPostsCount')::integer + coalesce((job.result ->> 'newPostsCount')::integer, 0),
      'updatedSummariesCount', (counts ->> 'updatedSummariesCount')::integer + coalesce((job.result ->> 'updatedSummariesCount')::integer, 0));
    select coalesce(bool_or(f.status in ('connected', 'nothing_new', 'limited')), false), coalesce(bool_or(f.next_read_at is not null), false),
      coalesce(bool_or(f.status = 'waiting'), false) into is_followed, is_due_again, is_waiting
    from public.feeds f where f.user_id = job.user_id and f.founder_id = job.founder_id;
    outcome := case when not (known or is_followed) then 'unknown_profile' when (counts ->> 'newPostsCount')::integer > 0 then 'new_posts' else 'nothing_new' end;
    perform private.learn_profile(job.user_id, job.founder_id, source_name, profile);
    update public.founders
    set last_refreshed_at = case when known or is_followed then now() else last_refreshed_at end, last_refresh_error = null, last_refresh_outcome = outcome,
        -- A profile that no source knows waits for its owner to ask again.
        refresh_due_at = case when known or is_due_again then now() + queue.refresh_interval(job.user_id, job.founder_id) end
    where user_id = job.user_id and id = job.founder_id;
  end if;
  if not queue.complete(job_id, token, counts || jsonb_build_object('outcome', outcome, 'source', source_name)) then
    return false;
  end if;
  -- A feed that was added meanwhile is read next, and what was handed in meanwhile is summarised.
  if not is_waiting and exists (select 1 from public.posts p where p.user_id = job.user_id and p.founder_id = job.founder_id and p.source = 'captured'
      and p.summarised_hash is distinct from p.content_hash and p.fetched_at >= job.started_at) then
    perform queue.enqueue_handed_in(job.user_id, job.founder_id);
  end if;
  if is_waiting then
    perform queue.enqueue_refresh(job.user_id, job.founder_id);
  end if;
  return true;
end;
$$;
create function worker.complete(job_id bigint, token uuid, source_name text, known boolean, posts jsonb, profile jsonb default null) returns boolean
language sql set search_path = '' as $$ select queue.complete_refresh(job_id, token, source_name, known, posts, profile) $$;

-- Stores what was gathered before the failure and gives the job back or lays it down, in one transaction; forget_run says
-- that the outside run itself failed, so that the next try starts a new one. False: fenced out.
create function queue.fail_refresh(job_id bigint, token uuid, source_name text, error text, retryable boolean, retry_after_seconds integer, posts jsonb, forget_run boolean)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  job queue.jobs;
begin
  select * into job from queue.hold_with_founder(job_id, token);
  if not found then
    return false;
  end if;
  if job.cancel_requested_at is null then
    perform queue.store_posts(job.user_id, job.founder_id, source_name, posts);
  end if;
  if forget_run then
    delete from queue.source_runs r where r.job_id = job.id;
  end if;
  return queue.fail(job_id, token, error, retryable, make_interval(secs => retry_after_seconds));
end;
$$;
create function worker.fail(job_id bigint, token uuid, source_name text, error text, retryable boolean, retry_after_seconds integer, posts jsonb, forget_run boolean)
returns boolean language sql set search_path = '' as $$
  select queue.fail_refresh(job_id, token, source_name, error, retryable, retry_after_seconds, posts, forget_run)
$$;

create function queue.wait_for_source(job_id bigint, token uuid, seconds integer, source_name text, run_id text) returns boolean
language sql security definer set search_path = '' as $$
  select queue.wait(job_id, token, clock_timestamp() + make_interval(secs => seconds), source_name, run_id)
$$;
create function worker.wait(job_id bigint, token uuid, seconds integer, source_name text, run_id text) returns boolean
language sql set search_path = '' as $$ select queue.wait_for_source(job_id, token, seconds, source_name, run_id) $$;

-- Puts back a held job whose worker has to end, with what it has gathered, and counts no attempt. A job to which that happens again and
-- again may be what ends the workers: after three times it counts. False: fenced out.
create function queue.give_back_refresh(job_id bigint, token uuid, source_name text, run_id text, posts jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job queue.jobs;
begin
  select * into job from queue.hold_with_founder(job_id, token);
  if not found then
    return false;
  end if;
  if job.cancel_requested_at is null then
    perform queue.store_posts(job.user_id, job.founder_id, source_name, posts);
  end if;
  if job.given_back >= 3 then
    return queue.fail(job_id, token, 'The worker stopped before it had finished.', true);
  end if;
  update queue.jobs set given_back = given_back + 1 where id = job.id;
  return queue.wait(job_id, token, clock_timestamp(), source_name, run_id);
end;
$$;
create function worker.give_back(job_id bigint, token uuid, source_name text, run_id text, posts jsonb) returns boolean
language sql set search_path = '' as $$ select queue.give_back_refresh(job_id, token, source_name, run_id, posts) $$;

-- For a worker that stops while jobs are due.
create function queue.wake_next() returns void
language sql security definer set search_path = '' as $$ select private.wake_jobs() $$;
create function worker.wake() returns void
language sql set search_path = '' as $$ select queue.wake_next() $$;

create function queue.reap_expired() returns integer
language sql security definer set search_path = '' as $$ select queue.reap() $$;
create function worker.reap() returns integer
language sql set search_path = '' as $$ select queue.reap_expired() $$;

revoke all on all functions in schema worker from public, anon, authenticated;
grant usage on schema queue to service_role;
grant execute on function
  queue.claim_refresh(integer), queue.summarised_posts(bigint, uuid), queue.heartbeat_refresh(bigint, uuid, integer),
  queue.complete_refresh(bigint, uuid, text, boolean, jsonb, jsonb),
  queue.fail_refresh(bigint, uuid, text, text, boolean, integer, jsonb, boolean),
  queue.wait_for_source(bigint, uuid, integer, text, text), queue.give_back_refresh(bigint, uuid, text, text, jsonb), queue.wake_next(),
  queue.reap_expired()
  to service_role;
grant execute on all functions in schema worker to service_role;
