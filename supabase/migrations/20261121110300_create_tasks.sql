-- Tasks: what a user means to do, with or without a founder. A row belongs to one user and nobody else can see it.
create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  founder_id uuid,
  title text not null constraint tasks_title_length check (btrim(title) <> '' and char_length(title) <= 500),
  description text constraint tasks_description_length check (char_length(description) <= 10000),
  status text not null default 'todo' constraint tasks_status_known check (status in ('todo', 'in_progress', 'done')),
  due_on date,
  recurrence text constraint tasks_recurrence_known check (recurrence in ('daily', 'weekly', 'monthly', 'quarterly')),
  -- Where the card stands in its column: a fractional index, so that one move writes one row.
  board_position text collate "C" constraint tasks_board_position_shape check (board_position ~ '^[0-9A-Za-z]{1,200}$'),
  completed_at timestamptz,
  -- When the status last changed: the weekly figures count moves.
  moved_at timestamptz,
  created_at timestamptz not null default now(),
  constraint tasks_recurrence_needs_due_date check (recurrence is null or due_on is not null),
  constraint tasks_user_id_id_unique unique (user_id, id),
  constraint tasks_founder_fkey foreign key (user_id, founder_id) references public.founders (user_id, id) on delete set null (founder_id)
);
-- The board reads a user's columns in order; the calendar a span of days; the person page one founder's tasks.
create index tasks_board_idx on public.tasks (user_id, status, board_position, created_at, id);
create index tasks_due_on_idx on public.tasks (user_id, due_on);
create index tasks_founder_id_idx on public.tasks (user_id, founder_id);
-- The weekly figures read what was created and completed in a span.
create index tasks_created_at_idx on public.tasks (user_id, created_at);

alter table public.tasks enable row level security;
revoke all on public.tasks from anon, authenticated, service_role;
grant select, delete on public.tasks to authenticated;
grant insert (founder_id, title, description, status, due_on, recurrence, board_position) on public.tasks to authenticated;
grant update (founder_id, title, description, status, due_on, recurrence, board_position) on public.tasks to authenticated;

create policy "a user reads their own tasks" on public.tasks for select to authenticated using (user_id = (select private.caller('read', 'write')));
create policy "a user adds tasks of their own" on public.tasks for insert to authenticated with check (user_id = (select private.caller('write')));
create policy "a user changes their own tasks" on public.tasks for update to authenticated
  using (user_id = (select private.caller('write'))) with check (user_id = (select private.caller('write')));
create policy "a user deletes their own tasks" on public.tasks for delete to authenticated using (user_id = (select private.caller('write')));

create function private.stamp_task() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.title := btrim(new.title, E' \t\r\n');
  if tg_op = 'INSERT' then
    new.completed_at := case when new.status = 'done' then now() end;
  elsif new.status is distinct from old.status then
    new.moved_at := now();
    new.completed_at := case when new.status = 'done' then now() end;
  end if;
  return new;
end;
$$;
create trigger stamp_task before insert or update on public.tasks
  for each row execute function private.stamp_task();
