import { spawn } from "node:child_process";
import { mkdtempSync, chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { databaseUser } from "../data-folder.ts";
import { freePort } from "../ports.ts";
import { startCluster } from "./cluster.ts";
import { databaseDirectory, readPostmaster } from "./postmaster.ts";

test("comes up again beside a pid that has gone to someone else", { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tracker-cluster-"));
  chmodSync(dataDir, 0o755);
  const user = databaseUser();
  const port = await freePort(0, "TRACKER_DB_PORT");
  const cluster = await startCluster({ dataDir, port, user, superuserPassword: "secret" });
  // Someone of the same account: Postgres takes a process of another one for nobody.
  const somebody = spawn("sleep", ["600"], { ...user, stdio: "ignore" });
  try {
    const pidFile = join(databaseDirectory(dataDir), "postmaster.pid");
    const postmaster = readPostmaster(databaseDirectory(dataDir))?.pid ?? 0;
    writeFileSync(pidFile, readFileSync(pidFile, "utf8").replace(/^\d+/, String(somebody.pid)));
    process.kill(postmaster, "SIGKILL");
    const state = () => cluster.check().then(() => readPostmaster(databaseDirectory(dataDir))?.pid, String);
    await expect.poll(state, { timeout: 40_000 }).toEqual(expect.any(Number));
    expect([postmaster, somebody.pid]).not.toContain(await state());
    expect(somebody.exitCode ?? somebody.signalCode).toBeNull();
  } finally {
    somebody.kill("SIGKILL");
    await cluster.stop();
    rmSync(dataDir, { recursive: true });
  }
});
