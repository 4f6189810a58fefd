-- Phones: the number that a user texts from. Each row is verified: a code from the signed-in app was texted from that number. A number
-- belongs to one account; texts from any other number belong to nobody. A row belongs to one user and nobody else can see it.
create table public.phones (
  user_id uuid primary key references auth.users (id) on delete cascade,
  phone text not null constraint phones_phone_shape check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  verified_at timestamptz not null default now(),
  -- Carriers give numbers to new owners, so a number that sends no text for 180 days is unlinked.
  last_text_at timestamptz not null default now(),
  -- How many texts in a row did not reach it (Twilio's errors 30005 and 30006). After the second one it is unlinked.
  unreachable integer not null default 0 constraint phones_unreachable_range check (unreachable between 0 and 2),
  -- Since when its owner wants no texts (`queue.numbers`); null when they do.
  opted_out_at timestamptz,
  constraint phones_phone_unique unique (phone)
);
-- The daily purge reads the numbers that sent no text for longest.
create index phones_last_text_at_idx on public.phones (last_text_at);

alter table public.phones enable row level security;
revoke all on public.phones from anon, authenticated, service_role;
grant select (user_id, phone, verified_at, last_text_at, opted_out_at), delete on public.phones to authenticated;
create policy "a user reads their own phone" on public.phones for select to authenticated
  using (user_id = (select private.caller()));
create policy "a user unlinks their own phone" on public.phones for delete to authenticated
  using (user_id = (select private.caller()));

-- The code that the app shows and the user texts from their phone: one for each user, valid for ten minutes.
create table private.phone_codes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- SHA-256 of the code, in hex.
  code_hash text not null constraint phone_codes_code_hash_shape check (code_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null default now() + interval '10 minutes',
  constraint phone_codes_code_hash_unique unique (code_hash)
);
alter table private.phone_codes enable row level security;
revoke all on private.phone_codes from public, anon, authenticated, service_role;

-- What is known about a number, linked or not. It is stored by its SHA-256, because it outlives the account that it was linked to.
create table queue.numbers (
  number_hash text primary key constraint numbers_number_hash_shape check (number_hash ~ '^[0-9a-f]{64}$'),
  -- When the number's owner opted out of texts.
  opted_out_at timestamptz,
  -- When it was last answered without being linked: at most once in 30 days.
  answered_at timestamptz,
  -- How many wrong codes it sent, and since when.
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

-- Returns the user a number is linked to; null when there is none.
create function private.phone_owner(number text) returns uuid
language sql stable set search_path = '' as $$
  select p.user_id from public.phones p where p.phone = number and p.last_text_at > now() - private.phone_lapses_after()
$$;

-- Makes a code for the caller, which replaces an earlier one: {code, expiresAt}. For sessions only, 20 times an hour.
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
  -- 32 letters, so that a random byte picks each of them equally often.
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

-- `ana@example.com` becomes `a***@example.com`: enough for its owner, too little for anybody else.
create function private.masked_email(email text) returns text
language sql immutable set search_path = '' as $$ select left(email, 1) || '***' || coalesce(substring(email from '@.*$'), '') $$;

-- Links a number to the account that the texted code was made for. Returns the sentence to answer with; null for no answer, after five wrong
-- codes in ten minutes. A code works once. A number that is linked to another account stays with it.
create function private.link_phone(sender text, given_code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  redeemed private.phone_codes;
  known queue.numbers;
  mark text := private.text_hash(sender);
  account text;
  typed text;
begin
  -- Two texts from one number, or for one account, are handled one after the other.
  perform pg_advisory_xact_lock(hashtextextended('phone:' || sender, 0));
  select * into known from queue.numbers n where n.number_hash = mark;
  if known.wrong_codes >= 5 and known.wrong_since > now() - interval '10 minutes' then
    return null;
  end if;
  delete from private.phone_codes c
  where c.code_hash = private.text_hash(regexp_replace(upper(given_code), '[^A-Z0-9]', '', 'g')) and c.expires_at > now() returning * into redeemed;
  if redeemed.user_id is null then
    insert into queue.numbers as n (number_hash, wrong_codes, wrong_since) values (mark, 1, now())
    on conflict (number_hash) do update set
      wrong_codes = case when n.wrong_since > now() - interval '10 minutes' then n.wrong_codes + 1 else 1 end,
      wrong_since = case when n.wrong_since > now() - interval '10 minutes' then n.wrong_since else now() end;
    return 'This code is wrong or has expired. Get a new one in Tracker, under Profile.';
  end if;
  -- An owner who sent no text for too long loses the number.
  delete from public.phones p where p.phone = sender and p.last_text_at <= now() - private.phone_lapses_after();
  if exists (select 1 from public.phones p where p.phone = sender and p.user_id <> redeemed.user_id) then
    return 'This number is linked to another Tracker account. Unlink it there first, under Profile.';
  end if;
  insert into public.phones as p (user_id, phone) values (redeemed.user_id, sender)
  on conflict (user_id) do update set phone = excluded.phone, verified_at = now(), last_text_at = now(), unreachable = 0,
    opted_out_at = null;
  delete from queue.numbers n where n.number_hash = mark and n.opted_out_at is null;
  select private.masked_email(p.email), p.phone into account, typed from public.profiles p where p.id = redeemed.user_id;
  -- The profile shows the number that they text from. Another one that they typed there is replaced, and the answer says so.
  update public.profiles p set phone = sender where p.id = redeemed.user_id and p.phone is distinct from sender;
  return 'This number now texts Tracker as ' || account || '.'
    || case when typed <> sender then ' In your profile it replaces the number ending in ' || right(typed, 4) || '.' else '' end
    || ' Text ? for what you can say. Not you? Text STOP.';
end;
$$;

-- Unlinks a number when the user changes it in the profile, because the new one is not verified.
create function private.unlink_changed_phone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.phones p where p.user_id = new.id and p.phone is distinct from new.phone;
  return null;
end;
$$;
create trigger unlink_changed_phone after update of phone on public.profiles
  for each row when (old.phone is distinct from new.phone) execute function private.unlink_changed_phone();

-- Deletes numbers that sent no text for too long, expired codes, and what is no longer needed about a number.
create function private.purge_phones() returns void
language sql set search_path = '' as $$
  delete from public.phones p where p.last_text_at <= now() - private.phone_lapses_after();
  delete from private.phone_codes c where c.expires_at < now();
  delete from queue.numbers n where n.opted_out_at is null and coalesce(n.answered_at, '-infinity') < now() - interval '30 days'
    and coalesce(n.wrong_since, '-infinity') < now() - interval '1 day';
$$;
select cron.schedule('purge-phones', '41 3 * * *', 'select private.purge_phones()');
