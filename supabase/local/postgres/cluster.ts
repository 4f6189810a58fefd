import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Child, startChild } from "../child.ts";
import { keepRunning } from "../keep-running.ts";
import { type Part, StartError } from "../part.ts";
import { waitUntil } from "../wait-until.ts";
import { connect } from "./bootstrap.ts";
import { type ClusterOptions, createDirectory, ENVIRONMENT, makeVaultKey } from "./data-directory.ts";
import { guard } from "./guard.ts";
import { databaseDirectory, readPostmaster, stopOrphans } from "./postmaster.ts";
import { stageServer } from "./server-files.ts";

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

async function waitUntilReady(child: Child, directory: string, dataDir: string): Promise<void> {
  const isReady = () => {
    const postmaster = readPostmaster(directory);
    return postmaster?.pid === child.pid && postmaster.isReady;
  };
  await waitUntil(() => isReady() || !child.isRunning(), 60_000);
  if (isReady()) return;
  const why = child.complaint().replace(/^.*(FATAL|PANIC|ERROR|LOG|HINT|DETAIL): +/, "");
  await child.stop("SIGQUIT");
  throw new StartError(
    `The database in ${dataDir} does not start (${why}): restore that folder from a backup, or move it away to start again.`,
  );
}

/** Everything waits for it, and what it left behind is waited for anyway. */
const FIRST_PAUSE_MS = 50;

/** Starts Postgres on the folder's data, creating it on the first start; one that dies is replaced. */
export async function startCluster(options: ClusterOptions): Promise<Part> {
  const { dataDir, port, user, superuserPassword } = options;
  const server = stageServer(dataDir);
  const directory = databaseDirectory(dataDir);
  if (!existsSync(directory)) await createDirectory(server, directory, options);
  makeVaultKey(dataDir, user);
  const start = async () => {
    const child = startChild(join(server, "bin/postgres"), ["-D", directory, ...settings(port)], {
      ...user,
      env: ENVIRONMENT,
      cwd: dataDir,
      logFile: join(dataDir, "postgres.log"),
    });
    await waitUntilReady(child, directory, dataDir);
    return { child, guarded: guard(child.pid, directory, user) };
  };
  const kept = keepRunning(
    await start(),
    async () => {
      await kept.current().guarded.dismiss();
      // A pid file that a killed server left may name another program's process by now, beside which Postgres would never start.
      await stopOrphans(directory);
      return start();
    },
    FIRST_PAUSE_MS,
  );
  return {
    name: "database",
    // A connection of its own each time: none from before a crash can be in the way.
    check: async () => {
      const sql = connect({ port, user: "supabase_admin", password: superuserPassword }, { fetch_types: false });
      await sql`select 1`.finally(() => sql.end({ timeout: 1 }));
    },
    stop: async () => {
      await kept.stop(async ({ child, guarded }) => {
        await child.stop("SIGINT");
        await guarded.dismiss();
      });
    },
  };
}
