-- What a user may do with their own jobs: refresh everybody, see the queue, cancel, try again.

-- Queues a refresh of all the caller's founders, behind what they asked for one by one.
create function private.request_refresh_all() returns jsonb
language sql security definer set search_path = '' as $$
  with queued as (
    select f.id as founder_id, queue.enqueue_refresh(f.user_id, f.id, 1::smallint) as id
    from public.founders f where f.user_id = private.caller('write') order by f.last_refreshed_at nulls first
  )
  select jsonb_build_object('success', true, 'queuedJobs', count(*), 'totalProfiles', count(*),
    'jobs', coalesce(jsonb_agg(jsonb_build_object('id', id, 'founderId', founder_id)), '[]')) from queued
$$;
grant execute on function private.request_refresh_all() to authenticated;
create function public.request_refresh_all() returns jsonb
language sql set search_path = '' as $$ select private.request_refresh_all() $$;
revoke all on function public.request_refresh_all() from public, anon, service_role;
grant execute on function public.request_refresh_all() to authenticated;

-- The caller's jobs: running, waiting in their order, then finished ones, newest first.
create function private.refresh_jobs(most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as (
    select j.*, f.name, case when j.state = 'queued' then row_number() over (partition by j.state order by j.priority, j.run_at, j.id) end as position
    from queue.jobs j join public.founders f on f.user_id = j.user_id and f.id = j.founder_id
    where j.user_id = private.caller('read', 'write', 'capture')
  ), shown as (
    select * from mine
    order by array_position(array['running', 'queued'], state) nulls last, position, finished_at desc, id desc
    limit least(greatest(most, 0), 200)
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'founderId', founder_id, 'founderName', name, 'state', state, 'attempt', attempt,
    'error', last_error, 'position', position, 'runAt', run_at, 'finishedAt', finished_at,
    'newPostsCount', coalesce((result ->> 'newPostsCount')::integer, 0),
    'updatedSummariesCount', coalesce((result ->> 'updatedSummariesCount')::integer, 0))
    order by array_position(array['running', 'queued'], state) nulls last, position, finished_at desc, id desc), '[]') from shown
$$;
grant execute on function private.refresh_jobs(integer) to authenticated;
create function public.refresh_jobs(most integer default 50) returns jsonb
language sql stable set search_path = '' as $$ select private.refresh_jobs(most) $$;
revoke all on function public.refresh_jobs(integer) from public, anon, service_role;
grant execute on function public.refresh_jobs(integer) to authenticated;

-- A waiting job is cancelled at once; a running one is asked to stop, and whatever it brings is dropped.
create function private.cancel_refresh(job bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update queue.jobs
  set state = case when state = 'queued' then 'cancelled' else state end,
      finished_at = case when state = 'queued' then clock_timestamp() end,
      cancel_requested_at = coalesce(cancel_requested_at, clock_timestamp())
  where id = job and user_id = private.caller('write') and state in ('queued', 'running');
  return private.refresh_job(job);
end;
$$;
grant execute on function private.cancel_refresh(bigint) to authenticated;
create function public.cancel_refresh(job_id bigint) returns jsonb
language sql set search_path = '' as $$ select private.cancel_refresh(job_id) $$;
revoke all on function public.cancel_refresh(bigint) from public, anon, service_role;
grant execute on function public.cancel_refresh(bigint) to authenticated;

-- Another round of attempts for a job that died or was cancelled; nothing when the founder has a job under way already.
create function private.requeue_refresh(job bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update queue.jobs j
  set state = 'queued', attempt = 0, run_at = clock_timestamp(), cancel_requested_at = null, finished_at = null, last_error = null
  where j.id = job and j.user_id = private.caller('write') and j.state in ('dead', 'cancelled')
    and not exists (select 1 from queue.jobs other where other.user_id = j.user_id and other.kind = j.kind
      and other.dedupe_key = j.dedupe_key and other.state in ('queued', 'running'));
  perform private.wake_jobs();
  return private.refresh_job(job);
exception when unique_violation then
  return private.refresh_job(job);
end;
$$;
grant execute on function private.requeue_refresh(bigint) to authenticated;
create function public.requeue_refresh(job_id bigint) returns jsonb
language sql set search_path = '' as $$ select private.requeue_refresh(job_id) $$;
revoke all on function public.requeue_refresh(bigint) from public, anon, service_role;
grant execute on function public.requeue_refresh(bigint) to authenticated;
