import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual, promisify } from "node:util";
import postgres from "postgres";
import * as z from "zod/mini";
import { StartError } from "./part.ts";

const run = promisify(execFile);
const NOTES = "applied-migrations.json";

/** The SHA-256 of each migration by its file's name. */
export function readMigrations(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  const hashOf = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  return Object.fromEntries(files.sort().map((name) => [name, hashOf(name)]));
}

/** What was applied to a data folder before, as readMigrations gives it; nothing to a new one. Throws StartError. */
function readNotes(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  let notes: unknown;
  try {
    notes = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    notes = null;
  }
  const parsed = z.safeParse(z.record(z.string(), z.string()), notes);
  if (parsed.success) return parsed.data;
  throw new StartError(
    `${file} cannot be read: restore it from a backup, or move ${dirname(file)} away to start with an empty one.`,
  );
}

/**
 * The first migration that a data folder got in another form, or under a name that is gone; null when all are as they were. The
 * Supabase CLI compares versions only, so a rewritten file would leave the old tables standing, unnoticed.
 */
export function rewrittenMigration(applied: Record<string, string>, present: Record<string, string>): string | null {
  return Object.keys(applied).find((name) => present[name] !== applied[name]) ?? null;
}

/** Whether the database notes exactly these migrations, whose form is known to be the same. */
async function hasAll(dbUrl: string, present: Record<string, string>): Promise<boolean> {
  const sql = postgres(dbUrl, { max: 1, fetch_types: false, onnotice: () => undefined });
  try {
    const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
    const versions = Object.keys(present).map((name) => name.split("_")[0] ?? "");
    return isDeepStrictEqual(rows.map(({ version }) => version).sort(), versions.sort());
  } catch {
    return false; // The first start: the CLI makes that table.
  } finally {
    await sql.end();
  }
}

/** Applies what is new in supabase/migrations with the Supabase CLI, as a hosted project gets them; says so when anything is. */
export async function applyMigrations(
  root: string,
  dbUrl: string,
  dataDir: string,
  onProgress: (line: string) => void,
): Promise<void> {
  const notes = join(dataDir, NOTES);
  const present = readMigrations(join(root, "supabase/migrations"));
  const applied = readNotes(notes);
  const rewritten = rewrittenMigration(applied, present);
  if (rewritten) {
    throw new StartError(
      `The data in ${dataDir} was made by another version of Tracker: ${rewritten} ${present[rewritten] === undefined ? "is not in this version" : "has been rewritten since"}. Start that version ` +
        "to export what you want to keep; to begin with an empty one, move the folder away and start again.",
    );
  }
  // The CLI takes as long to find that out as all the rest of a second start.
  if (isDeepStrictEqual(applied, present) && (await hasAll(dbUrl, present))) return;
  onProgress("Applying migrations");
  const cli = join(root, "node_modules/.bin/supabase");
  const args = ["db", "push", `--remote=${dbUrl}`, "--include-all", "--yes", "--skip-vault", "--workdir", root];
  try {
    // No telemetry, no look for a newer version: the stack works without a network.
    await run(cli, args, { cwd: root, env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" } });
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
    throw new StartError(`A migration could not be applied: ${output}`);
  }
  writeFileSync(notes, `${JSON.stringify(present, null, 2)}\n`);
}
