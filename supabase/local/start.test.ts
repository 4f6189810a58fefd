// `npm start` as a program: what it says, what it keeps, and what it leaves behind however it ends.
import { rmSync } from "node:fs";
import { afterAll, afterEach, expect, test } from "vitest";
import { freePort } from "./ports.ts";
import { databaseDirectory } from "./postgres/postmaster.ts";
import {
  databaseOf,
  isReady,
  mainOf,
  newFolder,
  nothingIsLeft,
  postmasterOf,
  processOf,
  processesOf,
  removeFolders,
  start,
  type Started,
  stopStarted,
} from "./started-program.ts";

afterEach(stopStarted);
afterAll(removeFolders);

test(
  "says where it is ready and how to sign in, and seeds through Auth what stays deleted",
  { timeout: 300_000 },
  async () => {
    const first = await start(newFolder(), {}, []);
    await isReady(first);
    expect(first.output()).toMatch(
      /^ready {2}http:\/\/127\.0\.0\.1:\d+ {2}\(sign in as demo@tracker\.example \/ demo-tracker\)$/m,
    );
    const sql = databaseOf(first);
    expect(await sql`select email, encrypted_password like '$2%' as hashed from auth.users`).toEqual([
      { email: "demo@tracker.example", hashed: true },
    ]);
    expect((await sql`delete from public.founders returning 1`).length).toBeGreaterThan(0);
    await sql.end();
    first.process.kill("SIGTERM");
    await first.ended;

    const second = await start(first.dataDir, {}, []);
    await isReady(second);
    // What nothing has changed in since is not done again, and the functions start beside the database.
    expect(first.output()).toContain("Applying migrations");
    const steps = second.output().match(/^(Applying|Building|Filling|Starting).*$/gm);
    expect(steps).toEqual(["Starting Postgres", "Starting the functions", "Starting REST and Auth"]);
    const again = databaseOf(second);
    expect(await again`select 1 from public.founders`).toHaveLength(0);
    await again.end();
  },
);

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "ends on %s with nothing left",
  { timeout: 300_000 },
  async (signal) => {
    const one = await start(newFolder());
    await isReady(one);
    expect(processesOf(one.dataDir).length).toBeGreaterThan(3);
    one.process.kill(signal);
    expect(await one.ended).toBe(0);
    await nothingIsLeft(one);
  },
);

test("stops cleanly when it is told to while it starts", { timeout: 300_000 }, async () => {
  const one = await start(newFolder());
  await expect.poll(() => one.output(), { timeout: 60_000 }).toContain("Starting Postgres");
  one.process.kill("SIGTERM");
  expect(await one.ended).toBe(0);
  await nothingIsLeft(one);
});

test(
  "is healthy while every part is, names the part that is not, and starts it again",
  { timeout: 300_000 },
  async () => {
    const port = await freePort(0, "TRACKER_PORT");
    const one = await start(newFolder(), { TRACKER_PORT: String(port) });
    await isReady(one);
    const health = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/health`);
      return {
        code: response.status,
        ...((await response.json()) as { status: string; parts: Record<string, string> }),
      };
    };
    const well = await health();
    expect(well).toMatchObject({
      code: 200,
      status: "ok",
      web: /http\S+/.exec(one.output().split("ready")[1] ?? "")?.[0],
      api: `http://127.0.0.1:${port}/functions/v1/api`,
      supabaseUrl: `http://127.0.0.1:${port}`,
      publishableKey: expect.stringMatching(/^sb_publishable_/) as string,
    });
    const parts = [
      "database",
      "auth",
      "rest",
      "function api",
      "function jobs",
      "function token",
      "cron",
      "net",
      "gateway",
      "web",
    ];
    for (const part of parts) expect(well.parts).toHaveProperty(part, "ok");

    const sql = databaseOf(one);
    await sql`insert into auth.users (id, email) values (gen_random_uuid(), 'kept@example.com')`;
    await sql.end();
    const victims: [string, number][] = [
      // First, since it ends with its database, and begins again as another process.
      ["rest", processOf(one, "serve-rest-and-auth.ts")],
      ["database", postmasterOf(one)],
      ...["api", "jobs", "token"].map((name): [string, number] => [
        `function ${name}`,
        processOf(one, `/${name}/index.ts`),
      ]),
    ];
    for (const [part, pid] of victims) {
      process.kill(pid, "SIGKILL");
      const states = async () => {
        const { code, status, parts: said } = await health();
        return [code, status, said[part] === "ok"];
      };
      await expect.poll(states, { timeout: 10_000, interval: 20 }).toEqual([503, "failing", false]);
      await expect.poll(states, { timeout: 20_000 }).toEqual([200, "ok", true]);
    }
    const again = databaseOf(one);
    expect(await again`select email from auth.users`).toEqual([{ email: "kept@example.com" }]);
    await again.end();
  },
);

test("ends even when its database is gone", { timeout: 300_000 }, async () => {
  const one = await start(newFolder());
  await isReady(one);
  process.kill(postmasterOf(one), "SIGKILL");
  rmSync(databaseDirectory(one.dataDir), { recursive: true, force: true });
  one.process.kill("SIGTERM");
  expect(await one.ended).toBe(0);
});

interface Victims {
  of(one: Started): number[];
}

test.each<[string, Victims]>([
  ["the starter", { of: (one) => [one.process.pid ?? 0] }],
  ["the stack alone", { of: (one) => [mainOf(one)] }],
  ["starter, stack and Postgres", { of: (one) => [one.process.pid ?? 0, mainOf(one), postmasterOf(one)] }],
])("keeps the data and starts again at once after kill -9 of %s", { timeout: 300_000 }, async (_, victims) => {
  const first = await start(newFolder());
  await isReady(first);
  const sql = databaseOf(first);
  await sql`insert into auth.users (id, email) values (gen_random_uuid(), 'kept@example.com')`;
  await sql.end();
  for (const pid of victims.of(first)) process.kill(pid, "SIGKILL");
  await first.ended;

  const second = await start(first.dataDir);
  await isReady(second);
  const again = databaseOf(second);
  expect(await again`select email from auth.users`).toEqual([{ email: "kept@example.com" }]);
  await again.end();
});

test("stops a Postgres that was left running on its data", { timeout: 300_000 }, async () => {
  const first = await start(newFolder());
  await isReady(first);
  const orphan = postmasterOf(first);
  // The shell that would end it with the stack is killed too.
  const guards = processesOf(first.dataDir).filter((line) => line.includes(`guard ${orphan}`));
  for (const pid of [...guards.map((line) => parseInt(line, 10)), first.process.pid ?? 0, mainOf(first)])
    process.kill(pid, "SIGKILL");
  await first.ended;
  const second = await start(first.dataDir, { TRACKER_DB_PORT: String(first.dbPort) });
  await isReady(second);
  expect(postmasterOf(second)).not.toBe(orphan);
});
