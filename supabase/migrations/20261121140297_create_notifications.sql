-- Notifications: events that a user may want to know about: a paused source, a text or mail that wasn't delivered, a digest, tasks due.
-- Triggers and schedules add them, never the browser. A row belongs to one user and nobody else can see it.

-- Which kinds a user wants on which channel: a row for each choice that they made.
create table public.notification_settings (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null constraint notification_settings_kind_known check (kind in ('digest', 'source_paused', 'not_delivered', 'task_due')),
  channel text not null constraint notification_settings_channel_known check (channel in ('app', 'email')),
  is_on boolean not null,
  primary key (user_id, kind, channel)
);
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null constraint notifications_kind_known check (kind in ('digest', 'source_paused', 'not_delivered', 'task_due')),
  -- The subject. The same event again updates this row: it is counted, and unread again.
  about text not null constraint notifications_about_length check (char_length(about) between 1 and 100),
  title text not null constraint notifications_title_length check (char_length(title) between 1 and 200),
  detail text constraint notifications_detail_length check (char_length(detail) <= 500),
  -- The page of the app with the details.
  link text not null constraint notifications_link_shape check (link ~ '^/[a-z][^\s]{0,199}$'),
  times integer not null default 1 constraint notifications_times_range check (times > 0),
  -- False for a notification that is only mailed.
  in_app boolean not null default true,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint notifications_about_unique unique (user_id, kind, about)
);
-- The panel reads a user's notifications, newest first; the bell counts the unread ones; the daily purge reads the oldest.
create index notifications_user_id_created_at_idx on public.notifications (user_id, created_at desc, id);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null and in_app;
create index notifications_created_at_idx on public.notifications (created_at);

alter table public.notification_settings enable row level security;
alter table public.notifications enable row level security;
revoke all on public.notification_settings, public.notifications from anon, authenticated, service_role;
grant select on public.notification_settings, public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
create policy "a user reads their own settings of notifications" on public.notification_settings for select to authenticated
  using (user_id = (select private.caller()));
create policy "a user reads their own notifications" on public.notifications for select to authenticated
  using (user_id = (select private.caller()) and in_app);
create policy "a user marks their own notifications as read" on public.notifications for update to authenticated
  using (user_id = (select private.caller()) and in_app) with check (user_id = (select private.caller()));

-- Stores whether a user wants a kind of notification on a channel. Digests by mail are also a setting of digests: that row is locked first, as
-- when it is changed itself, because changes in both places at once would deadlock otherwise.
create function private.set_notification(owner uuid, of_kind text, of_channel text, wanted boolean) returns void
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.digest_settings s where s.user_id = owner for no key update;
  insert into public.notification_settings as s (user_id, kind, channel, is_on) values (owner, of_kind, of_channel, wanted)
  on conflict (user_id, kind, channel) do update set is_on = excluded.is_on where s.is_on <> excluded.is_on;
end;
$$;

-- Sets whether the caller wants a kind of notification on a channel.
create function private.set_own_notification(of_kind text, of_channel text, wanted boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.caller() is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  perform private.set_notification(private.caller(), of_kind, of_channel, wanted);
exception when check_violation or not_null_violation then
  raise exception using errcode = 'PT400', message = 'There is no such setting of notifications.';
end;
$$;
grant execute on function private.set_own_notification(text, text, boolean) to authenticated;
create function public.set_notification(kind text, channel text, wanted boolean) returns void
language sql set search_path = '' as $$ select private.check_writer(); select private.set_own_notification(kind, channel, wanted) $$;
grant execute on function public.set_notification(text, text, boolean) to authenticated;

-- Returns whether a user wants a kind on a channel. Without a choice: in the app yes, by mail no.
create function private.wants(owner uuid, of_kind text, of_channel text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((select s.is_on from public.notification_settings s where s.user_id = owner and s.kind = of_kind and s.channel = of_channel),
    of_channel = 'app')
$$;

create function private.escape_html(words text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(replace(words, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;')
$$;

-- Notifies a user on the channels that they chose for the kind. The same `about` again is counted, and not mailed again. A digest has a mail
-- of its own, and a mail that wasn't delivered is not reported by mail.
create function queue.notify(owner uuid, of_kind text, of_about text, of_title text, of_detail text, of_link text) returns void
language plpgsql set search_path = '' as $$
declare
  shows boolean := private.wants(owner, of_kind, 'app');
  mails boolean := of_kind <> 'digest' and of_about not like 'email:%' and private.wants(owner, of_kind, 'email');
  shown public.notifications;
begin
  if not shows and not mails then
    return;
  end if;
  insert into public.notifications as n (user_id, kind, about, title, detail, link, in_app)
  values (owner, of_kind, of_about, left(of_title, 200), left(of_detail, 500), of_link, shows)
  on conflict (user_id, kind, about) do update set title = excluded.title, detail = excluded.detail, times = n.times + 1, in_app = excluded.in_app,
    created_at = now(), read_at = null
  returning * into strict shown;
  if mails and shown.times = 1 then
    perform queue.send_mail(owner, of_kind, shown.title, concat_ws(E'\n\n', shown.title, shown.detail, 'tracker:' || of_link),
      '<p><strong>' || private.escape_html(shown.title) || '</strong></p>'
      || coalesce('<p style="white-space:pre-line">' || private.escape_html(shown.detail) || '</p>', '')
      || '<p><a href="tracker:' || private.escape_html(of_link) || '">Open Tracker</a></p>');
  end if;
end;
$$;

-- Reports texts and mails that weren't delivered or may not have arrived: one notification for each channel, state and day.
create function private.notify_undelivered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform queue.notify(new.user_id, 'not_delivered', new.channel || ':' || new.state || ':' || (now() at time zone 'utc')::date,
    case when new.channel = 'sms' then 'A text ' else 'A mail ' end || case when new.state = 'failed' then 'wasn''t delivered' else 'may not have arrived' end,
    new.reason, '/profile#notifications');
  return null;
end;
$$;
create trigger notify_undelivered_at_once after insert on public.outbox
  for each row when (new.user_id is not null and new.state in ('failed', 'unknown')) execute function private.notify_undelivered();
create trigger notify_undelivered after update of state on public.outbox
  for each row when (new.user_id is not null and new.state in ('failed', 'unknown') and old.state is distinct from new.state)
  execute function private.notify_undelivered();

-- Reports a source that stopped because it is signed out, at its limit, or failing.
create function private.notify_source_problem() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform queue.notify(new.user_id, 'source_paused', new.source || ':' || new.problem || ':' || (now() at time zone 'utc')::date,
    case new.source when 'apify' then 'Apify' else 'PhantomBuster' end || case new.problem
      when 'signed_out' then ' is signed out' when 'limited' then ' is at its limit' else ' isn''t working' end,
    new.problem_reason, '/profile#data-sources');
  return null;
end;
$$;
create trigger notify_source_problem after update of problem on public.data_sources
  for each row when (new.problem is not null and old.problem is distinct from new.problem) execute function private.notify_source_problem();

-- Notifies each user once a day, from eight in the morning of their time zone, about tasks due that day. Returns how many users. An error with
-- one user stops no other: that user is retried in the next round.
create function queue.notify_due_tasks() returns integer
language plpgsql set search_path = '' as $$
declare
  due record;
  users integer := 0;
begin
  for due in
    select p.id, d.local_date, count(*) as tasks,
      string_agg(coalesce(nullif(left(private.plain_line(t.title), 150), ''), '…'), E'\n' order by t.created_at, t.id) filter (where t.place <= 3) as titles
    from public.profiles p
    cross join lateral (select l.at::date as local_date from (select now() at time zone private.usable_zone(p.time_zone) as at) l where l.at::time >= '08:00') d
    cross join lateral (select t.id, t.title, t.created_at, row_number() over (order by t.created_at, t.id) as place
      from public.tasks t where t.user_id = p.id and t.due_on = d.local_date and t.status <> 'done') t
    where not exists (select 1 from public.notifications n where n.user_id = p.id and n.kind = 'task_due' and n.about = d.local_date::text)
      and (private.wants(p.id, 'task_due', 'app') or private.wants(p.id, 'task_due', 'email'))
    group by p.id, d.local_date
  loop
    begin
      perform queue.notify(due.id, 'task_due', due.local_date::text,
        case when due.tasks = 1 then 'A task is due today' else due.tasks || ' tasks are due today' end,
        due.titles || case when due.tasks > 3 then E'\nand ' || due.tasks - 3 || ' more' else '' end, '/tasks');
      users := users + 1;
    exception when others then
      raise warning 'The notification about due tasks failed: %', sqlerrm;
    end;
  end loop;
  return users;
end;
$$;
select cron.schedule('notify-due-tasks', '*/15 * * * *', 'select queue.notify_due_tasks()');
select cron.schedule('purge-notifications', '57 3 * * *', $$delete from public.notifications where created_at < now() - interval '30 days'$$);
