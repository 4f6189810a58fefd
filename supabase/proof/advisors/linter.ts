import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const cli = fileURLToPath(new URL("../../../node_modules/.bin/supabase", import.meta.url));

export interface Finding {
  name: string;
  level: "ERROR" | "WARN" | "INFO";
  detail: string;
}

/** Findings of Supabase's own linter that we know and accept, with the reason. */
export const ACCEPTED: Record<string, string> = {
  unused_index: "Nothing has used an index of a database that is a few seconds old.",
  rls_enabled_no_policy: "The queue's tables have no policy: nobody but their owner reaches them.",
};

/** What Supabase's linter says of a database, down to the level INFO. */
export async function lint(databaseUrl: string): Promise<Finding[]> {
  const args = [
    "db",
    "advisors",
    `--remote=${databaseUrl}`,
    "--level=info",
    "--output-format=json",
    `--workdir=${root}`,
  ];
  const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
  const options = { cwd: root, env, maxBuffer: 16 * 1024 * 1024, timeout: 60_000 };
  const { stdout } = await promisify(execFile)(cli, args, options);
  return (JSON.parse(stdout) as { results: Finding[] }).results;
}

/** What makes a database bad in as many of the linter's ways as plain SQL of an ordinary role can. */
export const DEFECTS = `
  create table public.open (id integer);
  grant all on public.open to anon, authenticated;
  create table public.lax (id integer primary key, owner uuid references auth.users (id), note text);
  create index lax_note_idx on public.lax (note);
  create index lax_note_again_idx on public.lax (note);
  alter table public.lax enable row level security;
  create policy "everybody" on public.lax for all to authenticated using (true) with check (true);
  create policy "owner" on public.lax for select to authenticated using (owner = auth.uid());
  create policy "metadata" on public.lax for update to authenticated
    using (((current_setting('request.jwt.claims')::jsonb) -> 'user_metadata' ->> 'role') = 'admin');
  grant all on public.lax to anon, authenticated;
  create table public.forgotten (id integer primary key);
  create policy "unused" on public.forgotten for select to authenticated using (id = 1);
  grant all on public.forgotten to anon, authenticated;
  create view public.everyone as select id, email from auth.users;
  grant select on public.everyone to anon, authenticated;
  create materialized view public.snapshot as select id from public.lax;
  grant select on public.snapshot to anon, authenticated;
  create function public.loose() returns integer language sql security definer as $$ select 1 $$;
  grant execute on function public.loose() to anon, authenticated;
  create extension citext schema public;
  create table public.odd_types (id integer primary key, named regrole, collated regcollation, shaped regconfig);
  create table public.cards (id integer primary key, password text, ssn text, credit_card text);
  grant all on public.cards to anon, authenticated;
  alter table auth.users add column handle text unique;
  create table public.handles (id integer primary key, handle text references auth.users (handle));
  create schema pgmq;
  create table pgmq.q_letters (id integer primary key);
  grant usage on schema pgmq to anon, authenticated;
  grant all on pgmq.q_letters to anon, authenticated;
  create schema pgmq_public;
`;
