-- Profiles: one row for each account, filled when someone signs up: what onboarding asks, what the settings hold, and the user's own
-- lists of stages and statuses. A row belongs to one user and nobody else can see it.

-- Whether a list of labels is fit to choose from: at most 50 trimmed, non-blank labels of up to 100 characters, none twice. It is a plain
-- list, neither one of lists nor one that counts from elsewhere than 1: all who read it expect that.
create function private.is_option_list(options text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(cardinality(options) <= 50 and array_ndims(options) = 1 and array_lower(options, 1) = 1
    and bool_and(label is not null and label = btrim(label, E' \t\r\n') and char_length(label) between 1 and 100)
    and count(*) = count(distinct label), true)
  from unnest(options) label
$$;
grant execute on function private.is_option_list(text[]) to authenticated, service_role;

-- The one address of a LinkedIn profile: https://www.linkedin.com/in/<slug>, percent-decoded, lower case, without
-- locale host, query, fragment or anything after the slug. Null when the text is not the address of a profile.
-- The browser's mirror of these rules is contract/profile-url.ts; a test holds the two together.
create function private.canonical_profile_url(address text) returns text
language plpgsql immutable strict set search_path = '' as $$
declare
  raw text := (regexp_match(btrim(address, E' \t\r\n'), '^(?:https?://)?(?:[a-z]{2,6}\.)?linkedin\.com/in/([^/?#]+)(?:[/?#].*)?$', 'i'))[1];
  bytes bytea := '';
  slug text;
  position int := 1;
begin
  -- 100 letters of several parts each, percent-encoded, are far shorter; what is longer would take long to decode.
  if raw is null or char_length(raw) > 4000 then
    return null;
  end if;
  while position <= length(raw) loop
    if substr(raw, position, 1) <> '%' then
      bytes := bytes || convert_to(substr(raw, position, 1), 'UTF8');
      position := position + 1;
    elsif substr(raw, position + 1, 2) ~ '^[0-9a-fA-F]{2}$' then
      bytes := bytes || decode(substr(raw, position + 1, 2), 'hex');
      position := position + 3;
    else
      return null;
    end if;
  end loop;
  begin
    slug := lower(normalize(convert_from(bytes, 'UTF8'), NFC) collate pg_catalog.pg_c_utf8);
  exception when character_not_in_repertoire or untranslatable_character then
    return null;
  end;
  -- ASCII: letters, digits and . _ - only; beyond it, no control, space, invisible, private-use or replacement characters.
  if char_length(slug) > 100
    or slug !~ '^([a-z0-9._-]|[^\u0001-\u00a0\u00ad\u061c\u180e\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ue000-\uf8ff\ufeff\ufff0-\uffff])+$'
    or slug ~ '^[.]+$' then
    return null;
  end if;
  return 'https://www.linkedin.com/in/' || slug;
end;
$$;
grant execute on function private.canonical_profile_url(text) to authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  name text constraint profiles_name_length check (char_length(name) between 1 and 200 and btrim(name) <> ''),
  company text constraint profiles_company_length check (char_length(company) <= 200),
  job_title text constraint profiles_job_title_length check (char_length(job_title) <= 200),
  industry text constraint profiles_industry_length check (char_length(industry) <= 200),
  primary_use_case text constraint profiles_primary_use_case_length check (char_length(primary_use_case) <= 200),
  goals text constraint profiles_goals_length check (char_length(goals) <= 5000),
  -- E.164, as contract/phone.ts reads it from what people type.
  phone text constraint profiles_phone_shape check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  linkedin_url text constraint profiles_linkedin_url_canonical
    check (linkedin_url is null or coalesce(linkedin_url = private.canonical_profile_url(linkedin_url), false)),
  notes text constraint profiles_notes_length check (char_length(notes) <= 10000),
  onboarding_completed boolean not null default false,
  walkthrough_completed boolean not null default false,
  -- An IANA name: "today", due dates and digests are meant in the user's own time.
  time_zone text not null default 'UTC',
  -- Monthly and quarterly tasks recur by calendar months instead of the specification's 30 and 90 days.
  calendar_months boolean not null default false,
  -- The first day of a week in the calendar and the weekly figures.
  week_start text not null default 'sunday' constraint profiles_week_start_known check (week_start in ('sunday', 'monday', 'saturday')),
  founder_stages text[] not null default array['Lead', 'Contacted', 'In conversation', 'Meeting', 'Closed', 'Passed']
    constraint profiles_founder_stages_shape check (private.is_option_list(founder_stages)),
  founder_statuses text[] not null default array['Active', 'Waiting', 'On hold', 'Archived']
    constraint profiles_founder_statuses_shape check (private.is_option_list(founder_statuses)),
  created_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated, service_role;
grant select on public.profiles to authenticated;
grant update (name, company, job_title, industry, primary_use_case, goals, phone, linkedin_url, notes,
  onboarding_completed, walkthrough_completed, time_zone, calendar_months, week_start, founder_stages, founder_statuses)
  on public.profiles to authenticated;

create policy "a user reads their own profile" on public.profiles for select to authenticated
  using (id = (select private.caller('read', 'write')));
create policy "a user changes their own profile" on public.profiles for update to authenticated
  using (id = (select private.caller())) with check (id = (select private.caller()));

-- Copies the e-mail and the optional name given at sign-up; a name that is blank or too long never stops a sign-up.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, name)
  values (new.id, coalesce(new.email, ''), nullif(left(btrim(coalesce(new.raw_user_meta_data ->> 'name', '')), 200), ''));
  return new;
end;
$$;

create function private.follow_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end;
$$;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
create trigger follow_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.follow_email();

-- An address changes once both mailboxes have confirmed it. Auth waits for both only while it confirms addresses at all: with
-- `enable_confirmations = false` the first link would finish, and an open session and a mailbox of one's own would be enough to take an
-- account. The update that finishes is one statement, which still finds the first link's mark (supabase/auth, internal/api/verify.go,
-- emailChangeVerify, and internal/models/user.go, ConfirmEmailChange). An operator who changes an address by hand sets the mark first.
create function private.hold_email() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = '42501', message = 'An email address changes when both addresses have confirmed it.';
end;
$$;
create trigger hold_email before update of email on auth.users
  for each row when (old.email is distinct from new.email and coalesce(old.email_change_confirm_status, 0) = 0)
  execute function private.hold_email();

-- What users say of themselves at sign-up and later, key by key, goes into each answer of Auth and each token: it is bounded. Auth
-- answers a refusal by the database with 500.
create function private.hold_user_data() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = '23514', message = 'The data of a user is too long.';
end;
$$;
create trigger hold_user_data before insert or update of raw_user_meta_data on auth.users
  for each row when (octet_length(new.raw_user_meta_data::text) > 16384)
  execute function private.hold_user_data();

-- Returns the name that a time zone is stored under: the current name where Postgres knows it, else the earlier one. Browsers report
-- earlier names (Asia/Calcutta), and Postgres on Debian 13 knows only current ones. Returns null for anything but UTC or Area/City, because
-- Postgres would also accept FOO3.
create function private.canonical_zone(given text, known text[]) returns text
language sql immutable set search_path = '' as $$
  with names (name, place) as (
    select w.name, w.place from (select given as name) g
    left join (values ('Africa/Asmera', 'Africa/Asmara'), ('America/Buenos_Aires', 'America/Argentina/Buenos_Aires'),
      ('America/Catamarca', 'America/Argentina/Catamarca'), ('America/Coral_Harbour', 'America/Atikokan'),
      ('America/Cordoba', 'America/Argentina/Cordoba'), ('America/Fort_Wayne', 'America/Indiana/Indianapolis'), ('America/Godthab', 'America/Nuuk'),
      ('America/Indianapolis', 'America/Indiana/Indianapolis'), ('America/Jujuy', 'America/Argentina/Jujuy'),
      ('America/Louisville', 'America/Kentucky/Louisville'), ('America/Mendoza', 'America/Argentina/Mendoza'), ('Asia/Ashkhabad', 'Asia/Ashgabat'),
      ('Asia/Calcutta', 'Asia/Kolkata'), ('Asia/Choibalsan', 'Asia/Ulaanbaatar'), ('Asia/Dacca', 'Asia/Dhaka'), ('Asia/Katmandu', 'Asia/Kathmandu'),
      ('Asia/Macao', 'Asia/Macau'), ('Asia/Rangoon', 'Asia/Yangon'), ('Asia/Saigon', 'Asia/Ho_Chi_Minh'), ('Asia/Thimbu', 'Asia/Thimphu'),
      ('Asia/Ujung_Pandang', 'Asia/Makassar'), ('Asia/Ulan_Bator', 'Asia/Ulaanbaatar'), ('Atlantic/Faeroe', 'Atlantic/Faroe'),
      ('Europe/Kiev', 'Europe/Kyiv'), ('Europe/Uzhgorod', 'Europe/Kyiv'), ('Europe/Zaporozhye', 'Europe/Kyiv'), ('Pacific/Enderbury', 'Pacific/Kanton'),
      ('Pacific/Ponape', 'Pacific/Pohnpei'), ('Pacific/Truk', 'Pacific/Chuuk')) renamed (earlier, today) on g.name in (renamed.earlier, renamed.today)
    cross join lateral (values (renamed.today, 1), (g.name, 2), (renamed.earlier, 3)) w (name, place)
    where w.name is not null
  )
  select case when given in ('UTC', 'Etc/UTC', 'Etc/UCT', 'Etc/Zulu', 'GMT', 'Etc/GMT', 'Etc/Greenwich') then 'UTC'
    when given ~ '^[A-Z][A-Za-z_]+(/[A-Za-z][A-Za-z0-9_+-]*){1,2}$' then
      (select n.name from names n where n.name = any (known) order by n.place limit 1)
  end
$$;
grant execute on function private.canonical_zone(text, text[]) to authenticated, service_role;

-- A time zone is stored under its canonical name; onboarding is complete once its required answers are there (the settings may clear
-- them later); onboarding and walkthrough can be started but not reset.
create function private.check_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.time_zone is distinct from old.time_zone then
    new.time_zone := private.canonical_zone(new.time_zone, array(select z.name from pg_catalog.pg_timezone_names z));
    if new.time_zone is null then
      raise exception using errcode = 'PT400', message = 'Choose a time zone from the list.';
    end if;
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
