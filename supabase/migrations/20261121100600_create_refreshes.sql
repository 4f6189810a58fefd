-- Refreshes: how a user's founders get into the queue, and what the user may see of it.

-- Asks the `jobs` function to drain the queue, if there is anything to do. A hint only: the schedule asks again.
create function private.wake_jobs() returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text := (select decrypted_secret from vault.decrypted_secrets where name = 'jobs_url');
  key text := (select decrypted_secret from vault.decrypted_secrets where name = 'cron_key');
begin
  if address is null or key is null or not exists (
    select 1 from queue.jobs
    where (state = 'queued' and run_at <= clock_timestamp()) or (state = 'running' and lease_until < clock_timestamp())
  ) then
    return;
  end if;
  perform net.http_post(
    url := address, body := '{}'::jsonb, timeout_milliseconds := 5000,
    headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', key)
  );
end;
$$;

-- Once a transaction is enough, however many jobs it adds.
create function private.wake_jobs_on_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('tracker.woken', true) is distinct from pg_current_xact_id()::text then
    perform set_config('tracker.woken', pg_current_xact_id()::text, true);
    perform private.wake_jobs();
  end if;
  return null;
end;
$$;
create trigger wake_jobs after insert on queue.jobs
  for each statement execute function private.wake_jobs_on_insert();

-- A new founder is refreshed at once, in the transaction that adds them; one who comes back from the trash is not new, and an import
-- asks first.
create function private.refresh_new_founder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform queue.enqueue_refresh(new.user_id, new.id);
  return null;
end;
$$;
create trigger refresh_new_founder after insert on public.founders for each row
  when (current_setting('tracker.restoring', true) is distinct from 'on' and current_setting('tracker.importing', true) is distinct from 'on')
  execute function private.refresh_new_founder();

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
language sql set search_path = '' as $$ select private.request_refresh(founder_id) $$;
revoke all on function public.request_refresh(uuid) from public, anon, service_role;
grant execute on function public.request_refresh(uuid) to authenticated;

-- What came of a job that is over; null while it is not, and when it was cancelled.
create function private.refresh_outcome(job queue.jobs) returns text
language sql immutable set search_path = '' as $$
  select case job.state when 'done' then job.result ->> 'outcome' when 'dead' then 'failed' end
$$;

-- The state of one of the caller's jobs; null when there is no such job of theirs.
create function private.refresh_job(job_id bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('state', state, 'outcome', private.refresh_outcome(j), 'attempt', attempt, 'error', last_error,
    'newPostsCount', coalesce((result ->> 'newPostsCount')::integer, 0),
    'updatedSummariesCount', coalesce((result ->> 'updatedSummariesCount')::integer, 0))
  from queue.jobs j where id = job_id and user_id = private.caller('read', 'write')
$$;
grant execute on function private.refresh_job(bigint) to authenticated;

create function public.refresh_job(job_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.refresh_job(job_id) $$;
revoke all on function public.refresh_job(bigint) from public, anon, service_role;
grant execute on function public.refresh_job(bigint) to authenticated;

-- Seconds until the caller's last job is done: their own jobs and, round by round, as many of each other lane, at the median length of
-- the last 20, over the places that can be used at once; but no sooner than the last of their own is due, which may wait for a vendor or
-- for tomorrow's budget. Null with nothing to do, or with fewer than three samples and nothing put off for longer than a retry is.
create function queue.estimated_wait(of_user uuid) returns integer
language sql stable set search_path = '' as $$
  with lanes as (
    select user_id, count(*) as jobs, extract(epoch from max(run_at) filter (where state = 'queued') - clock_timestamp()) as put_off
    from queue.jobs where state in ('queued', 'running') group by user_id
  ), own as (
    select jobs, put_off from lanes where user_id = of_user
  ), recent as (
    select extract(epoch from finished_at - started_at) as seconds from queue.jobs
    where state = 'done' and started_at is not null order by finished_at desc limit 20
  ), pace as (
    select case when count(*) >= 3 then percentile_cont(0.5) within group (order by seconds) end as median from recent
  ), work as (
    select ceil(sum(least(lanes.jobs, own.jobs)) * (select median from pace) / least((select max_running from queue.settings), count(*))) as seconds
    from lanes, own having count(*) > 0
  )
  select case when pace.median is not null then greatest(work.seconds, ceil(own.put_off + pace.median))
    when own.put_off > 360 then ceil(own.put_off) end::integer
  from own, pace, work
$$;
create index jobs_recently_done_idx on queue.jobs (finished_at desc) where state = 'done';

-- A person whose address changed is looked up anew: what another address gave says nothing about this one. Whoever looks up the other
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
  set last_post_summary = null, last_post_summary_by = null, last_post_summary_date = null, last_post_date = null, last_post_url = null,
      last_refreshed_at = null, last_refresh_outcome = null, last_refresh_error = null
  where user_id = new.user_id and id = new.id;
  perform private.bring_posts_back(new.user_id, new.id, new.profile_url);
  select id, state into job, was from queue.jobs
  where user_id = new.user_id and founder_id = new.id and state in ('queued', 'running') for update;
  if job is null then
    perform queue.enqueue_refresh(new.user_id, new.id);
    return null;
  end if;
  delete from queue.source_runs where job_id = job;
  update queue.jobs set attempt = 0, priority = least(priority, 0), run_at = clock_timestamp(), last_error = null where id = job;
  -- The state is named only where it changes: naming it takes the lane's lock, which a claim holds while it waits for a waiting job.
  if was = 'running' then
    update queue.jobs set state = 'queued', lease_token = null, lease_until = null, cancel_requested_at = null where id = job;
  end if;
  perform private.wake_jobs();
  return null;
end;
$$;
create trigger follow_changed_address after update of profile_url on public.founders
  -- Whoever merges two entries of one person says that both addresses are theirs.
  for each row when (old.profile_url is distinct from new.profile_url and current_setting('tracker.merging', true) is distinct from 'on')
  execute function private.follow_changed_address();
