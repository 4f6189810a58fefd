-- Profiles: one row for each account, filled when somebody signs up. A row belongs to one user and nobody else can see it.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  name text constraint profiles_name_length check (char_length(name) between 1 and 200 and btrim(name) <> ''),
  created_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated, service_role;
grant select on public.profiles to authenticated;

create policy "a user reads their own profile" on public.profiles for select to authenticated
  using (id = (select private.caller('read', 'write')));

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
