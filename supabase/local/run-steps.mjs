// Dependency-free: `npm test` and `npm run check` start here, on whatever Node the machine has.
import { spawn } from "node:child_process";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** The environment in which `node` and every tool are the workspace's own, and Deno finds what prepare() fetched for it. */
export function projectEnv() {
  const modules = join(root, "node_modules");
  const path = `${join(modules, ".bin")}${delimiter}${process.env.PATH ?? ""}`;
  return { ...process.env, PATH: path, DENO_DIR: join(modules, ".cache", "deno") };
}

/**
 * Runs a command without input and gives its exit code and output. With `live`, a name, each line is shown as it comes, after that
 * name: others may be writing meanwhile.
 * @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, live?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([program, ...args], { env = process.env, live } = {}) {
  return new Promise((done) => {
    let output = "";
    let line = "";
    const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    const keep = (chunk) => {
      const text = chunk.toString();
      output += text;
      if (live === undefined) return;
      const lines = (line + text).split("\n");
      line = lines.pop() ?? "";
      for (const whole of lines) console.log(`${live} | ${whole}`);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => keep(`${error.message}\n`));
    child.on("close", (code) => {
      if (line !== "") console.log(`${live} | ${line}`);
      done({ code: code ?? 1, output });
    });
  });
}

/** Runs one of package.json's scripts and says how it went; only a failure shows what it printed. */
export async function runScript(script, options) {
  const began = performance.now();
  const result = await run(["npm", "run", "--silent", script], options);
  if (result.code !== 0) console.log(result.output.trimEnd());
  console.log(
    `${result.code === 0 ? "ok  " : "FAIL"} ${script} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
  );
  return result;
}
