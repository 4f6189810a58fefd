import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitUntil } from "../wait-until.ts";

/** Where the database lies in a data folder. */
export function databaseDirectory(dataDir: string): string {
  return join(dataDir, "database");
}

interface Postmaster {
  pid: number;
  isReady: boolean;
}

/** What `postmaster.pid` of a data directory says (as pg_ctl reads it: the pid first, the state last); null without one. */
export function readPostmaster(directory: string): Postmaster | null {
  try {
    const lines = readFileSync(join(directory, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 1 ? { pid, isReady: lines[7]?.trim() === "ready" } : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Linux tells the command line; where nobody does, the pid file is believed. */
function isPostgresOf(pid: number, directory: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(directory);
  } catch {
    return true;
  }
}

/**
 * Stops the server that a killed stack left behind on this directory, if there is one. A pid file can be older than the
 * machine's last start, when its number belongs to somebody else: that one is left alone.
 */
export async function stopOrphan(directory: string): Promise<void> {
  const orphan = readPostmaster(directory);
  if (!orphan || !isAlive(orphan.pid) || !isPostgresOf(orphan.pid, directory)) return;
  process.kill(orphan.pid, "SIGINT");
  if (await waitUntil(() => !isAlive(orphan.pid), 10_000)) return;
  process.kill(orphan.pid, "SIGQUIT");
  await waitUntil(() => !isAlive(orphan.pid), 5_000);
}
