-- Deleting an account: the user and, by cascade, every row of theirs; nothing goes to the trash.
create extension if not exists pgcrypto with schema extensions;

-- Accounts of which Auth's log still tells. It has no index by user and may be long: a request would not come to its end in time.
create table private.left_accounts (account_id uuid primary key);
alter table private.left_accounts enable row level security;
revoke all on private.left_accounts from public, anon, authenticated, service_role;

-- Takes deleted accounts out of Auth's log: all of them in one go, at most an hour after they left. How many entries went.
create function private.forget_left_accounts() returns integer
language plpgsql set search_path = '' as $$
declare
  gone uuid[];
  entries integer := 0;
begin
  with left_ones as (delete from private.left_accounts returning account_id)
  select array_agg(l.account_id) into gone from left_ones l;
  if gone is not null then
    delete from auth.audit_log_entries e where e.payload ->> 'actor_id' = any (gone::text[]);
    get diagnostics entries = row_count;
  end if;
  return entries;
end;
$$;
select cron.schedule('forget-left-accounts', '29 * * * *', 'select private.forget_left_accounts()');

-- Deletes the caller's account if that is their password; false if it is not. Needs a session: a personal token may not do this.
-- The password is asked for here and not only on screen, so that a stolen session cannot destroy anything for good.
create function private.delete_account(password text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller();
  hash text;
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  if private.take_request('delete:' || me, 10, 300) > 0 then
    raise exception using errcode = 'PT429', message = 'Too many attempts. Please wait a moment.';
  end if;
  -- pgcrypto knows bcrypt's $2a$ only; $2b$ and $2y$ are the same for it.
  select regexp_replace(encrypted_password, '^\$2[by]\$', '$2a$') into hash from auth.users where id = me;
  if hash is null or extensions.crypt(password, hash) is distinct from hash then
    return false;
  end if;
  delete from private.request_counts where bucket in ('user:' || me, 'costly:' || me, 'delete:' || me);
  insert into private.left_accounts values (me) on conflict do nothing;
  -- Whatever a worker is storing of theirs ends first: both lock the founder before anything of the founder's.
  perform 1 from public.founders where user_id = me order by id for update;
  delete from auth.users where id = me;
  return true;
end;
$$;
grant execute on function private.delete_account(text) to authenticated;
create function public.delete_account(password text) returns boolean
language sql set search_path = '' as $$ select private.delete_account(password) $$;
grant execute on function public.delete_account(text) to authenticated;
