-- Refreshes: how a user's founders get into the queue, and what the user may see of it.

-- Calls an edge function at `path` with the cron key, if Vault has the key and the address of `jobs`.
create function queue.call_function(path text) returns void
language plpgsql set search_path = '' as $$
declare
  jobs_url text := (select decrypted_secret from vault.decrypted_secrets where name = 'jobs_url');
  key text := (select decrypted_secret from vault.decrypted_secrets where name = 'cron_key');
begin
  if jobs_url is not null and key is not null then
    perform net.http_post(
      url := regexp_replace(jobs_url, '/jobs$', path), body := '{}'::jsonb, timeout_milliseconds := 5000,
      headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', key)
    );
  end if;
end;
$$;

-- Calls the `jobs` function if there is anything to do. If the call fails, the schedule repeats it.
create function private.wake_jobs() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from queue.jobs where state = 'running' and lease_until < clock_timestamp())
    or exists (select 1 from public.post_pictures where next_try_at <= clock_timestamp())
    or exists (select 1 from queue.lanes l where l.has_work and case when queue.has_budget(l)
      then (select j.id from queue.jobs j where j.user_id = l.user_id and j.state = 'queued' and j.run_at <= clock_timestamp()
        order by j.priority, j.run_at, j.id limit 1)
      else (select j.id from queue.jobs j where j.user_id = l.user_id and j.state = 'queued' and j.is_counted and j.run_at <= clock_timestamp()
        order by j.priority, j.run_at, j.id limit 1) end is not null)
  then
    perform queue.call_function('/jobs');
  end if;
end;
$$;

-- Once a transaction is enough, however many jobs it adds or puts forward.
create function private.wake_jobs_once() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('tracker.woken', true) is distinct from pg_current_xact_id()::text then
    perform set_config('tracker.woken', pg_current_xact_id()::text, true);
    perform private.wake_jobs();
  end if;
end;
$$;
create function private.wake_jobs_on_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.wake_jobs_once();
  return null;
end;
$$;
create trigger wake_jobs after insert on queue.jobs
  for each statement execute function private.wake_jobs_on_insert();

-- A new founder is refreshed at once, in the transaction that adds them; one who comes back from the trash is not new, and an import
-- asks first.
create function private.refresh_new_founders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform queue.enqueue_refreshes(a.user_id, array_agg(a.id), 0::smallint) from added a group by a.user_id;
  return null;
end;
$$;
create trigger refresh_new_founders after insert on public.founders referencing new table as added for each statement
  when ((current_setting('tracker.batch', true) ~ '^(undo|redo|merge|address|import) ') is not true)
  execute function private.refresh_new_founders();

-- Queues a refresh of one of the caller's founders and returns the job's id; counts as a costly request.
create function private.request_refresh(founder uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select 1 from public.founders where id = founder and user_id = private.caller('write')) then
    raise exception using errcode = 'PT404', message = 'Founder not found';
  end if;
  perform private.take_costly_request();
  return queue.enqueue_refresh(private.caller('write'), founder);
end;
$$;
grant execute on function private.request_refresh(uuid) to authenticated;

create function public.request_refresh(founder_id uuid) returns bigint
language sql set search_path = '' as $$ select private.check_writer(); select private.request_refresh(founder_id) $$;
grant execute on function public.request_refresh(uuid) to authenticated;

-- What came of a job that is over; null while it is not, and when it was cancelled.
create function private.refresh_outcome(job queue.jobs) returns text
language sql immutable set search_path = '' as $$
  select case job.state when 'done' then job.result ->> 'outcome' when 'dead' then 'failed' end
$$;

-- Whether a job of a user's waits for tomorrow, because today's refreshes are used up.
create function queue.waits_for_tomorrow(job queue.jobs) returns boolean
language sql stable set search_path = '' as $$
  select job.state = 'queued' and not job.is_counted and exists (select 1 from queue.lanes l where l.user_id = job.user_id and not queue.has_budget(l))
$$;

-- The state of one of the caller's jobs; null when there is no such job of theirs.
create function private.refresh_job(job_id bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('state', state, 'outcome', private.refresh_outcome(j), 'waitsForTomorrow', queue.waits_for_tomorrow(j), 'attempt', attempt, 'error', last_error,
    'newPostsCount', coalesce((result ->> 'newPostsCount')::integer, 0),
    'updatedSummariesCount', coalesce((result ->> 'updatedSummariesCount')::integer, 0), 'source', result ->> 'source')
  from queue.jobs j where id = job_id and user_id = private.caller('read', 'write')
$$;
grant execute on function private.refresh_job(bigint) to authenticated;

create function public.refresh_job(job_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.refresh_job(job_id) $$;
grant execute on function public.refresh_job(bigint) to authenticated;

-- Seconds until the caller's last job is done: their own jobs and, round by round, as many of each other lane, at the median length of
-- the last 20, over the places that can be used at once; but no sooner than the last of their own may begin, which may wait for a vendor or
-- for tomorrow. Null with nothing to do, or with fewer than three samples and nothing put off for longer than a retry is. Of others it looks
-- at 50 lanes and 50 jobs of each, so that it costs the same, no matter who else waits: more lanes are taken to be like these, and a longer
-- lane to be as long as the caller's.
create function queue.estimated_wait(of_user uuid) returns integer
language sql stable set search_path = '' as $$
  with own as (
    select count(*) as jobs, max(j.run_at) filter (where j.state = 'queued') as last_at, bool_or(j.state = 'queued' and not j.is_counted) as is_uncounted
    from queue.jobs j where j.user_id = of_user and j.state in ('queued', 'running') having count(*) > 0
  ), waiting as (
    select own.jobs, extract(epoch from greatest(own.last_at, case when own.is_uncounted then
      (select current_date + 1 from queue.lanes l where l.user_id = of_user and not queue.has_budget(l)) end) - clock_timestamp()) as put_off from own
  ), seen as (
    select case when count(job.id) < 50 then least(count(job.id), max(own.jobs)) else max(own.jobs) end as jobs
    from own, (select l.user_id from queue.lanes l where l.has_work and l.user_id <> of_user order by l.last_claim_at nulls first limit 50) lane
    cross join lateral (select j.id from queue.jobs j where j.user_id = lane.user_id and j.state in ('queued', 'running') limit 50) job
    group by lane.user_id
  ), others as (
    select count(*) as lanes, coalesce(sum(seen.jobs), 0) * greatest(1, (select count(*) - 1 from
      (select 1 from queue.lanes l where l.has_work limit 1000) working) / greatest(count(*), 1)::numeric) as jobs from seen
  ), recent as (
    select extract(epoch from finished_at - started_at) as seconds from queue.jobs
    where state = 'done' and started_at is not null order by finished_at desc limit 20
  ), pace as (
    select case when count(*) >= 3 then percentile_cont(0.5) within group (order by seconds) end as median from recent
  ), work as (
    select ceil((waiting.jobs + others.jobs) * (select median from pace) / least((select max_running from queue.settings), 1 + others.lanes)) as seconds
    from waiting, others
  )
  select case when pace.median is not null then greatest(work.seconds, ceil(waiting.put_off + pace.median))
    when waiting.put_off > 360 then ceil(waiting.put_off) end::integer
  from waiting, pace, work
$$;
create index jobs_recently_done_idx on queue.jobs (finished_at desc) where state = 'done';

-- A person whose address changed is looked up again: what another address gave says nothing about this one. Anyone who looks up the other
-- one at this moment is fenced out, and a run that a source has begun for it is forgotten. The posts of the address before come back with it.
-- What a source filled in belongs to the address before, so it goes too.
create function private.follow_changed_address() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  job bigint;
  was text;
begin
  perform private.put_posts_away(new.user_id, new.id, old.profile_url);
  perform private.forget_filled_fields(new.user_id, new.id);
  update public.founders
  set last_post_summary = null, last_post_summary_by = null, last_post_summary_date = null, last_post_date = null, last_post_dating = null,
      last_post_url = null,
      last_refreshed_at = null, last_refresh_outcome = null, last_refresh_error = null, refresh_due_at = null
  where user_id = new.user_id and id = new.id;
  perform private.set_latest_post(new.user_id, new.id);
  perform private.bring_posts_back(new.user_id, new.id, new.profile_url);
  select id, state into job, was from queue.jobs
  where user_id = new.user_id and founder_id = new.id and state in ('queued', 'running') for update;
  if job is null then
    perform queue.enqueue_refresh(new.user_id, new.id);
    return null;
  end if;
  delete from queue.source_runs where job_id = job;
  update queue.jobs set attempt = 0, is_counted = false, only_handed_in = false, priority = least(priority, 0), run_at = clock_timestamp(), last_error = null where id = job;
  -- The state is named only where it changes: naming it takes the lane's lock, which a claim holds while it waits for a waiting job.
  if was = 'running' then
    update queue.jobs set state = 'queued', lease_token = null, lease_until = null, cancel_requested_at = null where id = job;
  end if;
  perform private.wake_jobs_once();
  return null;
end;
$$;
create trigger follow_changed_address after update of profile_url on public.founders
  -- Anyone who merges two entries of one person says that both addresses are theirs.
  for each row when (old.profile_url is distinct from new.profile_url and (current_setting('tracker.batch', true) ~ '^merge ') is not true)
  execute function private.follow_changed_address();
