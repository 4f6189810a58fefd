-- Digests: the daily overview of who posted, who to reach out to and why, what is due and what failed. A row belongs to one user and nobody
-- else can see it. The worker claims the digests that are due, composes them, and stores them with their texts and mails.

-- When and how a user gets digests. Only users who turned them on have a row. The hour is in the profile's time zone.
create table public.digest_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  hour smallint not null default 7 constraint digest_settings_hour_range check (hour between 0 and 23),
  by_text boolean not null default false,
  by_email boolean not null default false,
  on_weekends boolean not null default true,
  is_paused boolean not null default false,
  -- No text or mail is sent from `quiet_from` until `quiet_until`.
  quiet_from smallint default 21 constraint digest_settings_quiet_from_range check (quiet_from between 0 and 23),
  quiet_until smallint default 7 constraint digest_settings_quiet_until_range check (quiet_until between 0 and 23),
  -- The most texts, and the most mails, in one day, including requested ones.
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

-- The digests that were made. Only the worker adds one, and only if it has items.
create table public.digests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  local_date date not null,
  -- Its numbers can be replied to for 24 hours from here: the hour of a daily digest, or the time that a digest was requested.
  due_at timestamptz not null,
  is_asked boolean not null default false,
  -- How many more items there were than are listed.
  more integer not null constraint digests_more_range check (more >= 0),
  made_at timestamptz not null default now(),
  constraint digests_user_id_id_unique unique (user_id, id)
);
-- The page reads a user's digests, newest first; a reply finds those of the last 24 hours; the purge reads the oldest.
create index digests_user_id_due_at_idx on public.digests (user_id, due_at desc, id);
create index digests_made_at_idx on public.digests (made_at);

-- The items of a digest. There is no foreign key to the task, post or person: an item stays for 30 days, even if those are deleted.
create table public.digest_items (
  user_id uuid not null references auth.users (id) on delete cascade,
  digest_id uuid not null,
  number smallint not null constraint digest_items_number_range check (number between 1 and 99),
  kind text not null constraint digest_items_kind_known check (kind in ('post', 'reach_out', 'task', 'failure')),
  -- The title as in "Done: call Ana", and the quote or reason.
  title text not null constraint digest_items_title_length check (char_length(title) between 1 and 500),
  detail text constraint digest_items_detail_length check (char_length(detail) <= 500),
  founder_id uuid,
  task_id uuid,
  post_id uuid,
  source_url text constraint digest_items_source_url_safe check (source_url ~ '^(https?://|/[^/])[^\s]*$' and char_length(source_url) <= 2000),
  ended text constraint digest_items_ended_known check (ended in ('done', 'snoozed')),
  -- When `ended` last changed, and the texted turn that changed it: UNDO takes all of it back.
  marked_at timestamptz,
  marked_in uuid,
  primary key (user_id, digest_id, number),
  constraint digest_items_digest_fkey foreign key (user_id, digest_id) references public.digests (user_id, id) on delete cascade
);
-- A post is listed once.
create index digest_items_post_id_idx on public.digest_items (user_id, post_id) where post_id is not null;
-- A finished task marks its items as done.
create index digest_items_task_id_idx on public.digest_items (user_id, task_id) where task_id is not null;

-- The channels of a digest: always the app, text and mail by the settings. Exactly once for each local day and channel.
create table public.digest_sendings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  digest_id uuid not null,
  local_date date not null,
  channel text not null constraint digest_sendings_channel_known check (channel in ('app', 'sms', 'email')),
  is_asked boolean not null,
  -- Why it was not sent by this channel, or did not arrive; null otherwise.
  withheld text constraint digest_sendings_withheld_known
    check (withheld in ('late', 'quiet hours', 'daily cap', 'no phone', 'opted out', 'refused')),
  -- The text or mail in the outbox.
  message_id uuid,
  constraint digest_sendings_digest_fkey foreign key (user_id, digest_id) references public.digests (user_id, id) on delete cascade
);
create unique index digest_sendings_once_idx on public.digest_sendings (user_id, local_date, channel) where not is_asked;
create index digest_sendings_digest_idx on public.digest_sendings (user_id, digest_id);
-- A message that did not arrive is noted with its digest.
create index digest_sendings_message_id_idx on public.digest_sendings (message_id) where message_id is not null;

alter table public.digests enable row level security;
alter table public.digest_items enable row level security;
alter table public.digest_sendings enable row level security;
revoke all on public.digests, public.digest_items, public.digest_sendings from anon, authenticated, service_role;
grant select on public.digests, public.digest_items, public.digest_sendings to authenticated;
grant update (ended, marked_in) on public.digest_items to authenticated;
create policy "a user reads their own digests" on public.digests for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user reads what their own digests tell" on public.digest_items for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user ticks what their own digests tell" on public.digest_items for update to authenticated
  using (user_id = (select private.caller('write'))) with check (user_id = (select private.caller('write')));
create policy "a user reads where their own digests went" on public.digest_sendings for select to authenticated
  using (user_id = (select private.caller('read', 'write')));

create function private.note_digest_mark() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.marked_at := clock_timestamp();
  return new;
end;
$$;
create trigger note_digest_mark before update of ended on public.digest_items
  for each row when (old.ended is distinct from new.ended) execute function private.note_digest_mark();

-- Marks a task's items in all digests when the task is finished, or put off to a day after the digest's, anywhere; takes the mark away when that
-- is taken back.
create function private.mark_digest_items() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.digest_items i set ended = case when new.status = 'done' then 'done' when new.due_on > g.local_date then 'snoozed' end
  from public.digests g
  where i.user_id = new.user_id and i.task_id = new.id and g.user_id = i.user_id and g.id = i.digest_id;
  return null;
end;
$$;
create trigger mark_digest_items after update of status, due_on on public.tasks
  for each row when ((old.status = 'done') <> (new.status = 'done') or old.due_on is distinct from new.due_on) execute function private.mark_digest_items();

-- Notes that a digest's text or mail did not arrive, and takes that back when its owner resends it.
create function private.mark_digest_sending() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.digest_sendings s set withheld = case when new.state = 'failed' then 'refused' end where s.message_id = new.id;
  return null;
end;
$$;
create trigger mark_digest_sending after update of state on public.outbox
  for each row when ((old.state = 'failed') <> (new.state = 'failed')) execute function private.mark_digest_sending();

-- The worker's side: when a user's next digest is due.
create table queue.digest_lanes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The local date and the time of the next digest; null when none is planned.
  next_on date,
  due_at timestamptz,
  -- It is made a little earlier, at a different second for each user, so that texts are ready when the hour comes.
  next_at timestamptz,
  asked_at timestamptz,
  wake_at timestamptz generated always as (least(next_at, asked_at)) stored,
  -- The next digest lists what is newer than this.
  since_at timestamptz not null default now() - interval '1 day',
  attempts smallint not null default 0 constraint digest_lanes_attempts_range check (attempts between 0 and 5),
  lease_token uuid,
  lease_until timestamptz,
  constraint digest_lanes_next_whole check ((next_on is null) = (next_at is null) and (next_on is null) = (due_at is null)),
  constraint digest_lanes_leased_whole check ((lease_token is null) = (lease_until is null))
);
create index digest_lanes_wake_at_idx on queue.digest_lanes (wake_at, user_id) where wake_at is not null;

-- When the next text may be sent: the carrier accepts a limited number of segments a second, and digests are due all at once.
create table queue.text_pace (
  is_only boolean primary key default true constraint text_pace_is_only check (is_only),
  free_at timestamptz not null default now()
);
insert into queue.text_pace default values;
alter table queue.digest_lanes enable row level security;
alter table queue.text_pace enable row level security;
revoke all on queue.digest_lanes, queue.text_pace from public, anon, authenticated, service_role;

-- Returns the zone if Postgres knows it, else UTC: a name that an update of Postgres removed must not stop everybody's digests.
create function private.usable_zone(zone text) returns text
language plpgsql stable set search_path = '' as $$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return 'UTC';
end;
$$;

-- Returns whether a local hour is within the quiet hours, which may span midnight.
create function private.is_quiet(local_hour integer, quiet_from smallint, quiet_until smallint) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case when quiet_from <= quiet_until then local_hour >= quiet_from and local_hour < quiet_until
    else local_hour >= quiet_from or local_hour < quiet_until end, false)
$$;
grant execute on function private.is_quiet(integer, smallint, smallint) to authenticated, service_role;

-- A digest within the quiet hours would never be sent.
alter table public.digest_settings add constraint digest_settings_waking_hour check (not private.is_quiet(hour, quiet_from, quiet_until));

-- Returns the next local date and time of a digest after `after`. Skips days that had their digest already, in whatever zone. If the clocks
-- skip the hour, it is the next hour; if they repeat it, one of the two.
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

-- Plans a user's next digest, replacing the planned one; none while digests are off. A worker that holds the previous lease loses it.
create function queue.plan_digest(owner uuid, after timestamptz default clock_timestamp()) returns void
language sql set search_path = '' as $$
  insert into queue.digest_lanes as l (user_id, next_on, due_at, next_at)
  select owner, n.next_on, n.due_at, n.due_at - make_interval(secs => ('x' || left(md5(owner::text), 6))::bit(24)::integer % 600)
  from (select 1) always
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

-- Notifies the user about a new digest.
create function private.notify_digest() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform queue.notify(new.user_id, 'digest', new.id::text, 'Your digest is ready', null, '/digest');
  return null;
end;
$$;
create trigger notify_digest after insert on public.digests for each row execute function private.notify_digest();

-- Whether digests are mailed is stored here and as a notification setting, which unsubscribe links change. These triggers keep both the same.
create function private.copy_mail_choice_to_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.set_notification(new.user_id, 'digest', 'email', new.by_email);
  return null;
end;
$$;
create trigger copy_mail_choice_to_notifications after insert or update of by_email on public.digest_settings
  for each row execute function private.copy_mail_choice_to_notifications();
create function private.copy_mail_choice_to_digests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.digest_settings s set by_email = new.is_on where s.user_id = new.user_id and s.by_email <> new.is_on;
  return null;
end;
$$;
create trigger copy_mail_choice_to_digests after insert or update of is_on on public.notification_settings
  for each row when (new.kind = 'digest' and new.channel = 'email') execute function private.copy_mail_choice_to_digests();

create function private.move_digest() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.digest_settings s where s.user_id = new.id) then
    -- A user who travelled past the hour still gets today's digest, if it is not too late.
    perform queue.plan_digest(new.id, clock_timestamp() - interval '3 hours');
  end if;
  return null;
end;
$$;
create trigger move_digest after update of time_zone on public.profiles
  for each row when (old.time_zone is distinct from new.time_zone) execute function private.move_digest();

-- Returns the contents for a digest: posts that are newer than `since` and not listed before, tasks that are due, failures since then, and for
-- people who may be worth reaching out to the facts that contract/outreach-score.ts ranks by.
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
          max(o.reason), '/profile#notifications'
        -- A digest that did not arrive is no reason to send another.
        from public.outbox o where o.user_id = reader and o.created_at > since and o.state in ('failed', 'unknown')
          and not exists (select 1 from public.digest_sendings s where s.message_id = o.id) having count(*) > 0
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
          -- Nobody is proposed again within 7 days, as after a contact with them.
          and not exists (select 1 from public.digest_items i join public.digests g on g.user_id = i.user_id and g.id = i.digest_id
            where i.user_id = reader and i.founder_id = f.id and i.kind in ('post', 'reach_out') and g.made_at > now() - interval '7 days')
        order by coalesce(f.priority_score, f.computed_priority_score) desc, f.id limit 20
      ) c))
$$;

-- Returns the local date of a lane's next digest.
create function queue.day_of_digest(lane queue.digest_lanes) returns date
language sql stable set search_path = '' as $$
  select case when lane.asked_at is null then lane.next_on else (lane.asked_at at time zone private.usable_zone(p.time_zone))::date end
  from public.profiles p where p.id = lane.user_id
$$;

-- Returns the numbers that can still be replied to when a digest is due: {firstNumber, taskNumbers}. New items are counted from the first; a task
-- that has a number keeps it, as {task id: number}, unless a later item took it.
create function queue.numbers_at(owner uuid, due_at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  with valid as (
    select distinct on (i.number) i.number, i.task_id from public.digests g join public.digest_items i on i.user_id = g.user_id and i.digest_id = g.id
    where g.user_id = owner and g.due_at > numbers_at.due_at - interval '24 hours'
    order by i.number, g.due_at desc, g.id
  )
  select jsonb_build_object('firstNumber', (select case when max(v.number) between 1 and 80 then max(v.number) + 1 else 1 end from valid v),
    'taskNumbers', (select coalesce(jsonb_object_agg(v.task_id, v.number), '{}') from valid v where v.task_id is not null))
$$;

-- Leases the digests that are due: [{userId, token, today, isAsked, firstNumber, taskNumbers}]. A digest that failed three times is given up for
-- that day. Its contents are read in a later call (`read_digests`): an attempt counts even if that fails or takes too long.
create function queue.claim_digests(most integer, lease_seconds integer) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select l.user_id from queue.digest_lanes l
    where l.wake_at <= clock_timestamp() and l.attempts < 3 and (l.lease_until is null or l.lease_until <= clock_timestamp())
    order by l.wake_at, l.user_id limit most for update skip locked
  ), taken as (
    update queue.digest_lanes l set lease_token = gen_random_uuid(), lease_until = clock_timestamp() + make_interval(secs => lease_seconds),
      attempts = l.attempts + 1
    from due where l.user_id = due.user_id returning l as lane
  )
  select coalesce(jsonb_agg(jsonb_build_object('userId', t.user_id, 'token', t.lease_token, 'today', queue.day_of_digest(t.lane), 'isAsked', t.asked_at is not null)
    || queue.numbers_at(t.user_id, coalesce(t.asked_at, t.due_at))), '[]')
  from (select (x.lane).*, x.lane from taken x) t
$$;

-- Returns the contents of leased digests, in one query for all: {token: document}.
create function queue.read_digests(users uuid[], tokens uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(l.lease_token, private.digest_document(l.user_id, queue.day_of_digest(l), greatest(l.since_at, now() - interval '3 days'))), '{}')
  from queue.digest_lanes l where l.user_id = any (users) and l.lease_token = any (tokens)
$$;

-- Reserves a slot for a text at the pace that the carrier accepts. Returns its time.
create function queue.text_slot(earliest timestamptz, per_second numeric) returns timestamptz
language sql set search_path = '' as $$
  update queue.text_pace p set free_at = greatest(p.free_at, earliest) + make_interval(secs => (1 / per_second)::float8)
  returning free_at - make_interval(secs => (1 / per_second)::float8)
$$;

-- Returns when a local hour comes next after a time; null for no hour.
create function private.next_hour(after timestamptz, local_hour smallint, zone text) returns timestamptz
language sql stable set search_path = '' as $$
  select min(h.at) from generate_series(0, 1) day
  cross join lateral (select ((after at time zone zone)::date + day + make_interval(hours => local_hour::integer)) at time zone zone as at) h
  where h.at > after
$$;

-- Sends a stored digest by one channel, or stores why not: it would be over three hours late, in the user's quiet hours, or over their daily
-- cap. What is not sent when the quiet hours begin is not sent at all. Quiet hours do not apply to a requested digest.
create function queue.send_digest(digest public.digests, by_channel text, given jsonb, per_second numeric) returns void
language plpgsql set search_path = '' as $$
declare
  chosen public.digest_settings;
  number text;
  zone text;
  at timestamptz := greatest(digest.due_at, clock_timestamp());
  stale timestamptz := digest.due_at + interval '3 hours';
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
    when at > stale then 'late'
    when not digest.is_asked and private.is_quiet(extract(hour from at at time zone zone)::integer, chosen.quiet_from, chosen.quiet_until) then 'quiet hours'
    when by_channel = 'sms' and number is null then 'no phone'
    when by_channel = 'sms' and private.text_refusal(digest.user_id, number, false) is not null then 'opted out'
    when (select count(*) from public.digest_sendings s where s.user_id = digest.user_id and s.local_date = digest.local_date
      and s.channel = by_channel and s.withheld is null) >= chosen.most_a_day then 'daily cap' end;
  if why is null and by_channel = 'sms' then
    sent := queue.send_text(digest.user_id, number, given ->> 'text');
  elsif why is null then
    sent := queue.send_mail(digest.user_id, 'digest', given ->> 'subject', given ->> 'words', given ->> 'page');
  end if;
  if not digest.is_asked then
    stale := least(stale, private.next_hour(at, chosen.quiet_from, zone));
  end if;
  update public.outbox o set next_try_at = at, stale_at = stale where o.id = sent and o.state = 'queued';
  insert into public.digest_sendings (user_id, digest_id, local_date, channel, is_asked, message_id, withheld)
  values (digest.user_id, digest.id, digest.local_date, by_channel, digest.is_asked, sent,
    coalesce(why, case when not exists (select 1 from public.outbox o where o.id = sent and o.state <> 'failed') then 'refused' end))
  on conflict do nothing;
end;
$$;

-- Stores composed digests: [{userId, token, items, more, text, subject, words, page}]; one without items is skipped. Sending them and planning
-- each user's next one is in the same transaction. Returns how many were stored. A worker that has lost a lease stores nothing for it, and a
-- local day gets one digest, however often it is tried.
create function queue.store_digests(given jsonb, per_second numeric) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  digest jsonb;
  lane queue.digest_lanes;
  chosen public.digest_settings;
  added public.digests;
  stored integer := 0;
begin
  for digest in select value from jsonb_array_elements(given) loop
    select * into lane from queue.digest_lanes l where l.user_id = (digest ->> 'userId')::uuid and l.lease_token = (digest ->> 'token')::uuid for update;
    continue when not found;
    if jsonb_array_length(digest -> 'items') > 0 and not (lane.asked_at is null and exists (select 1 from public.digest_sendings s
      where s.user_id = lane.user_id and s.local_date = lane.next_on and s.channel = 'app' and not s.is_asked)) then
      insert into public.digests (user_id, local_date, due_at, is_asked, more)
      values (lane.user_id, queue.day_of_digest(lane), coalesce(lane.asked_at, lane.due_at), lane.asked_at is not null, (digest ->> 'more')::integer)
      returning * into strict added;
      insert into public.digest_items (user_id, digest_id, number, kind, title, detail, founder_id, task_id, post_id, source_url)
      select lane.user_id, added.id, i.number, i.kind, i.title, i.detail, i."founderId", i."taskId", i."postId", i."sourceUrl"
      from jsonb_to_recordset(digest -> 'items') as i (number smallint, kind text, title text, detail text, "founderId" uuid, "taskId" uuid, "postId" uuid, "sourceUrl" text);
      insert into public.digest_sendings (user_id, digest_id, local_date, channel, is_asked)
      values (lane.user_id, added.id, added.local_date, 'app', added.is_asked);
      select * into chosen from public.digest_settings s where s.user_id = lane.user_id;
      if chosen.by_text then
        perform queue.send_digest(added, 'sms', digest, per_second);
      end if;
      if chosen.by_email then
        perform queue.send_digest(added, 'email', digest, per_second);
      end if;
      stored := stored + 1;
    end if;
    perform queue.end_digest(lane, true);
  end loop;
  return stored;
end;
$$;

-- Ends a lane's turn: clears the request, or plans the digest after the one that was due.
create function queue.end_digest(lane queue.digest_lanes, is_stored boolean) returns void
language plpgsql set search_path = '' as $$
begin
  update queue.digest_lanes l set asked_at = case when lane.asked_at is null then l.asked_at end, lease_token = null, lease_until = null, attempts = 0,
    since_at = case when is_stored then now() else l.since_at end
  where l.user_id = lane.user_id;
  if lane.asked_at is null then
    perform queue.plan_digest(lane.user_id, greatest(clock_timestamp(), lane.due_at));
  end if;
end;
$$;

-- Calls the worker if a digest is due, and gives up digests that failed three times. If the call fails, the schedule repeats it.
create function private.wake_digests() returns void
language plpgsql security definer set search_path = '' as $$
declare
  spent queue.digest_lanes;
begin
  for spent in select * from queue.digest_lanes l where l.attempts >= 3 and l.lease_until <= clock_timestamp() loop
    begin
      perform queue.end_digest(spent, false);
    exception when others then
      raise warning 'A digest could not be given up: %', sqlerrm;
    end;
  end loop;
  if exists (select 1 from queue.digest_lanes l
    where l.wake_at <= clock_timestamp() and (l.lease_until is null or l.lease_until <= clock_timestamp())) then
    perform queue.call_function('/jobs/digests');
  end if;
end;
$$;
select cron.schedule('wake-digests', '10 seconds', 'select private.wake_digests()');

create function worker.claim_digests(most integer, lease_seconds integer) returns jsonb
language sql set search_path = '' as $$ select queue.claim_digests(most, lease_seconds) $$;
create function worker.read_digests(users uuid[], tokens uuid[]) returns jsonb
language sql stable set search_path = '' as $$ select queue.read_digests(users, tokens) $$;
create function worker.store_digests(given jsonb, per_second numeric) returns integer
language sql set search_path = '' as $$ select queue.store_digests(given, per_second) $$;
revoke all on function worker.claim_digests(integer, integer), worker.read_digests(uuid[], uuid[]), worker.store_digests(jsonb, numeric)
  from public, anon, authenticated;
grant execute on function queue.claim_digests(integer, integer), queue.read_digests(uuid[], uuid[]), queue.store_digests(jsonb, numeric),
  worker.claim_digests(integer, integer), worker.read_digests(uuid[], uuid[]), worker.store_digests(jsonb, numeric) to service_role;

-- Returns the contents of a digest that would be made now for the caller: {today, document}. Nothing is stored or sent.
create function private.preview_digest() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('today', d.today, 'document', private.digest_document(d.id, d.today,
    greatest(coalesce((select l.since_at from queue.digest_lanes l where l.user_id = d.id), now() - interval '1 day'), now() - interval '3 days')))
  from (select p.id, (now() at time zone private.usable_zone(p.time_zone))::date as today from public.profiles p where p.id = private.caller()) d
$$;
create function public.preview_digest() returns jsonb
language sql stable set search_path = '' as $$ select private.preview_digest() $$;

-- Requests a digest for the caller at once, on the channels that they chose. For sessions only, five times an hour.
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
