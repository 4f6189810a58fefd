import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { createScratchDatabase } from "./scratch-database.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const cli = fileURLToPath(new URL("../../node_modules/.bin/supabase", import.meta.url));

/** Findings of Supabase's own linter that we know and accept, with the reason. */
const accepted: Record<string, string> = {
  unused_index: "Nothing has used an index of a database that is a few seconds old.",
  rls_enabled_no_policy: "The queue's tables have no policy: nobody but their owner reaches them.",
};

interface Finding {
  name: string;
  level: "ERROR" | "WARN" | "INFO";
  detail: string;
}

async function lint(databaseUrl: string): Promise<Finding[]> {
  const args = [
    "db",
    "advisors",
    `--remote=${databaseUrl}`,
    "--level=info",
    "--output-format=json",
    `--workdir=${root}`,
  ];
  const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
  const { stdout } = await promisify(execFile)(cli, args, { cwd: root, env, maxBuffer: 16 * 1024 * 1024 });
  return (JSON.parse(stdout) as { results: Finding[] }).results;
}

test("Supabase's linter has nothing to say but what we know", async () => {
  const findings = await lint(inject("stack").dbUrl);
  expect(findings.filter(({ level, name }) => level !== "INFO" || !(name in accepted))).toEqual([]);
});

const DEFECTS = `
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
`;

test("control: the linter sees the defects of a database that has them", async () => {
  const database = await createScratchDatabase("linter_scratch");
  await database.sql.unsafe(DEFECTS);
  const findings = await lint(database.url);
  await database.drop();
  expect(new Set(findings.map(({ name }) => name)).size).toBeGreaterThanOrEqual(14);
  const serious = findings.filter(({ level }) => level !== "INFO").map(({ name }) => name);
  expect([...new Set(serious)].sort()).toEqual([
    "auth_rls_initplan",
    "auth_users_exposed",
    "duplicate_index",
    "extension_in_public",
    "function_search_path_mutable",
    "materialized_view_in_api",
    "multiple_permissive_policies",
    "policy_exists_rls_disabled",
    "rls_disabled_in_public",
    "rls_policy_always_true",
    "rls_references_user_metadata",
    "security_definer_view",
  ]);
});
