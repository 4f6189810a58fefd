-- Idempotency keys: what a client of the API calls a request by, so that the same one sent again makes no second record. A row belongs to
-- one user and only the function below reads or writes it.
create table private.claimed_keys (
  user_id uuid not null references auth.users (id) on delete cascade,
  key text not null constraint claimed_keys_key_length check (char_length(key) between 1 and 200),
  -- SHA-256 of the request, in hex: another one may not have the same key.
  request text not null constraint claimed_keys_request_shape check (request ~ '^[0-9a-f]{64}$'),
  -- The id of the record that the request makes.
  record_id uuid not null default gen_random_uuid(),
  claimed_at timestamptz not null default now(),
  primary key (user_id, key)
);
-- The purge reads what is old.
create index claimed_keys_claimed_at_idx on private.claimed_keys (claimed_at);
alter table private.claimed_keys enable row level security;
revoke all on private.claimed_keys from public, anon, authenticated, service_role;

-- The id for the record that a request of the caller's makes: the same one for a day for the same key. 409 for another request with that
-- key, 429 past 10,000 keys a day.
create function private.claim_key(key_given text, request_given text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write', 'capture');
  claimed private.claimed_keys;
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  insert into private.claimed_keys as c (user_id, key, request) values (me, key_given, request_given)
  on conflict (user_id, key) do update set
    request = case when c.claimed_at < now() - interval '1 day' then excluded.request else c.request end,
    record_id = case when c.claimed_at < now() - interval '1 day' then excluded.record_id else c.record_id end,
    claimed_at = case when c.claimed_at < now() - interval '1 day' then excluded.claimed_at else c.claimed_at end
  returning c.* into claimed;
  if claimed.request <> request_given then
    raise exception using errcode = 'PT409', message = 'This idempotency key was sent with another request.';
  end if;
  if (select count(*) from (select 1 from private.claimed_keys k where k.user_id = me limit 10001) k) > 10000 then
    raise exception using errcode = 'PT429', message = 'Too many idempotency keys today. Please try again tomorrow.';
  end if;
  return claimed.record_id;
end;
$$;
grant execute on function private.claim_key(text, text) to authenticated;
create function public.claim_key(key text, request text) returns uuid
language plpgsql set search_path = '' as $$
begin
  return private.claim_key(key, request);
exception when not_null_violation or check_violation then
  -- What a constraint says itself has the whole row in it.
  raise exception using errcode = 'PT400', message = 'This is no idempotency key.';
end;
$$;
grant execute on function public.claim_key(text, text) to authenticated;

create function private.purge_claimed_keys() returns void
language sql set search_path = '' as $$ delete from private.claimed_keys where claimed_at < now() - interval '1 day' $$;
select cron.schedule('purge-claimed-keys', '17 * * * *', 'select private.purge_claimed_keys()');
