// `npm run advisors`: Supabase's linter over the migrations, on a stack of its own that goes afterwards.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startStack } from "./stack.ts";

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const dataDir = mkdtempSync(join(tmpdir(), "tracker-advisors-"));
chmodSync(dataDir, 0o711);
const ports = { port: 0, dbPort: 0, webPort: 0 };
const stack = await startStack({ dataDir, ...ports, env: {}, seed: false, web: "none", onProgress: () => undefined });
try {
  const args = ["db", "advisors", "--level", "info", "--fail-on", "warn", `--remote=${stack.dbUrl}`, "--workdir", ROOT];
  const { status } = spawnSync(join(ROOT, "node_modules/.bin/supabase"), args, { cwd: ROOT, stdio: "inherit" });
  process.exitCode = status ?? 1;
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
