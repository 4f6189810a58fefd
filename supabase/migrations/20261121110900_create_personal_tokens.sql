-- Personal tokens: what the extension and scripts sign in with. Only a session may make, see or revoke them, and only a
-- token's SHA-256 is kept. PostgREST knows nothing of them: the `token` function turns one into a user's token for a minute.
create table public.personal_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null constraint personal_tokens_name_length check (btrim(name) <> '' and char_length(name) <= 100),
  scope text not null constraint personal_tokens_scope_known check (scope in ('capture', 'extension', 'read', 'write')),
  token_hash text not null constraint personal_tokens_token_hash_shape check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null default now() + interval '90 days'
    constraint personal_tokens_expiry_range check (expires_at <= created_at + interval '366 days'),
  last_used_at timestamptz,
  -- The token that this one was made with, and ends with. Only add_extension_token writes it.
  made_by uuid,
  created_at timestamptz not null default now(),
  constraint personal_tokens_token_hash_unique unique (token_hash),
  constraint personal_tokens_user_id_id_unique unique (user_id, id),
  constraint personal_tokens_made_by_fkey foreign key (user_id, made_by) references public.personal_tokens (user_id, id) on delete cascade
);
create index personal_tokens_user_id_idx on public.personal_tokens (user_id, created_at desc);
-- A token that goes takes along those that were made with it.
create index personal_tokens_made_by_idx on public.personal_tokens (user_id, made_by);

alter table public.personal_tokens enable row level security;
revoke all on public.personal_tokens from anon, authenticated, service_role;
grant select (id, user_id, name, scope, expires_at, last_used_at, created_at), insert (name, scope, token_hash, expires_at), delete
  on public.personal_tokens to authenticated;
create policy "a user reads their own tokens" on public.personal_tokens for select to authenticated
  using (user_id = (select private.caller()));
create policy "a user makes tokens of their own" on public.personal_tokens for insert to authenticated
  with check (user_id = (select private.caller()));
create policy "a user revokes their own tokens" on public.personal_tokens for delete to authenticated
  using (user_id = (select private.caller()));

-- Whose token this is and what it may do: {userId, tokenId, scope}; null when it is unknown, revoked or expired.
-- "Last used" is kept to the minute, so that a busy token does not write on every request.
create function private.redeem_token(hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held public.personal_tokens;
begin
  select * into held from public.personal_tokens where token_hash = hash and expires_at > now();
  if not found then
    return null;
  end if;
  update public.personal_tokens set last_used_at = now()
  where id = held.id and (last_used_at is null or last_used_at < now() - interval '1 minute');
  return jsonb_build_object('userId', held.user_id, 'tokenId', held.id, 'scope', held.scope);
end;
$$;
grant execute on function private.redeem_token(text) to service_role;
create function worker.redeem_token(hash text) returns jsonb
language sql set search_path = '' as $$ select private.redeem_token(hash) $$;
revoke all on function worker.redeem_token(text) from public, anon, authenticated;
grant execute on function worker.redeem_token(text) to service_role;
