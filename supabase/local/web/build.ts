import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { StartError } from "../part.ts";

const run = promisify(execFile);

/** What the built web app depends on; tests and tools beside it are not in it. */
const SOURCES = [
  "web/src",
  "web/public",
  "web/index.html",
  "web/api-reference",
  "web/hosting",
  "web/service-worker",
  "web/static-pages",
  "web/package.json",
  "supabase/functions/_shared/contract",
  "supabase/functions/_shared/stores",
  "tailwind.config.ts",
  "package-lock.json",
];
const NOT_BUILT = /\.test\.tsx?$/;
/** What compresses well; a small file is not worth a second copy. */
const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
const WORTH_COMPRESSING = 1_000;

type Variables = Record<string, string | undefined>;

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function sourceFiles(root: string): string[] {
  const config = readdirSync(join(root, "web")).filter((name) => name.endsWith(".ts"));
  const named = [...SOURCES, ...config.map((name) => `web/${name}`)].map((path) => join(root, path));
  return named
    .flatMap((path) => (/\.[a-z]+$/.test(path) ? [path] : filesBelow(path)))
    .filter((path) => !NOT_BUILT.test(path));
}

/** Tells builds apart: by what they are made from, and by the settings that go into them. */
export function fingerprint(root: string, settings: Variables): string {
  const hash = createHash("sha256");
  for (const file of sourceFiles(root).sort())
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  for (const [name, value] of Object.entries(settings).sort())
    if (name.startsWith("VITE_")) hash.update(`${name}=${value ?? ""}`);
  return hash.digest("hex");
}

function compress(dist: string): void {
  for (const file of filesBelow(dist).filter((path) => TEXT.test(path))) {
    const content = readFileSync(file);
    if (content.length < WORTH_COMPRESSING) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

async function runVite(root: string, env: Variables, folder: string): Promise<void> {
  const args = ["build", "--logLevel", "error", "--outDir", folder, "--emptyOutDir", join(root, "web")];
  try {
    await run(process.execPath, [join(root, "node_modules/vite/bin/vite.js"), ...args], {
      cwd: join(root, "web"),
      env,
    });
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
    throw new StartError(`The web app could not be built: ${output}`);
  }
}

/** Builds the web app unless what it is made from is unchanged; returns the folder to serve. */
export async function buildWeb(
  root: string,
  webEnv: Record<string, string>,
  onProgress: (line: string) => void,
): Promise<string> {
  const dist = join(root, "web/dist");
  const cache = join(root, "node_modules/.cache/tracker");
  const stamp = join(cache, "web-build");
  const env = { ...process.env, ...webEnv };
  const wanted = fingerprint(root, env);
  const isThere = () =>
    existsSync(join(dist, "index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isThere()) return dist;
  onProgress("Building the web app");
  // Beside the old one and in its place at the end: a stack of the same clone may be reading that.
  const incomplete = join(cache, `web-${process.pid}`);
  mkdirSync(cache, { recursive: true });
  await runVite(root, env, incomplete);
  compress(incomplete);
  if (isThere()) {
    // Another stack was faster, and serves it already.
    rmSync(incomplete, { recursive: true, force: true });
    return dist;
  }
  rmSync(stamp, { force: true });
  rmSync(dist, { recursive: true, force: true });
  renameSync(incomplete, dist);
  writeFileSync(stamp, wanted);
  return dist;
}
