import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseUser, openDataFolder } from "../../local/data-folder.ts";
import type { Part } from "../../local/part.ts";
import { freePort } from "../../local/ports.ts";
import { databaseUrl } from "../../local/postgres/bootstrap.ts";
import { startCluster } from "../../local/postgres/cluster.ts";
import { databaseDirectory, readPostmaster } from "../../local/postgres/postmaster.ts";
import { waitUntil } from "../../local/wait-until.ts";

const PASSWORD = "killable";

/** The processes whose parent is this one. */
function childrenOf(parent: number): number[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A Postgres of its own, on a port and in a folder of its own, to be killed and started again. */
export async function startKillableCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), "tracker-killed-"));
  openDataFolder(dataDir);
  const port = await freePort(0, "TRACKER_DB_PORT");
  const options = { dataDir, port, user: databaseUser(), superuserPassword: PASSWORD };
  let running: Part = await startCluster(options);
  return {
    url: databaseUrl({ port, user: "supabase_admin", password: PASSWORD }),
    /** Kills the postmaster and every backend at once, as a machine's end of memory would, and starts it on the same data. */
    async killAndRestart(): Promise<void> {
      const postmaster = readPostmaster(databaseDirectory(dataDir));
      if (!postmaster) throw new Error("There is no Postgres to kill");
      const pids = [postmaster.pid, ...childrenOf(postmaster.pid)];
      for (const pid of pids) if (isAlive(pid)) process.kill(pid, "SIGKILL");
      await waitUntil(() => !pids.some(isAlive), 10_000, 5);
      await running.stop();
      running = await startCluster(options);
    },
    async stop(): Promise<void> {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
