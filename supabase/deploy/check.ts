// `npm run deploy:check`: reads a hosted project and prints what is missing, with the command that mends it. It changes nothing and
// prints no key. See ../HOSTING.md.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs, parseEnv } from "node:util";
import { configChecks } from "./config-checks.ts";
import { hostedProject } from "./hosted-project.ts";
import { readMigrations, readProductionConfig } from "./production-config.ts";
import { projectChecks } from "./project-checks.ts";
import { report, runChecks } from "./run-checks.ts";

const supabase = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: {
    "project-ref": { type: "string" },
    // For tests: elsewhere than Supabase.
    "project-url": { type: "string" },
    "management-url": { type: "string" },
    config: { type: "string" },
  },
});

const linked = join(supabase, ".temp/project-ref");
const ref = values["project-ref"] ?? (existsSync(linked) ? readFileSync(linked, "utf8").trim() : "");
if (!/^[a-z]{20}$/.test(ref)) {
  console.error("Which project? npm run deploy:check -- --project-ref <ref>, or npx supabase link first.");
  process.exit(2);
}

function versionOf(path: string): string | null {
  try {
    return (JSON.parse(readFileSync(path, "utf8")) as { version?: string }).version ?? null;
  } catch {
    return null;
  }
}

function kidOf(key: string | undefined): string | undefined {
  try {
    return (JSON.parse(key ?? "") as { kid?: string }).kid;
  } catch {
    return undefined;
  }
}

// What step 7 of HOSTING.md puts there; a variable of the environment wins.
const settingsFile = join(dirname(supabase), "production.env");
const settings: Record<string, string | undefined> = {
  ...(existsSync(settingsFile) ? parseEnv(readFileSync(settingsFile, "utf8")) : {}),
  ...process.env,
};
const pinned = JSON.parse(readFileSync(join(supabase, "package.json"), "utf8")) as {
  devDependencies: { supabase: string };
};
const project = hostedProject({
  ref,
  config: readProductionConfig(readFileSync(values.config ?? join(supabase, "config.toml"), "utf8"), ref),
  migrations: readMigrations(join(supabase, "migrations")),
  cli: {
    pinned: pinned.devDependencies.supabase,
    installed: versionOf(createRequire(import.meta.url).resolve("supabase/package.json")),
  },
  projectUrl: values["project-url"] ?? `https://${ref}.supabase.co`,
  managementUrl: values["management-url"] ?? "https://api.supabase.com",
  accessToken: settings["SUPABASE_ACCESS_TOKEN"],
  publishableKey: settings["SUPABASE_PUBLISHABLE_KEY"] ?? settings["VITE_SUPABASE_PUBLISHABLE_KEY"],
  signingKeyId: kidOf(settings["TOKEN_SIGNING_KEY"]),
});
const { text, isMissing } = report(await runChecks([...configChecks, ...projectChecks], project));
console.log(text);
process.exitCode = isMissing ? 1 : 0;
