-- Digests: what a user is told each morning: who posted, whom to reach out to and why, what is due, what failed. A row belongs to one user and
-- nobody else can see it. The worker asks for what is due with one query, words it, and stores it with the texts and mails that tell of it.

-- When and how a user gets one. Nobody who did not ask for digests has a row. The hour is the profile's time zone's.
create table public.digest_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  hour smallint not null default 7 constraint digest_settings_hour_range check (hour between 0 and 23),
  by_text boolean not null default false,
  by_email boolean not null default false,
  on_weekends boolean not null default true,
  is_paused boolean not null default false,
  -- No text and no mail goes out from this hour until that one.
  quiet_from smallint default 21 constraint digest_settings_quiet_from_range check (quiet_from between 0 and 23),
  quiet_until smallint default 7 constraint digest_settings_quiet_until_range check (quiet_until between 0 and 23),
  -- How many texts and how many mails go out on one day, those that were asked for included.
  most_a_day smallint not null default 3 constraint digest_settings_most_a_day_range check (most_a_day between 1 and 5),
  constraint digest_settings_quiet_whole check ((quiet_from is null) = (quiet_until is null))
);
alter table public.digest_settings enable row level security;
revoke all on public.digest_settings from anon, authenticated, service_role;
grant select on public.digest_settings to authenticated;
grant insert (hour, by_text, by_email, on_weekends, is_paused, quiet_from, quiet_until, most_a_day),
  update (hour, by_text, by_email, on_weekends, is_paused, quiet_from, quiet_until, most_a_day) on public.digest_settings to authenticated;
create policy "a user reads their own digest settings" on public.digest_settings for select to authenticated
  using (user_id = (select private.caller()));
create policy "a user makes digest settings of their own" on public.digest_settings for insert to authenticated
  with check (user_id = (select private.caller()));
create policy "a user changes their own digest settings" on public.digest_settings for update to authenticated
  using (user_id = (select private.caller())) with check (user_id = (select private.caller()));

-- A digest that was made. Only the worker adds one, and only when there is something to say.
create table public.digests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  local_date date not null,
  -- From when its numbers hold, for 24 hours: the hour of the day's digest, and of one that was asked for the moment that it was.
  due_at timestamptz not null,
  is_asked boolean not null default false,
  -- How many things more there were than it lists.
  more integer not null constraint digests_more_range check (more >= 0),
  made_at timestamptz not null default now(),
  constraint digests_user_id_id_unique unique (user_id, id)
);
-- The page reads a user's digests, the newest first; an answer finds those whose numbers hold; the purge reads the oldest.
create index digests_user_id_due_at_idx on public.digests (user_id, due_at desc, id);
create index digests_made_at_idx on public.digests (made_at);

-- One thing that a digest tells. No foreign keys to what it is about: what was told stays, for 30 days, when its task or person goes.
create table public.digest_items (
  user_id uuid not null references auth.users (id) on delete cascade,
  digest_id uuid not null,
  number smallint not null constraint digest_items_number_range check (number between 1 and 99),
  kind text not null constraint digest_items_kind_known check (kind in ('post', 'reach_out', 'task', 'failure')),
  -- What it is called, as in "Done: call Ana", and the words or the reason behind it.
  title text not null constraint digest_items_title_length check (char_length(title) between 1 and 500),
  detail text constraint digest_items_detail_length check (char_length(detail) <= 500),
  founder_id uuid,
  task_id uuid,
  post_id uuid,
  source_url text constraint digest_items_source_url_safe check (source_url ~ '^(https?://|/[^/])[^\s]*$' and char_length(source_url) <= 2000),
  ended text constraint digest_items_ended_known check (ended in ('done', 'snoozed')),
  primary key (user_id, digest_id, number),
  constraint digest_items_digest_fkey foreign key (user_id, digest_id) references public.digests (user_id, id) on delete cascade
);
-- A post is told once.
create index digest_items_post_id_idx on public.digest_items (user_id, post_id) where post_id is not null;
-- A task that is done ticks its lines.
create index digest_items_task_id_idx on public.digest_items (user_id, task_id) where task_id is not null;

-- Where a digest went: the app always, texts and mails as the settings say. Once and only once for each local day and channel.
create table public.digest_sendings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  digest_id uuid not null,
  local_date date not null,
  channel text not null constraint digest_sendings_channel_known check (channel in ('app', 'sms', 'email')),
  is_asked boolean not null,
  -- Why it did not go out by this channel after all; null when it did.
  withheld text constraint digest_sendings_withheld_known check (withheld in ('late', 'quiet hours', 'daily cap', 'no phone', 'refused')),
  constraint digest_sendings_digest_fkey foreign key (user_id, digest_id) references public.digests (user_id, id) on delete cascade
);
create unique index digest_sendings_once_idx on public.digest_sendings (user_id, local_date, channel) where not is_asked;
create index digest_sendings_digest_idx on public.digest_sendings (user_id, digest_id);

alter table public.digests enable row level security;
alter table public.digest_items enable row level security;
alter table public.digest_sendings enable row level security;
revoke all on public.digests, public.digest_items, public.digest_sendings from anon, authenticated, service_role;
grant select on public.digests, public.digest_items, public.digest_sendings to authenticated;
grant update (ended) on public.digest_items to authenticated;
create policy "a user reads their own digests" on public.digests for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user reads what their own digests tell" on public.digest_items for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user ticks what their own digests tell" on public.digest_items for update to authenticated
  using (user_id = (select private.caller('write'))) with check (user_id = (select private.caller('write')));
create policy "a user reads where their own digests went" on public.digest_sendings for select to authenticated
  using (user_id = (select private.caller('read', 'write')));

-- A line about a task says whether that is done, wherever it was done or opened again.
create function private.tick_digest_items() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.digest_items i set ended = case when new.status = 'done' then 'done' end
  where i.user_id = new.user_id and i.task_id = new.id;
  return null;
end;
$$;
create trigger tick_digest_items after update of status on public.tasks
  for each row when ((old.status = 'done') <> (new.status = 'done')) execute function private.tick_digest_items();

-- The worker's side: when a user's next digest is due.
create table queue.digest_lanes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The local date of the next one and its hour; null when none is to come.
  next_on date,
  due_at timestamptz,
  -- It is made a little earlier, each user's at another second, so that texts are ready when the hour comes.
  next_at timestamptz,
  asked_at timestamptz,
  wake_at timestamptz generated always as (least(next_at, asked_at)) stored,
  -- What the next one tells of is newer than this.
  since_at timestamptz not null default now() - interval '1 day',
  attempts smallint not null default 0 constraint digest_lanes_attempts_range check (attempts between 0 and 5),
  lease_token uuid,
  lease_until timestamptz,
  constraint digest_lanes_next_whole check ((next_on is null) = (next_at is null) and (next_on is null) = (due_at is null)),
  constraint digest_lanes_leased_whole check ((lease_token is null) = (lease_until is null))
);
create index digest_lanes_wake_at_idx on queue.digest_lanes (wake_at, user_id) where wake_at is not null;

-- When the line to the carrier is free again: it takes so many segments a second, and digests come all at once.
create table queue.text_pace (
  is_only boolean primary key default true constraint text_pace_is_only check (is_only),
  free_at timestamptz not null default now()
);
insert into queue.text_pace default values;
alter table queue.digest_lanes enable row level security;
alter table queue.text_pace enable row level security;
revoke all on queue.digest_lanes, queue.text_pace from public, anon, authenticated, service_role;

-- The same zone if Postgres can use it, and UTC otherwise: a name that an update took away must not stop everybody's digests.
create function private.usable_zone(zone text) returns text
language plpgsql stable set search_path = '' as $$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return 'UTC';
end;
$$;

-- Whether a local hour is one of the quiet ones, which may go past midnight.
create function private.is_quiet(local_hour integer, quiet_from smallint, quiet_until smallint) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case when quiet_from <= quiet_until then local_hour >= quiet_from and local_hour < quiet_until
    else local_hour >= quiet_from or local_hour < quiet_until end, false)
$$;
grant execute on function private.is_quiet(integer, smallint, smallint) to authenticated, service_role;

-- A digest whose hour is a quiet one would never go out.
create function private.check_digest_settings() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.is_quiet(new.hour, new.quiet_from, new.quiet_until) then
    raise exception using errcode = 'PT400', message = 'The digest''s hour is in your quiet hours. Change one of them.';
  end if;
  return new;
end;
$$;
create trigger check_digest_settings before insert or update on public.digest_settings
  for each row execute function private.check_digest_settings();

-- The next local date, and its hour as a moment, after `after`: none that is past, none of a day that had its digest, whatever the zone was then.
-- Where the clocks skip the hour it is the one after; where they repeat it, one of the two.
create function queue.next_digest(owner uuid, hour smallint, zone text, on_weekends boolean, after timestamptz, out next_on date, out due_at timestamptz)
language sql stable set search_path = '' as $$
  select d.day, d.due_at from (
    select day::date, (day::date + make_interval(hours => hour::integer)) at time zone zone as due_at
    from generate_series((after at time zone zone)::date::timestamp, (after at time zone zone)::date + interval '9 days', interval '1 day') day
  ) d
  where d.due_at > after and (on_weekends or extract(isodow from d.day) < 6) and not exists (
    select 1 from public.digest_sendings s where s.user_id = owner and s.local_date = d.day and s.channel = 'app' and not s.is_asked)
  order by d.day limit 1
$$;

-- Plans a user's next digest, in place of the one that was planned; none while they want none. A worker that has the other one is fenced out.
create function queue.plan_digest(owner uuid, after timestamptz default clock_timestamp()) returns void
language sql set search_path = '' as $$
  insert into queue.digest_lanes as l (user_id, next_on, due_at, next_at)
  select owner, n.next_on, n.due_at, n.due_at - make_interval(secs => ('x' || left(md5(owner::text), 6))::bit(24)::integer % 600)
  from (select 1) one
  left join public.digest_settings s on s.user_id = owner and not s.is_paused
  left join public.profiles p on p.id = owner
  left join lateral queue.next_digest(owner, s.hour, private.usable_zone(p.time_zone), s.on_weekends, after) n on s.user_id is not null
  on conflict (user_id) do update set next_on = excluded.next_on, due_at = excluded.due_at, next_at = excluded.next_at,
    lease_token = null, lease_until = null, attempts = 0
$$;

create function private.plan_digest() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform queue.plan_digest(new.user_id);
  return null;
end;
$$;
create trigger plan_digest after insert or update of hour, on_weekends, is_paused on public.digest_settings
  for each row execute function private.plan_digest();

-- A digest is on its page, and the bell says so.
create function private.notify_digest() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform queue.notify(new.user_id, 'digest', new.id::text, 'Your digest is ready', null, '/digest');
  return null;
end;
$$;
create trigger notify_digest after insert on public.digests for each row execute function private.notify_digest();

-- Digests by mail are one of the notifications, with whose link someone unsubscribes: what is said here is said there.
create function private.tell_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.set_notification(new.user_id, 'digest', 'email', new.by_email);
  return null;
end;
$$;
create trigger tell_notifications after insert or update of by_email on public.digest_settings
  for each row execute function private.tell_notifications();
create function private.heed_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.digest_settings s set by_email = new.is_on where s.user_id = new.user_id and s.by_email <> new.is_on;
  return null;
end;
$$;
create trigger heed_notifications after insert or update of is_on on public.notification_settings
  for each row when (new.kind = 'digest' and new.channel = 'email') execute function private.heed_notifications();

create function private.move_digest() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.digest_settings s where s.user_id = new.id) then
    -- Someone who flew past the hour has today's all the same, while it is of use.
    perform queue.plan_digest(new.id, clock_timestamp() - interval '3 hours');
  end if;
  return null;
end;
$$;
create trigger move_digest after update of time_zone on public.profiles
  for each row when (old.time_zone is distinct from new.time_zone) execute function private.move_digest();

-- What there is to tell a user: posts that are newer than `since` and were not told of, tasks that are due, what failed since, and of those
-- who may be worth reaching out to what contract/outreach-score.ts judges by.
create function private.digest_document(reader uuid, today date, since timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'posts', (
      select jsonb_build_object('count', coalesce(max(n.total), 0), 'first', coalesce(jsonb_agg(jsonb_build_object('postId', n.id, 'founderId', n.founder_id,
          'founderName', n.name, 'profileUrl', n.profile_url, 'url', n.post_url, 'words', n.words) order by n.posted_at desc, n.id) filter (where n.place <= 20), '[]'))
      from (
        select p.*, f.id as founder_id, f.name, f.profile_url, count(*) over () as total, row_number() over (order by p.posted_at desc, p.id) as place
        from public.founders f cross join lateral (
          select p.id, p.post_url, p.posted_at, p.fetched_at, left(coalesce(nullif(p.ai_summary, ''), p.content), 600) as words from public.posts p
          where p.user_id = f.user_id and p.founder_id = f.id and p.kind in ('post', 'quote', 'article') order by p.posted_at desc, p.id desc limit 1) p
        where f.user_id = reader and f.last_post_date > since - interval '7 days' and p.posted_at > since - interval '7 days' and p.fetched_at > since
          and not exists (select 1 from public.digest_items i where i.user_id = reader and i.post_id = p.id)
      ) n),
    'tasks', (
      select jsonb_build_object('count', coalesce(max(n.total), 0), 'first', coalesce(jsonb_agg(jsonb_build_object('taskId', n.id, 'title', n.title,
          'dueDate', n.due_on, 'founderId', n.founder_id) order by n.place) filter (where n.place <= 20), '[]'))
      from (
        select t.*, count(*) over () as total, row_number() over (order by t.due_on, t.created_at, t.id) as place
        from public.tasks t where t.user_id = reader and t.status <> 'done' and t.due_on <= today
      ) n),
    'failures', (
      select coalesce(jsonb_agg(jsonb_build_object('title', x.title, 'detail', x.detail, 'url', x.url)), '[]') from (
        select case d.source when 'apify' then 'Apify' else 'PhantomBuster' end || case d.problem when 'signed_out' then ' is signed out'
            when 'limited' then ' has reached its limit' else ' failed' end as title, d.problem_reason as detail, '/profile#data-sources' as url
        from public.data_sources d where d.user_id = reader and not d.is_paused and d.problem_since > since
        union all
        select count(*) || case count(*) when 1 then ' message to you was' else ' messages to you were' end || ' not delivered',
          max(o.reason), '/profile#texting'
        from public.outbox o where o.user_id = reader and o.created_at > since and o.state in ('failed', 'unknown') having count(*) > 0
        union all
        select count(*) || case count(*) when 1 then ' person' else ' people' end || ' could not be checked for posts', max(f.last_refresh_error), '/people'
        from public.founders f where f.user_id = reader and f.last_refreshed_at > since and f.last_refresh_outcome = 'failed' having count(*) > 0
      ) x),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('founderId', c.id, 'founderName', c.name, 'profileUrl', c.profile_url, 'company', c.company,
        'roleTitle', c.role_title, 'lastPostSummary', c.last_post_summary, 'createdAt', c.created_at, 'lastTouchAt', c.last_touch_at,
        'lastTouchActivityId', null, 'priorityScore', c.priority_score, 'keepInTouchDays', c.keep_in_touch_days,
        'priorityChange', case when c.priority_set_at is not null then jsonb_build_object('at', c.priority_set_at) end,
        'recentPosts', (
          select coalesce(jsonb_agg(jsonb_build_object('postId', p.id, 'postUrl', p.post_url, 'kind', p.kind, 'postedAt', p.posted_at,
            'dating', private.dating(p.is_date_exact, p.is_date_about)) order by p.posted_at desc, p.id), '[]')
          from (select * from public.posts p where p.user_id = reader and p.founder_id = c.id and p.kind in ('post', 'quote', 'article')
            and p.posted_at > now() - interval '30 days' order by p.posted_at desc, p.id limit 20) p),
        'overdueTasks', (
          select coalesce(jsonb_agg(jsonb_build_object('taskId', t.id, 'title', t.title, 'dueDate', t.due_on) order by t.due_on, t.id), '[]')
          from (select * from public.tasks t where t.user_id = reader and t.founder_id = c.id and t.status <> 'done' and t.due_on <= today
            order by t.due_on, t.id limit 20) t)) order by c.place), '[]')
      from (
        select f.*, row_number() over (order by coalesce(f.priority_score, f.computed_priority_score) desc, f.id) as place from public.founders f
        where f.user_id = reader and (f.last_post_date > now() - interval '30 days' or f.last_touch_at is not null
          or exists (select 1 from public.tasks t where t.user_id = reader and t.founder_id = f.id and t.status <> 'done' and t.due_on <= today))
          and not exists (select 1 from public.outreach_answers a where a.user_id = reader and a.founder_id = f.id and a.quiet_until > now())
          -- Once told, someone is not told of again for as long as someone whom the user was in touch with.
          and not exists (select 1 from public.digest_items i join public.digests g on g.user_id = i.user_id and g.id = i.digest_id
            where i.user_id = reader and i.founder_id = f.id and i.kind in ('post', 'reach_out') and g.made_at > now() - interval '7 days')
        order by coalesce(f.priority_score, f.computed_priority_score) desc, f.id limit 20
      ) c))
$$;

-- Takes the digests that are due, with what there is to tell: [{userId, token, today, isAsked, firstNumber, document}]. One query, however
-- many they are. A number goes on from those that still hold. What could not be made three times is given up for that day.
create function queue.claim_digests(most integer, lease_seconds integer) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select l.user_id from queue.digest_lanes l
    where l.wake_at <= clock_timestamp() and l.attempts < 3 and (l.lease_until is null or l.lease_until <= clock_timestamp())
    order by l.wake_at, l.user_id limit most for update skip locked
  ), taken as (
    update queue.digest_lanes l set lease_token = gen_random_uuid(), lease_until = clock_timestamp() + make_interval(secs => lease_seconds),
      attempts = l.attempts + 1
    from due where l.user_id = due.user_id returning l.*
  ), dated as (
    select t.user_id, t.lease_token, t.asked_at is not null as is_asked, greatest(t.since_at, now() - interval '3 days') as since,
      case when t.asked_at is null then t.due_at else t.asked_at end as due_at,
      case when t.asked_at is null then t.next_on else (t.asked_at at time zone private.usable_zone(p.time_zone))::date end as today
    from taken t join public.profiles p on p.id = t.user_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('userId', d.user_id, 'token', d.lease_token, 'today', d.today, 'isAsked', d.is_asked,
    'firstNumber', (
      select case when max(i.number) between 1 and 80 then max(i.number) + 1 else 1 end from public.digests g join public.digest_items i on i.user_id = g.user_id and i.digest_id = g.id
      where g.user_id = d.user_id and g.due_at > d.due_at - interval '24 hours'),
    'document', private.digest_document(d.user_id, d.today, d.since))), '[]')
  from dated d
$$;

-- Has a place in the line of texts that the carrier takes so many segments a second of; gives when it is.
create function queue.text_slot(earliest timestamptz, per_second numeric) returns timestamptz
language sql set search_path = '' as $$
  update queue.text_pace p set free_at = greatest(p.free_at, earliest) + make_interval(secs => (1 / per_second)::float8)
  returning free_at - make_interval(secs => (1 / per_second)::float8)
$$;

-- Sends a digest that was just stored by one of the channels, or notes why it doesn't. A text or mail is of no use three hours later, and the
-- quiet hours and the day's cap are the user's; one who asks for a digest now means now.
create function queue.send_digest(digest public.digests, by_channel text, given jsonb, per_second numeric) returns void
language plpgsql set search_path = '' as $$
declare
  chosen public.digest_settings;
  number text;
  zone text;
  at timestamptz := greatest(digest.due_at, clock_timestamp());
  why text;
  sent uuid;
begin
  select * into chosen from public.digest_settings s where s.user_id = digest.user_id;
  if by_channel = 'sms' then
    select p.phone into number from public.phones p where p.user_id = digest.user_id;
    if number is not null and not digest.is_asked then
      at := queue.text_slot(at, per_second);
    end if;
  end if;
  select private.usable_zone(p.time_zone) into zone from public.profiles p where p.id = digest.user_id;
  why := case
    when at > digest.due_at + interval '3 hours' then 'late'
    when not digest.is_asked and private.is_quiet(extract(hour from at at time zone zone)::integer, chosen.quiet_from, chosen.quiet_until) then 'quiet hours'
    when by_channel = 'sms' and number is null then 'no phone'
    when (select count(*) from public.digest_sendings s where s.user_id = digest.user_id and s.local_date = digest.local_date
      and s.channel = by_channel and s.withheld is null) >= chosen.most_a_day then 'daily cap' end;
  if why is null and by_channel = 'sms' then
    sent := queue.send_text(digest.user_id, number, given ->> 'text');
    update public.outbox o set next_try_at = at, stale_at = digest.due_at + interval '3 hours' where o.id = sent and o.state = 'queued';
  elsif why is null then
    sent := queue.send_mail(digest.user_id, 'digest', given ->> 'subject', given ->> 'words', given ->> 'page');
    update public.outbox o set next_try_at = at where o.id = sent and o.state = 'queued';
  end if;
  insert into public.digest_sendings (user_id, digest_id, local_date, channel, is_asked, withheld)
  values (digest.user_id, digest.id, digest.local_date, by_channel, digest.is_asked, case when why is null and sent is null then 'refused' else why end)
  on conflict do nothing;
end;
$$;

-- Stores digests that were worded: [{userId, token, items, more, text, subject, words, page}], of which one without items is none. All that
-- they lead to is in this transaction, and each user's next one is planned in it. Gives how many were stored; a worker whose lease is over
-- stores none, and a local day has one however often it is tried.
create function queue.store_digests(given jsonb, per_second numeric) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  one jsonb;
  lane queue.digest_lanes;
  chosen public.digest_settings;
  added public.digests;
  stored integer := 0;
begin
  for one in select value from jsonb_array_elements(given) loop
    select * into lane from queue.digest_lanes l where l.user_id = (one ->> 'userId')::uuid and l.lease_token = (one ->> 'token')::uuid for update;
    continue when not found;
    if jsonb_array_length(one -> 'items') > 0 and not (lane.asked_at is null and exists (select 1 from public.digest_sendings s
      where s.user_id = lane.user_id and s.local_date = lane.next_on and s.channel = 'app' and not s.is_asked)) then
      insert into public.digests (user_id, local_date, due_at, is_asked, more)
      select lane.user_id, case when lane.asked_at is null then lane.next_on else (lane.asked_at at time zone private.usable_zone(p.time_zone))::date end,
        coalesce(lane.asked_at, lane.due_at), lane.asked_at is not null, (one ->> 'more')::integer
      from public.profiles p where p.id = lane.user_id returning * into strict added;
      insert into public.digest_items (user_id, digest_id, number, kind, title, detail, founder_id, task_id, post_id, source_url)
      select lane.user_id, added.id, i.number, i.kind, i.title, i.detail, i."founderId", i."taskId", i."postId", i."sourceUrl"
      from jsonb_to_recordset(one -> 'items') as i (number smallint, kind text, title text, detail text, "founderId" uuid, "taskId" uuid, "postId" uuid, "sourceUrl" text);
      insert into public.digest_sendings (user_id, digest_id, local_date, channel, is_asked)
      values (lane.user_id, added.id, added.local_date, 'app', added.is_asked);
      select * into chosen from public.digest_settings s where s.user_id = lane.user_id;
      if chosen.by_text then
        perform queue.send_digest(added, 'sms', one, per_second);
      end if;
      if chosen.by_email then
        perform queue.send_digest(added, 'email', one, per_second);
      end if;
      stored := stored + 1;
    end if;
    perform queue.end_digest(lane, true);
  end loop;
  return stored;
end;
$$;

-- Ends a lane's turn. What was asked for is over; else the next one is planned, after the one that was due.
create function queue.end_digest(lane queue.digest_lanes, is_told boolean) returns void
language plpgsql set search_path = '' as $$
begin
  update queue.digest_lanes l set asked_at = case when lane.asked_at is null then l.asked_at end, lease_token = null, lease_until = null, attempts = 0,
    since_at = case when is_told then now() else l.since_at end
  where l.user_id = lane.user_id;
  if lane.asked_at is null then
    perform queue.plan_digest(lane.user_id, greatest(clock_timestamp(), lane.due_at));
  end if;
end;
$$;

-- Has the worker called if a digest is due, and gives up what failed three times. A hint only: the schedule asks again.
create function private.wake_digests() returns void
language plpgsql security definer set search_path = '' as $$
declare
  jobs_url text := (select decrypted_secret from vault.decrypted_secrets where name = 'jobs_url');
  key text := (select decrypted_secret from vault.decrypted_secrets where name = 'cron_key');
begin
  perform queue.end_digest(l, false) from queue.digest_lanes l where l.attempts >= 3 and l.lease_until <= clock_timestamp();
  if jobs_url is null or key is null or not exists (select 1 from queue.digest_lanes l
    where l.wake_at <= clock_timestamp() and (l.lease_until is null or l.lease_until <= clock_timestamp())) then
    return;
  end if;
  perform net.http_post(
    url := jobs_url || '/digests', body := '{}'::jsonb, timeout_milliseconds := 5000,
    headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', key)
  );
end;
$$;
select cron.schedule('wake-digests', '10 seconds', 'select private.wake_digests()');

create function worker.claim_digests(most integer, lease_seconds integer) returns jsonb
language sql set search_path = '' as $$ select queue.claim_digests(most, lease_seconds) $$;
create function worker.store_digests(given jsonb, per_second numeric) returns integer
language sql set search_path = '' as $$ select queue.store_digests(given, per_second) $$;
revoke all on function worker.claim_digests(integer, integer), worker.store_digests(jsonb, numeric) from public, anon, authenticated;
grant execute on function queue.claim_digests(integer, integer), queue.store_digests(jsonb, numeric), worker.claim_digests(integer, integer),
  worker.store_digests(jsonb, numeric) to service_role;

-- What a digest that is made now would tell the caller: {today, document}. Nothing is stored or sent.
create function private.preview_digest() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('today', d.today, 'document', private.digest_document(d.id, d.today,
    greatest(coalesce((select l.since_at from queue.digest_lanes l where l.user_id = d.id), now() - interval '1 day'), now() - interval '3 days')))
  from (select p.id, (now() at time zone private.usable_zone(p.time_zone))::date as today from public.profiles p where p.id = private.caller()) d
$$;
create function public.preview_digest() returns jsonb
language sql stable set search_path = '' as $$ select private.preview_digest() $$;

-- Has a digest made for the caller at once, by the channels that they chose. For sessions only, five times an hour.
create function private.send_digest_now() returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller();
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  elsif private.take_request('digest:' || me, 5, 3600) > 0 then
    raise exception using errcode = 'PT429', message = 'That was the fifth digest within an hour. Please try again later.';
  end if;
  insert into queue.digest_lanes as l (user_id, asked_at) values (me, clock_timestamp())
  on conflict (user_id) do update set asked_at = coalesce(l.asked_at, excluded.asked_at);
  perform private.wake_digests();
end;
$$;
create function public.send_digest_now() returns void
language sql set search_path = '' as $$ select private.send_digest_now() $$;
grant execute on function private.preview_digest(), public.preview_digest(), private.send_digest_now(), public.send_digest_now() to authenticated;

select cron.schedule('purge-digests', '47 3 * * *', $$delete from public.digests where made_at < now() - interval '30 days'$$);
