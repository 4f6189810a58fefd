// `npm run proof`: dependency-free, for whatever Node the machine has. Installs what is missing; then run.ts on our own Node.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { prepare } from "../local/prepare.mjs";
import { projectEnv, root } from "../local/run-steps.mjs";

await prepare();
const program = [join(root, "supabase/proof/run.ts"), ...process.argv.slice(2)];
const child = spawn(join(root, "node_modules/.bin/node"), program, { cwd: root, env: projectEnv(), stdio: "inherit" });
// Ctrl-C reaches the child too; waiting for it lets it stop its stack.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
