-- The outbox: texts and mails to send. A row is added in the transaction that causes it and sent afterwards, so that a crash loses none.
-- It belongs to one user, or to nobody when it answers a stranger's number, and nobody else can see it.
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  channel text not null default 'sms' constraint outbox_channel_known check (channel in ('sms', 'email')),
  recipient text not null constraint outbox_recipient_length check (char_length(recipient) between 1 and 320),
  body text not null
    constraint outbox_body_length check (char_length(body) between 1 and case channel when 'sms' then 1600 else 20000 end),
  -- For a mail: the kind of notification, the subject, and the body as HTML.
  kind text constraint outbox_kind_known check (kind in ('digest', 'source_paused', 'not_delivered', 'task_due')),
  subject text constraint outbox_subject_shape check (char_length(subject) between 1 and 200 and subject !~ '[\r\n]'),
  -- For a mail: how often the user resent it after it was refused. The vendor sees each as a new mail.
  again smallint not null default 0 constraint outbox_again_range check (again between 0 and 1000),
  page text constraint outbox_page_length check (char_length(page) <= 100000),
  -- The confirmation of an opt-out, which is sent although the owner wants no texts.
  is_opt_out_reply boolean not null default false,
  -- `sending`: a worker has it, or died with it. `unknown`: it may have been sent, and no retry is safe.
  state text not null default 'queued'
    constraint outbox_state_known check (state in ('queued', 'sending', 'sent', 'delivered', 'failed', 'unknown')),
  -- Tries without a clear result: the vendor did not respond, or the worker died. After the second one nothing more is sent.
  unclear smallint not null default 0 constraint outbox_unclear_range check (unclear between 0 and 3),
  -- Tries that the vendor refused for now.
  refusals smallint not null default 0 constraint outbox_refusals_range check (refusals between 0 and 5),
  -- When the next try is due. During a try: when its lease expires. Null once no more tries follow.
  next_try_at timestamptz default now(),
  -- When it is too late to send it, such as a morning digest.
  stale_at timestamptz,
  -- The lease of the worker that has it; a call with another token is refused.
  lease_token uuid,
  -- The vendor's id, and why it failed: the vendor's error number and a sentence (`reason`).
  vendor_id text constraint outbox_vendor_id_length check (char_length(vendor_id) <= 100),
  error_code integer,
  -- The vendor's id before the user resent it. Status callbacks with this id are ignored.
  earlier_id text constraint outbox_earlier_id_length check (char_length(earlier_id) <= 100),
  -- The event of this mail that stopped the mails to its address. The same event again changes nothing.
  stopped_by text constraint outbox_stopped_by_known check (stopped_by in ('bounced', 'complained')),
  reason text constraint outbox_reason_length check (char_length(reason) <= 500),
  created_at timestamptz not null default now(),
  first_try_at timestamptz,
  constraint outbox_vendor_id_unique unique (vendor_id),
  constraint outbox_mail_whole check ((channel = 'email') = (kind is not null and subject is not null and page is not null)),
  constraint outbox_due_while_open check ((next_try_at is not null) = (state in ('queued', 'sending')))
);
-- The senders of texts and mails read what is due; users read what failed lately; the limit for strangers counts texts without a user.
create index outbox_next_try_at_idx on public.outbox (channel, next_try_at) where next_try_at is not null;
create index outbox_answers_idx on public.outbox (channel, next_try_at) where next_try_at is not null and stale_at is null;
create index outbox_user_id_created_at_idx on public.outbox (user_id, created_at desc, id);
-- The daily purge.
create index outbox_created_at_idx on public.outbox (created_at);

alter table public.outbox enable row level security;
revoke all on public.outbox from anon, authenticated, service_role;
grant select (id, user_id, channel, recipient, body, kind, subject, state, error_code, reason, created_at) on public.outbox to authenticated;
create policy "a user reads what was sent to them" on public.outbox for select to authenticated
  using (user_id = (select private.caller()));

-- How many texts a day are sent to an account, and how many of its own are read.
insert into private.budgets values ('texts_sent', 300), ('texts_read', 200);

-- Returns why an account's text may not be sent to a number, as a sentence; null if it may. An answer to a stranger has no owner.
create function private.text_refusal(owner uuid, number text, is_opt_out_reply boolean) returns text
language sql stable set search_path = '' as $$
  select case
    when is_opt_out_reply then null
    when exists (select 1 from queue.numbers n where n.number_hash = private.text_hash(number) and n.opted_out_at is not null)
      then 'This number has opted out of texts. Text START from it to get them again.'
    when owner is not null and not exists (select 1 from public.phones p where p.user_id = owner and p.phone = number)
      then 'This number isn''t linked to your account any more.'
  end
$$;

-- Adds a text to a number. A text to someone who opted out, to a number that is not the account's, or over the day's budget, is kept as
-- failed. Strangers get 200 texts a day in all, and null is returned above that.
create function queue.send_text(owner uuid, number text, words text, is_opt_out_reply boolean default false) returns uuid
language plpgsql set search_path = '' as $$
declare
  refusal text := private.text_refusal(owner, number, is_opt_out_reply);
  added uuid;
begin
  if refusal is not null then
    null;
  elsif owner is not null and not private.spend(owner, 'texts_sent', 1) then
    refusal := 'Today''s budget for texts is used up.';
  elsif owner is null then
    -- One after the other, so that many strangers at once are counted correctly.
    perform pg_advisory_xact_lock(hashtextextended('texts to strangers', 0));
    if (select count(*) from public.outbox o where o.user_id is null and o.created_at > now() - interval '1 day') >= 200 then
      return null;
    end if;
  end if;
  insert into public.outbox (user_id, recipient, body, is_opt_out_reply, state, reason, next_try_at)
  values (owner, number, left(words, 1600), is_opt_out_reply, case when refusal is null then 'queued' else 'failed' end, refusal,
    case when refusal is null then clock_timestamp() end)
  returning id into added;
  return added;
end;
$$;

-- Stores that the owner of a number opted out of texts, and cancels the queued ones. Returns whether that is new.
create function queue.opt_out(number text) returns boolean
language sql set search_path = '' as $$
  with noted as (
    insert into queue.numbers as n (number_hash, opted_out_at) values (private.text_hash(number), now())
    on conflict (number_hash) do update set opted_out_at = excluded.opted_out_at where n.opted_out_at is null returning 1
  ), shown as (
    update public.phones p set opted_out_at = now() where p.phone = number and p.opted_out_at is null
  ), cancelled as (
    update public.outbox o set state = 'failed', next_try_at = null, lease_token = null,
      reason = 'This number has opted out of texts. Text START from it to get them again.'
    where o.recipient = number and o.state = 'queued' and not o.is_opt_out_reply
  )
  select exists (select 1 from noted)
$$;

-- Leases the next row of a channel that is due; null when there is none. Answers, which never expire, come before the digests of a morning.
-- `unclear` counts this try from the start, in case the worker dies.
create function queue.take_due(of_channel text, lease_seconds integer) returns public.outbox
language plpgsql set search_path = '' as $$
declare
  due public.outbox;
begin
  select * into due from public.outbox o
  where o.channel = of_channel and o.next_try_at <= clock_timestamp() and o.stale_at is null
  order by o.next_try_at, o.id limit 1 for update skip locked;
  if not found then
    select * into due from public.outbox o
    where o.channel = of_channel and o.next_try_at <= clock_timestamp() order by o.next_try_at, o.id limit 1 for update skip locked;
  end if;
  if not found then
    return null;
  end if;
  update public.outbox o set state = 'sending', lease_token = gen_random_uuid(), unclear = least(o.unclear + 1, 3),
    next_try_at = clock_timestamp() + make_interval(secs => lease_seconds), first_try_at = coalesce(o.first_try_at, clock_timestamp())
  where o.id = due.id returning * into strict due;
  return due;
end;
$$;

-- Leases the next text that is due: {id, token, recipient, body, unclear, firstTryAt, staleAt}, or null. `unclear` is how many earlier tries
-- may have sent it. A text that is too late, or whose number was unlinked meanwhile, fails instead.
create function queue.claim_outbox(lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken public.outbox;
  refusal text;
begin
  loop
    taken := queue.take_due('sms', lease_seconds);
    if taken.id is null then
      return null;
    end if;
    refusal := case when taken.stale_at <= clock_timestamp() then 'It was too late to send this.'
      else private.text_refusal(taken.user_id, taken.recipient, taken.is_opt_out_reply) end;
    -- A text that may have been sent is still looked up.
    exit when refusal is null or taken.unclear > 1;
    update public.outbox o set state = 'failed', next_try_at = null, lease_token = null, reason = refusal where o.id = taken.id;
  end loop;
  return jsonb_build_object('id', taken.id, 'token', taken.lease_token, 'recipient', taken.recipient, 'body', taken.body,
    'unclear', taken.unclear - 1, 'firstTryAt', taken.first_try_at, 'staleAt', taken.stale_at);
end;
$$;

-- Stores the result of a try: `sent`, with the vendor's id; `failed` for good; `later`, when the vendor refused it for now; `unclear`, when it
-- may have been sent; `unasked`, when the look-up of earlier tries failed and nothing was tried; `unknown`, when we give up on finding out.
-- Returns false when the worker has lost the lease, and when the vendor's id belongs to another text.
create function queue.end_outbox(of_id uuid, of_token uuid, outcome text, given_id text, code integer, why text, wait_seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  entry public.outbox;
begin
  select * into entry from public.outbox o where o.id = of_id and o.lease_token = of_token and o.state = 'sending' for update;
  if not found or given_id = entry.earlier_id or exists (select 1 from public.outbox o where o.vendor_id = given_id and o.id <> of_id) then
    return false;
  end if;
  if outcome = 'later' and entry.refusals >= 4 then
    outcome := 'failed';
  end if;
  update public.outbox o set lease_token = null, vendor_id = coalesce(given_id, o.vendor_id), error_code = code, reason = left(why, 500),
    state = case when outcome = 'later' then 'queued' when outcome in ('unclear', 'unasked') then 'sending' else outcome end,
    refusals = o.refusals + case outcome when 'later' then 1 else 0 end,
    unclear = o.unclear - case when outcome in ('later', 'unasked') then 1 else 0 end,
    next_try_at = case when outcome in ('later', 'unclear', 'unasked') then clock_timestamp() + make_interval(secs => greatest(wait_seconds, 1)) end
  where o.id = of_id;
  if code = 21610 then
    perform queue.opt_out(entry.recipient);
  end if;
  return true;
end;
$$;

-- Stores a delivery report. Reports come in any order and more than once, so a text's state only moves forward. A number that two texts in a
-- row did not reach is unlinked.
create function queue.note_delivery(of_id uuid, given_id text, status text, code integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  entry public.outbox;
begin
  select * into entry from public.outbox o
  where o.id = of_id and coalesce(o.vendor_id, given_id) = given_id and o.earlier_id is distinct from given_id for update;
  if not found or entry.state in ('delivered', 'failed') then
    return false;
  end if;
  update public.outbox o set vendor_id = given_id, lease_token = null, next_try_at = null, error_code = code,
    state = case when status = 'delivered' then 'delivered' when status in ('undelivered', 'failed') then 'failed' else 'sent' end
  where o.id = of_id;
  if code = 21610 then
    perform queue.opt_out(entry.recipient);
  elsif status = 'delivered' then
    update public.phones p set unreachable = 0 where p.user_id = entry.user_id and p.phone = entry.recipient and p.unreachable > 0;
  elsif code in (30005, 30006) and status in ('undelivered', 'failed') then
    update public.phones p set unreachable = least(p.unreachable + 1, 2) where p.user_id = entry.user_id and p.phone = entry.recipient;
    delete from public.phones p where p.user_id = entry.user_id and p.phone = entry.recipient and p.unreachable >= 2;
  end if;
  return true;
end;
$$;

create function worker.claim_outbox(lease_seconds integer) returns jsonb
language sql set search_path = '' as $$ select queue.claim_outbox(lease_seconds) $$;
create function worker.end_outbox(outbox_id uuid, token uuid, outcome text, vendor_id text, error_code integer, reason text, wait_seconds integer)
returns boolean language sql set search_path = '' as $$ select queue.end_outbox(outbox_id, token, outcome, vendor_id, error_code, reason, wait_seconds) $$;
create function worker.note_delivery(outbox_id uuid, vendor_id text, status text, error_code integer) returns boolean
language sql set search_path = '' as $$ select queue.note_delivery(outbox_id, vendor_id, status, error_code) $$;
revoke all on function worker.claim_outbox(integer), worker.end_outbox(uuid, uuid, text, text, integer, text, integer),
  worker.note_delivery(uuid, text, text, integer) from public, anon, authenticated;
grant execute on function queue.claim_outbox(integer), queue.end_outbox(uuid, uuid, text, text, integer, text, integer),
  queue.note_delivery(uuid, text, text, integer), worker.claim_outbox(integer), worker.end_outbox(uuid, uuid, text, text, integer, text, integer),
  worker.note_delivery(uuid, text, text, integer) to service_role;

-- Resends the caller's text or mail that failed or may not have arrived. Returns whether there is such a message of the last day. The caller
-- decides that it did not arrive.
create function private.retry_message(message_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller();
  entry public.outbox;
  refusal text;
begin
  select * into entry from public.outbox o
  where o.id = message_id and o.user_id = me and o.state in ('failed', 'unknown') and o.created_at > now() - interval '1 day' for update;
  if not found then
    return false;
  end if;
  if entry.channel = 'email' then
    refusal := private.mail_refusal(me, entry.kind, entry.recipient);
  else
    refusal := private.text_refusal(me, entry.recipient, false);
  end if;
  if refusal is not null then
    raise exception using errcode = 'PT409', message = refusal;
  elsif entry.channel = 'email' and not private.spend(me, 'mails_sent', 1) then
    raise exception using errcode = 'PT429', message = 'Today''s budget for mails is used up.';
  elsif entry.channel = 'sms' and not private.spend(me, 'texts_sent', 1) then
    raise exception using errcode = 'PT429', message = 'Today''s budget for texts is used up.';
  end if;
  update public.outbox o set state = 'queued', next_try_at = clock_timestamp(), stale_at = null, unclear = 0, refusals = 0,
    earlier_id = coalesce(o.vendor_id, o.earlier_id), vendor_id = null, error_code = null, reason = null, lease_token = null, first_try_at = null,
    again = o.again + case o.state when 'failed' then 1 else 0 end where o.id = entry.id;
  if entry.channel = 'email' then
    perform private.wake_mail();
  else
    perform private.wake_texts();
  end if;
  return true;
end;
$$;
grant execute on function private.retry_message(uuid) to authenticated;
create function public.retry_message(message_id uuid) returns boolean
language sql set search_path = '' as $$ select private.check_writer(); select private.retry_message(message_id) $$;
grant execute on function public.retry_message(uuid) to authenticated;

select cron.schedule('purge-outbox', '43 3 * * *', $$delete from public.outbox where created_at < now() - interval '30 days'$$);
