// `npm start`: dependency-free, for whatever Node the machine has. Installs what is missing; then main.ts runs on our own Node.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepare } from "./prepare.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));
const NPM_GONE_CHECK_MS = 500;

await prepare();

// A session of its own: Ctrl-C reaches this process alone. Its input is a pipe: that it closes is how main.ts hears that it
// should stop, whether we were asked to or killed.
const stack = spawn(
  join(root, "node_modules/.bin/node"),
  [join(here, "main.ts"), "--stop-with-input", ...process.argv.slice(2)],
  {
    cwd: root,
    detached: true,
    stdio: ["pipe", "inherit", "inherit"],
  },
);
stack.stdin.on("error", () => undefined);
const stop = () => stack.stdin.end();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

// npm passes SIGTERM and Ctrl-C on, but when npm itself is killed nobody tells us: then its shell, or we, get another parent.
if (process.env.npm_lifecycle_event) {
  const before = ancestry();
  setInterval(() => {
    if (ancestry() !== before) stop();
  }, NPM_GONE_CHECK_MS).unref();
}

/** Our parents up to npm, as far as the system tells. */
function ancestry() {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, "utf8"));
    return /sh$/.test(name) ? `${process.ppid} ${parent}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}

stack.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
stack.on("exit", (code) => process.exit(code ?? 1));
