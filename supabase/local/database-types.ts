import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { format } from "prettier";

const run = promisify(execFile);

/** The tables and functions of the exposed schema `public` as TypeScript: what stores/database.types.ts must hold. */
export async function databaseTypes(root: string, dbUrl: string): Promise<string> {
  const cli = join(root, "node_modules/.bin/supabase");
  const args = ["gen", "types", `--remote=${dbUrl}`, "--schema", "public", "--lang", "typescript", "--workdir", root];
  const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
  const { stdout } = await run(cli, args, { cwd: root, env, maxBuffer: 16 * 1024 * 1024 });
  // The CLI also writes how it connected, before the first line of code.
  return format(stdout.slice(stdout.indexOf("export type Json")), { parser: "typescript", printWidth: 120 });
}
