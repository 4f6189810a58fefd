-- Supabase Vault's table, view and functions (github.com/supabase/vault). The real one encrypts with libsodium and a key of the
-- server; this one with pgcrypto and the file `vault.key` beside the data directory, so that a dump holds no secret in the clear.
grant usage on schema vault to postgres with grant option;
grant usage on schema vault to service_role;

create table vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text,
  description text not null default '',
  secret text not null,
  key_id uuid,
  nonce bytea,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
create unique index on vault.secrets (name) where name is not null;
alter table vault.secrets enable row level security;

create function vault._key() returns text language sql stable security definer set search_path = '' as $$
  select pg_catalog.pg_read_file(current_setting('data_directory') || '/../vault.key')
$$;
create function vault._encrypt(clear text) returns text language sql volatile security definer set search_path = '' as $$
  select encode(extensions.pgp_sym_encrypt(clear, vault._key(), 'cipher-algo=aes256'), 'base64')
$$;
create function vault._decrypt(secret text) returns text language sql stable security definer set search_path = '' as $$
  select extensions.pgp_sym_decrypt(decode(secret, 'base64'), vault._key())
$$;
create view vault.decrypted_secrets as
  select id, name, description, secret, vault._decrypt(secret) as decrypted_secret, key_id, nonce, created_at, updated_at
  from vault.secrets;

create function vault.create_secret(new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null)
returns uuid language sql security definer set search_path = '' as $$
  insert into vault.secrets (secret, name, description) values (vault._encrypt(new_secret), new_name, new_description) returning id
$$;
create function vault.update_secret(
  secret_id uuid, new_secret text default null, new_name text default null, new_description text default null, new_key_id uuid default null
) returns void language sql security definer set search_path = '' as $$
  update vault.secrets
  set secret = coalesce(vault._encrypt(new_secret), secret), name = coalesce(new_name, name),
      description = coalesce(new_description, description), updated_at = current_timestamp
  where id = secret_id
$$;
revoke all on all functions in schema vault from public;
grant execute on function vault._decrypt(text), vault.create_secret(text, text, text, uuid),
  vault.update_secret(uuid, text, text, text, uuid) to postgres, service_role;
grant select, delete, references, truncate on vault.secrets, vault.decrypted_secrets to postgres with grant option;
grant select, delete on vault.secrets, vault.decrypted_secrets to service_role;
