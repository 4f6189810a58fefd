// `npm run deploy:check`: dependency-free, for whatever Node the machine has. Runs check.ts on our own Node; it installs nothing, because
// it only looks.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const modules = join(root, "node_modules");
const node = join(modules, ".bin/node");

if ([node, join(modules, "zod"), join(modules, "smol-toml")].every((path) => existsSync(path))) {
  const child = spawn(node, [join(root, "supabase/deploy/check.ts"), ...process.argv.slice(2)], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(`The project's own Node does not start (${error.message}): run npm ci again.`);
    process.exit(2);
  });
  child.on("exit", (code) => process.exit(code ?? 2));
} else {
  console.error("The packages are not installed yet: run npm ci first, then again.");
  process.exit(2);
}
