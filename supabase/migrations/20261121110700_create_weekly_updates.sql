-- Figures that a plain table request cannot express; they are read as the caller, under row-level security.

-- One row for each of the last weeks, the present one last; a week starts on the user's own first day, in their own time zone. What was
-- completed, moved and overdue is read from the log of moves, so that a task moved again changes no week but the present one.
create function public.weekly_updates(weeks integer)
returns table (week_start date, created bigint, completed bigint, moved bigint, overdue bigint, posts_seen bigint)
language sql stable set search_path = '' as $$
  with zone as (
    select p.time_zone as name, (now() at time zone p.time_zone)::date as today,
      case p.week_start when 'monday' then 1 when 'saturday' then 6 else 0 end as first_day
    from public.profiles p
  ), span as (
    select today - (extract(dow from today)::integer - first_day + 7) % 7 - 7 * n as starts_on, zone.name, zone.today
    from zone, generate_series(least(greatest(weeks, 1), 104) - 1, 0, -1) n
  ), week as (
    select starts_on, today, starts_on::timestamp at time zone name as starts_at, (starts_on + 7)::timestamp at time zone name as ends_at from span
  )
  select w.starts_on,
    (select count(*) from public.tasks t where t.created_at >= w.starts_at and t.created_at < w.ends_at),
    -- Done when the week ended: one that was taken back in the same week was a slip.
    (select count(*) from (
      select distinct on (m.task_id) m.to_status from public.task_moves m where m.moved_at >= w.starts_at and m.moved_at < w.ends_at
      order by m.task_id, m.moved_at desc, m.id desc) last where last.to_status = 'done'),
    (select count(distinct m.task_id) from public.task_moves m
      where m.moved_at >= w.starts_at and m.moved_at < w.ends_at and m.from_status is not null),
    (select count(*) from public.tasks t where t.due_on < least(w.starts_on + 7, w.today) and t.created_at < w.ends_at
      and coalesce((select m.to_status from public.task_moves m where m.task_id = t.id and m.moved_at < w.ends_at
        order by m.moved_at desc, m.id desc limit 1), 'todo') <> 'done'),
    (select count(*) from public.posts p where p.posted_at >= w.starts_at and p.posted_at < w.ends_at)
  from week w order by w.starts_on
$$;
grant execute on function public.weekly_updates(integer) to authenticated;
