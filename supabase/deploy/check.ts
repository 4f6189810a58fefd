// `npm run deploy:check`: reads a hosted project and prints what is missing, with the command that mends it. It changes nothing and
// prints no key. See ../HOSTING.md.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs, parseEnv } from "node:util";
import { hostedProject } from "./hosted-project.ts";
import {
  ConfigError,
  readMails,
  readMigrations,
  readProductionConfig,
  readProductionRef,
} from "./production-config.ts";
import { lookAt } from "./project-checks.ts";
import { report } from "./run-checks.ts";

/** Why it cannot even begin: one sentence. */
class UsageError extends Error {}

const supabase = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(supabase);
const PROGRESS_MS = 5_000;

function readOptions() {
  const options = {
    "project-ref": { type: "string" },
    // For tests: elsewhere than Supabase.
    "project-url": { type: "string" },
    "management-url": { type: "string" },
    config: { type: "string" },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/[.'] /, 1)[0] ?? "") : "";
    throw new UsageError(`${reason}: it takes --project-ref <ref> and --config <file>.`);
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new UsageError(`${relative(process.cwd(), path) || path} cannot be read.`);
  }
}

/** Which project: the one named, else the linked one, else that of `[remotes.production]`. */
function chooseRef(named: string | undefined, toml: string): string {
  const linked = join(supabase, ".temp/project-ref");
  const ref = named ?? (existsSync(linked) ? readText(linked).trim() : readProductionRef(toml));
  if (ref === undefined)
    throw new UsageError(
      "Which project? Fill in project_id under [remotes.production] in supabase/config.toml, or add -- --project-ref <ref>.",
    );
  if (!/^[a-z]{20}$/.test(ref)) throw new UsageError(`${ref} is no project ref: that is 20 small letters.`);
  return ref;
}

function versionOfCli(): string | null {
  try {
    const path = createRequire(import.meta.url).resolve("supabase/package.json");
    return (JSON.parse(readFileSync(path, "utf8")) as { version?: string }).version ?? null;
  } catch {
    return null;
  }
}

/** The `kid` of a private key; null when the text is none. */
function kidOf(text: string): string | null {
  try {
    const key = JSON.parse(text) as { kid?: unknown; d?: unknown };
    return typeof key.kid === "string" && typeof key.d === "string" ? key.kid : null;
  } catch {
    return null;
  }
}

/** Says on the error stream that it still waits, until it is told to stop. */
function showProgress(ref: string): () => void {
  console.error(`Looking at ${ref} …`);
  const began = Date.now();
  const timer = setInterval(
    () => console.error(`still waiting for answers after ${Math.round((Date.now() - began) / 1_000)} s`),
    PROGRESS_MS,
  );
  return () => clearInterval(timer);
}

async function main(): Promise<number> {
  const options = readOptions();
  const toml = readText(options.config ?? join(supabase, "config.toml"));
  const ref = chooseRef(options["project-ref"], toml);
  const config = readProductionConfig(toml, ref);
  // What step 7 of HOSTING.md puts there; a variable of the environment wins.
  const settingsFile = join(root, "production.env");
  const settings: Record<string, string | undefined> = {
    ...(existsSync(settingsFile) ? parseEnv(readText(settingsFile)) : {}),
    ...process.env,
  };
  const pinned = JSON.parse(readText(join(supabase, "package.json"))) as { devDependencies: { supabase: string } };
  const signingKey = settings["TOKEN_SIGNING_KEY"];
  const project = hostedProject({
    ref,
    config,
    mails: readMails(config, root),
    migrations: readMigrations(join(supabase, "migrations")),
    cli: { pinned: pinned.devDependencies.supabase, installed: versionOfCli() },
    projectUrl: options["project-url"] ?? `https://${ref}.supabase.co`,
    managementUrl: options["management-url"] ?? "https://api.supabase.com",
    accessToken: settings["SUPABASE_ACCESS_TOKEN"],
    publishableKey: settings["SUPABASE_PUBLISHABLE_KEY"] ?? settings["VITE_SUPABASE_PUBLISHABLE_KEY"],
    signingKeyId: signingKey ? kidOf(signingKey) : undefined,
  });
  const results = await lookAt(project).finally(showProgress(ref));
  const { text, code } = report(results);
  console.log(text);
  return code;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
