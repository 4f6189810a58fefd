import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./part.ts";
import { databaseDirectory } from "./postgres/postmaster.ts";

/** What must not be guessed: made once for each data folder, kept in it, readable by its owner only. */
export interface Secrets {
  /** Acts as the service role. */
  secretKey: string;
  /** A second secret key that only the schedule knows: what `jobs` lets in. */
  cronKey: string;
  jwtSecret: string;
  /** The password of the superuser `supabase_admin` and of what REST and Auth connect as. */
  databasePassword: string;
}

/** The key that the Supabase CLI gives every local project: it is public, and lets nobody past row-level security. */
export const PUBLISHABLE_KEY = "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH";

const FILE = "secrets.json";

function newSecretKey(): string {
  const body = `sb_secret_${randomBytes(17).toString("base64url").slice(0, 22)}`;
  return `${body}_${createHash("sha256").update(`tracker-embedded|${body}`).digest("base64url").slice(0, 8)}`;
}

function newSecrets(): Secrets {
  return {
    secretKey: newSecretKey(),
    cronKey: newSecretKey(),
    jwtSecret: randomBytes(32).toString("base64url"),
    databasePassword: randomBytes(24).toString("base64url"),
  };
}

/** Reads the folder's secrets, making them on the first start. */
export function readSecrets(dataDir: string): Secrets {
  const path = join(dataDir, FILE);
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Secrets; // Our own file, written below.
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new StartError(`${path} is damaged: restore it from a backup, or move ${dataDir} away to start again.`);
    if (existsSync(databaseDirectory(dataDir))) {
      throw new StartError(`${path} is missing: restore it from a backup, or move ${dataDir} away to start again.`);
    }
    const secrets = newSecrets();
    // Whole or not at all: a half-written file would lock the folder's database.
    writeFileSync(`${path}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(`${path}.new`, path);
    return secrets;
  }
}
