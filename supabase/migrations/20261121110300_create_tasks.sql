-- Tasks: what a user means to do, with or without a founder. A row belongs to one user and nobody else can see it.

-- How many characters the integer part of a fractional index has, by its first one: 'a' 2 to 'z' 27, 'Z' 2 to 'A' 27.
create function private.integer_length(board_position text) returns integer
language sql immutable set search_path = '' as $$
  select case when head between 97 and 122 then head - 95 when head between 65 and 90 then 92 - head end
  from (select ascii(board_position)) first (head)
$$;

-- Whether a text is a fractional index as the package fractional-indexing writes them, so that there is room on both sides of it.
create function private.is_board_position(board_position text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(board_position ~ '^[A-Za-z][0-9A-Za-z]{1,199}$' and board_position <> 'A' || repeat('0', 26)
    and char_length(board_position) >= private.integer_length(board_position)
    and (char_length(board_position) = private.integer_length(board_position) or right(board_position, 1) <> '0'), false)
$$;
grant execute on function private.is_board_position(text), private.integer_length(text) to authenticated, service_role;

create table public.tasks (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  founder_id uuid,
  title text not null constraint tasks_title_length check (btrim(title) <> '' and char_length(title) <= 500),
  description text constraint tasks_description_length check (char_length(description) <= 10000),
  status text not null default 'todo' constraint tasks_status_known check (status in ('todo', 'in_progress', 'done')),
  due_on date constraint tasks_due_on_range check (due_on between '0001-01-01' and '9999-12-31'),
  recurrence text constraint tasks_recurrence_known check (recurrence in ('daily', 'weekly', 'monthly', 'quarterly')),
  -- The original due date, from which occurrences are counted. A task put off keeps it, a new due date is a new one.
  recurs_from date constraint tasks_recurs_from_range check (recurs_from between '0001-01-01' and '9999-12-31'),
  -- The completed task that this one follows. No foreign key: it also counts while that one waits in the trash.
  follows_id uuid,
  -- Where the card is in its column: a fractional index, so that one move writes one row. Never null: a trigger fills it.
  board_position text collate "C" constraint tasks_board_position_shape check (private.is_board_position(board_position)),
  completed_at timestamptz,
  -- When the status last changed.
  moved_at timestamptz,
  -- When anything that a user sets was last changed; null as long as the task is as it was made.
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  constraint tasks_recurrence_needs_due_date check (recurrence is null or due_on is not null),
  -- With the user: an id that someone else has is no conflict, and nobody learns of it.
  primary key (user_id, id),
  -- However often a recurring task is completed, one task follows it.
  constraint tasks_follows_unique unique (user_id, follows_id),
  constraint tasks_founder_fkey foreign key (user_id, founder_id) references public.founders (user_id, id) on delete set null (founder_id)
);
-- The board reads a user's columns in order; the calendar a span of days; the person page one founder's tasks.
create index tasks_board_idx on public.tasks (user_id, status, board_position, created_at, id);
create index tasks_due_on_idx on public.tasks (user_id, due_on);
create index tasks_founder_id_idx on public.tasks (user_id, founder_id);
-- The weekly figures read what was created and completed in a span.
create index tasks_created_at_idx on public.tasks (user_id, created_at);
-- Where the planner knows nothing of a user it would expect one row of theirs at most, and take any index of user_id to find a person's.
alter table public.tasks alter column user_id set (n_distinct = -0.01);

alter table public.tasks enable row level security;
revoke all on public.tasks from anon, authenticated, service_role;
grant select, delete on public.tasks to authenticated;
grant insert (id, founder_id, title, description, status, due_on, recurrence, board_position) on public.tasks to authenticated;
grant update (founder_id, title, description, status, due_on, recurrence, recurs_from, board_position) on public.tasks to authenticated;

create policy "a user reads their own tasks" on public.tasks for select to authenticated using (user_id = (select private.caller('read', 'write')));
create policy "a user adds tasks of their own" on public.tasks for insert to authenticated with check (user_id = (select private.caller('write')));
create policy "a user changes their own tasks" on public.tasks for update to authenticated
  using (user_id = (select private.caller('write'))) with check (user_id = (select private.caller('write')));
create policy "a user deletes their own tasks" on public.tasks for delete to authenticated using (user_id = (select private.caller('write')));

-- Each change of a task's status, and what was made with another status than todo: the weekly figures count these, so that a past week
-- stays as it was. Only a trigger writes it; a row belongs to one user and nobody else can see it.
create table public.task_moves (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- No foreign key: what was done stays done when its task goes.
  task_id uuid not null,
  -- Null when the task was made so.
  from_status text,
  to_status text not null,
  moved_at timestamptz not null default now()
);
-- The weekly figures read the moves of a span, and a task's last one before a moment.
create index task_moves_moved_at_idx on public.task_moves (user_id, moved_at);
create index task_moves_task_id_idx on public.task_moves (user_id, task_id, moved_at desc, id desc);

alter table public.task_moves enable row level security;
revoke all on public.task_moves from anon, authenticated, service_role;
grant select on public.task_moves to authenticated;
create policy "a user reads their own moves" on public.task_moves for select to authenticated using (user_id = (select private.caller('read', 'write')));

create function private.log_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A task that comes back was moved when it was; one that an undo moves is moved now.
  if tg_op = 'INSERT' and new.status <> 'todo' and (current_setting('tracker.batch', true) ~ '^(undo|redo|merge|address) ') is not true then
    insert into public.task_moves (user_id, task_id, to_status) values (new.user_id, new.id, new.status);
  elsif tg_op = 'UPDATE' and new.status <> old.status then
    insert into public.task_moves (user_id, task_id, from_status, to_status) values (new.user_id, new.id, old.status, new.status);
  end if;
  return null;
end;
$$;
create trigger log_move after insert or update of status on public.tasks for each row
  execute function private.log_move();

create function private.stamp_task() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.title := btrim(new.title, E' \t\r\n');
  if tg_op = 'INSERT' then
    -- What comes back from the trash was completed when it was.
    if (current_setting('tracker.batch', true) ~ '^(undo|redo|merge|address) ') is not true then
      new.completed_at := case when new.status = 'done' then now() end;
    end if;
  elsif (current_setting('tracker.batch', true) ~ '^(undo|redo|merge|address) ') is not true then
    if new.status is distinct from old.status then
      new.moved_at := now();
      new.completed_at := case when new.status = 'done' then now() end;
    end if;
    if new.recurrence is distinct from old.recurrence and new.recurs_from is not distinct from old.recurs_from then
      new.recurs_from := new.due_on;
    elsif new.recurrence is not distinct from old.recurrence and new.due_on is not distinct from old.due_on then
      -- Anyone who sends a whole task back says nothing new about its rhythm.
      new.recurs_from := old.recurs_from;
    end if;
    if (new.founder_id, new.title, new.description, new.status, new.due_on, new.recurrence, new.recurs_from, new.board_position)
      is distinct from (old.founder_id, old.title, old.description, old.status, old.due_on, old.recurrence, old.recurs_from, old.board_position) then
      new.edited_at := now();
    end if;
  end if;
  new.recurs_from := case when new.recurrence is not null then coalesce(new.recurs_from, new.due_on) end;
  return new;
end;
$$;
create trigger stamp_task before insert or update on public.tasks
  for each row execute function private.stamp_task();

-- The fractional index one step after (1) or before (-1) another one; the first one without another.
create function private.step_position(board_position text, step integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  digits constant text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  head text := left(board_position, 1);
  size integer := private.integer_length(board_position);
  -- What a digit becomes that is stepped over, and the last one before that.
  wrap text := case when step > 0 then '0' else 'z' end;
  last text := case when step > 0 then 'z' else '0' end;
begin
  if board_position is null then
    return 'a0';
  elsif step < 0 and char_length(board_position) > size then
    return left(board_position, size);
  end if;
  for place in reverse size..2 loop
    if substr(board_position, place, 1) <> last then
      return left(board_position, place - 1)
        || substr(digits, strpos(digits, substr(board_position, place, 1)) + step, 1) || repeat(wrap, size - place);
    end if;
  end loop;
  if head = (case when step > 0 then 'Z' else 'a' end) then
    return case when step > 0 then 'a0' else 'Zz' end;
  end if;
  head := chr(ascii(head) + step);
  return head || repeat(wrap, private.integer_length(head) - 1);
end;
$$;
grant execute on function private.step_position(text, integer) to authenticated, service_role;

-- One user's moves wait for each other, so that two never get the same place. They do so before a row is locked: a move that held its row
-- while it waits here would be in the way of the one that holds this and comes to that row.
create function private.lock_board() returns trigger
language plpgsql set search_path = '' as $$
begin
  if auth.uid() is not null then
    perform pg_advisory_xact_lock(hashtextextended('tasks ' || auth.uid(), 0));
  end if;
  return null;
end;
$$;
create trigger lock_board before insert or update of status, board_position on public.tasks
  for each statement execute function private.lock_board();

-- Gives a task its place when none was chosen: the end of its column, or the top of what is done.
create function private.place_task() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.board_position is not null
    and (tg_op = 'INSERT' or current_setting('tracker.batch', true) ~ '^(undo|redo|merge) ' or new.status = old.status or new.board_position is distinct from old.board_position) then
    return new;
  end if;
  -- Held already, but by who writes another user's tasks: that is never a request.
  perform pg_advisory_xact_lock(hashtextextended('tasks ' || new.user_id, 0));
  if new.status = 'done' then
    new.board_position := private.step_position((select t.board_position from public.tasks t
      where t.user_id = new.user_id and t.status = new.status order by t.board_position limit 1), -1);
  else
    new.board_position := private.step_position((select t.board_position from public.tasks t
      where t.user_id = new.user_id and t.status = new.status order by t.board_position desc limit 1), 1);
  end if;
  return new;
end;
$$;
create trigger place_task before insert or update of status, board_position on public.tasks
  for each row execute function private.place_task();

-- The first occurrence after a date, counted from the original due date: every 1, 7, 30 or 90 days, or, by calendar months, on the
-- same day of the month or its last one. The contract's nextOccurrence says the same.
create function private.next_occurrence(starts_on date, recurrence text, after date, calendar_months boolean) returns date
language plpgsql immutable set search_path = '' as $$
declare
  days integer := case recurrence when 'daily' then 1 when 'weekly' then 7 when 'monthly' then 30 else 90 end;
  months integer := case recurrence when 'monthly' then 1 else 3 end;
  n integer := 0;
begin
  if after < starts_on then
    return starts_on;
  elsif not calendar_months or recurrence in ('daily', 'weekly') then
    return starts_on + ((after - starts_on) / days + 1) * days;
  end if;
  n := ((extract(year from after) - extract(year from starts_on)) * 12 + extract(month from after) - extract(month from starts_on))::integer / months;
  while (starts_on + make_interval(months => n * months))::date <= after loop
    n := n + 1;
  end loop;
  return (starts_on + make_interval(months => n * months))::date;
end;
$$;
grant execute on function private.next_occurrence(date, text, date, boolean) to authenticated, service_role;

-- Completing a recurring task makes the next one, due at the first occurrence that is still to come; taking the completion back
-- takes away the next one, unless someone has worked on it meanwhile. A user who has as many tasks as one may have can still complete
-- theirs; the next one is then not made.
create function private.continue_task() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was text;
begin
  if new.status = 'done' and new.recurrence is not null and (tg_op = 'INSERT' or old.status <> 'done') then
    insert into public.tasks (user_id, founder_id, title, description, recurrence, recurs_from, follows_id, due_on)
    select new.user_id, new.founder_id, new.title, new.description, new.recurrence, new.recurs_from, new.id, next.due_on
    from public.profiles p cross join lateral private.next_occurrence(new.recurs_from, new.recurrence,
      greatest(new.due_on, (now() at time zone p.time_zone)::date), p.calendar_months) next (due_on)
    -- At the end of the calendar there is no next one.
    where p.id = new.user_id and next.due_on <= '9999-12-31' and private.has_room_for_task(new.user_id)
    on conflict on constraint tasks_follows_unique do nothing;
  elsif tg_op = 'UPDATE' and old.status = 'done' and new.status <> 'done' then
    was := private.begin_doing('recurrence');
    delete from public.tasks where user_id = new.user_id and follows_id = new.id and edited_at is null;
    perform private.end_doing(was);
  end if;
  return null;
end;
$$;
create trigger continue_task after insert or update of status on public.tasks for each row
  when ((current_setting('tracker.batch', true) ~ '^(undo|redo|merge|address) ') is not true) execute function private.continue_task();

-- Gives many tasks one status; `given` is {ids, status}. Those of others and those that have it already stay; tells how many moved.
create function public.move_tasks(given jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  moved integer;
begin
  perform private.check_writer();
  update public.tasks set status = given ->> 'status'
  where id in (select jsonb_array_elements_text(given -> 'ids')::uuid) and status <> given ->> 'status';
  get diagnostics moved = row_count;
  return moved;
end;
$$;
grant execute on function public.move_tasks(jsonb) to authenticated;

-- How many open tasks are due today and overdue, by the user's own time zone.
create function public.due_counts() returns table (due_today bigint, overdue bigint)
language sql stable set search_path = '' as $$
  select count(*) filter (where t.due_on = zone.today), count(*) filter (where t.due_on < zone.today)
  from (select (now() at time zone p.time_zone)::date as today from public.profiles p) zone
  join public.tasks t on t.due_on <= zone.today and t.status <> 'done'
$$;
grant execute on function public.due_counts() to authenticated;
