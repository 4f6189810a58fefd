-- Profiles, the rest: what onboarding asks, what the settings hold, and the user's own lists of stages and statuses.

-- Whether a list of labels is fit to choose from: at most 50 trimmed, non-blank labels of up to 100 characters, none twice.
create function private.is_option_list(options text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(cardinality(options) <= 50
    and bool_and(label is not null and label = btrim(label, E' \t\r\n') and char_length(label) between 1 and 100)
    and count(*) = count(distinct label), true)
  from unnest(options) label
$$;
grant execute on function private.is_option_list(text[]) to authenticated, service_role;

alter table public.profiles
  add column company text constraint profiles_company_length check (char_length(company) <= 200),
  add column job_title text constraint profiles_job_title_length check (char_length(job_title) <= 200),
  add column industry text constraint profiles_industry_length check (char_length(industry) <= 200),
  add column primary_use_case text constraint profiles_primary_use_case_length check (char_length(primary_use_case) <= 200),
  add column goals text constraint profiles_goals_length check (char_length(goals) <= 5000),
  add column phone text constraint profiles_phone_length check (char_length(phone) <= 50),
  add column linkedin_url text constraint profiles_linkedin_url_shape
    check (linkedin_url = '' or (linkedin_url ~ '^https?://[^\s]+$' and char_length(linkedin_url) <= 2000)),
  add column notes text constraint profiles_notes_length check (char_length(notes) <= 10000),
  add column onboarding_completed boolean not null default false,
  add column walkthrough_completed boolean not null default false,
  -- An IANA name: "today", due dates and digests are meant in the user's own time.
  add column time_zone text not null default 'UTC',
  -- Monthly and quarterly tasks recur by calendar months instead of the specification's 30 and 90 days.
  add column calendar_months boolean not null default false,
  -- The first day of a week in the calendar and the weekly figures.
  add column week_start text not null default 'sunday' constraint profiles_week_start_known check (week_start in ('sunday', 'monday', 'saturday')),
  add column founder_stages text[] not null default array['Lead', 'Contacted', 'In conversation', 'Meeting', 'Closed', 'Passed']
    constraint profiles_founder_stages_shape check (private.is_option_list(founder_stages)),
  add column founder_statuses text[] not null default array['Active', 'Waiting', 'On hold', 'Archived']
    constraint profiles_founder_statuses_shape check (private.is_option_list(founder_statuses));

grant update (name, company, job_title, industry, primary_use_case, goals, phone, linkedin_url, notes,
  onboarding_completed, walkthrough_completed, time_zone, calendar_months, week_start, founder_stages, founder_statuses)
  on public.profiles to authenticated;

create policy "a user changes their own profile" on public.profiles for update to authenticated
  using (id = (select private.caller())) with check (id = (select private.caller()));

-- A time zone is one that Postgres knows; onboarding is complete once its required answers are there (the settings may clear
-- them later); what was begun (onboarding, walkthrough) cannot be taken back.
create function private.check_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.time_zone is distinct from old.time_zone
    and not exists (select 1 from pg_catalog.pg_timezone_names where name = new.time_zone) then
    raise exception using errcode = 'PT400', message = 'Choose a time zone from the list.';
  end if;
  if new.onboarding_completed and not old.onboarding_completed
    and '' = any (array[btrim(coalesce(new.company, '')), btrim(coalesce(new.job_title, '')), btrim(coalesce(new.industry, '')),
      btrim(coalesce(new.primary_use_case, '')), btrim(coalesce(new.goals, ''))]) then
    raise exception using errcode = 'PT400', message = 'Please fill in the required fields.';
  end if;
  new.onboarding_completed := new.onboarding_completed or old.onboarding_completed;
  new.walkthrough_completed := new.walkthrough_completed or old.walkthrough_completed;
  return new;
end;
$$;
create trigger check_profile before update on public.profiles
  for each row execute function private.check_profile();
