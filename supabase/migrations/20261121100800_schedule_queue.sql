-- The schedule: wakes the worker, queues founders whose posts were not checked for a while, forgets old finished jobs.

-- How long the schedule leaves a founder alone whose refresh died so many times since it last went well: an hour, doubling, at most `longest`.
create function queue.rest_after(deaths bigint, longest interval) returns interval
language sql immutable set search_path = '' as $$
  select least(longest, interval '1 hour' * power(2, least(greatest(deaths, 1), 10) - 1))
$$;

-- Queues up to 500 founders whose last successful check is older than queue.settings.refresh_every, then as many of those whose refresh
-- died: an outage ends, and nobody should have to notice. Returns how many. A founder that no source knows waits for its owner to ask again.
create function queue.enqueue_due() returns integer
language sql set search_path = '' as $$
  with due as (
    select f.user_id, f.id from public.founders f, queue.settings s
    where f.last_refresh_outcome in ('new_posts', 'nothing_new') and f.last_refreshed_at < now() - s.refresh_every
      and not exists (select 1 from queue.jobs j where j.user_id = f.user_id and j.founder_id = f.id and j.state in ('queued', 'running'))
    order by f.last_refreshed_at limit 500
  ), failed as (
    select f.user_id, f.id from public.founders f cross join queue.settings s cross join lateral (
      select count(*) as times, coalesce(max(j.finished_at), f.created_at) as last_at from queue.jobs j
      where j.user_id = f.user_id and j.founder_id = f.id and j.state = 'dead'
        and (f.last_refreshed_at is null or j.finished_at > f.last_refreshed_at)
    ) death
    where f.last_refresh_outcome = 'failed' and death.last_at < now() - queue.rest_after(death.times, s.refresh_every)
      and not exists (select 1 from queue.jobs j where j.user_id = f.user_id and j.founder_id = f.id and j.state in ('queued', 'running'))
    order by death.last_at limit 500
  )
  select count(queue.enqueue_refresh(user_id, id, 10::smallint))::integer from (table due union all table failed) every
$$;

-- Forgets old finished jobs, and dead ones that a later try stands in for, and lets lanes rest whose jobs went with their founders; returns
-- how many jobs.
create function queue.purge() returns integer
language sql set search_path = '' as $$
  select queue.rest(l.user_id) from queue.lanes l
  where l.has_work and not exists (select 1 from queue.jobs j where j.user_id = l.user_id and j.state in ('queued', 'running'));
  with purged as (
    delete from queue.jobs j using queue.settings s
    where j.finished_at < now() - s.keep_done and (j.state in ('done', 'cancelled') or j.state = 'dead' and exists (
      select 1 from queue.jobs later where later.user_id = j.user_id and later.founder_id = j.founder_id and later.id > j.id))
    returning 1
  )
  select count(*)::integer from purged
$$;

-- The schedule reads who is due.
create index founders_last_refreshed_at_idx on public.founders (last_refreshed_at)
  where last_refresh_outcome in ('new_posts', 'nothing_new');
create index founders_failed_idx on public.founders (user_id, id) where last_refresh_outcome = 'failed';

select cron.schedule('wake-jobs', '10 seconds', 'select private.wake_jobs()');
select cron.schedule('enqueue-due-refreshes', '*/15 * * * *', 'select queue.enqueue_due()');
select cron.schedule('purge-finished-jobs', '17 3 * * *', 'select queue.purge()');
-- pg_cron keeps a row for each run for ever, and one job runs every ten seconds.
select cron.schedule('purge-cron-history', '53 3 * * *',
  $$delete from cron.job_run_details where end_time < now() - interval '7 days'$$);
