-- Data sources: a user's own accounts at vendors who read LinkedIn, and what was run there. Keys are in Vault and never come back out to
-- the browser.

create table public.data_sources (
  user_id uuid not null references auth.users (id) on delete cascade,
  source text not null constraint data_sources_source_known check (source in ('phantombuster', 'apify')),
  -- PhantomBuster: the agent that is launched. Apify: another actor than the usual one.
  agent_id text constraint data_sources_agent_id_shape check (agent_id ~ '^[0-9]{1,30}$'),
  actor_id text constraint data_sources_actor_id_shape check (actor_id ~ '^[A-Za-z0-9._-]{1,60}([/~][A-Za-z0-9._-]{1,60})?$'),
  accepted_terms_at timestamptz not null default now(),
  connected_at timestamptz not null default now(),
  -- Of several that are connected, the one that was chosen last is asked, unless it is paused. An update sets the present time, whatever is sent.
  chosen_at timestamptz not null default clock_timestamp(),
  -- How many people may be looked up in any 24 hours. LinkedIn lets an account look at about 80 activity pages a day.
  daily_ceiling integer not null default 80 constraint data_sources_daily_ceiling_range check (daily_ceiling between 1 and 1000),
  is_paused boolean not null default false,
  -- What the last run ran into; all four are null while it is well. A source that is signed out waits for its owner.
  problem text constraint data_sources_problem_known check (problem in ('signed_out', 'limited', 'failing')),
  problem_reason text constraint data_sources_problem_reason_length check (char_length(problem_reason) <= 500),
  problem_since timestamptz,
  try_again_at timestamptz,
  primary key (user_id, source),
  constraint data_sources_agent_needed check (source <> 'phantombuster' or agent_id is not null)
);

-- One run at a vendor, for some of a user's people. The ceiling is counted from these rows, so they stay when a source is disconnected.
create table public.source_runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  source text not null constraint source_runs_source_known check (source in ('phantombuster', 'apify')),
  state text not null default 'submitting' constraint source_runs_state_known
    check (state in ('submitting', 'running', 'done', 'nothing_new', 'signed_out', 'limited', 'failed')),
  vendor_run_id text constraint source_runs_vendor_run_id_length check (char_length(vendor_run_id) <= 200),
  people integer not null constraint source_runs_people_range check (people > 0),
  failed_people integer not null default 0,
  -- False for a run that the vendor refused: nobody was looked up.
  is_counted boolean not null default true,
  -- Nobody asked for it but the schedule.
  is_scheduled boolean not null,
  -- By the server's own account (POST_SOURCE), which all its users share.
  is_shared boolean not null default false,
  cost_usd numeric(10, 4),
  problem_reason text constraint source_runs_problem_reason_length check (char_length(problem_reason) <= 500),
  submitted_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (user_id, id)
);
-- The profile reads a user's last runs; the ceiling counts those of a day.
create index source_runs_user_id_submitted_at_idx on public.source_runs (user_id, source, submitted_at desc);
create index source_runs_shared_idx on public.source_runs (source, submitted_at) where is_shared;

alter table public.data_sources enable row level security;
alter table public.source_runs enable row level security;
revoke all on public.data_sources, public.source_runs from anon, authenticated, service_role;
grant select, delete on public.data_sources to authenticated;
grant update (daily_ceiling, is_paused, chosen_at) on public.data_sources to authenticated;
grant select on public.source_runs to authenticated;
create policy "a user reads their own sources" on public.data_sources for select to authenticated
  using (user_id = (select private.caller()));
create policy "a user changes their own sources" on public.data_sources for update to authenticated
  using (user_id = (select private.caller())) with check (user_id = (select private.caller()));
create policy "a user disconnects their own sources" on public.data_sources for delete to authenticated
  using (user_id = (select private.caller()));
create policy "a user reads their own runs" on public.source_runs for select to authenticated
  using (user_id = (select private.caller()));

-- The people of a run, what it is asked about each, and its results until the person's job has taken them. The items are the vendor's, unchanged.
create table queue.run_people (
  run_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  founder_id uuid not null,
  profile_url text not null check (char_length(profile_url) <= 200),
  outcome text check (outcome in ('posts', 'nothing_new', 'unknown_profile', 'failed')),
  reason text check (char_length(reason) <= 500),
  items jsonb not null default '[]' check (octet_length(items::text) <= 1000000),
  -- The job that has it; a try again of the same job reads it again and pays for nothing.
  taken_by bigint,
  is_over boolean not null default false,
  primary key (run_id, founder_id),
  foreign key (user_id, run_id) references public.source_runs (user_id, id) on delete cascade,
  foreign key (user_id, founder_id) references public.founders (user_id, id) on delete cascade
);
create index run_people_run_id_idx on queue.run_people (user_id, run_id);
create index run_people_founder_id_idx on queue.run_people (user_id, founder_id);
alter table queue.run_people enable row level security;
revoke all on queue.run_people from public, anon, authenticated, service_role;

-- The name in Vault of a source's key.
create function queue.source_key_name(owner uuid, source_name text) returns text
language sql immutable set search_path = '' as $$ select 'data_source ' || owner || ' ' || source_name $$;

-- Whether an address is that of a sample person, whose posts come with Tracker; contract/sample-profiles.ts has the same list, and a test
-- compares them.
create function queue.is_sample_profile(address text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select address = any ('{
    https://www.linkedin.com/in/demo-ines-marrow, https://www.linkedin.com/in/demo-teodor-vlasic-marn,
    https://www.linkedin.com/in/demo-odalys-brightwater, https://www.linkedin.com/in/demo-tobias-quendel,
    https://www.linkedin.com/in/demo-harumi-shiratsuki, https://www.linkedin.com/in/demo-rosalind-achter-nwosu,
    https://www.linkedin.com/in/demo-zephyr-okonjo-lund, https://www.linkedin.com/in/demo-lucia-fresnillo-orbe,
    https://www.linkedin.com/in/demo-layla-nakheel-sary, https://www.linkedin.com/in/demo-caetano-mirandouro,
    https://www.linkedin.com/in/demo-armelle-vauquelin-roy, https://www.linkedin.com/in/demo-noam-tzipornik-vale,
    https://www.linkedin.com/in/demo-meenakshi-tarapur-dey, https://www.linkedin.com/in/demo-pim-wolkenberg,
    https://www.linkedin.com/in/demo-hana-bjornstrand, https://www.linkedin.com/in/demo-ximena-altocielo}'::text[])
$$;

-- Where a vendor tells that a run of a user's source is over. The secret itself is in Vault: the vendor is given it, and here is its digest.
create table queue.source_hooks (
  user_id uuid not null,
  source text not null constraint source_hooks_source_known check (source in ('phantombuster', 'apify')),
  id uuid not null default gen_random_uuid() unique,
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  primary key (user_id, source),
  foreign key (user_id, source) references public.data_sources (user_id, source) on delete cascade
);
alter table queue.source_hooks enable row level security;
revoke all on queue.source_hooks from public, anon, authenticated, service_role;

-- The name in Vault of a source's hook.
create function queue.source_hook_name(owner uuid, source_name text) returns text
language sql immutable set search_path = '' as $$ select 'data_source_hook ' || owner || ' ' || source_name $$;

-- What a vendor says to be believed, the hook's id and its secret in hex; null without a source.
create function queue.source_hook(owner uuid, source_name text) returns text
language sql stable set search_path = '' as $$
  select s.decrypted_secret from vault.decrypted_secrets s where s.name = queue.source_hook_name(owner, source_name)
$$;

-- Gives a source its hook, unless it has one.
create function queue.make_source_hook(owner uuid, source_name text) returns void
language plpgsql set search_path = '' as $$
declare
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
  hook uuid;
begin
  insert into queue.source_hooks (user_id, source, secret_hash) values (owner, source_name, sha256(convert_to(secret, 'UTF8')))
  on conflict do nothing returning id into hook;
  if hook is not null then
    perform vault.create_secret(replace(hook::text, '-', '') || secret, queue.source_hook_name(owner, source_name));
  end if;
end;
$$;

-- Brings back the jobs of a user that wait for their source.
create function queue.bring_forward(owner uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update queue.jobs set run_at = clock_timestamp() where user_id = owner and state = 'queued' and run_at > clock_timestamp();
  perform private.wake_jobs();
end;
$$;

-- Looks up those of a user who no source knew before, behind everything that is asked for: some at once, the others by the schedule.
create function queue.look_up_unknown(of_user uuid) returns void
language plpgsql set search_path = '' as $$
declare
  first uuid[];
begin
  update public.founders f set refresh_due_at = now()
  where f.user_id = of_user and f.last_refresh_outcome = 'unknown_profile' and f.refresh_cadence is distinct from 'off'
    and not queue.is_sample_profile(f.profile_url);
  first := array(select f.id from public.founders f where f.user_id = of_user and f.last_refresh_outcome = 'unknown_profile' and f.refresh_due_at = now()
    order by f.created_at desc, f.id limit 100);
  if cardinality(first) > 0 then
    perform queue.enqueue_refreshes(of_user, first, queue.schedule_priority());
  end if;
end;
$$;

-- Connects a source of the caller's, or gives one that is connected another key. Work that waited for it goes on, and who no source knew
-- is looked up, where that is wanted.
create function private.connect_source(source_name text, key text, agent text, actor text, accepts_terms boolean, checks_people boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller();
  known uuid;
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  if accepts_terms is not true then
    raise exception using errcode = 'PT400', message = 'Accept the terms first.';
  end if;
  if coalesce(btrim(key), '') = '' or char_length(key) > 500 then
    raise exception using errcode = 'PT400', message = 'Enter the key.';
  end if;
  insert into public.data_sources as d (user_id, source, agent_id, actor_id) values (me, source_name, nullif(btrim(agent), ''), nullif(btrim(actor), ''))
  on conflict (user_id, source) do update set agent_id = excluded.agent_id, actor_id = excluded.actor_id, accepted_terms_at = now(), connected_at = now(),
    is_paused = false, problem = null, problem_reason = null, problem_since = null, try_again_at = null;
  select id into known from vault.secrets where name = queue.source_key_name(me, source_name);
  if known is null then
    perform vault.create_secret(btrim(key), queue.source_key_name(me, source_name));
  else
    perform vault.update_secret(known, btrim(key));
  end if;
  perform queue.make_source_hook(me, source_name);
  if checks_people then
    perform queue.look_up_unknown(me);
  end if;
  perform queue.bring_forward(me);
exception when check_violation or not_null_violation then
  raise exception using errcode = 'PT400', message = 'It can''t be connected like this. Check what you have entered.';
end;
$$;
grant execute on function private.connect_source(text, text, text, text, boolean, boolean) to authenticated;
create function public.connect_source(source_name text, key text, accepts_terms boolean, agent text default null, actor text default null,
  checks_people boolean default true) returns void
language sql set search_path = '' as $$ select private.connect_source(source_name, key, agent, actor, accepts_terms, checks_people) $$;
grant execute on function public.connect_source(text, text, boolean, text, text, boolean) to authenticated;

-- Tries a source of the caller's again that had a problem: true when there is one.
create function private.retry_source(source_name text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller();
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  update public.data_sources set problem = null, problem_reason = null, problem_since = null, try_again_at = null
  where user_id = me and source = source_name;
  if found then
    perform queue.bring_forward(me);
  end if;
  return found;
end;
$$;
grant execute on function private.retry_source(text) to authenticated;
create function public.retry_source(source_name text) returns boolean
language sql set search_path = '' as $$ select private.retry_source(source_name) $$;
grant execute on function public.retry_source(text) to authenticated;

-- A key goes with its source, and so do its runs: nobody can ask after them any more. What waited for it asks another one, and a source that goes
-- on has work.
create function private.forget_source_key() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from vault.secrets where name in (queue.source_key_name(old.user_id, old.source), queue.source_hook_name(old.user_id, old.source));
  if exists (select 1 from auth.users where id = old.user_id) then
    perform queue.end_run(r.id, 'failed', 'The source was disconnected.', true, 0, null, '[]') from public.source_runs r
    where r.user_id = old.user_id and r.source = old.source and r.state in ('submitting', 'running') and not r.is_shared;
    perform queue.bring_forward(old.user_id);
  end if;
  return null;
end;
$$;
create trigger forget_source_key after delete on public.data_sources
  for each row execute function private.forget_source_key();
create function private.resume_source() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform queue.bring_forward(new.user_id);
  return null;
end;
$$;
create trigger resume_source after update of is_paused, chosen_at on public.data_sources
  for each row when (old.is_paused and not new.is_paused or new.chosen_at <> old.chosen_at) execute function private.resume_source();

create function private.choose_source() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.chosen_at := clock_timestamp();
  return new;
end;
$$;
create trigger choose_source before update of chosen_at on public.data_sources for each row execute function private.choose_source();

-- The hook of a source of the caller's, for a vendor where they enter it themselves; empty without the source. Only a session sees it.
create function private.own_source_hook(source_name text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select queue.source_hook(d.user_id, d.source) from public.data_sources d
    where d.user_id = private.caller() and d.source = source_name), '')
$$;
grant execute on function private.own_source_hook(text) to authenticated;
create function public.own_source_hook(source_name text) returns text
language sql stable set search_path = '' as $$ select private.own_source_hook(source_name) $$;
grant execute on function public.own_source_hook(text) to authenticated;

-- A vendor says that a run is over: the worker asks after the runs that go on now, and believes nothing else of it. 0, or the seconds to wait
-- when it came too often (20 a minute); -1 when nobody has this hook or its secret is another. Anyone may call this.
create function private.ring_source_hook(source_name text, hook text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  known queue.source_hooks;
  once bytea := extensions.gen_random_bytes(32);
  seconds integer;
begin
  if hook is null or hook !~ '^[0-9a-f]{96}$' then
    return -1;
  end if;
  select * into known from queue.source_hooks h where h.id = left(hook, 32)::uuid and h.source = source_name;
  -- Under a key that is new each time: how long the comparison takes tells nothing of where they differ.
  if known.id is null or extensions.hmac(known.secret_hash, once, 'sha256')
    <> extensions.hmac(sha256(convert_to(right(hook, 64), 'UTF8')), once, 'sha256') then
    return -1;
  end if;
  seconds := private.take_request('hook:' || known.id, 20, 60);
  if seconds > 0 then
    return seconds;
  end if;
  -- One of each run's people asks after it.
  update queue.jobs j set run_at = clock_timestamp() from (
    select distinct on (r.id) j.id from public.source_runs r join queue.run_people p on p.run_id = r.id
      join queue.jobs j on j.user_id = p.user_id and j.founder_id = p.founder_id
    where r.user_id = known.user_id and r.source = known.source and r.state = 'running' and not r.is_shared and j.state = 'queued'
    order by r.id, j.run_at, j.id) due
  where j.id = due.id and j.state = 'queued' and j.run_at > clock_timestamp();
  if found then
    perform private.wake_jobs();
  end if;
  return 0;
end;
$$;
grant execute on function private.ring_source_hook(text, text) to anon;
create function public.ring_source_hook(source_name text, hook text) returns integer
language sql set search_path = '' as $$ select private.ring_source_hook(source_name, hook) $$;
grant execute on function public.ring_source_hook(text, text) to anon;

-- Whether posts of the caller's people are being fetched, from whichever source: a job runs or is about to, or a run at a vendor goes on. One
-- that waits for tomorrow, for a pause's end or for its owner is not active.
create function private.has_active_refreshes() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from queue.jobs j where j.user_id = private.caller('read', 'write')
      -- One that only summarises what was handed in asks no source.
      and not j.only_handed_in and (j.state = 'running' or j.state = 'queued' and j.run_at <= clock_timestamp() + interval '1 minute' and not queue.waits_for_tomorrow(j)))
    or exists (select 1 from public.source_runs r where r.user_id = private.caller('read', 'write') and r.state in ('submitting', 'running'))
$$;
grant execute on function private.has_active_refreshes() to authenticated;
create function public.has_active_refreshes() returns boolean
language sql stable set search_path = '' as $$ select private.has_active_refreshes() $$;
grant execute on function public.has_active_refreshes() to authenticated;

-- How many more people may be looked up now, and from when on one more may be. At most the ceiling in any 24 hours; of that a tenth is
-- left to what people ask for, and what the schedule asks for is spread: an eighth in any three hours.
create function queue.source_room(owner uuid, source_name text, shared boolean, ceiling integer, scheduled boolean, out room integer, out room_at timestamptz)
language sql stable set search_path = '' as $$
  with counted as (
    select r.people, r.is_scheduled, r.submitted_at from public.source_runs r
    where r.source = source_name and r.is_counted and r.is_shared = shared and (shared or r.user_id = owner)
      and r.submitted_at > clock_timestamp() - interval '24 hours'
  ), sums as (
    select coalesce(sum(people), 0)::integer as day, min(submitted_at) + interval '24 hours' as day_ends,
      coalesce(sum(people) filter (where is_scheduled and submitted_at > clock_timestamp() - interval '3 hours'), 0)::integer as hours,
      min(submitted_at) filter (where is_scheduled and submitted_at > clock_timestamp() - interval '3 hours') + interval '3 hours' as hours_end
    from counted
  ), rooms as (
    select ceiling - case when scheduled then ceiling / 10 else 0 end - day as of_day, day_ends,
      case when scheduled then ceil(ceiling / 8.0)::integer - hours else ceiling end as of_hours, hours_end
    from sums
  )
  select greatest(0, least(of_day, of_hours)), case when of_day <= 0 then day_ends when of_hours <= 0 then hours_end end from rooms
$$;

-- How often the schedule checks a person: as their user said, or else by itself, daily those who have posted within 30 days and weekly the
-- quiet ones. Nothing is that rare where nothing is paid for, and of a user without a source. Null is never.
create function queue.usual_interval(of_user uuid, person uuid) returns interval
language sql stable set search_path = '' as $$
  select case f.refresh_cadence when 'daily' then interval '1 day' when 'weekly' then interval '7 days' when 'off' then null
    else case when queue.is_sample_profile(f.profile_url) or not exists (select 1 from public.data_sources d where d.user_id = of_user)
        then (select refresh_every from queue.settings)
      when exists (select 1 from public.posts p where p.user_id = of_user and p.founder_id = person and p.posted_at > now() - interval '30 days')
        then interval '1 day'
      else interval '7 days' end end
  from public.founders f where f.user_id = of_user and f.id = person
$$;

-- The same with a twentieth more or less of a day or longer, so that people who were looked up together spread over the day.
create function queue.refresh_interval(of_user uuid, person uuid) returns interval
language sql volatile set search_path = '' as $$
  select usual * case when usual < interval '1 day' then 1 else 0.95 + 0.1 * random() end from queue.usual_interval(of_user, person) usual
$$;

-- Who is due sooner or later by a changed cadence, undone or not, is due as long after the last check as it says, and nobody all at once.
create function private.follow_cadence() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.refresh_cadence = 'off' then
    update public.founders f set refresh_due_at = null where f.user_id = new.user_id and f.id = new.id;
    -- What only the schedule asks for is not asked for any more.
    update queue.jobs j set state = 'cancelled', finished_at = clock_timestamp()
    where j.user_id = new.user_id and j.founder_id = new.id and j.state = 'queued' and j.priority >= queue.schedule_priority();
  else
    update public.founders f set
      refresh_due_at = greatest(f.last_refreshed_at + queue.refresh_interval(f.user_id, f.id), now() + interval '1 hour' * random())
    where f.user_id = new.user_id and f.id = new.id and f.last_refreshed_at is not null;
  end if;
  return null;
end;
$$;
create trigger follow_cadence after update of refresh_cadence on public.founders for each row
  when (old.refresh_cadence is distinct from new.refresh_cadence) execute function private.follow_cadence();

-- Sets how often the schedule checks the posts of these people of the caller's; null leaves it to whether they post. {count, undoId}: how many
-- changed, and the batch that undoes it.
create function private.set_cadence(chosen uuid[], cadence text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  batch uuid := gen_random_uuid();
  was text;
  changed integer;
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  perform 1 from public.founders f where f.user_id = me and f.id = any (chosen) order by f.id for no key update;
  was := private.begin_doing('', batch);
  update public.founders f set refresh_cadence = cadence
  where f.user_id = me and f.id = any (chosen) and f.refresh_cadence is distinct from cadence;
  get diagnostics changed = row_count;
  perform private.end_doing(was);
  return jsonb_build_object('count', changed, 'undoId', case when changed > 0 then batch end);
exception when check_violation then
  raise exception using errcode = 'PT400', message = 'Check posts daily, weekly or never.';
end;
$$;
grant execute on function private.set_cadence(uuid[], text) to authenticated;
create function public.set_cadence(choice jsonb, cadence text default null) returns jsonb
language sql set search_path = '' as $$ select private.check_writer(); select private.set_cadence(private.chosen_people(choice), cadence) $$;
grant execute on function public.set_cadence(jsonb, text) to authenticated;

-- How many of the caller's people a vendor is asked about how often, for what that will cost: {daily, weekly, off}.
create function private.cadence_counts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('daily', count(*) filter (where c = 'daily'), 'weekly', count(*) filter (where c = 'weekly'), 'off', count(*) filter (where c = 'off'))
  from (select coalesce(f.refresh_cadence, case when f.last_post_date > now() - interval '30 days' then 'daily' else 'weekly' end) as c
    from public.founders f where f.user_id = private.caller('read', 'write') and not queue.is_sample_profile(f.profile_url)) counted
$$;
grant execute on function private.cadence_counts() to authenticated;
create function public.cadence_counts() returns jsonb
language sql stable set search_path = '' as $$ select private.cadence_counts() $$;
grant execute on function public.cadence_counts() to authenticated;

-- What a worker needs to reach the vendor of a user: the key and the hook, which only the service role is given.
create function queue.source_account(owner uuid, source_name text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('source', d.source, 'agentId', d.agent_id, 'actorId', d.actor_id, 'key',
    (select s.decrypted_secret from vault.decrypted_secrets s where s.name = queue.source_key_name(owner, source_name)),
    'hook', queue.source_hook(owner, source_name))
  from public.data_sources d where d.user_id = owner and d.source = source_name
$$;

create function queue.run_targets(run uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('founderId', p.founder_id, 'profileUrl', p.profile_url) order by p.founder_id)
  from queue.run_people p where p.run_id = run
$$;

-- Makes a run for the held job's user: for those who wait, who have had no try yet and are in no run; new people first, then those who were
-- looked up longest ago. Null when there is no room for anyone now.
create function queue.make_run(job queue.jobs, source_name text, shared boolean, most integer) returns uuid
language plpgsql set search_path = '' as $$
declare
  chosen uuid[];
  run uuid;
begin
  with waiting as (
    select f.id, f.last_refreshed_at, j.priority from queue.jobs j join public.founders f on f.user_id = j.user_id and f.id = j.founder_id
    where j.user_id = job.user_id and (j.id = job.id or j.state = 'queued' and j.attempt = 0 and not j.only_handed_in and not queue.is_sample_profile(f.profile_url))
      and not exists (select 1 from queue.run_people p where p.user_id = j.user_id and p.founder_id = f.id and p.profile_url = f.profile_url
        and not p.is_over and p.taken_by is null)
  ), first as (
    select * from waiting order by (shared and id = job.founder_id) desc, priority, last_refreshed_at nulls first, id limit 1
  )
  -- Those who were never looked up are asked for all there is, and the others since the last time: never in one run.
  select array_agg(w.id) into chosen from (
    select w.id from waiting w, first where (w.last_refreshed_at is null) = (first.last_refreshed_at is null)
      and (w.priority >= queue.schedule_priority()) = (first.priority >= queue.schedule_priority())
    order by (shared and w.id = job.founder_id) desc, w.priority, w.last_refreshed_at nulls first, w.id limit most) w;
  if chosen is null then
    return null;
  end if;
  insert into public.source_runs (user_id, source, people, is_scheduled, is_shared)
  select job.user_id, source_name, cardinality(chosen), not exists (select 1 from queue.jobs j where j.user_id = job.user_id
    and j.founder_id = any (chosen) and j.state in ('queued', 'running') and j.priority < queue.schedule_priority()), shared
  returning id into run;
  insert into queue.run_people (run_id, user_id, founder_id, profile_url)
  select run, f.user_id, f.id, f.profile_url from public.founders f where f.user_id = job.user_id and f.id = any (chosen);
  return run;
end;
$$;

-- What to do next for a held job whose posts come from a vendor, by the user's own account or by the server's (`shared_source`), with at
-- most so many people in a run. Null: fenced out. `do` is
--   collected: {outcome, reason, items} are there; a failed one is told once, and the next try is another run
--   poll: ask after {runKey, vendorRunId, targets}     submit: begin {runKey, targets, since}; `isAgain` when that was begun before
--   wait: it was put off and is no longer held
-- and `account` what the vendor is reached with; null for the server's own.
create function queue.plan_run(job_id bigint, token uuid, shared_source text, shared_ceiling integer, most_listed integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  job queue.jobs;
  own public.data_sources;
  person queue.run_people;
  run public.source_runs;
  source_name text;
  ceiling integer;
  until timestamptz;
  space record;
  new_run uuid;
begin
  select * into job from queue.hold(job_id, token);
  if not found then
    return null;
  end if;
  select * into own from public.data_sources d where d.user_id = job.user_id order by d.is_paused, d.chosen_at desc limit 1;
  source_name := coalesce(own.source, shared_source);
  ceiling := coalesce(own.daily_ceiling, shared_ceiling);
  if source_name is null then
    -- It was disconnected since the job was claimed.
    perform queue.wait(job_id, token, clock_timestamp(), null, null);
    return jsonb_build_object('do', 'wait', 'account', null);
  end if;
  select p.* into person from queue.run_people p join public.source_runs r on r.id = p.run_id
    join public.founders f on f.user_id = p.user_id and f.id = p.founder_id
  where p.user_id = job.user_id and p.founder_id = job.founder_id and not p.is_over and p.profile_url = f.profile_url
    and coalesce(p.taken_by, job.id) = job.id
    -- A run that another of the user's sources has begun is paid for: what it gives is taken, whichever is asked next.
    and case when own.source is null then r.is_shared and r.source = source_name
      else not r.is_shared and exists (select 1 from public.data_sources d where d.user_id = r.user_id and d.source = r.source) end
  order by r.submitted_at desc limit 1;
  if found then
    select * into run from public.source_runs where id = person.run_id;
    if run.state in ('submitting', 'running') and run.submitted_at < clock_timestamp() - interval '3 hours' then
      perform queue.end_run(run.id, 'failed', 'The run took too long.', true, 0, null, '[]');
    elsif run.state in ('submitting', 'running') then
      return jsonb_build_object('do', case run.state when 'submitting' then 'submit' else 'poll' end, 'isAgain', true, 'source', run.source,
        'runKey', run.id, 'vendorRunId', run.vendor_run_id, 'targets', queue.run_targets(run.id), 'since', null,
        'account', queue.source_account(job.user_id, case when not run.is_shared then run.source end));
    else
      update queue.run_people p set taken_by = job.id, is_over = p.outcome = 'failed' where p.run_id = person.run_id and p.founder_id = person.founder_id;
      return jsonb_build_object('do', 'collected', 'source', run.source, 'outcome', person.outcome, 'reason', person.reason, 'items', person.items,
        'account', queue.source_account(job.user_id, case when not run.is_shared then run.source end));
    end if;
  end if;
  until := case when own.is_paused or own.problem = 'signed_out' then clock_timestamp() + interval '1 day'
    when own.try_again_at > clock_timestamp() then own.try_again_at end;
  if until is null then
    -- Two of the server's users must not both take what is left.
    perform pg_advisory_xact_lock(hashtextextended('queue.source_runs ' || source_name || coalesce(own.user_id::text, ''), 0));
    select * into space from queue.source_room(job.user_id, source_name, own.source is null, ceiling, job.priority >= queue.schedule_priority());
    if space.room > 0 and own.source is null then
      -- What is left is shared by those who wait.
      space.room := greatest(1, space.room / (select greatest(count(*), 1) from (select 1 from queue.lanes l where l.has_work limit 1000) waiting));
    end if;
    if space.room > 0 then
      new_run := queue.make_run(job, source_name, own.source is null, least(space.room, case source_name when 'phantombuster' then most_listed else 25 end));
    end if;
    if new_run is not null then
      -- One of them asks after it soon, the others if that one is gone.
      update queue.jobs j set run_at = clock_timestamp() + interval '5 minutes'
      from queue.run_people p where p.run_id = new_run and j.user_id = p.user_id and j.founder_id = p.founder_id and j.state = 'queued';
      return jsonb_build_object('do', 'submit', 'isAgain', false, 'source', source_name, 'runKey', new_run, 'vendorRunId', null,
        'targets', queue.run_targets(new_run), 'account', queue.source_account(job.user_id, own.source),
        'since', (select min(f.last_refreshed_at) from queue.run_people p join public.founders f on f.user_id = p.user_id and f.id = p.founder_id
          where p.run_id = new_run having count(*) = count(f.last_refreshed_at)));
    end if;
    -- A run takes those who wait longest, so of thousands that wait only as many need to ask as there is room for.
    until := coalesce(space.room_at, clock_timestamp() + interval '1 minute') + random() * interval '1 day' / ceiling *
      (select count(*) from (select 1 from queue.jobs j where j.user_id = job.user_id and j.state = 'queued' limit 2000) waiting);
  end if;
  -- The feeds of a person are read by the same job.
  if exists (select 1 from public.feeds f where f.user_id = job.user_id and f.founder_id = job.founder_id) then
    until := least(until, clock_timestamp() + interval '1 hour');
  end if;
  perform queue.wait(job_id, token, until, null, null);
  return jsonb_build_object('do', 'wait', 'account', null);
end;
$$;

-- Writes down that the vendor has taken a run, and puts the held job off until it is worth asking after it.
create function queue.begin_run(job_id bigint, token uuid, run uuid, vendor_run text, seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.source_runs set state = 'running', vendor_run_id = left(vendor_run, 200) where id = run and state = 'submitting';
  -- The one who began it may not be in it: then one of those who are asks after it.
  if not exists (select 1 from queue.run_people p join queue.jobs j on j.user_id = p.user_id and j.founder_id = p.founder_id where p.run_id = run and j.id = begin_run.job_id) then
    update queue.jobs set run_at = least(run_at, clock_timestamp() + make_interval(secs => seconds)) where id = (
      select j.id from queue.run_people p join queue.jobs j on j.user_id = p.user_id and j.founder_id = p.founder_id
      where p.run_id = run and j.state = 'queued' order by j.id limit 1);
  end if;
  return queue.wait(job_id, token, clock_timestamp() + make_interval(secs => seconds), null, null);
end;
$$;

-- Ends a run with what it gave of each person ([{founderId, outcome, reason, items}]), says at the source what it ran into, and has the
-- jobs of its people go on. A run that is over already stays as it is.
create function queue.end_run(run uuid, end_state text, reason text, was_begun boolean, retry_after_seconds integer, cost numeric, results jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  ended public.source_runs;
  failures integer;
begin
  update public.source_runs r set state = end_state, problem_reason = left(reason, 500), is_counted = was_begun, cost_usd = cost, finished_at = clock_timestamp(),
    failed_people = (select count(*) from jsonb_array_elements(results) p where p ->> 'outcome' = 'failed')
      + case when end_state in ('signed_out', 'limited', 'failed') then greatest(0, r.people - jsonb_array_length(results)) else 0 end
  where r.id = run and r.state in ('submitting', 'running') returning * into ended;
  if not found then
    return;
  end if;
  update queue.run_people p set outcome = case when g.is_large then 'failed' else g.result ->> 'outcome' end,
    reason = case when g.is_large then 'What the source gave of this person is too large.' else left(g.result ->> 'reason', 500) end,
    items = case when g.is_large then '[]' else coalesce(g.result -> 'items', '[]') end
  from (
    select result, (result ->> 'founderId')::uuid as founder_id, coalesce(octet_length((result -> 'items')::text), 0) > 1000000 as is_large
    from jsonb_array_elements(results) result
  ) g
  where p.run_id = run and p.founder_id = g.founder_id;
  -- People the run says nothing about: with a user's own source they wait until it works again, with the server's each job is retried.
  update queue.run_people p set outcome = 'failed', reason = left(end_run.reason, 500),
    is_over = exists (select 1 from public.data_sources d where d.user_id = ended.user_id and d.source = ended.source) and not ended.is_shared
  where p.run_id = run and p.outcome is null;
  if not ended.is_shared then
    -- The more runs failed one after another, the longer the pause: from 5 minutes to 6 hours.
    select count(*) into failures from public.source_runs r where r.user_id = ended.user_id and r.source = ended.source and r.state = 'failed'
      and r.submitted_at > coalesce((select max(w.submitted_at) from public.source_runs w
        where w.user_id = ended.user_id and w.source = ended.source and w.state in ('done', 'nothing_new')), '-infinity');
    update public.data_sources d set
      problem = case end_state when 'signed_out' then 'signed_out' when 'limited' then 'limited' when 'failed' then 'failing' end,
      problem_reason = case when end_state in ('signed_out', 'limited', 'failed') then left(reason, 500) end,
      problem_since = case when end_state in ('signed_out', 'limited', 'failed') then coalesce(d.problem_since, clock_timestamp()) end,
      try_again_at = case end_state when 'limited' then clock_timestamp() + make_interval(secs => greatest(retry_after_seconds, 60))
        when 'failed' then clock_timestamp() + least(interval '6 hours', interval '5 minutes' * power(2, greatest(failures, 1) - 1)) end
    where d.user_id = ended.user_id and d.source = ended.source;
  end if;
  update queue.jobs j set run_at = clock_timestamp() from queue.run_people p
  where p.run_id = run and j.user_id = p.user_id and j.founder_id = p.founder_id and j.state = 'queued' and j.run_at > clock_timestamp();
end;
$$;

-- The same for a held job; false: fenced out.
create function queue.settle_run(job_id bigint, token uuid, run uuid, end_state text, reason text, was_begun boolean, retry_after_seconds integer, cost numeric, results jsonb)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select 1 from queue.hold(job_id, token)) then
    return false;
  end if;
  perform queue.end_run(run, end_state, reason, was_begun, retry_after_seconds, cost, results);
  return true;
end;
$$;

create function worker.plan_run(job_id bigint, token uuid, shared_source text, shared_ceiling integer, most_listed integer) returns jsonb
language sql set search_path = '' as $$ select queue.plan_run(job_id, token, shared_source, shared_ceiling, most_listed) $$;
create function worker.begin_run(job_id bigint, token uuid, run uuid, vendor_run text, seconds integer) returns boolean
language sql set search_path = '' as $$ select queue.begin_run(job_id, token, run, vendor_run, seconds) $$;
create function worker.settle_run(job_id bigint, token uuid, run uuid, end_state text, reason text, was_begun boolean, retry_after_seconds integer, cost numeric, results jsonb)
returns boolean language sql set search_path = '' as $$
  select queue.settle_run(job_id, token, run, end_state, reason, was_begun, retry_after_seconds, cost, results)
$$;
revoke all on function worker.plan_run(bigint, uuid, text, integer, integer), worker.begin_run(bigint, uuid, uuid, text, integer),
  worker.settle_run(bigint, uuid, uuid, text, text, boolean, integer, numeric, jsonb) from public, anon, authenticated;
grant execute on function queue.plan_run(bigint, uuid, text, integer, integer), queue.begin_run(bigint, uuid, uuid, text, integer),
  queue.settle_run(bigint, uuid, uuid, text, text, boolean, integer, numeric, jsonb),
  worker.plan_run(bigint, uuid, text, integer, integer), worker.begin_run(bigint, uuid, uuid, text, integer),
  worker.settle_run(bigint, uuid, uuid, text, text, boolean, integer, numeric, jsonb) to service_role;

-- Forgets what runs gave after two weeks, and runs after a year.
create function queue.purge_source_runs() returns void
language sql set search_path = '' as $$
  delete from queue.run_people p using public.source_runs r where r.id = p.run_id and r.submitted_at < now() - interval '14 days';
  delete from public.source_runs where submitted_at < now() - interval '1 year';
$$;
select cron.schedule('purge-source-runs', '37 3 * * *', 'select queue.purge_source_runs()');
