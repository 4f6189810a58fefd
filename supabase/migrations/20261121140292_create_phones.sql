-- Phones: the number from which a user texts. A row is a number that was verified: a code shown in the signed-in app came from it. A number
-- belongs to one account, and what comes from any other number is nobody's. The row belongs to one user and nobody else can see it.
create table public.phones (
  user_id uuid primary key references auth.users (id) on delete cascade,
  phone text not null constraint phones_phone_shape check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  verified_at timestamptz not null default now(),
  -- When the last text came from it: numbers are given to other people, so one that is silent for 180 days is not the user's any more.
  last_text_at timestamptz not null default now(),
  -- How many texts in a row did not reach it (Twilio's errors 30005 and 30006). After the second one it is not the user's any more.
  unreachable integer not null default 0 constraint phones_unreachable_range check (unreachable between 0 and 2),
  constraint phones_phone_unique unique (phone)
);
-- The daily purge reads the numbers that have been silent for longest.
create index phones_last_text_at_idx on public.phones (last_text_at);

alter table public.phones enable row level security;
revoke all on public.phones from anon, authenticated, service_role;
grant select (user_id, phone, verified_at, last_text_at), delete on public.phones to authenticated;
create policy "a user reads their own phone" on public.phones for select to authenticated
  using (user_id = (select private.caller()));
create policy "a user unlinks their own phone" on public.phones for delete to authenticated
  using (user_id = (select private.caller()));

-- A code that the app shows and that is to come from the user's phone: one for each user, for ten minutes.
create table private.phone_codes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- SHA-256 of the code, in hex.
  code_hash text not null constraint phone_codes_code_hash_shape check (code_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null default now() + interval '10 minutes',
  constraint phone_codes_code_hash_unique unique (code_hash)
);
alter table private.phone_codes enable row level security;
revoke all on private.phone_codes from public, anon, authenticated, service_role;

-- What is known of a number, whoever has it; by its SHA-256, because it outlives the account that it was linked to.
create table queue.numbers (
  number_hash text primary key constraint numbers_number_hash_shape check (number_hash ~ '^[0-9a-f]{64}$'),
  -- The owner wants no texts.
  opted_out_at timestamptz,
  -- A number that is linked to no account is answered once in 30 days.
  answered_at timestamptz,
  -- Wrong codes that came from it, since when.
  wrong_codes integer not null default 0 constraint numbers_wrong_codes_range check (wrong_codes between 0 and 5),
  wrong_since timestamptz
);
alter table queue.numbers enable row level security;
revoke all on queue.numbers from public, anon, authenticated, service_role;

create function private.text_hash(words text) returns text
language sql immutable set search_path = '' as $$ select encode(sha256(convert_to(words, 'UTF8')), 'hex') $$;

-- How long a number stays linked without a text from it.
create function private.phone_lapses_after() returns interval
language sql immutable set search_path = '' as $$ select interval '180 days' $$;

-- Whose number this is; null when it is nobody's.
create function private.phone_owner(number text) returns uuid
language sql stable set search_path = '' as $$
  select p.user_id from public.phones p where p.phone = number and p.last_text_at > now() - private.phone_lapses_after()
$$;

-- Makes a code for the caller in place of an earlier one: {code, expiresAt}. For sessions only, 20 times an hour.
create function private.begin_phone_link() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller();
  letters constant text := 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  code text;
  kept private.phone_codes;
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  if private.take_request('phone-code:' || me, 20, 3600) > 0 then
    raise exception using errcode = 'PT429', message = 'Too many codes. Please try again in an hour.';
  end if;
  -- 32 letters, so that each byte of chance gives one of them as often as another.
  select string_agg(substr(letters, get_byte(chance.bytes, place) % 32 + 1, 1), '') into code
  from (select extensions.gen_random_bytes(8) as bytes) chance, generate_series(0, 7) place;
  insert into private.phone_codes as c (user_id, code_hash) values (me, private.text_hash(code))
  on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at returning * into kept;
  return jsonb_build_object('code', code, 'expiresAt', kept.expires_at);
end;
$$;
grant execute on function private.begin_phone_link() to authenticated;
create function public.begin_phone_link() returns jsonb
language sql set search_path = '' as $$ select private.begin_phone_link() $$;
grant execute on function public.begin_phone_link() to authenticated;

-- `ana@example.com` as `a***@example.com`: enough for its owner, too little for anybody else.
create function private.masked_email(email text) returns text
language sql immutable set search_path = '' as $$ select left(email, 1) || '***' || coalesce(substring(email from '@.*$'), '') $$;

-- Links a number to the account for which its text has the code, and gives the sentence to answer with; null for silence, which follows five
-- wrong codes in ten minutes. A code that was used is gone. A number of another account stays with it.
create function private.link_phone(sender text, given_code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  held private.phone_codes;
  known queue.numbers;
  mark text := private.text_hash(sender);
  account text;
begin
  -- Two texts of one number, and two of one account, come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('phone:' || sender, 0));
  select * into known from queue.numbers n where n.number_hash = mark;
  if known.wrong_codes >= 5 and known.wrong_since > now() - interval '10 minutes' then
    return null;
  end if;
  delete from private.phone_codes c
  where c.code_hash = private.text_hash(regexp_replace(upper(given_code), '[^A-Z0-9]', '', 'g')) and c.expires_at > now() returning * into held;
  if held.user_id is null then
    insert into queue.numbers as n (number_hash, wrong_codes, wrong_since) values (mark, 1, now())
    on conflict (number_hash) do update set
      wrong_codes = case when n.wrong_since > now() - interval '10 minutes' then n.wrong_codes + 1 else 1 end,
      wrong_since = case when n.wrong_since > now() - interval '10 minutes' then n.wrong_since else now() end;
    return 'This code is wrong or has run out. Get a new one in Tracker, under Profile.';
  end if;
  -- Who had it and has not texted for too long has it no more.
  delete from public.phones p where p.phone = sender and p.last_text_at <= now() - private.phone_lapses_after();
  if exists (select 1 from public.phones p where p.phone = sender and p.user_id <> held.user_id) then
    return 'This number is linked to another Tracker account. Unlink it there first, under Profile.';
  end if;
  insert into public.phones as p (user_id, phone) values (held.user_id, sender)
  on conflict (user_id) do update set phone = excluded.phone, verified_at = now(), last_text_at = now(), unreachable = 0;
  -- Their profile has the number that they text from.
  update public.profiles p set phone = sender where p.id = held.user_id and p.phone is distinct from sender;
  delete from queue.numbers n where n.number_hash = mark and n.opted_out_at is null;
  select private.masked_email(p.email) into account from public.profiles p where p.id = held.user_id;
  return 'This number now texts Tracker as ' || account || '. Text ? for what you can say. Not you? Text STOP.';
end;
$$;

-- A number that is changed in the profile is not the verified one any more.
create function private.unlink_changed_phone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.phones p where p.user_id = new.id and p.phone is distinct from new.phone;
  return null;
end;
$$;
create trigger unlink_changed_phone after update of phone on public.profiles
  for each row when (old.phone is distinct from new.phone) execute function private.unlink_changed_phone();

-- Forgets numbers that have been silent for too long, codes that ran out, and what nobody needs to know of a number any more.
create function private.purge_phones() returns void
language sql set search_path = '' as $$
  delete from public.phones p where p.last_text_at <= now() - private.phone_lapses_after();
  delete from private.phone_codes c where c.expires_at < now();
  delete from queue.numbers n where n.opted_out_at is null and coalesce(n.answered_at, '-infinity') < now() - interval '30 days'
    and coalesce(n.wrong_since, '-infinity') < now() - interval '1 day';
$$;
select cron.schedule('purge-phones', '41 3 * * *', 'select private.purge_phones()');
