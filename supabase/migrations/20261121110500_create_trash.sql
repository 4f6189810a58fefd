-- The trash: what a user deleted in the last 30 days, each as one document with everything that hung on it.
create table public.trash (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null constraint trash_kind_known check (kind in ('founder', 'note', 'task')),
  record_id uuid not null,
  title text not null,
  document jsonb not null,
  deleted_at timestamptz not null default now()
);
-- The trash is read newest first; the purge reads the oldest.
create index trash_user_id_deleted_at_idx on public.trash (user_id, deleted_at desc, id desc);
create index trash_deleted_at_idx on public.trash (deleted_at);

alter table public.trash enable row level security;
revoke all on public.trash from anon, authenticated, service_role;
grant select (id, user_id, kind, record_id, title, deleted_at), delete on public.trash to authenticated;
create policy "a user reads their own trash" on public.trash for select to authenticated using (user_id = (select private.caller('read', 'write')));
create policy "a user empties their own trash" on public.trash for delete to authenticated using (user_id = (select private.caller('write')));

grant delete on public.notes to authenticated;
create policy "a user deletes their own notes" on public.notes for delete to authenticated using (user_id = (select private.caller('write')));

-- Whether rows are leaving because their whole account is: then nothing is kept.
create function private.account_is_leaving(owner uuid) returns boolean
language sql stable security definer set search_path = '' as $$ select not exists (select 1 from auth.users where id = owner) $$;

create function private.keep_deleted_founder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.account_is_leaving(old.user_id) then
    insert into public.trash (user_id, kind, record_id, title, document) values (old.user_id, 'founder', old.id, old.name, jsonb_build_object(
      'founder', to_jsonb(old),
      'notes', coalesce((select jsonb_agg(to_jsonb(n)) from public.notes n where n.user_id = old.user_id and n.founder_id = old.id), '[]'),
      'posts', coalesce((select jsonb_agg(to_jsonb(p)) from public.posts p where p.user_id = old.user_id and p.founder_id = old.id), '[]'),
      'values', coalesce((select jsonb_agg(to_jsonb(v)) from public.custom_field_values v where v.user_id = old.user_id and v.founder_id = old.id), '[]'),
      'activities', coalesce((select jsonb_agg(to_jsonb(a)) from public.activities a where a.user_id = old.user_id and a.founder_id = old.id), '[]'),
      'answers', coalesce((select jsonb_agg(to_jsonb(o)) from public.outreach_answers o where o.user_id = old.user_id and o.founder_id = old.id), '[]'),
      'notDuplicates', coalesce((select jsonb_agg(to_jsonb(n)) from public.not_duplicates n where n.user_id = old.user_id and old.id in (n.one_id, n.other_id)), '[]'),
      'taskIds', coalesce((select jsonb_agg(t.id) from public.tasks t where t.user_id = old.user_id and t.founder_id = old.id), '[]')));
  end if;
  return old;
end;
$$;
-- One who is merged into another is kept for the way back by the merge itself.
create trigger keep_deleted_founder before delete on public.founders for each row
  when (current_setting('tracker.merging', true) is distinct from 'on') execute function private.keep_deleted_founder();

-- A note that goes with its founder stands in the founder's document already.
create function private.keep_deleted_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.founders where user_id = old.user_id and id = old.founder_id)
    and not private.account_is_leaving(old.user_id) then
    insert into public.trash (user_id, kind, record_id, title, document)
    values (old.user_id, 'note', old.id, left(old.content, 100), jsonb_build_object('note', to_jsonb(old)));
  end if;
  return old;
end;
$$;
create trigger keep_deleted_note before delete on public.notes
  for each row execute function private.keep_deleted_note();

create function private.keep_deleted_task() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A task that the product itself made and takes back is nobody's loss.
  if not private.account_is_leaving(old.user_id) and current_setting('tracker.undoing', true) is distinct from 'on' then
    insert into public.trash (user_id, kind, record_id, title, document)
    values (old.user_id, 'task', old.id, old.title, jsonb_build_object('task', to_jsonb(old)));
  end if;
  return old;
end;
$$;
create trigger keep_deleted_task before delete on public.tasks
  for each row execute function private.keep_deleted_task();

-- Puts back the founders whom these entries of the trash hold, with all that hung on them. The entries stay.
create function private.restore_founders(entries uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.founders select f.* from public.trash t, jsonb_populate_record(null::public.founders, t.document -> 'founder') f
    where t.id = any (entries);
  insert into public.notes select n.* from public.trash t, jsonb_populate_recordset(null::public.notes, t.document -> 'notes') n
    where t.id = any (entries);
  insert into public.posts select p.* from public.trash t, jsonb_populate_recordset(null::public.posts, t.document -> 'posts') p
    where t.id = any (entries);
  -- Values of a field that is gone, or that changed meanwhile, stay behind.
  insert into public.custom_field_values
    select v.* from public.trash t, jsonb_populate_recordset(null::public.custom_field_values, t.document -> 'values') v
    join public.custom_fields f on f.user_id = v.user_id and f.id = v.field_id and private.fits_field(v.value, f.type, f.options)
    where t.id = any (entries);
  insert into public.activities overriding system value
    select a.* from public.trash t, jsonb_populate_recordset(null::public.activities, t.document -> 'activities') a where t.id = any (entries);
  insert into public.outreach_answers overriding system value
    select o.* from public.trash t, jsonb_populate_recordset(null::public.outreach_answers, t.document -> 'answers') o where t.id = any (entries);
  -- Of two who are both in the trash, the one who comes back later brings the pair along.
  insert into public.not_duplicates
    select n.* from public.trash t, jsonb_populate_recordset(null::public.not_duplicates, t.document -> 'notDuplicates') n
    join public.founders one on one.user_id = n.user_id and one.id = n.one_id
    join public.founders other on other.user_id = n.user_id and other.id = n.other_id
    where t.id = any (entries)
    on conflict do nothing;
  update public.tasks set founder_id = t.record_id
  from public.trash t, jsonb_array_elements_text(t.document -> 'taskIds') task
  where t.id = any (entries) and tasks.user_id = t.user_id and tasks.founder_id is null and tasks.id = task::uuid;
end;
$$;

-- Puts back what one entry of the caller's trash holds, under its old ids; returns the record's id.
create function private.restore(entry uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  item public.trash;
  doc jsonb;
begin
  select * into item from public.trash where id = entry and user_id = private.caller('write') for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Not found';
  end if;
  doc := item.document;
  -- The triggers that log, touch and queue look at this: coming back is none of those.
  perform set_config('tracker.restoring', 'on', true);
  if item.kind = 'founder' then
    perform private.restore_founders(array[entry]);
  elsif item.kind = 'note' then
    insert into public.notes select * from jsonb_populate_record(null::public.notes, doc -> 'note');
  else
    -- What follows the same completed task by now keeps its place.
    insert into public.tasks select (jsonb_populate_record(null::public.tasks, doc -> 'task' || jsonb_build_object(
      'founder_id', (select id from public.founders where user_id = item.user_id and id = (doc -> 'task' ->> 'founder_id')::uuid),
      'follows_id', (select doc -> 'task' ->> 'follows_id' where not exists (select 1 from public.tasks
        where user_id = item.user_id and follows_id = (doc -> 'task' ->> 'follows_id')::uuid))))).*;
  end if;
  perform set_config('tracker.restoring', 'off', true);
  delete from public.trash where id = entry;
  return item.record_id;
exception when foreign_key_violation then
  raise exception using errcode = 'PT409', message = 'The person this belongs to is gone. Restore them first.';
end;
$$;
grant execute on function private.restore(uuid) to authenticated;
create function public.restore(entry_id uuid) returns uuid
language sql set search_path = '' as $$ select private.restore(entry_id) $$;
revoke all on function public.restore(uuid) from public, anon, service_role;
grant execute on function public.restore(uuid) to authenticated;

create function private.purge_trash() returns integer
language sql security definer set search_path = '' as $$
  with purged as (delete from public.trash where deleted_at < now() - interval '30 days' returning 1) select count(*)::integer from purged
$$;
select cron.schedule('purge-trash', '41 3 * * *', 'select private.purge_trash()');
