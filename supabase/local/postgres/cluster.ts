import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { type Child, startChild } from "../child.ts";
import type { DatabaseUser } from "../data-folder.ts";
import { type Part, StartError } from "../part.ts";
import { waitUntil } from "../wait-until.ts";
import { databaseDirectory, readPostmaster } from "./postmaster.ts";
import { stageServer } from "./server-files.ts";

export interface ClusterOptions {
  dataDir: string;
  port: number;
  user: DatabaseUser;
  superuserPassword: string;
}

const run = promisify(execFile);

/** What Postgres and its guard get of our environment: not the settings, some of which are secret. */
const ENVIRONMENT = { PATH: "/usr/bin:/bin", LC_MESSAGES: "C" };

/** Gives a path to the account that Postgres runs as, and to nobody else. */
function hand(path: string, user: DatabaseUser, mode: number): void {
  chmodSync(path, mode);
  if (user) chownSync(path, user.uid, user.gid);
}

/** Creates the data directory under another name first: one that bears the right name is whole. */
async function createDirectory(
  server: string,
  directory: string,
  { dataDir, user, superuserPassword }: ClusterOptions,
) {
  const incomplete = `${directory}.new`;
  const passwordFile = join(dataDir, "password.new");
  rmSync(incomplete, { recursive: true, force: true });
  mkdirSync(incomplete);
  hand(incomplete, user, 0o700);
  writeFileSync(passwordFile, superuserPassword);
  hand(passwordFile, user, 0o600);
  // ICU's en-US sorts as Supabase's en_US.UTF-8 does, on every machine.
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en-US"];
  const account = ["--username=supabase_admin", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  await run(join(server, "bin/initdb"), [`--pgdata=${incomplete}`, ...locale, ...account, "--no-sync"], {
    ...user,
    env: ENVIRONMENT,
    cwd: dataDir,
  });
  rmSync(passwordFile);
  renameSync(incomplete, directory);
}

function makeVaultKey(dataDir: string, user: DatabaseUser): void {
  const path = join(dataDir, "vault.key");
  if (existsSync(path)) return;
  writeFileSync(`${path}.new`, randomBytes(32).toString("base64url"));
  hand(`${path}.new`, user, 0o600);
  renameSync(`${path}.new`, path);
}

function settings(port: number): string[] {
  const values = {
    port,
    listen_addresses: "127.0.0.1",
    // Sockets are files, with a limit on their path's length; everybody here speaks TCP.
    unix_socket_directories: "",
    timezone: "UTC",
    max_connections: 100,
    shared_buffers: "64MB",
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Ends Postgres when we end without a chance to: its input is a pipe from us, and closes with us. */
function guard(pid: number, directory: string, user: DatabaseUser): { dismiss(): void } {
  const script = 'read -r line || kill -INT "$1"';
  // The last argument is for whoever reads a list of processes.
  const child = spawn("/bin/sh", ["-c", script, "guard", String(pid), directory], {
    ...user,
    env: ENVIRONMENT,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  child.on("error", () => undefined);
  return {
    dismiss: () => {
      child.stdin.end("stopped\n");
    },
  };
}

async function waitUntilReady(child: Child, directory: string, dataDir: string): Promise<void> {
  const isReady = () => {
    const postmaster = readPostmaster(directory);
    return postmaster?.pid === child.pid && postmaster.isReady;
  };
  await waitUntil(() => isReady() || !child.isRunning(), 60_000);
  if (isReady()) return;
  const why = child.lastLine().replace(/^.*(FATAL|PANIC|ERROR|LOG|HINT|DETAIL): +/, "");
  await child.stop("SIGQUIT");
  throw new StartError(
    `The database in ${dataDir} does not start (${why}): restore that folder from a backup, or move it away to begin anew.`,
  );
}

/** Starts Postgres on the folder's data, creating it on the first start. */
export async function startCluster(options: ClusterOptions): Promise<Part> {
  const { dataDir, port, user, superuserPassword } = options;
  const server = stageServer(dataDir);
  const directory = databaseDirectory(dataDir);
  if (!existsSync(directory)) await createDirectory(server, directory, options);
  makeVaultKey(dataDir, user);
  const logFile = join(dataDir, "postgres.log");
  const child = startChild(join(server, "bin/postgres"), ["-D", directory, ...settings(port)], {
    ...user,
    env: ENVIRONMENT,
    cwd: dataDir,
    logFile,
  });
  await waitUntilReady(child, directory, dataDir);
  const guarded = guard(child.pid, directory, user);
  const sql = postgres({
    host: "127.0.0.1",
    port,
    user: "supabase_admin",
    password: superuserPassword,
    database: "postgres",
    max: 1,
    idle_timeout: 60,
  });
  return {
    name: "database",
    check: async () => {
      await sql`select 1`;
    },
    stop: async () => {
      await sql.end({ timeout: 1 });
      await child.stop("SIGINT");
      guarded.dismiss();
    },
  };
}
