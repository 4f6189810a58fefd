// A long undo that is killed in the middle of a step: the step leaves nothing behind, and asked again, the undo goes on to its end.
import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "@supabase/supabase-js";
import postgres, { type Sql } from "postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "../functions/_shared/stores/database.types.ts";
import type { Db } from "../functions/_shared/stores/db.ts";
import { countPeople, deletePeople, undoChange } from "../functions/_shared/stores/people-changes.ts";
import { openDataFolder } from "../local/data-folder.ts";
import { waitUntil } from "../local/wait-until.ts";
import type { StackAddresses } from "./one-stack.ts";

const PROGRAM = fileURLToPath(new URL("../proof/postgres/stack-program.ts", import.meta.url));
const PEOPLE = 2_000;
const STEP = 500;
const PATIENCE_MS = 60_000;

interface Running {
  child: ChildProcess;
  stack: StackAddresses;
}
let dataDir: string;
let running: Running;
let token: string;

async function start(): Promise<Running> {
  const child = fork(PROGRAM, [dataDir]);
  const [stack] = (await Promise.race([once(child, "message"), once(child, "exit")])) as [StackAddresses | number];
  if (typeof stack !== "object") throw new Error("The stack did not start.");
  return { child, stack };
}
const client = (asToken: string | null): Db =>
  createClient<Database>(running.stack.supabaseUrl, running.stack.publishableKey, {
    ...(asToken === null ? { auth: { persistSession: false } } : { accessToken: () => Promise.resolve(asToken) }),
  });
async function query<Rows>(ask: (sql: Sql) => Promise<Rows>): Promise<Rows> {
  const sql = postgres(running.stack.dbUrl, { max: 1, onnotice: () => undefined });
  return ask(sql).finally(() => sql.end({ timeout: 1 }));
}

/** Every row of the user's that a deletion of people takes along or changes. */
const stored = () =>
  query((sql) =>
    Promise.all(
      ["founders", "notes", "tasks", "custom_fields", "custom_field_values", "posts", "activities"].map(
        async (table) =>
          [table, await sql`select to_jsonb(t) as row from ${sql(`public.${table}`)} t order by 1`] as const,
      ),
    ),
  );

/** Many people with values, notes, tasks and posts, none of which is refreshed. */
const fill = (userId: string) =>
  query((sql) =>
    sql.begin(async (own) => {
      await own`select set_config('tracker.batch', 'undo 00000000-0000-4000-8000-000000000000 unrecorded', true)`;
      await own`insert into public.founders (user_id, name, profile_url, company)
        select ${userId}, 'Person ' || n, 'https://www.linkedin.com/in/killed-' || n, 'C' || n from generate_series(1, ${PEOPLE}::integer) n`;
      await own`insert into public.custom_fields (user_id, name, label, type) select ${userId}, 'f' || n, 'F' || n, 'text' from generate_series(1, 3) n`;
      await own`insert into public.custom_field_values (user_id, field_id, founder_id, value)
        select p.user_id, f.id, p.id, to_jsonb(f.name || p.name) from public.founders p join public.custom_fields f on f.user_id = p.user_id`;
      await own`insert into public.notes (user_id, founder_id, content) select user_id, id, 'About ' || name from public.founders`;
      await own`insert into public.tasks (user_id, founder_id, title) select user_id, id, 'Call ' || name from public.founders`;
      await own`insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source)
        select user_id, id, '7200000000000000000', 'post', 'https://example.com/', 'Hello', 'test' from public.founders`;
    }),
  );

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "tracker-killed-undo-"));
  openDataFolder(dataDir);
  running = await start();
  const { data } = await client(null).auth.signUp({ email: "ada@example.com", password: "correct horse" });
  token = data.session?.access_token ?? "";
  await fill(data.user?.id ?? "");
});
afterEach(async () => {
  const ended = once(running.child, "exit");
  running.child.kill("SIGTERM");
  await ended;
  await rm(dataDir, { recursive: true, force: true });
});

/** The process and all that it began, directly or not. */
function familyOf(pid: number): number[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const parents = new Map(lines.map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number]));
  const family = [pid];
  for (const member of family) for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

/**
 * Asks until it is done. A request may still meet the connection that was killed, and a step may take longer than a statement may on a busy
 * machine: it then leaves nothing behind, and is asked for again, as the app offers it.
 */
async function untilDone<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answers: Answer[] = [];
  const isDone = async () => {
    answers.push(
      ...(await ask().then(
        (one) => [one],
        () => [],
      )),
    );
    return answers.length > 0;
  };
  await waitUntil(isDone, PATIENCE_MS);
  return answers[0] ?? ask();
}

const blows: Record<string, (backend: number) => Promise<void>> = {
  "its database connection": async (backend) => {
    await query((sql) => sql`select pg_terminate_backend(${backend})`);
    const isHealthy = async () => (await fetch(`${running.stack.supabaseUrl}/health`).catch(() => null))?.ok === true;
    expect(await waitUntil(isHealthy, PATIENCE_MS)).toBe(true);
  },
  "every process of the stack": async () => {
    const { child } = running;
    const ended = once(child, "exit");
    for (const pid of familyOf(child.pid ?? 0)) {
      try {
        process.kill(pid, "SIGKILL");
      } catch (error) {
        // One that ended by itself meanwhile, such as a step of a script, is gone all the same.
        if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
      }
    }
    await ended;
    running = await start();
  },
};

test.each(Object.keys(blows))("goes on after kill -9 of %s", { timeout: 300_000 }, async (victim) => {
  const before = await stored();
  const db = client(token);
  const { undoId, count } = await deletePeople(db, {}, undefined, (await countPeople(db, {})).mark);
  const id = undoId ?? "";
  expect(count).toBe(PEOPLE);
  const after = await stored();
  const first = await untilDone(async () => db.rpc("undo", { undo_id: id }).throwOnError());
  expect(first.data).toMatchObject({ count: STEP, left: PEOPLE - STEP });

  // Connected first, so that it polls often enough to see the step, even on a busy machine.
  const watcher = postgres(running.stack.dbUrl, { max: 1, onnotice: () => undefined });
  await watcher`select 1`;
  const step = db.rpc("undo", { undo_id: id }).then(({ error }) => error);
  // In the middle: it has begun to write, which gave its transaction an id, and for a while.
  let backend = 0;
  const isUnderWay = async () => {
    const [found] = await watcher<
      { pid: number }[]
    >`select pid from pg_stat_activity where usename = 'authenticator' and state = 'active'
        and query like '%undo%' and backend_xid is not null and clock_timestamp() - xact_start > interval '100 milliseconds'`;
    backend = found?.pid ?? 0;
    return backend !== 0;
  };
  expect(await waitUntil(isUnderWay, PATIENCE_MS, 5)).toBe(true);
  await watcher.end({ timeout: 1 });
  await blows[victim]?.(backend);
  expect(await step).not.toBeNull();

  // Just what the first step put back is there: neither all nor nothing, so the comparison below can fail.
  const halfway = await stored();
  expect(halfway.map(([, rows]) => rows.length)).toEqual([STEP, STEP, PEOPLE, 3, 3 * STEP, STEP, 0]);
  expect([before, after]).not.toContainEqual(halfway);

  const undone = await untilDone(() => undoChange(client(token), id));
  expect(undone.leftAlone).toEqual({});
  expect(await stored()).toEqual(before);
  await untilDone(() => undoChange(client(token), undone.undoId));
  expect(await stored()).toEqual(after);
});
