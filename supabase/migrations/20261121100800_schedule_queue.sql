-- The schedule: wakes the worker, queues founders whose posts were not checked for a while, forgets old finished jobs.

-- How long the schedule leaves a founder alone whose refresh died so many times since it last went well: an hour, doubling, at most `longest`.
create function queue.rest_after(deaths bigint, longest interval) returns interval
language sql immutable set search_path = '' as $$
  select least(longest, interval '1 hour' * power(2, least(greatest(deaths, 1), 10) - 1))
$$;

-- Queues up to 500 founders who are due, round by round over the users: nobody gets a second one before everybody who has someone due got
-- their first. Who has 500 of the schedule's jobs waiting gets none. Each picked founder is due again after the usual time, should this refresh be
-- cancelled. Returns how many were picked. A user costs one look at an index, however many people they follow.
create function queue.enqueue_due() returns integer
language plpgsql set search_path = '' as $$
declare
  room integer := 500;
  share integer;
  lanes uuid[];
  picked uuid[];
  owners uuid[];
begin
  lanes := array(select p.id from public.profiles p
    cross join lateral (select f.refresh_due_at from public.founders f where f.user_id = p.id and f.refresh_due_at <= now()
      order by f.refresh_due_at limit 1) first
    where not exists (select 1 from queue.jobs j where j.user_id = p.id and j.state = 'queued' and j.is_counted offset 499)
    -- With more users than places, whose turn is longest ago comes first.
    order by (select l.last_scheduled_at from queue.lanes l where l.user_id = p.id) nulls first, first.refresh_due_at);
  -- Who has fewer than their share leaves room: the others share it again.
  while room > 0 and cardinality(lanes) > 0 loop
    share := ceil(room::numeric / cardinality(lanes));
    with due as (
      select d.*, lane.place, row_number() over (partition by d.user_id order by d.refresh_due_at, d.id) as turn
      from unnest(lanes) with ordinality lane (user_id, place) cross join lateral (
        select f.user_id, f.id, f.refresh_due_at from public.founders f
        where f.user_id = lane.user_id and f.refresh_due_at <= now() and not exists (select 1 from queue.jobs j
          where j.user_id = f.user_id and j.founder_id = f.id and j.state in ('queued', 'running'))
        order by f.refresh_due_at, f.id limit share
        for no key update skip locked) d
    ), chosen as (
      select * from due order by turn, place limit room
    ), put_off as (
      update public.founders f set refresh_due_at = now() + s.refresh_every
      from chosen c, queue.settings s where f.user_id = c.user_id and f.id = c.id
    )
    select array_agg(c.id order by c.turn, c.place), array_agg(c.user_id order by c.turn, c.place) into picked, owners
    from chosen c;
    insert into queue.lanes as l (user_id, last_scheduled_at) select distinct owner, now() from unnest(owners) owner
    on conflict (user_id) do update set last_scheduled_at = excluded.last_scheduled_at;
    insert into queue.jobs (user_id, founder_id, dedupe_key, priority, is_counted)
    select d.owner, d.id, d.id::text, queue.schedule_priority(), true from unnest(owners, picked) with ordinality d (owner, id, place) order by d.place
    on conflict (user_id, kind, dedupe_key) where state in ('queued', 'running') do nothing;
    room := room - coalesce(cardinality(picked), 0);
    lanes := array(select owner from unnest(owners) owner group by owner having count(*) = share);
  end loop;
  return 500 - room;
end;
$$;

-- Forgets old finished jobs, and dead ones that a later try replaces, and lets lanes rest whose jobs went with their founders; returns
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

-- The schedule reads who of a user is due, the longest first.
create index founders_refresh_due_at_idx on public.founders (user_id, refresh_due_at, id) where refresh_due_at is not null;

select cron.schedule('wake-jobs', '10 seconds', 'select private.wake_jobs()');
select cron.schedule('enqueue-due-refreshes', '*/15 * * * *', 'select queue.enqueue_due()');
select cron.schedule('purge-finished-jobs', '17 3 * * *', 'select queue.purge()');
-- pg_cron keeps a row for each run for ever, and one job runs every ten seconds.
select cron.schedule('purge-cron-history', '53 3 * * *',
  $$delete from cron.job_run_details where end_time < now() - interval '2 days'$$);
