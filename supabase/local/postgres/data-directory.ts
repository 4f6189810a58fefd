import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { DatabaseUser } from "../data-folder.ts";
import { StartError } from "../part.ts";

export interface ClusterOptions {
  dataDir: string;
  port: number;
  user: DatabaseUser;
  superuserPassword: string;
}

const run = promisify(execFile);

/** What Postgres and its guard get of our environment: not the settings, some of which are secret. */
export const ENVIRONMENT = { PATH: "/usr/bin:/bin", LC_MESSAGES: "C" };

/** Gives a path to the account that Postgres runs as, and to nobody else. */
function hand(path: string, user: DatabaseUser, mode: number): void {
  chmodSync(path, mode);
  if (user) chownSync(path, user.uid, user.gid);
}

/** Creates the data directory under another name first, so that one with the right name is complete. */
export async function createDirectory(
  server: string,
  directory: string,
  { dataDir, user, superuserPassword }: ClusterOptions,
) {
  const incomplete = `${directory}.new`;
  const passwordFile = join(dataDir, "password.new");
  rmSync(incomplete, { recursive: true, force: true });
  mkdirSync(incomplete);
  hand(incomplete, user, 0o700);
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 });
  hand(passwordFile, user, 0o600);
  // ICU's en-US sorts as Supabase's en_US.UTF-8 does, on every machine.
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en-US"];
  const account = ["--username=supabase_admin", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const args = [`--pgdata=${incomplete}`, ...locale, ...account, "--no-sync"];
  try {
    await run(join(server, "bin/initdb"), args, { ...user, env: ENVIRONMENT, cwd: dataDir });
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
    throw new StartError(`Postgres could not create its database in ${dataDir} (${output.split("\n").at(-1) ?? ""}).`);
  } finally {
    rmSync(passwordFile);
  }
  renameSync(incomplete, directory);
}

/** The key of the stand-in for Vault lies beside the data directory, so that a dump of the database does not hold it. */
export function makeVaultKey(dataDir: string, user: DatabaseUser): void {
  const path = join(dataDir, "vault.key");
  if (existsSync(path)) return;
  writeFileSync(`${path}.new`, randomBytes(32).toString("base64url"), { mode: 0o600 });
  hand(`${path}.new`, user, 0o600);
  renameSync(`${path}.new`, path);
}
