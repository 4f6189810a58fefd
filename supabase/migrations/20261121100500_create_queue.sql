-- The queue: a jobs table, a lane per user, one running lease per lane. Not exposed over REST; see create_worker for who may use it.
create schema queue;
revoke all on schema queue from public;

-- One row of settings for the whole queue.
create table queue.settings (
  only_row boolean primary key default true check (only_row),
  -- How many jobs may run at once over all lanes.
  max_running integer not null default 4 check (max_running > 0),
  -- A founder whose posts were not checked for this long is queued by the schedule.
  refresh_every interval not null default '12 hours',
  -- How many refreshes of a user's own people may begin a day because the user caused them, however they did. The largest import asks for
  -- 10,000; that leaves 2,000 for what is asked for by hand on that day. What is over it waits until the next day.
  refreshes_per_day integer not null default 12000 check (refreshes_per_day >= 0),
  -- Finished jobs are forgotten after this long; dead ones stay until they are requeued or a later try replaces them.
  keep_done interval not null default '7 days'
);
insert into queue.settings default values;

-- A lane per user: the lock under which a user's jobs run one at a time, and the order in which users are served.
create table queue.lanes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  last_claim_at timestamptz,
  -- Whether a job may wait or run in this lane: true whenever one does, so that a claim visits no user who has nothing to do.
  has_work boolean not null default false,
  -- How many of the refreshes that the user caused have begun, and on which day.
  started integer not null default 0,
  started_on date,
  -- When the schedule last queued someone of theirs.
  last_scheduled_at timestamptz
);
create index lanes_last_claim_at_idx on queue.lanes (last_claim_at nulls first, user_id) where has_work;

create table queue.jobs (
  id bigint generated always as identity primary key,
  user_id uuid not null references queue.lanes (user_id) on delete cascade,
  founder_id uuid not null,
  kind text not null default 'refresh' check (kind in ('refresh')),
  dedupe_key text not null,
  -- Lower runs first within a lane: what a person asked for goes before what the schedule asked for.
  priority smallint not null default 0,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'dead', 'cancelled')),
  -- Whether this round of attempts was counted for its user's day, which a claim does. The schedule's jobs are not counted.
  is_counted boolean not null default false,
  attempt integer not null default 0 check (attempt >= 0),
  max_attempts integer not null default 5 check (max_attempts > 0),
  -- Nobody asked for a refresh: it only summarises what was handed in.
  only_handed_in boolean not null default false,
  -- How often a worker gave it back because it had to end itself.
  given_back integer not null default 0 check (given_back >= 0),
  run_at timestamptz not null default now(),
  lease_token uuid,
  lease_until timestamptz,
  cancel_requested_at timestamptz,
  result jsonb,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  foreign key (user_id, founder_id) references public.founders (user_id, id) on delete cascade,
  constraint jobs_lease_while_running check ((state = 'running') = (lease_token is not null and lease_until is not null))
);
-- One running lease per lane, and one waiting or running job per piece of work, whatever the code does.
create unique index jobs_one_running_per_lane_idx on queue.jobs (user_id) where state = 'running';
create unique index jobs_dedupe_idx on queue.jobs (user_id, kind, dedupe_key) where state in ('queued', 'running');
-- Claim and the wake-up read a lane's next job; reap reads expired leases.
create index jobs_lane_order_idx on queue.jobs (user_id, priority, run_at, id) where state = 'queued';
-- The same for a lane whose day is used up.
create index jobs_counted_order_idx on queue.jobs (user_id, priority, run_at, id) where state = 'queued' and is_counted;
create index jobs_lease_idx on queue.jobs (lease_until) where state = 'running';
-- A user's own status, a founder's jobs (and its cascade), and the daily purge.
create index jobs_user_id_state_idx on queue.jobs (user_id, state);
create index jobs_founder_id_idx on queue.jobs (user_id, founder_id, id);
create index jobs_finished_at_idx on queue.jobs (finished_at) where state in ('done', 'cancelled', 'dead');
-- Where the planner knows nothing of a user it would expect one row of theirs at most, and take any index of user_id to find a person's.
alter table queue.jobs alter column user_id set (n_distinct = -0.01);

-- Work that runs elsewhere for minutes (a post source's run): the job waits in the queue while this row remembers the run.
create table queue.source_runs (
  job_id bigint primary key references queue.jobs (id) on delete cascade,
  source text not null,
  run_id text not null,
  submitted_at timestamptz not null default now()
);

alter table queue.settings enable row level security;
alter table queue.lanes enable row level security;
alter table queue.jobs enable row level security;
alter table queue.source_runs enable row level security;
revoke all on all tables in schema queue from public, anon, authenticated, service_role;

-- Seconds before the next try: doubling from 5 up to 300, give or take a fifth.
create function queue.backoff(attempt integer) returns interval
language sql volatile set search_path = '' as $$
  select make_interval(secs => least(300, 5 * power(2, least(greatest(attempt, 1), 10) - 1)) * (0.8 + 0.4 * random()))
$$;

-- From this priority on, a job is the schedule's: nobody asked for it.
create function queue.schedule_priority() returns smallint
language sql immutable set search_path = '' as $$ select 10::smallint $$;

-- Adds a refresh of a founder to its owner's lane; returns the job that is waiting or running for it already, if there is one.
create function queue.enqueue_refresh(owner uuid, founder uuid, job_priority smallint default 0) returns bigint
language plpgsql set search_path = '' as $$
declare
  job_id bigint;
begin
  insert into queue.lanes (user_id) values (owner) on conflict do nothing;
  loop
    insert into queue.jobs (user_id, founder_id, dedupe_key, priority, is_counted)
    values (owner, founder, founder::text, job_priority, job_priority >= queue.schedule_priority())
    on conflict (user_id, kind, dedupe_key) where state in ('queued', 'running') do nothing
    returning id into job_id;
    if job_id is null then
      select id into job_id from queue.jobs
      where user_id = owner and kind = 'refresh' and dedupe_key = founder::text and state in ('queued', 'running');
    end if;
    -- The other job may have finished between the two statements: then there is room for ours.
    exit when job_id is not null;
  end loop;
  update queue.jobs set only_handed_in = false where id = job_id and only_handed_in;
  return job_id;
end;
$$;

-- Adds refreshes of many founders of one owner in this order; returns the jobs' ids. Who has one waiting or running keeps that.
create function queue.enqueue_refreshes(owner uuid, founders uuid[], job_priority smallint) returns bigint[]
language plpgsql set search_path = '' as $$
declare
  added bigint[];
begin
  insert into queue.lanes (user_id) values (owner) on conflict do nothing;
  with inserted as (
    insert into queue.jobs (user_id, founder_id, dedupe_key, priority, is_counted)
    select owner, f.id, f.id::text, job_priority, job_priority >= queue.schedule_priority() from unnest(founders) with ordinality as f (id, place) order by f.place
    on conflict (user_id, kind, dedupe_key) where state in ('queued', 'running') do nothing
    returning id
  )
  select coalesce(array_agg(id order by id), '{}') into added from inserted;
  update queue.jobs set only_handed_in = false
  where user_id = owner and founder_id = any (founders) and state in ('queued', 'running') and only_handed_in;
  return added;
end;
$$;

-- Puts jobs whose lease ran out back (or to rest, when they were cancelled or used up their attempts). Returns how many. A founder who
-- is being changed or deleted at this moment is left for the next time.
create function queue.reap() returns integer
language sql set search_path = '' as $$
  with expired as (
    select j.id from queue.jobs j join public.founders f on f.user_id = j.user_id and f.id = j.founder_id
    where j.state = 'running' and j.lease_until < clock_timestamp()
    for no key update of f skip locked for update of j skip locked
  ), reaped as (
    update queue.jobs j
    set state = case when j.cancel_requested_at is not null then 'cancelled' when j.attempt >= j.max_attempts then 'dead' else 'queued' end,
        -- Counted from its start: the lease was a pause already.
        run_at = greatest(clock_timestamp(), j.started_at + queue.backoff(j.attempt)),
        finished_at = case when j.cancel_requested_at is not null or j.attempt >= j.max_attempts then clock_timestamp() end,
        last_error = 'The worker stopped before it had finished.',
        lease_token = null, lease_until = null
    from expired e where j.id = e.id
    returning 1
  )
  select count(*)::integer from reaped
$$;

-- Whether another refresh that the user caused may begin today. The days are those of the database's clock.
create function queue.has_budget(lane queue.lanes) returns boolean
language sql stable set search_path = '' as $$
  select case when lane.started_on = current_date then lane.started else 0 end < (select refreshes_per_day from queue.settings)
$$;

-- Leases the next due job of the lane served longest ago, counting the attempt; no row when nothing is due or all places are taken. What
-- a user caused is counted for their day when it begins: here, where every cause of a refresh ends up.
create function queue.claim(lease interval default '90 seconds') returns setof queue.jobs
language plpgsql set search_path = '' as $$
declare
  lane uuid;
  job bigint;
  paid boolean;
begin
  -- Claims take turns: that makes max_running exact, and costs little because a claim is short.
  perform pg_advisory_xact_lock(hashtextextended('queue.claim', 0));
  perform queue.reap();
  if (select count(*) from queue.jobs where state = 'running') >= (select max_running from queue.settings) then
    return;
  end if;
  loop
    -- The laterals' order is the index's: an `exists` would be planned as a scan of all jobs beside one very long lane.
    select l.user_id, next.id into lane, job from queue.lanes l
    cross join lateral (
      (select j.id from queue.jobs j
        where queue.has_budget(l) and j.user_id = l.user_id and j.state = 'queued' and j.run_at <= clock_timestamp()
        order by j.priority, j.run_at, j.id limit 1)
      union all
      (select j.id from queue.jobs j
        where not queue.has_budget(l) and j.user_id = l.user_id and j.state = 'queued' and j.is_counted and j.run_at <= clock_timestamp()
        order by j.priority, j.run_at, j.id limit 1)
    ) next
    where l.has_work and not exists (select 1 from queue.jobs j where j.user_id = l.user_id and j.state = 'running')
    order by l.last_claim_at nulls first, l.user_id limit 1
    for update of l skip locked;
    if lane is null then
      return;
    end if;
    select j.is_counted into paid from queue.jobs j where j.id = job and j.state = 'queued' and j.run_at <= clock_timestamp() for update;
    -- It was cancelled, put off or changed at this moment: then another one is next.
    exit when paid or (found and queue.has_budget((select l from queue.lanes l where l.user_id = lane)));
  end loop;
  update queue.lanes l set last_claim_at = clock_timestamp(),
    started = case when paid then l.started when l.started_on = current_date then l.started + 1 else 1 end,
    started_on = case when paid then l.started_on else current_date end
  where l.user_id = lane;
  return query
    update queue.jobs
    set state = 'running', is_counted = true, attempt = attempt + 1, lease_token = gen_random_uuid(),
        lease_until = clock_timestamp() + lease, started_at = clock_timestamp()
    where id = job
    returning *;
end;
$$;

-- The job, locked, if the token still holds its lease; no row means fenced out: the caller must drop what it has.
create function queue.hold(job_id bigint, token uuid) returns setof queue.jobs
language sql set search_path = '' as $$
  select * from queue.jobs where id = job_id and state = 'running' and lease_token = token for update
$$;

-- The same for who will write to its founder, who is locked before the job: deleting a founder takes their jobs along in that order, and
-- two who lock in different orders end up waiting for each other.
create function queue.hold_with_founder(job_id bigint, token uuid) returns setof queue.jobs
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.founders f
  where (f.user_id, f.id) = (select j.user_id, j.founder_id from queue.jobs j where j.id = hold_with_founder.job_id)
  for no key update;
  return query select * from queue.hold(job_id, token);
end;
$$;

-- Lengthens a lease; false when the caller is fenced out or the job was asked to stop.
create function queue.heartbeat(job_id bigint, token uuid, lease interval default '90 seconds') returns boolean
language sql set search_path = '' as $$
  with beaten as (
    update queue.jobs set lease_until = clock_timestamp() + lease
    where id = job_id and state = 'running' and lease_token = token and cancel_requested_at is null
    returning 1
  )
  select exists (select 1 from beaten)
$$;

-- Ends a held job as done.
create function queue.complete(job_id bigint, token uuid, outcome jsonb) returns boolean
language sql set search_path = '' as $$
  with completed as (
    update queue.jobs
    set state = case when cancel_requested_at is null then 'done' else 'cancelled' end,
        result = outcome, last_error = null, lease_token = null, lease_until = null, finished_at = clock_timestamp()
    where id = job_id and state = 'running' and lease_token = token
    returning 1
  )
  select exists (select 1 from completed)
$$;

-- Gives a held job back for another try, or lays it down dead when the error is permanent or its attempts are used up.
create function queue.fail(job_id bigint, token uuid, error text, retryable boolean, retry_after interval default '0') returns boolean
language sql set search_path = '' as $$
  with failed as (
    update queue.jobs
    set state = case when cancel_requested_at is not null then 'cancelled' when retryable and attempt < max_attempts then 'queued' else 'dead' end,
        run_at = clock_timestamp() + greatest(queue.backoff(attempt), retry_after),
        finished_at = case when cancel_requested_at is not null or not (retryable and attempt < max_attempts) then clock_timestamp() end,
        last_error = left(error, 500), lease_token = null, lease_until = null
    where id = job_id and state = 'running' and lease_token = token
    returning 1
  )
  select exists (select 1 from failed)
$$;

-- Releases the lane while work runs elsewhere until a given time; the attempt is given back and the outside run, if there is one,
-- remembered. A job that was asked to stop ends here.
create function queue.wait(job_id bigint, token uuid, until timestamptz, run_source text, run text) returns boolean
language plpgsql set search_path = '' as $$
declare
  became text;
begin
  update queue.jobs j
  set state = case when j.cancel_requested_at is null then 'queued' else 'cancelled' end,
      finished_at = case when j.cancel_requested_at is not null then clock_timestamp() end,
      attempt = greatest(j.attempt - 1, 0), run_at = until, lease_token = null, lease_until = null
  where j.id = wait.job_id and j.state = 'running' and j.lease_token = token
  returning j.state into became;
  if became is distinct from 'queued' or run is null then
    return became is not null;
  end if;
  insert into queue.source_runs (job_id, source, run_id) values (wait.job_id, run_source, run)
  on conflict on constraint source_runs_pkey do update set source = excluded.source, run_id = excluded.run_id;
  return true;
end;
$$;

-- Says that a lane has work. The lane is locked first: `rest` holds the row while it looks for jobs, so that either it sees this one
-- or its mark is overwritten.
create function queue.mark(lane uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform 1 from queue.lanes where user_id = lane for key share;
  update queue.lanes set has_work = true where user_id = lane and not has_work;
end;
$$;
create function queue.mark_work() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform queue.mark(new.user_id);
  return null;
end;
$$;
create trigger mark_new_work after insert on queue.jobs
  for each row when (new.state = 'queued') execute function queue.mark_work();
-- A job that ran goes back to a lane that is marked still. Anyone who tries many again (tracker.settling) marks it once.
create trigger mark_work_again after update of state on queue.jobs
  for each row when (new.state = 'queued' and old.state <> 'running' and current_setting('tracker.settling', true) is distinct from 'on')
  execute function queue.mark_work();

-- Takes the mark from a lane without work. A lane that someone holds is left for the next time: it is getting work, or loses its user.
create function queue.rest(lane uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform 1 from queue.lanes where user_id = lane for update skip locked;
  if found then
    -- A statement of its own, so that it sees what was added before the lock.
    update queue.lanes set has_work = false
    where user_id = lane and not exists (select 1 from queue.jobs j where j.user_id = lane and j.state in ('queued', 'running'));
  end if;
end;
$$;

-- A job that ended for good forgets its outside run, and lets its lane rest if it was the last; one that died also tells its founder why.
create function queue.settle() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from queue.source_runs where job_id = new.id;
  if not exists (select 1 from queue.jobs j where j.user_id = new.user_id and j.state in ('queued', 'running')) then
    perform queue.rest(new.user_id);
  end if;
  if new.state = 'dead' and not new.only_handed_in then
    update public.founders f
    set last_refresh_outcome = 'failed', last_refresh_error = new.last_error, refresh_due_at = case when f.refresh_cadence is distinct from 'off' then new.finished_at + queue.rest_after(
      (select count(*) from queue.jobs j where j.user_id = f.user_id and j.founder_id = f.id and j.state = 'dead'
        and (f.last_refreshed_at is null or j.finished_at > f.last_refreshed_at)), (select refresh_every from queue.settings)) end
    where f.user_id = new.user_id and f.id = new.founder_id;
  end if;
  return null;
end;
$$;
-- Anyone who cancels many at once sees to that when all of them are over.
create trigger settle after update of state on queue.jobs
  for each row when (new.state in ('done', 'dead', 'cancelled') and current_setting('tracker.settling', true) is distinct from 'on')
  execute function queue.settle();
