import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import postgres, { type Sql } from "postgres";

const migrations = new URL("../migrations/", import.meta.url);

// What the migrations lean on and find on Supabase: an extension and the little of Auth.
const SURROUNDINGS = `
  create schema extensions;
  create extension pgcrypto with schema extensions;
  create schema auth;
  create table auth.users (id uuid primary key default gen_random_uuid(), email text, raw_user_meta_data jsonb default '{}',
    email_confirmed_at timestamptz default now(), email_change_confirm_status smallint default 0);
  grant usage on schema auth, extensions to anon, authenticated, service_role;
  create function auth.uid() returns uuid language sql stable as
    $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
`;

/** A database with every migration and no worker, schedule or API beside it. */
export interface ScratchDatabase {
  url: string;
  sql: Sql;
  drop(): Promise<void>;
}

const quiet = { onnotice: () => undefined };

const addressOf = (dbUrl: string, name: string): string => {
  const address = new URL(dbUrl);
  address.pathname = `/${name}`;
  return address.href;
};

/** Makes one on the server that this address is of; `role` postgres owns it, as it owns the real one. */
export async function makeScratchDatabase(dbUrl: string, name: string): Promise<ScratchDatabase> {
  const server = postgres(dbUrl, { ...quiet, max: 1 });
  await server.unsafe(`drop database if exists ${name} with (force)`);
  await server.unsafe(`create database ${name} template ${await migratedTemplate(server, dbUrl)}`);
  const url = addressOf(dbUrl, name);
  const sql = postgres(url, { ...quiet, max: 10 });
  return {
    url,
    sql,
    async drop() {
      await sql.end();
      await server.unsafe(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}

/** Returns a database with every migration and no connections, so that it can be copied: made once for a server and a state of the migrations. */
async function migratedTemplate(server: Sql, dbUrl: string): Promise<string> {
  const files = (await readdir(migrations)).filter((path) => path.endsWith(".sql")).sort();
  const steps = [
    SURROUNDINGS,
    ...(await Promise.all(files.map((file) => readFile(new URL(file, migrations), "utf8")))),
  ];
  const name = `scratch_${createHash("sha256").update(steps.join("\n")).digest("hex").slice(0, 16)}`;
  const found = () => server`select 1 from pg_database where datname = ${name}`;
  if ((await found()).length > 0) return name;
  await server`select pg_advisory_lock(hashtextextended('scratch template', 0))`;
  try {
    if ((await found()).length > 0) return name;
    const unfinished = `${name}_unfinished`;
    await server.unsafe(`drop database if exists ${unfinished} with (force)`);
    await server.unsafe(`create database ${unfinished} template template0`);
    const sql = postgres(addressOf(dbUrl, unfinished), { ...quiet, max: 1 });
    for (const step of steps) await sql.unsafe(step);
    await sql.end();
    await server.unsafe(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await server`select pg_advisory_unlock(hashtextextended('scratch template', 0))`;
  }
}

/** Turns autovacuum off, so that only the test decides which statistics the planner has. */
export async function withoutAutovacuum(sql: Sql): Promise<void> {
  await sql`do $$
    declare named regclass;
    begin
      for named in select c.oid from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace loop
        execute format('alter table %s set (autovacuum_enabled = off)', named);
      end loop;
    end $$`;
}

/** A user of the scratch database who follows this many founders; adding them queues their first refresh. */
export async function addUserWithFounders(sql: Sql, count: number): Promise<{ userId: string; founderIds: string[] }> {
  const [user] = await sql<
    [{ id: string }]
  >`insert into auth.users (email) values ('someone@example.com') returning id`;
  const founders = await sql<{ id: string }[]>`
    insert into public.founders (user_id, name, profile_url)
    select ${user.id}, 'Founder ' || n, 'https://www.linkedin.com/in/founder-' || n from generate_series(1, ${count}::integer) n
    returning id`;
  return { userId: user.id, founderIds: founders.map((founder) => founder.id) };
}
