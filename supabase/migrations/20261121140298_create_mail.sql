-- Mail: the outbox's other channel. A mail goes to the account's confirmed address, unless its owner unsubscribed from its kind or mail to the
-- address is stopped.

-- Addresses that mail is stopped to: they do not exist, or their owner marked a mail as spam. A row stops counting once the account has
-- another address.
create table public.mail_stops (
  user_id uuid primary key references auth.users (id) on delete cascade,
  address text not null constraint mail_stops_address_length check (char_length(address) between 1 and 320),
  why text not null constraint mail_stops_why_known check (why in ('bounced', 'complained')),
  stopped_at timestamptz not null default now()
);
alter table public.mail_stops enable row level security;
revoke all on public.mail_stops from anon, authenticated, service_role;
grant select, delete on public.mail_stops to authenticated;
create policy "a user reads whether their mail is stopped" on public.mail_stops for select to authenticated
  using (user_id = (select private.caller()));
create policy "a user has their mail sent again" on public.mail_stops for delete to authenticated
  using (user_id = (select private.caller()));

-- The key that signs unsubscribe links: made once for each installation, and readable by no role of the API.
create table private.mail_key (
  key bytea not null default extensions.gen_random_bytes(32),
  is_only boolean primary key default true constraint mail_key_only_one check (is_only)
);
alter table private.mail_key enable row level security;
revoke all on private.mail_key from public, anon, authenticated, service_role;
insert into private.mail_key default values;

-- How many mails a day are sent to an account.
insert into private.budgets values ('mails_sent', 50);

-- Returns the token of an unsubscribe link: the account, the kind of mail, and a signature over both.
create function private.unsubscribe_token(owner uuid, of_kind text) returns text
language sql stable set search_path = '' as $$
  select owner || '.' || of_kind || '.' ||
    left(encode(extensions.hmac(convert_to(owner || '.' || of_kind, 'UTF8'), k.key, 'sha256'), 'hex'), 40)
  from private.mail_key k
$$;

-- Returns a sentence that says why an account gets no mail of a kind at an address; null when it does.
create function private.mail_refusal(owner uuid, of_kind text, of_address text) returns text
language sql stable set search_path = '' as $$
  select case
    when not exists (select 1 from auth.users u where u.id = owner and lower(u.email) = lower(of_address) and u.email_confirmed_at is not null)
      then 'This isn''t the confirmed email address of your account.'
    when exists (select 1 from public.mail_stops s where s.user_id = owner and lower(s.address) = lower(of_address))
      then 'Mail to this address is stopped. Your profile says why.'
    when exists (select 1 from public.notification_settings s where s.user_id = owner and s.kind = of_kind and s.channel = 'email' and not s.is_on)
      then 'You unsubscribed from these mails. Turn them on in your profile first.'
  end
$$;

-- Adds a mail to an account, as text and as HTML for its body. Returns null when the account has no confirmed address, unsubscribed from this
-- kind, or mail to its address is stopped. A mail over the day's budget is kept as failed. The footer with the unsubscribe link is added when
-- the mail is sent.
create function queue.send_mail(owner uuid, kind text, subject text, words text, page text) returns uuid
language plpgsql set search_path = '' as $$
declare
  address text := (select u.email from auth.users u where u.id = owner);
  is_within boolean;
  added uuid;
begin
  if address is null or private.mail_refusal(owner, kind, address) is not null then
    return null;
  end if;
  is_within := private.spend(owner, 'mails_sent', 1);
  insert into public.outbox (user_id, channel, recipient, kind, subject, body, page, state, reason, next_try_at)
  values (owner, 'email', address, kind, left(regexp_replace(subject, '\s+', ' ', 'g'), 200), left(words, 20000), page,
    case when is_within then 'queued' else 'failed' end, case when not is_within then 'Today''s budget for mails is used up.' end,
    case when is_within then clock_timestamp() end)
  returning id into added;
  return added;
end;
$$;

-- Stops the mails to an address, and cancels the queued ones.
create function queue.stop_mail(owner uuid, of_address text, of_why text) returns void
language sql set search_path = '' as $$
  insert into public.mail_stops as s (user_id, address, why) values (owner, of_address, of_why)
  on conflict (user_id) do update set address = excluded.address, why = excluded.why, stopped_at = now();
  update public.outbox o set state = 'failed', next_try_at = null, lease_token = null, reason = 'Mail to this address is stopped.'
  where o.user_id = owner and o.channel = 'email' and o.recipient = of_address and o.state = 'queued';
$$;

-- Leases the next mail that is due: {id, token, key, recipient, kind, subject, body, page, unsubscribe, unclear, refusals, firstTryAt}, or
-- null. A mail that is too late, or that its owner unsubscribed from meanwhile, fails instead.
create function queue.claim_mail(lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken public.outbox;
  refusal text;
begin
  loop
    taken := queue.take_due('email', lease_seconds);
    if taken.id is null then
      return null;
    end if;
    -- A mail that may have been sent is still followed up.
    refusal := coalesce(case when taken.stale_at <= clock_timestamp() and taken.unclear <= 1 then 'It was too late to send this.' end,
      private.mail_refusal(taken.user_id, taken.kind, taken.recipient));
    exit when refusal is null;
    update public.outbox o set state = 'failed', next_try_at = null, lease_token = null, reason = refusal where o.id = taken.id;
  end loop;
  return jsonb_build_object('id', taken.id, 'token', taken.lease_token, 'key',
    taken.id || case when taken.again > 0 then '-' || taken.again else '' end, 'recipient', taken.recipient, 'kind', taken.kind,
    'subject', taken.subject, 'body', taken.body, 'page', taken.page, 'unsubscribe', private.unsubscribe_token(taken.user_id, taken.kind),
    'unclear', taken.unclear - 1, 'refusals', taken.refusals, 'firstTryAt', taken.first_try_at);
end;
$$;

-- Stores the result of a try, as `end_outbox` does. Mail to an address that does not exist is stopped.
create function queue.end_mail(of_id uuid, of_token uuid, outcome text, given_id text, code integer, why text, wait_seconds integer, is_dead boolean)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  entry public.outbox;
begin
  if not queue.end_outbox(of_id, of_token, outcome, given_id, code, why, wait_seconds) then
    return false;
  end if;
  if is_dead then
    select * into strict entry from public.outbox o where o.id = of_id;
    perform queue.stop_mail(entry.user_id, entry.recipient, 'bounced');
  end if;
  return true;
end;
$$;

-- Stores a delivery event of the vendor: `delivered`, `failed`, `bounced` (for good) or `complained`. Events come in any order and more than
-- once, so a mail's state only moves forward; a complaint may follow a delivery. Returns whether the mail is known.
create function queue.note_mail(given_id text, event text, why text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  entry public.outbox;
begin
  select * into entry from public.outbox o where o.vendor_id = given_id and o.channel = 'email' for update;
  if not found then
    return false;
  end if;
  if event in ('delivered', 'failed', 'bounced') and entry.state not in ('delivered', 'failed') then
    update public.outbox o set state = case event when 'delivered' then 'delivered' else 'failed' end, lease_token = null, next_try_at = null,
      reason = left(why, 500)
    where o.id = entry.id;
  end if;
  -- A repeated event must not stop mail that its owner has allowed again since.
  if event in ('bounced', 'complained') and entry.stopped_by is distinct from event then
    update public.outbox o set stopped_by = event where o.id = entry.id;
    perform queue.stop_mail(entry.user_id, entry.recipient, event);
  end if;
  return true;
end;
$$;

-- Unsubscribes an account from a kind of mail, both named by the link's token. Returns whether the token is valid. A repeat changes nothing.
create function queue.unsubscribe(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  parts text[] := regexp_match(token, '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z_]{1,40})\.[0-9a-f]{40}$');
  owner uuid := parts[1];
begin
  -- Hashes are compared, so that timing reveals nothing about the signature.
  if parts is null or sha256(convert_to(token, 'UTF8')) <> sha256(convert_to(private.unsubscribe_token(owner, parts[2]), 'UTF8'))
    or not exists (select 1 from auth.users u where u.id = owner) then
    return false;
  end if;
  perform private.set_notification(owner, parts[2], 'email', false);
  return true;
end;
$$;

-- Calls the `mail` function if there is a mail to send. If the call fails, the schedule repeats it.
create function private.wake_mail() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.outbox o where o.channel = 'email' and o.next_try_at <= clock_timestamp()) then
    perform queue.call_function('/mail/drain');
  end if;
end;
$$;
select cron.schedule('wake-mail', '10 seconds', 'select private.wake_mail()');

create function worker.claim_mail(lease_seconds integer) returns jsonb
language sql set search_path = '' as $$ select queue.claim_mail(lease_seconds) $$;
create function worker.end_mail(outbox_id uuid, token uuid, outcome text, vendor_id text, error_code integer, reason text, wait_seconds integer,
  is_dead boolean) returns boolean
language sql set search_path = '' as $$ select queue.end_mail(outbox_id, token, outcome, vendor_id, error_code, reason, wait_seconds, is_dead) $$;
create function worker.note_mail(vendor_id text, event text, reason text) returns boolean
language sql set search_path = '' as $$ select queue.note_mail(vendor_id, event, reason) $$;
create function worker.unsubscribe(token text) returns boolean
language sql set search_path = '' as $$ select queue.unsubscribe(token) $$;
revoke all on function worker.claim_mail(integer), worker.end_mail(uuid, uuid, text, text, integer, text, integer, boolean),
  worker.note_mail(text, text, text), worker.unsubscribe(text) from public, anon, authenticated;
grant execute on function queue.claim_mail(integer), queue.end_mail(uuid, uuid, text, text, integer, text, integer, boolean),
  queue.note_mail(text, text, text), queue.unsubscribe(text), worker.claim_mail(integer),
  worker.end_mail(uuid, uuid, text, text, integer, text, integer, boolean), worker.note_mail(text, text, text), worker.unsubscribe(text)
  to service_role;
