-- Founders, the rest: the columns a user fills in, changes and deletes.
alter table public.founders
  add column stage text,
  add column status text,
  add column owner text constraint founders_owner_length check (btrim(owner) <> '' and char_length(owner) <= 200),
  -- 0 to 100; the user's own value. Null leaves it to the reach-out score.
  add column priority_score smallint constraint founders_priority_score_range check (priority_score between 0 and 100),
  add column meeting_summaries text constraint founders_meeting_summaries_length check (char_length(meeting_summaries) <= 50000),
  -- The last real touch: a note, a completed task or a logged message. Only triggers write it.
  add column last_touch_at timestamptz;

grant insert (stage, status, owner, priority_score, meeting_summaries) on public.founders to authenticated;
grant update (name, profile_url, company, role_title, industry, location, email, follower_count, stage, status, owner, priority_score,
  meeting_summaries) on public.founders to authenticated;
grant delete on public.founders to authenticated;

create policy "a user changes their own founders" on public.founders for update to authenticated
  using (user_id = (select private.caller('write'))) with check (user_id = (select private.caller('write')));
create policy "a user deletes their own founders" on public.founders for delete to authenticated
  using (user_id = (select private.caller('write')));

-- Stage and status come from the owner's lists; a value that left its list stays until it is changed.
create function private.check_founder_choices() returns trigger
language plpgsql set search_path = '' as $$
declare
  lists record;
begin
  select founder_stages, founder_statuses into lists from public.profiles where id = new.user_id;
  if new.stage is not null and (tg_op = 'INSERT' or new.stage is distinct from old.stage) and new.stage <> all (lists.founder_stages) then
    raise exception using errcode = 'PT400', message = 'Choose a stage from your list.';
  end if;
  if new.status is not null and (tg_op = 'INSERT' or new.status is distinct from old.status) and new.status <> all (lists.founder_statuses) then
    raise exception using errcode = 'PT400', message = 'Choose a status from your list.';
  end if;
  return new;
end;
$$;
create trigger check_founder_choices before insert or update of stage, status on public.founders
  for each row execute function private.check_founder_choices();

-- A person whose address changed is looked up anew: what another address gave says nothing about this one.
create function private.follow_changed_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.posts where user_id = new.user_id and founder_id = new.id;
  update public.founders
  set last_post_summary = null, last_post_summary_by = null, last_post_summary_date = null, last_post_date = null, last_post_url = null,
      last_refreshed_at = null, last_refresh_outcome = null, last_refresh_error = null
  where user_id = new.user_id and id = new.id;
  perform queue.enqueue_refresh(new.user_id, new.id);
  return null;
end;
$$;
create trigger follow_changed_address after update of profile_url on public.founders
  -- Whoever merges two entries of one person says that both addresses are theirs.
  for each row when (old.profile_url is distinct from new.profile_url and current_setting('tracker.merging', true) is distinct from 'on')
  execute function private.follow_changed_address();
