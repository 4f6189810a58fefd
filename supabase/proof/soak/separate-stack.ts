import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../local/ports.ts";
import { PUBLISHABLE_KEY, readSecrets } from "../../local/secrets.ts";
import { waitUntil } from "../../local/wait-until.ts";
import type { StackAddresses } from "../../tests/one-stack.ts";

const program = fileURLToPath(new URL("../../local/main.ts", import.meta.url));

export interface SeparateStack extends StackAddresses {
  pid: number;
  stop(): Promise<void>;
}

async function stopped(child: ChildProcess, dataDir: string): Promise<void> {
  const ended = child.exitCode === null ? once(child, "exit") : Promise.resolve();
  child.stdin?.end();
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}

/** The whole product as a person starts it, in processes that hold nothing of ours: their memory is their own. */
export async function startSeparateStack(): Promise<SeparateStack> {
  const dataDir = await mkdtemp(join(tmpdir(), "tracker-soak-"));
  const [port, dbPort, webPort] = await Promise.all([0, 0, 0].map(() => freePort(0, "TRACKER_PORT")));
  const env = {
    ...process.env,
    TRACKER_DATA: dataDir,
    TRACKER_PORT: String(port),
    TRACKER_DB_PORT: String(dbPort),
    TRACKER_WEB_PORT: String(webPort),
  };
  const child = spawn(process.execPath, [program, "--no-seed", "--stop-with-input"], {
    env,
    stdio: ["pipe", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const isReady = () => said.includes("\nready") || child.exitCode !== null;
  if (!(await waitUntil(isReady, 180_000, 100)) || child.exitCode !== null) {
    await stopped(child, dataDir);
    throw new Error(`The stack did not start:\n${said}`);
  }
  const { secretKey, cronKey, jwtSecret } = readSecrets(dataDir);
  const supabaseUrl = `http://127.0.0.1:${port ?? 0}`;
  return {
    pid: child.pid ?? 0,
    supabaseUrl,
    api: `${supabaseUrl}/functions/v1/api`,
    dbUrl: `postgresql://postgres:postgres@127.0.0.1:${dbPort ?? 0}/postgres`,
    publishableKey: PUBLISHABLE_KEY,
    secretKey,
    cronKey,
    jwtSecret,
    isEmbedded: true,
    stop: () => stopped(child, dataDir),
  };
}
