import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
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

const pidFile = (directory: string) => join(directory, "postmaster.pid");

/** What `postmaster.pid` of a data directory says (as pg_ctl reads it: the pid first, the state last); null without one. */
export function readPostmaster(directory: string): Postmaster | null {
  try {
    const lines = readFileSync(pidFile(directory), "utf8").split("\n");
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

/** The processes of a server on this directory: it and all its helpers work in there. Where /proc is not, the pid file is believed. */
function serverProcesses(directory: string): number[] {
  const postmaster = readPostmaster(directory);
  if (!existsSync("/proc/self/cwd")) return postmaster && isAlive(postmaster.pid) ? [postmaster.pid] : [];
  const real = realpathSync(directory);
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 1 && readlinkSync(`/proc/${pid}/cwd`) === real;
      } catch {
        return false; // It has ended, or is someone else's.
      }
    });
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/**
 * Stops what a killed stack left running on this directory, and takes a pid file away that names nobody of it: Postgres would
 * not start beside a number that has gone to someone else since, or that nobody has buried yet. We hold the data folder's
 * lock, so no server that is wanted can be running.
 */
export async function stopOrphans(directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  const left = () => serverProcesses(directory);
  const postmaster = readPostmaster(directory)?.pid;
  for (const [signal, patience] of [
    ["SIGINT", 10_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ] as const) {
    // A fast shutdown is the postmaster's to lead; without it, its helpers end by themselves within moments.
    signalAll(signal === "SIGINT" ? left().filter((pid) => pid === postmaster) : left(), signal);
    if (await waitUntil(() => left().length === 0, patience)) break;
  }
  rmSync(pidFile(directory), { force: true });
}
