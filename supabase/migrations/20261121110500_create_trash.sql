-- The trash: what a user deleted in the last 30 days and has not put back. It is a part of the history: deletions made directly. To put an entry back
-- is to undo its record's part of its batch.
create view public.trash with (security_invoker = true) as
select c.record as id, c.user_id, c.batch_id, case c.noun when 'founders' then 'founder' when 'notes' then 'note' else 'task' end as kind, c.record as record_id,
  case c.noun when 'founders' then c.before ->> 'name' when 'notes' then left(c.before ->> 'content', 100) else c.before ->> 'title' end as title,
  jsonb_build_object(case c.noun when 'founders' then 'founder' when 'notes' then 'note' else 'task' end,
    c.before || case c.noun when 'founders' then '{}' else jsonb_build_object('founder_id', c.founder_id) end) as document,
  c.at as deleted_at
from public.changes c where c.is_listed and c.undone_by is null;
revoke all on public.trash from anon, authenticated, service_role;
grant select (id, user_id, batch_id, kind, record_id, title, deleted_at) on public.trash to authenticated;

grant delete on public.notes to authenticated;
create policy "a user deletes their own notes" on public.notes for delete to authenticated using (user_id = (select private.caller('write')));

-- Deletes an entry of the caller's trash for good, with all that left with it and what it was earlier; of a person also the posts of earlier
-- addresses and the people who were merged into them. Without an id, the whole trash. How many entries went.
create function private.forget(entry uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  forgotten integer;
begin
  with recursive entries as (
    delete from public.changes c where (c.user_id, c.id) in (select t.user_id, t.id from public.changes t
      where t.user_id = me and t.is_listed and t.undone_by is null and (entry is null or t.record = entry) order by t.at limit 1000)
    returning c.id, c.record, c.noun
  ), people as (
    select e.record from entries e where e.noun = 'founders'
    union
    select m.record from people p
    join public.batches b on b.user_id = me and b.source in ('merge', 'redo')
    join public.changes m on m.user_id = me and m.batch_id = b.id and m.record = m.founder_id and m.noun <> 'founders' and m.undone_by is null
      and (m.after ->> 'founder_id')::uuid = p.record and m.before ? 'moved'
  ), hanging as (
    delete from public.changes c using people p where c.user_id = me and c.founder_id = p.record and (not c.is_listed or c.undone_by is not null)
  ), posts as (
    delete from private.kept_posts k using people p where k.user_id = me and k.founder_id = p.record
  ), earlier as (
    delete from public.changes c using entries e
    where c.user_id = me and c.noun = e.noun and c.record = e.record and c.id <> e.id and c.noun not in ('founders', 'custom_field_values')
  ) select count(*) into forgotten from entries;
  if forgotten = 0 and entry is not null then
    raise exception using errcode = 'PT404', message = 'Not found';
  end if;
  return forgotten;
end;
$$;
grant execute on function private.forget(uuid) to authenticated;
create function public.forget(entry_id uuid default null) returns integer
language sql set search_path = '' as $$ select private.check_writer(); select private.forget(entry_id) $$;
grant execute on function public.forget(uuid) to authenticated;
