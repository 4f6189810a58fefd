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
  -- Whether the user was in touch with the person by it: a touch, a note that is not from a file, a task when it is completed. A note or task
  -- that is deleted later was one all the same, and one that is undone was none.
  is_contact boolean not null default false constraint activities_touch_is_contact check (is_contact or type <> 'touch'),
  foreign key (user_id, founder_id) references public.founders (user_id, id) on delete cascade
);
-- The log of one founder and of all, newest first.
create index activities_founder_id_idx on public.activities (user_id, founder_id, happened_at desc, id desc);
create index activities_user_id_idx on public.activities (user_id, happened_at desc, id desc);
-- The last contact with one founder.
create index activities_contacts_idx on public.activities (user_id, founder_id, happened_at desc) where is_contact;
-- Where the planner knows nothing of a user it would expect one row of theirs at most, and take any index of user_id to find a person's.
alter table public.activities alter column user_id set (n_distinct = -0.01);

alter table public.activities enable row level security;
revoke all on public.activities from anon, authenticated, service_role;
grant select on public.activities to authenticated;
create policy "a user reads their own activities" on public.activities for select to authenticated using (user_id = (select private.caller('read', 'write')));

-- Sets when the user was last in touch with these founders, as their log has it, and scores them: after whatever adds, moves or takes a contact.
create function private.set_last_touch(of_user uuid, founders uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  -- Held first, so that of two at one time the later sees what the earlier did.
  perform 1 from public.founders f where f.user_id = of_user and f.id = any (founders) order by f.id for no key update;
  update public.founders f set last_touch_at = (select max(a.happened_at) from public.activities a
    where a.user_id = of_user and a.founder_id = f.id and a.is_contact)
  where f.user_id = of_user and f.id = any (founders);
end;
$$;

create function private.log_activity(of_user uuid, of_founder uuid, kind text, what jsonb, at timestamptz default now(), by_contact boolean default false)
returns public.activities
language plpgsql set search_path = '' as $$
declare
  logged public.activities;
begin
  insert into public.activities (user_id, founder_id, type, details, happened_at, is_contact)
  values (of_user, of_founder, kind, what, at, by_contact) returning * into logged;
  if by_contact then
    perform private.set_last_touch(of_user, array[of_founder]);
  end if;
  return logged;
end;
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
  -- A note from a file says nothing about when its person was contacted.
  perform private.log_activity(new.user_id, new.founder_id, 'note', jsonb_build_object('noteId', new.id),
    by_contact => (current_setting('tracker.batch', true) ~ '^import ') is not true);
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
    jsonb_build_object('taskId', new.id, 'title', new.title, 'status', new.status),
    by_contact => new.status = 'done' and (tg_op = 'INSERT' or old.status <> 'done'));
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
  for each row when (new.state in ('done', 'dead') and not new.only_handed_in) execute function queue.log_refresh();

-- Whether a founder has a touch under this key.
create function private.is_key_used(of_user uuid, founder uuid, key uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select 1 from public.activities a where a.user_id = of_user and a.founder_id = founder and a.type = 'touch' and a.details ->> 'key' = key::text)
$$;

-- Logs a message that the caller sent to or had from one of their founders: a touch. One that is sent again under its key is logged once, and
-- not again after it was deleted.
create function private.log_touch(founder uuid, channel text, message text, key uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
begin
  if channel is null or message is null or channel not in ('email', 'linkedin', 'phone', 'text', 'meeting', 'other') or char_length(message) > 10000 then
    raise exception using errcode = 'PT400', message = 'This touch cannot be logged.';
  end if;
  -- Two sendings of one touch wait for each other here, and for a merge that takes the person away.
  perform 1 from public.founders f where f.user_id = me and f.id = founder for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Founder not found';
  elsif private.is_key_used(me, founder, key) or exists (select 1 from public.changes c where c.user_id = me and c.founder_id = founder
      and c.noun = 'touches' and c.before #>> '{touch,details,key}' = key::text) then
    return;
  end if;
  perform private.log_activity(me, founder, 'touch', jsonb_strip_nulls(jsonb_build_object('channel', channel, 'message', message, 'key', key)),
    by_contact => true);
end;
$$;
grant execute on function private.log_touch(uuid, text, text, uuid) to authenticated;
create function public.log_touch(founder_id uuid, channel text, message text default '', key uuid default null) returns void
language sql set search_path = '' as $$ select private.check_writer(); select private.log_touch(founder_id, channel, message, key) $$;
grant execute on function public.log_touch(uuid, text, text, uuid) to authenticated;
