// `npm start` as a program: what it says, what it keeps, and what it leaves behind however it ends.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import { afterAll, afterEach, expect, test } from "vitest";
import { databaseDirectory, readPostmaster } from "./postgres/postmaster.ts";

const START = fileURLToPath(new URL("start.mjs", import.meta.url));
const outside = mkdtempSync(join(tmpdir(), "tracker-start-"));
// As root, Postgres runs as somebody else, who has to get to the data.
chmodSync(outside, 0o755);
const started: Started[] = [];

interface Started {
  process: ChildProcess;
  dataDir: string;
  dbPort: number;
  /** All that it wrote so far. */
  output(): string;
  /** Its exit code, when it has ended. */
  ended: Promise<number | null>;
}

let folders = 0;
const newFolder = () => join(outside, `data-${++folders}`);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

async function start(dataDir: string, env: Record<string, string> = {}, args = ["--no-seed"]): Promise<Started> {
  const dbPort = await freePort();
  const ports = { TRACKER_PORT: "0", TRACKER_WEB_PORT: "0", TRACKER_DB_PORT: String(dbPort), TRACKER_DATA: dataDir };
  const child = spawn(process.execPath, [START, ...args], {
    env: { ...process.env, ...ports, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "close").then(() => child.exitCode);
  const entry = { process: child, dataDir, dbPort, output: () => output, ended };
  started.push(entry);
  return entry;
}

const isReady = async (one: Started) => {
  const isOver = () => one.process.exitCode !== null || /^ready {2}http/m.test(one.output());
  await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
  expect(one.output()).toMatch(/^ready {2}http/m);
};

/** The programs whose command line or environment names this folder. */
function processesOf(dataDir: string): string[] {
  const lines = execFileSync("ps", ["-eww", "-o", "pid=,command=", "e"], {
    encoding: "utf8",
    maxBuffer: 50_000_000,
  }).split("\n");
  const ours = lines.filter((line) => line.includes(dataDir) && !line.includes(" -eww "));
  return ours.map((line) => line.replace(/ [A-Z]\w*=.*$/s, ""));
}

const nothingIsLeft = (one: Started) => expect.poll(() => processesOf(one.dataDir), { timeout: 10_000 }).toEqual([]);

function databaseOf({ dbPort }: Started) {
  return postgres(`postgresql://postgres:postgres@127.0.0.1:${dbPort}/postgres`, { max: 1, onnotice: () => undefined });
}

const mainOf = ({ process: parent }: Started) =>
  Number(execFileSync("ps", ["-o", "pid=", "--ppid", String(parent.pid)], { encoding: "utf8" }).trim());
const postmasterOf = ({ dataDir }: Started) => readPostmaster(databaseDirectory(dataDir))?.pid ?? 0;

afterEach(async () => {
  for (const one of started) {
    if (one.process.exitCode === null && one.process.signalCode === null) one.process.kill("SIGTERM");
    await one.ended;
  }
  for (const one of started.splice(0)) await nothingIsLeft(one);
});
afterAll(() => {
  rmSync(outside, { recursive: true, force: true });
});

test(
  "says where it is ready and how to sign in, and seeds through Auth what stays deleted",
  { timeout: 120_000 },
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
    const again = databaseOf(second);
    expect(await again`select 1 from public.founders`).toHaveLength(0);
    await again.end();
  },
);

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "ends on %s with nothing left",
  { timeout: 120_000 },
  async (signal) => {
    const one = await start(newFolder());
    await isReady(one);
    expect(processesOf(one.dataDir).length).toBeGreaterThan(3);
    one.process.kill(signal);
    expect(await one.ended).toBe(0);
    await nothingIsLeft(one);
  },
);

test("stops cleanly when it is told to while it starts", { timeout: 120_000 }, async () => {
  const one = await start(newFolder());
  await expect.poll(() => one.output(), { timeout: 60_000 }).toContain("Starting Postgres");
  one.process.kill("SIGTERM");
  expect(await one.ended).toBe(0);
  await nothingIsLeft(one);
});

test("ends even when its database is gone", { timeout: 120_000 }, async () => {
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
])("keeps the data and starts again at once after kill -9 of %s", { timeout: 120_000 }, async (_, victims) => {
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

test("stops a Postgres that was left running on its data", { timeout: 120_000 }, async () => {
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

async function refusal(dataDir: string, env: Record<string, string> = {}, args?: string[]): Promise<string> {
  const one = await start(dataDir, env, args);
  expect(await one.ended).toBe(1);
  const said = one.output().trim().split("\n");
  expect(one.output()).not.toMatch(/^ +at /m);
  return said.at(-1) ?? "";
}

test("says so when it is running on that folder already", { timeout: 120_000 }, async () => {
  const one = await start(newFolder());
  await isReady(one);
  expect(await refusal(one.dataDir)).toBe(
    `Tracker is already running on ${one.dataDir}: stop it first, or set TRACKER_DATA (and other ports) for a second one.`,
  );
});

test.each(["TRACKER_PORT", "TRACKER_DB_PORT", "TRACKER_WEB_PORT"])(
  "names the port that is in use, and %s",
  async (variable) => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = String(typeof address === "object" && address ? address.port : 0);
    expect(await refusal(newFolder(), { [variable]: port })).toBe(
      `Port ${port} is in use: stop what uses it, or set ${variable} to another port (0 for any free one).`,
    );
    server.close();
  },
);

test("refuses a folder that holds somebody else's files, and touches none of them", async () => {
  const folder = newFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, "letter.txt"), "Dear");
  expect(await refusal(folder)).toBe(
    `${folder} holds files that are not Tracker's: set TRACKER_DATA to an empty or new folder.`,
  );
  expect(readFileSync(join(folder, "letter.txt"), "utf8")).toBe("Dear");
});

test("says what to do about a data folder that is damaged", { timeout: 120_000 }, async () => {
  const one = await start(newFolder());
  await isReady(one);
  one.process.kill("SIGTERM");
  await one.ended;
  rmSync(join(databaseDirectory(one.dataDir), "global"), { recursive: true });
  expect(await refusal(one.dataDir)).toMatch(
    /^The database in .+ does not start \(.+\): restore that folder from a backup, or move it away/,
  );
  rmSync(join(one.dataDir, "secrets.json"));
  expect(await refusal(one.dataDir)).toMatch(
    /secrets\.json is missing: restore it from a backup, or move .+ away to begin anew\.$/,
  );
});

test("refuses an option and a setting that it does not know", async () => {
  expect(await refusal(newFolder(), {}, ["--sed"])).toMatch(/^Unknown option '--sed'\. Usage: npm start/);
  expect(await refusal(newFolder(), { TRACKER_PORT: "web" })).toMatch(/^TRACKER_PORT is `web`/);
});
