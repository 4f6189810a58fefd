-- Priority: how much it is worth to reach out to someone, computed where the user gave no value of their own.
-- The same score as contract/outreach-score.ts gives without the user's value; a test holds the two together.
alter table public.founders
  -- 20 is the score of someone new: nobody was in touch yet, and no post is known. Only triggers and the schedule write it.
  add column computed_priority_score smallint not null default 20
    constraint founders_computed_priority_score_range check (computed_priority_score between 0 and 100);

-- The score of one founder at a moment, with the rhythm in which the user means to be in touch, in days. Doubles and halves rounded up, as
-- JavaScript does it.
create function private.outreach_score(of_user uuid, of_founder uuid, touched_at timestamptz, rhythm smallint, at timestamptz default now()) returns smallint
language sql stable set search_path = '' as $$
  with recent as (
    select p.kind, p.posted_at from public.posts p
    where p.user_id = of_user and p.founder_id = of_founder and p.kind in ('post', 'quote', 'article') and p.posted_at > at - interval '30 days'
    order by p.posted_at desc limit 20
  ), latest as (
    select r.kind, r.posted_at, greatest(0, floor(extract(epoch from at - r.posted_at)::float8 / 86400)) as days from recent r order by r.posted_at desc limit 1
  ), due as (
    select count(*) as tasks from public.tasks t
    where t.user_id = of_user and t.founder_id = of_founder and t.status <> 'done'
      and t.due_on <= (at at time zone coalesce((select p.time_zone from public.profiles p where p.id = of_user), 'UTC'))::date
  ), touched as (
    select greatest(0, floor(extract(epoch from at - touched_at)::float8 / 86400)) as days
  ), points as (
    select floor(40 * (case l.kind when 'article' then 1::float8 when 'post' then 0.9::float8 else 0.6::float8 end
        * case when touched_at > l.posted_at then 0.25::float8 else 1::float8 end) * (1 - l.days / 30) + 0.5) as points
      from latest l where l.days < 30
    union all select floor(least(10, 2.5::float8 * (count(*) - 1)) + 0.5) from recent having count(*) > 0
    union all select case when touched_at is null then 20 when rhythm = 0 then 0
      when rhythm > 0 then floor(30 * least(1, case when t.days < rhythm then 0 else t.days / (2 * rhythm) end) + 0.5)
      else floor(30 * least(1, greatest(0, (t.days - 7) / 53)) + 0.5) end from touched t
    union all select floor(least(25, 20 + 2.5::float8 * (o.tasks - 1)) + 0.5) from due o where o.tasks > 0
  )
  select least(100, greatest(0, sum(p.points)))::smallint from points p
$$;

-- A post or a touch changes the score in the transaction that brings it.
create function private.score_founder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.computed_priority_score := private.outreach_score(new.user_id, new.id, new.last_touch_at, new.keep_in_touch_days);
  return new;
end;
$$;
create trigger score_founder before update of last_post_date, last_touch_at, keep_in_touch_days on public.founders
  for each row execute function private.score_founder();

create function private.score_task() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.founders f set computed_priority_score = private.outreach_score(f.user_id, f.id, f.last_touch_at, f.keep_in_touch_days)
  where f.user_id = coalesce(new.user_id, old.user_id) and f.id in (new.founder_id, old.founder_id);
  return null;
end;
$$;
-- Only a task with a date can be due.
create trigger score_new_task after insert on public.tasks
  for each row when (new.founder_id is not null and new.due_on is not null) execute function private.score_task();
create trigger score_changed_task after update of status, due_on, founder_id on public.tasks
  for each row when (old.due_on is not null or new.due_on is not null) execute function private.score_task();
create trigger score_deleted_task after delete on public.tasks
  for each row when (old.founder_id is not null and old.due_on is not null) execute function private.score_task();

-- Scores again those whose score time alone can change: with a post or a touch that is still fading, or a task that may be due.
create function private.score_founders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  update public.founders f set computed_priority_score = s.score
  from (
    select f.user_id, f.id, private.outreach_score(f.user_id, f.id, f.last_touch_at, f.keep_in_touch_days) as score from public.founders f
    where f.last_post_date > now() - interval '32 days' or f.last_touch_at > now() - interval '62 days' or f.keep_in_touch_days > 0
      or exists (select 1 from public.tasks t where t.user_id = f.user_id and t.founder_id = f.id and t.status <> 'done' and t.due_on <= current_date + 1)
  ) s
  where f.user_id = s.user_id and f.id = s.id and f.computed_priority_score <> s.score;
  get diagnostics changed = row_count;
  return changed;
end;
$$;
-- The days of a score begin at no particular hour, so a few times a day is as right as once, and fresher.
select cron.schedule('score-founders', '23 */6 * * *', 'select private.score_founders()');
