import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartError } from "./part.ts";

const run = promisify(execFile);

/** Applies what is new in supabase/migrations with the Supabase CLI, as a hosted project gets them. */
export async function applyMigrations(root: string, dbUrl: string): Promise<void> {
  const cli = join(root, "node_modules/.bin/supabase");
  const args = ["db", "push", `--remote=${dbUrl}`, "--include-all", "--yes", "--skip-vault", "--workdir", root];
  try {
    // No telemetry, no look for a newer version: the stack works without a network.
    await run(cli, args, { cwd: root, env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" } });
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
    throw new StartError(`A migration could not be applied: ${output}`);
  }
}
