// Runs `npm start` as a program, for the tests beside it.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import postgres, { type Sql } from "postgres";
import { expect } from "vitest";
import { freePort } from "./ports.ts";
import { databaseDirectory, readPostmaster } from "./postgres/postmaster.ts";

const START = fileURLToPath(new URL("start.mjs", import.meta.url));
const outside = mkdtempSync(join(tmpdir(), "tracker-start-"));
// As root, Postgres runs as someone else, who has to get to the data.
chmodSync(outside, 0o755);
const started: Started[] = [];

export interface Started {
  process: ChildProcess;
  dataDir: string;
  dbPort: number;
  /** All that it wrote so far. */
  output(): string;
  /** Its exit code, when it has ended. */
  ended: Promise<number | null>;
}

let folders = 0;
export const newFolder = () => join(outside, `data-${++folders}`);

export async function start(dataDir: string, env: Record<string, string> = {}, args = ["--no-seed"]): Promise<Started> {
  const dbPort = await freePort(0, "TRACKER_DB_PORT");
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

export const isReady = async (one: Started) => {
  const isOver = () => one.process.exitCode !== null || /^ready {2}http/m.test(one.output());
  await expect.poll(isOver, { timeout: 120_000 }).toBe(true);
  expect(one.output()).toMatch(/^ready {2}http/m);
};

/** The programs whose command line or environment names this folder. */
export function processesOf(dataDir: string): string[] {
  const lines = execFileSync("ps", ["-eww", "-o", "pid=,command=", "e"], {
    encoding: "utf8",
    maxBuffer: 50_000_000,
  }).split("\n");
  const ours = lines.filter((line) => line.includes(dataDir) && !line.includes(" -eww "));
  return ours.map((line) => line.replace(/ [A-Z]\w*=.*$/s, ""));
}

export const nothingIsLeft = (one: Started) =>
  expect.poll(() => processesOf(one.dataDir), { timeout: 10_000 }).toEqual([]);

export function databaseOf({ dbPort }: Started): Sql {
  return postgres(`postgresql://postgres:postgres@127.0.0.1:${dbPort}/postgres`, { max: 1, onnotice: () => undefined });
}

export const mainOf = ({ process: parent }: Started) =>
  Number(execFileSync("ps", ["-o", "pid=", "--ppid", String(parent.pid)], { encoding: "utf8" }).trim());
export const postmasterOf = ({ dataDir }: Started) => readPostmaster(databaseDirectory(dataDir))?.pid ?? 0;

/** The process that serves a function, or REST and Auth: one with these words in its command line. */
export function processOf(one: Started, words: string): number {
  const args = ["-ww", "-o", "pid=,command=", "--ppid", String(mainOf(one))];
  const lines = execFileSync("ps", args, { encoding: "utf8" }).split("\n");
  const line = lines.find((command) => command.includes(words));
  if (line === undefined) throw new Error(`No process has ${words}`);
  return Number.parseInt(line.trim(), 10);
}

/** Stops what a test started, and sees that nothing is left of it. */
export async function stopStarted(): Promise<void> {
  for (const one of started) {
    if (one.process.exitCode === null && one.process.signalCode === null) one.process.kill("SIGTERM");
    await one.ended;
  }
  for (const one of started.splice(0)) await nothingIsLeft(one);
}

/** Removes the folders of all tests of a file. */
export function removeFolders(): void {
  rmSync(outside, { recursive: true, force: true });
}
