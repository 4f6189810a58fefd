import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { childWith } from "../child-with.ts";
import { freePort } from "../ports.ts";
import { startDevServer } from "./dev-server.ts";

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

test("Vite that dies is started again, and is not once it was stopped", { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tracker-vite-"));
  const port = await freePort(0, "TRACKER_WEB_PORT");
  const vite = await startDevServer({ root, dataDir, port, gatewayPort: "1", webEnv: {}, onOutput: () => undefined });
  try {
    await vite.check();
    const state = () => vite.check().then(() => "well", String);
    process.kill(childWith("vite/bin/vite.js"), "SIGKILL");
    await expect.poll(state, { timeout: 10_000, interval: 20 }).toContain("not running");
    await expect.poll(state, { timeout: 60_000 }).toBe("well");
  } finally {
    await vite.stop();
    rmSync(dataDir, { recursive: true });
  }
  expect(() => childWith("vite/bin/vite.js")).toThrow();
});
