-- What a user may do with their own jobs: refresh everybody, see the queue, cancel, try again.

-- Queues a refresh of all the caller's founders, behind what they asked for one by one, and tells of what was added: who waits or runs
-- already keeps that job and is not counted again. Counts as one costly request.
create function private.request_refresh_all() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  mine uuid[];
  added bigint[];
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  perform private.take_costly_request();
  select coalesce(array_agg(f.id order by f.last_refreshed_at nulls first, f.id), '{}') into mine from public.founders f where f.user_id = me;
  added := queue.enqueue_refreshes(me, mine, 1::smallint);
  return (
    select jsonb_build_object('success', true, 'queuedJobs', count(*), 'totalProfiles', cardinality(mine),
      'jobs', coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'founderId', j.founder_id) order by j.id), '[]'))
    from queue.jobs j where j.id = any (added));
end;
$$;
grant execute on function private.request_refresh_all() to authenticated;
create function public.request_refresh_all() returns jsonb
language sql set search_path = '' as $$ select private.request_refresh_all() $$;
grant execute on function public.request_refresh_all() to authenticated;

-- Whether a later job of the same founder replaces one that failed.
create function private.is_made_up_for(job queue.jobs) returns boolean
language sql stable set search_path = '' as $$
  select exists (select 1 from queue.jobs later
    where later.user_id = job.user_id and later.founder_id = job.founder_id and later.id > job.id)
$$;

-- The caller's jobs, of these states or of all: running, waiting in their order, then finished ones, newest first. A failure that a
-- later job replaces is left out.
create function private.refresh_jobs(most integer, of_states text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as (
    select j.*, f.name, private.refresh_outcome(j) as outcome, case when j.state = 'queued' then row_number() over (partition by j.state order by j.priority, j.run_at, j.id) end as position
    from queue.jobs j join public.founders f on f.user_id = j.user_id and f.id = j.founder_id
    where j.user_id = private.caller('read', 'write') and (of_states is null or j.state = any (of_states))
      and not (j.state = 'dead' and private.is_made_up_for(j))
  ), shown as (
    select * from mine
    order by array_position(array['running', 'queued'], state) nulls last, position, finished_at desc, id desc
    limit least(greatest(most, 0), 200)
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'founderId', founder_id, 'founderName', name, 'state', state, 'outcome', outcome, 'attempt', attempt,
    'error', last_error, 'position', position, 'runAt', run_at, 'finishedAt', finished_at,
    'newPostsCount', coalesce((result ->> 'newPostsCount')::integer, 0),
    'updatedSummariesCount', coalesce((result ->> 'updatedSummariesCount')::integer, 0))
    order by array_position(array['running', 'queued'], state) nulls last, position, finished_at desc, id desc), '[]') from shown
$$;
grant execute on function private.refresh_jobs(integer, text[]) to authenticated;
create function public.refresh_jobs(most integer default 50, of_states text[] default null) returns jsonb
language sql stable set search_path = '' as $$ select private.refresh_jobs(most, of_states) $$;
grant execute on function public.refresh_jobs(integer, text[]) to authenticated;

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
language sql set search_path = '' as $$ select private.check_writer(); select private.cancel_refresh(job_id) $$;
grant execute on function public.cancel_refresh(bigint) to authenticated;

-- Cancels these waiting jobs of the caller's, or all that wait: {count}. What runs already goes on.
create function private.cancel_refreshes(job_ids bigint[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  cancelled bigint[];
begin
  -- Each of thousands would look through all of them for what is left in the lane: it is looked once, when they are over.
  perform set_config('tracker.settling', 'on', true);
  with gone as (
    update queue.jobs set state = 'cancelled', finished_at = clock_timestamp(), cancel_requested_at = clock_timestamp()
    where user_id = me and state = 'queued' and (job_ids is null or id = any (job_ids))
    returning id
  )
  select coalesce(array_agg(id), '{}') into cancelled from gone;
  perform set_config('tracker.settling', 'off', true);
  delete from queue.source_runs where job_id = any (cancelled);
  perform queue.rest(me);
  return jsonb_build_object('count', cardinality(cancelled));
end;
$$;
grant execute on function private.cancel_refreshes(bigint[]) to authenticated;
create function public.cancel_refreshes(job_ids bigint[] default null) returns jsonb
language sql set search_path = '' as $$ select private.check_writer(); select private.cancel_refreshes(job_ids) $$;
grant execute on function public.cancel_refreshes(bigint[]) to authenticated;

-- Gives these jobs, if they are over without success, another round of attempts. How many.
create function private.queue_again(job_ids bigint[]) returns integer
language plpgsql set search_path = '' as $$
declare
  requeued integer;
begin
  update queue.jobs
  set state = 'queued', attempt = 0, given_back = 0, is_counted = false, run_at = clock_timestamp(), cancel_requested_at = null, finished_at = null, last_error = null
  where id = any (job_ids) and state in ('dead', 'cancelled');
  get diagnostics requeued = row_count;
  return requeued;
end;
$$;

-- Another round of attempts for these dead or cancelled jobs of the caller's, or for all that failed: {count}. One whose founder has a
-- job under way already stays as it is. Counts as one costly request when there is any.
create function private.requeue_refreshes(job_ids bigint[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  wanted bigint[];
  job bigint;
  requeued integer := 0;
begin
  wanted := array(select j.id from queue.jobs j where j.user_id = me
    and case when job_ids is null then j.state = 'dead' and not private.is_made_up_for(j) else j.id = any (job_ids) and j.state in ('dead', 'cancelled') end
    -- Read once; as a join, it may be read through for each of thousands.
    and (j.kind, j.dedupe_key) not in (select other.kind, other.dedupe_key from queue.jobs other
      where other.user_id = me and other.state in ('queued', 'running'))
    order by j.id);
  perform set_config('tracker.settling', 'on', true);
  begin
    requeued := private.queue_again(wanted);
  exception when unique_violation then
    -- One of them was queued by someone else meanwhile, or two are of one founder: one by one, the first will do.
    foreach job in array wanted loop
      begin
        requeued := requeued + private.queue_again(array[job]);
      exception when unique_violation then
        null;
      end;
    end loop;
  end;
  perform set_config('tracker.settling', 'off', true);
  if requeued > 0 then
    perform queue.mark(me);
    perform private.take_costly_request();
  end if;
  perform private.wake_jobs();
  return jsonb_build_object('count', requeued);
end;
$$;
grant execute on function private.requeue_refreshes(bigint[]) to authenticated;
create function public.requeue_refreshes(job_ids bigint[] default null) returns jsonb
language sql set search_path = '' as $$ select private.check_writer(); select private.requeue_refreshes(job_ids) $$;
grant execute on function public.requeue_refreshes(bigint[]) to authenticated;

-- The same for one job, with the state it is in then.
create function private.requeue_refresh(job bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.requeue_refreshes(array[job]);
  return private.refresh_job(job);
end;
$$;
grant execute on function private.requeue_refresh(bigint) to authenticated;
create function public.requeue_refresh(job_id bigint) returns jsonb
language sql set search_path = '' as $$ select private.check_writer(); select private.requeue_refresh(job_id) $$;
grant execute on function public.requeue_refresh(bigint) to authenticated;

-- Counts of the caller's own jobs by state (those done within the last day, apart from profiles that the source did not know; failures until
-- another try replaces them), how long
-- they will take, and the founders whose job runs or is among the next in line. Whose job runs is told only when it is the caller's own.
create function private.refresh_status() returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as (
    select j.state, private.refresh_outcome(j) as outcome, j.founder_id, j.is_counted, j.priority, j.run_at, j.id from queue.jobs j
    where j.user_id = private.caller('read', 'write') and (j.state in ('queued', 'running')
      or j.state = 'dead' and not private.is_made_up_for(j) or j.state = 'done' and j.finished_at > now() - interval '1 day')
  ), told as (
    select count(*) filter (where state = 'running') > 0 as is_running from mine
  ), next as (
    -- Asked every few seconds: with ten thousand waiting, all of them would be too much to send.
    select founder_id, state from mine where state in ('queued', 'running') order by state desc, priority, run_at, id limit 500
  )
  select jsonb_build_object(
    'pending', count(*) filter (where state = 'queued'),
    'running', count(*) filter (where state = 'running'),
    'completed', count(*) filter (where state = 'done' and outcome is distinct from 'unknown_profile'),
    'unknownProfiles', count(*) filter (where outcome = 'unknown_profile'),
    'error', count(*) filter (where state = 'dead'),
    'total', count(*),
    'waitsForTomorrow', exists (select 1 from queue.lanes l where l.user_id = private.caller('read', 'write') and not queue.has_budget(l))
      and coalesce(bool_or(state = 'queued' and not is_counted), false),
    'estimatedWaitTimeSeconds', queue.estimated_wait(private.caller('read', 'write')),
    'currentRunningJobUserId', (select private.caller('read', 'write') from told where is_running),
    'currentRunningJobUserEmail', (select p.email from told, public.profiles p where is_running and p.id = private.caller('read', 'write')),
    'activeFounderIds', (select coalesce(jsonb_agg(founder_id), '[]') from next),
    'runningFounderIds', (select coalesce(jsonb_agg(founder_id), '[]') from next where state = 'running')
  ) from mine
$$;
grant execute on function private.refresh_status() to authenticated;
create function public.refresh_status() returns jsonb
language sql stable set search_path = '' as $$ select private.refresh_status() $$;
grant execute on function public.refresh_status() to authenticated;
