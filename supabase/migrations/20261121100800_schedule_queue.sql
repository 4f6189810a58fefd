-- The schedule: wakes the worker, queues founders whose posts were not checked for a while, forgets old finished jobs.

-- Queues up to 500 founders whose last successful check is older than queue.settings.refresh_every; returns how many.
-- A founder that no source knows, or whose refresh died, waits for its owner to ask again.
create function queue.enqueue_due() returns integer
language sql set search_path = '' as $$
  with due as (
    select f.user_id, f.id from public.founders f, queue.settings s
    where f.last_refresh_outcome in ('new_posts', 'nothing_new') and f.last_refreshed_at < now() - s.refresh_every
      and not exists (select 1 from queue.jobs j where j.user_id = f.user_id and j.founder_id = f.id and j.state in ('queued', 'running'))
    order by f.last_refreshed_at limit 500
  )
  select count(queue.enqueue_refresh(user_id, id, 10::smallint))::integer from due
$$;

-- Forgets old finished jobs, and lets lanes rest whose jobs went with their founders; returns how many jobs.
create function queue.purge() returns integer
language sql set search_path = '' as $$
  select queue.rest(l.user_id) from queue.lanes l
  where l.has_work and not exists (select 1 from queue.jobs j where j.user_id = l.user_id and j.state in ('queued', 'running'));
  with purged as (
    delete from queue.jobs j using queue.settings s
    where j.state in ('done', 'cancelled') and j.finished_at < now() - s.keep_done
    returning 1
  )
  select count(*)::integer from purged
$$;

-- The schedule reads who is due.
create index founders_last_refreshed_at_idx on public.founders (last_refreshed_at)
  where last_refresh_outcome in ('new_posts', 'nothing_new');

select cron.schedule('wake-jobs', '10 seconds', 'select private.wake_jobs()');
select cron.schedule('enqueue-due-refreshes', '*/15 * * * *', 'select queue.enqueue_due()');
select cron.schedule('purge-finished-jobs', '17 3 * * *', 'select queue.purge()');
-- pg_cron keeps a row for each run for ever, and one job runs every ten seconds.
select cron.schedule('purge-cron-history', '53 3 * * *',
  $$delete from cron.job_run_details where end_time < now() - interval '7 days'$$);
