-- Limits: how many requests a user or an address may make, and how much a user may spend on what costs money.

-- Counts of a fixed window. Unlogged: a crash forgets them, which costs nothing but a fresh window.
create unlogged table private.request_counts (
  bucket text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (bucket, window_start)
);
-- What was spent of each budget by day. Logged: a crash must not give the money back.
create table private.spending (
  user_id uuid not null references auth.users (id) on delete cascade,
  budget text not null,
  spent_on date not null default current_date,
  units integer not null check (units >= 0),
  primary key (user_id, budget, spent_on)
);
create table private.budgets (
  budget text primary key,
  units_per_day integer not null check (units_per_day >= 0)
);
insert into private.budgets values ('language_model', 500);

alter table private.request_counts enable row level security;
alter table private.spending enable row level security;
alter table private.budgets enable row level security;
revoke all on private.request_counts, private.spending, private.budgets from public, anon, authenticated, service_role;

-- Counts one request in its window; gives 0 when it is within the limit, else the seconds until the window ends. One statement,
-- so that exactly `most` pass however many ask at once.
create function private.take_request(bucket_name text, most integer, window_seconds integer) returns integer
language sql set search_path = '' as $$
  with counted as (
    insert into private.request_counts as r (bucket, window_start, count)
    values (bucket_name, to_timestamp(floor(extract(epoch from clock_timestamp()) / window_seconds) * window_seconds), 1)
    on conflict (bucket, window_start) do update set count = r.count + 1
    returning r.count, r.window_start
  )
  select case when count <= most then 0
    else greatest(1, ceil(extract(epoch from window_start + make_interval(secs => window_seconds) - clock_timestamp()))::integer) end
  from counted
$$;

-- Counts a request of the caller: 600 a minute of any kind, 60 of those that cost work. Seconds to wait, or 0; null for a token that may
-- make no such request.
create function private.take_callers_request(costly boolean) returns integer
language sql security definer set search_path = '' as $$
  select greatest(private.take_request('user:' || me, 600, 60), case when costly then private.take_request('costly:' || me, 60, 60) else 0 end)
  from private.caller(variadic array['read', 'write'] || case when costly then '{}' else array['capture', 'extension'] end) me where me is not null
$$;
grant execute on function private.take_callers_request(boolean) to authenticated;
create function public.take_request(costly boolean default false) returns integer
language sql set search_path = '' as $$ select private.take_callers_request(costly) $$;
grant execute on function public.take_request(boolean) to authenticated;

-- Counts one of the caller's costly requests from within the function that does the work, where neither the API nor PostgREST is a way
-- around. Past the limit it ends the request with 429 and, as the hint, the seconds to wait; the count stays at the limit then.
create function private.take_costly_request(me uuid default private.caller('write')) returns void
language plpgsql set search_path = '' as $$
declare
  seconds integer := case when me is null then 0 else private.take_request('costly:' || me, 60, 60) end;
begin
  if seconds > 0 then
    raise exception using errcode = 'PT429', message = 'Too many requests. Please wait a moment.', hint = seconds::text;
  end if;
end;
$$;

-- Counts a request from an address, by its mark: in five minutes 30 sign-ins and sign-ups, 3,000 requests with a personal token, and 600 calls of a vendor's. Anyone
-- may call this, but only the API can work out an address's mark, so a call by anybody else counts for no address that they can choose.
-- Marks share 65,536 counts of each kind by their hash, so that nobody can fill the table with invented ones.
create function private.take_address_request(mark text, kind text) returns integer
language sql security definer set search_path = '' as $$
  select private.take_request('address:' || l.name || ':' || left(encode(sha256(convert_to(left(mark, 100), 'UTF8')), 'hex'), 4), l.most, l.seconds)
  from (values ('sign-in', 30, 300), ('token', 3000, 300), ('hook', 600, 300)) l (name, most, seconds) where l.name = kind and mark is not null
$$;
grant usage on schema private to anon;
grant execute on function private.take_address_request(text, text) to anon;
create function public.take_address_request(mark text, kind text) returns integer
language sql set search_path = '' as $$ select private.take_address_request(mark, kind) $$;
grant execute on function public.take_address_request(text, text) to anon;

-- Takes units from a user's budget of today; false, and nothing taken, when they are not there. A budget that nobody set is empty.
create function private.spend(of_user uuid, of_budget text, units_asked integer) returns boolean
language sql set search_path = '' as $$
  with taken as (
    insert into private.spending as s (user_id, budget, units)
    select of_user, b.budget, units_asked from private.budgets b
    where b.budget = of_budget and units_asked between 1 and b.units_per_day
    on conflict (user_id, budget, spent_on) do update set units = s.units + excluded.units
      where s.units + excluded.units <= (select units_per_day from private.budgets where budget = of_budget)
    returning 1
  )
  select exists (select 1 from taken)
$$;
create function private.spend_own(of_budget text, units_asked integer) returns boolean
language sql security definer set search_path = '' as $$
  select me is not null and private.spend(me, of_budget, units_asked) from private.caller('write') me
$$;
grant execute on function private.spend_own(text, integer) to authenticated;
create function public.spend(budget text, units integer default 1) returns boolean
language sql set search_path = '' as $$ select private.spend_own(budget, units) $$;
grant execute on function public.spend(text, integer) to authenticated;

-- The worker spends for the owner of the job that it holds.
create function queue.spend_for_job(job_id bigint, token uuid, of_budget text, units_asked integer) returns boolean
language sql security definer set search_path = '' as $$
  select coalesce((select private.spend(j.user_id, of_budget, units_asked) from queue.hold(job_id, token) j), false)
$$;
create function worker.spend(job_id bigint, token uuid, budget text, units integer) returns boolean
language sql set search_path = '' as $$ select queue.spend_for_job(job_id, token, budget, units) $$;
revoke all on function worker.spend(bigint, uuid, text, integer) from public, anon, authenticated;
grant execute on function queue.spend_for_job(bigint, uuid, text, integer), worker.spend(bigint, uuid, text, integer) to service_role;

create function private.purge_limits() returns void
language sql set search_path = '' as $$
  delete from private.request_counts where window_start < now() - interval '1 hour'
    or bucket like 'address:%' and window_start < now() - interval '5 minutes';
  delete from private.spending where spent_on < current_date - 60;
$$;
select cron.schedule('purge-limits', '*/10 * * * *', 'select private.purge_limits()');
