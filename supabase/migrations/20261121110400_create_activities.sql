-- Activities: one log of what happened to a founder, but for changes of their fields, which the history has. Only triggers write it; a row belongs to one user and nobody else can see it.
create table public.activities (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  founder_id uuid not null,
  type text not null constraint activities_type_known
    check (type in ('founder_added', 'post', 'note', 'task', 'refresh', 'touch')),
  -- {postId}, {noteId}, {taskId, title, status}, {outcome, newPostsCount, updatedSummariesCount, error}, {channel, message, key}
  details jsonb not null default '{}',
  happened_at timestamptz not null default now(),
  foreign key (user_id, founder_id) references public.founders (user_id, id) on delete cascade
);
-- The log of one founder and of all, newest first.
create index activities_founder_id_idx on public.activities (user_id, founder_id, happened_at desc, id desc);
create index activities_user_id_idx on public.activities (user_id, happened_at desc, id desc);

alter table public.activities enable row level security;
revoke all on public.activities from anon, authenticated, service_role;
grant select on public.activities to authenticated;
create policy "a user reads their own activities" on public.activities for select to authenticated using (user_id = (select private.caller('read', 'write')));

create function private.log_activity(of_user uuid, of_founder uuid, kind text, what jsonb, at timestamptz default now()) returns void
language sql set search_path = '' as $$
  insert into public.activities (user_id, founder_id, type, details, happened_at) values (of_user, of_founder, kind, what, at)
$$;

create function private.touch_founder(of_user uuid, of_founder uuid) returns void
language sql set search_path = '' as $$
  update public.founders set last_touch_at = now() where user_id = of_user and id = of_founder
$$;

create function private.log_new_founders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.activities (user_id, founder_id, type) select a.user_id, a.id, 'founder_added' from added a;
  return null;
end;
$$;
create trigger log_new_founders after insert on public.founders referencing new table as added for each statement
  when ((current_setting('tracker.batch', true) ~ '^(undo|redo|merge|address) ') is not true) execute function private.log_new_founders();
create function private.log_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_activity(new.user_id, new.founder_id, 'post', jsonb_build_object('postId', new.id), new.posted_at);
  return null;
end;
$$;
create trigger log_post after insert on public.posts for each row
  when ((current_setting('tracker.batch', true) ~ '^(undo|redo|merge|address) ') is not true) execute function private.log_post();

create function private.log_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_activity(new.user_id, new.founder_id, 'note', jsonb_build_object('noteId', new.id));
  -- A note from a file says nothing about when its person was contacted.
  if (current_setting('tracker.batch', true) ~ '^import ') is not true then
    perform private.touch_founder(new.user_id, new.founder_id);
  end if;
  return null;
end;
$$;
create trigger log_note after insert on public.notes for each row
  when ((current_setting('tracker.batch', true) ~ '^(undo|redo|merge|address) ') is not true) execute function private.log_note();

create function private.log_task() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.founder_id is null or (tg_op = 'UPDATE' and new.status = old.status and new.founder_id is not distinct from old.founder_id) then
    return null;
  end if;
  perform private.log_activity(new.user_id, new.founder_id, 'task',
    jsonb_build_object('taskId', new.id, 'title', new.title, 'status', new.status));
  if new.status = 'done' and (tg_op = 'INSERT' or old.status <> 'done') then
    perform private.touch_founder(new.user_id, new.founder_id);
  end if;
  return null;
end;
$$;
create trigger log_task after insert or update of status, founder_id on public.tasks for each row
  when ((current_setting('tracker.batch', true) ~ '^(undo|redo|merge|address) ') is not true) execute function private.log_task();

create function queue.log_refresh() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.log_activity(new.user_id, new.founder_id, 'refresh',
    coalesce(new.result, '{}') || jsonb_build_object('error', case when new.state = 'dead' then new.last_error end));
  return null;
end;
$$;
create trigger log_refresh after update of state on queue.jobs
  for each row when (new.state in ('done', 'dead')) execute function queue.log_refresh();

-- Logs a message that the caller sent to or had from one of their founders: a touch. One that is sent again under its key is logged once.
create function private.log_touch(founder uuid, channel text, message text, key uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if channel is null or message is null or channel not in ('email', 'linkedin', 'phone', 'text', 'meeting', 'other') or char_length(message) > 10000 then
    raise exception using errcode = 'PT400', message = 'This touch cannot be logged.';
  end if;
  if not exists (select 1 from public.founders where user_id = private.caller('write') and id = founder) then
    raise exception using errcode = 'PT404', message = 'Founder not found';
  end if;
  if key is not null then
    -- Two sendings of one touch wait for each other.
    perform pg_advisory_xact_lock(hashtextextended('touch ' || key, 0));
    if exists (select 1 from public.activities a where a.user_id = private.caller('write') and a.founder_id = founder and a.type = 'touch'
      and a.details ->> 'key' = log_touch.key::text) then
      return;
    end if;
  end if;
  perform private.log_activity(private.caller('write'), founder, 'touch',
    jsonb_strip_nulls(jsonb_build_object('channel', channel, 'message', message, 'key', key)));
  perform private.touch_founder(private.caller('write'), founder);
end;
$$;
grant execute on function private.log_touch(uuid, text, text, uuid) to authenticated;
create function public.log_touch(founder_id uuid, channel text, message text default '', key uuid default null) returns void
language sql set search_path = '' as $$ select private.log_touch(founder_id, channel, message, key) $$;
grant execute on function public.log_touch(uuid, text, text, uuid) to authenticated;
