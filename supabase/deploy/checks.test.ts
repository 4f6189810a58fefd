import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { configChecks } from "./config-checks.ts";
import { hostedProject, type HostedProjectOptions } from "./hosted-project.ts";
import { productionBlock } from "./production-block.ts";
import { readMigrations, readProductionConfig } from "./production-config.ts";
import { projectChecks } from "./project-checks.ts";
import { report, type Result, runChecks } from "./run-checks.ts";
import {
  ACCESS_TOKEN,
  healthyProject,
  KID,
  type ProjectState,
  REF,
  SECRETS,
  serveProject,
} from "./stand-in-project.ts";

const folder = dirname(fileURLToPath(import.meta.url));
const migrations = readMigrations(join(folder, "../migrations"));
const shipped = readFileSync(join(folder, "../config.toml"), "utf8");
/** The block that config.toml shows, filled in. */
const BLOCK = productionBlock(shipped, REF, "https://app.example");

const checks = [...configChecks, ...projectChecks];

async function check(state: ProjectState, options: Partial<HostedProjectOptions> = {}): Promise<Result[]> {
  const { url, stop } = await serveProject(state);
  try {
    const project = hostedProject({
      ref: REF,
      config: readProductionConfig(shipped + BLOCK, REF),
      migrations,
      cli: { pinned: "3.1.0", installed: "3.1.0" },
      projectUrl: url,
      managementUrl: url,
      accessToken: ACCESS_TOKEN,
      publishableKey: undefined,
      signingKeyId: KID,
      ...options,
    });
    return await runChecks(checks, project);
  } finally {
    await stop();
  }
}

const missing = (results: Result[]) => results.flatMap((result) => (result.state === "missing" ? [result] : []));

test("of a healthy project everything is ok, with the block that HOSTING.md shows", async () => {
  const results = await check(healthyProject(migrations));
  expect(results.filter(({ state }) => state !== "ok")).toEqual([]);
  expect(report(results).isMissing).toBe(false);
});

const PUSH = "npx supabase config push";
const faults: [string, (state: ProjectState) => void, string][] = [
  ["an old Postgres", (state) => (state.postgres = "15.8.1.085"), "Upgrade project"],
  ["a migration left out", (state) => state.migrations.pop(), "npx supabase db push --remote"],
  ["worker not exposed", (state) => (state.exposed = ["public"]), PUSH],
  ["addresses that count at once", (state) => (state.autoconfirm = true), PUSH],
  ["one mailbox for a changed address", (state) => (state.auth["mailer_secure_email_change_enabled"] = false), PUSH],
  [
    "a password without the current one",
    (state) => (state.auth["security_update_password_require_current_password"] = false),
    PUSH,
  ],
  ["links that lead elsewhere", (state) => (state.auth["site_url"] = "http://127.0.0.1:5173"), PUSH],
  ["a local redirect", (state) => (state.auth["uri_allow_list"] = "https://a.example,http://localhost:5173"), PUSH],
  ["no mail server", (state) => (state.auth["smtp_host"] = null), "SMTP Settings"],
  ["Supabase's mails", (state) => (state.auth["mailer_subjects_confirmation"] = "Confirm Your Signup"), PUSH],
  ["mails without a pause", (state) => (state.auth["smtp_max_frequency"] = 1), PUSH],
  ["too few sign-ins", (state) => (state.auth["rate_limit_otp"] = 30), PUSH],
  ["the old secret alone", (state) => (state.jwks = []), "Migrate JWT secret"],
  ["a key in standby", (state) => (state.signingKeys = [{ ...key, status: "standby" }]), "Rotate keys"],
  ["a key that is not there", (state) => (state.signingKeys = []), "import it as standby"],
  ["no key for the schedule", (state) => state.apiKeys.pop(), "New secret key, named cron"],
  ["no function api", (state) => (state.functions["api"] = 404), "npx supabase functions deploy --use-api"],
  ["api behind verify_jwt", (state) => (state.functions["api"] = 401), "npx supabase functions deploy --use-api"],
  ["no function jobs", (state) => (state.functions["jobs"] = 404), "npx supabase functions deploy --use-api"],
  ["jobs open to anybody", (state) => (state.functions["jobs"] = 202), "npx supabase functions deploy --use-api"],
  ["no function token", (state) => (state.functions["token"] = 404), "npx supabase functions deploy --use-api"],
  ["a bad signing key", (state) => (state.functions["token"] = 503), "npx supabase secrets set --env-file"],
  ["no settings", (state) => (state.secrets = []), "npx supabase secrets set --env-file"],
  ["a job not scheduled", (state) => state.jobs.shift(), "cron.schedule"],
  ["no address in Vault", (state) => state.vault.shift(), "vault.create_secret('http://127.0.0.1"],
  [
    "another address in Vault",
    (state) => (state.vault[0] = { name: "jobs_url", fits: false }),
    "vault.update_secret(id, 'http",
  ],
  ["no key in Vault", (state) => state.vault.pop(), "vault.create_secret('sb_secret_…', 'cron_key')"],
  ["a refused key", (state) => (state.responses = [{ status_code: 401 }]), "vault.update_secret(id, 'sb_secret_…')"],
  ["a call that timed out", (state) => (state.responses = [{ status_code: null }]), "npx supabase functions deploy"],
  ["a job that fails", (state) => (state.failedJobs = ["wake-jobs"]), "select return_message"],
];
const key = { id: KID, algorithm: "ES256", status: "in_use", public_jwk: {} };

test.each(faults)("%s is one line, with what mends it", async (_, break_, fix) => {
  const state = healthyProject(migrations);
  break_(state);
  const results = await check(state);
  expect(missing(results)).toHaveLength(1);
  expect(missing(results)[0]?.fix).toContain(fix);
  expect(results.filter(({ state: one }) => one === "not checked")).toEqual([]);
});

test("a schema that is exposed before the database has it takes all of REST down, and says which push was left out", async () => {
  const results = await check({ ...healthyProject(migrations), schemasThere: ["public"] });
  expect(new Set(missing(results).map(({ fix }) => fix))).toEqual(new Set(["npx supabase db push --remote"]));
});

const line = (from: string, to: string) => BLOCK.replace(from, to);
const configs: [string, string, string][] = [
  ["a local address", line("https://app.example", "http://127.0.0.1:5173"), 'site_url = "https://…"'],
  ["a slash at the end", line("https://app.example", "https://app.example/"), "without a slash"],
  ["a local redirect", line("urls = []", 'urls = ["http://localhost:5173"]'), "additional_redirect_urls = []"],
  ["unconfirmed addresses", line("enable_confirmations = true\n", ""), "enable_confirmations = true"],
  [
    "one mailbox",
    line("enable_confirmations = true", "enable_confirmations = true\ndouble_confirm_changes = false"),
    "double_confirm_changes = true",
  ],
  [
    "no current password",
    line("enable_confirmations = true", "enable_confirmations = true\nrequire_current_password = false"),
    "require_current_password = true",
  ],
  ["mails in a row", line('"1m"', '"1s"'), 'max_frequency = "1m"'],
  ["few sign-ins", `${BLOCK}sign_in_sign_ups = 30\n`, "sign_in_sign_ups = 300"],
];
test.each(configs)("config.toml with %s is one line, before it is pushed", async (_, block, fix) => {
  const config = readProductionConfig(shipped + block, REF);
  const state = healthyProject(migrations);
  state.auth["site_url"] = config.auth.site_url;
  const results = await check(state, { config });
  expect(missing(results)).toHaveLength(1);
  expect(missing(results)[0]?.fix).toContain(fix);
});

test("config.toml without a block for the project, and another CLI, are said", async () => {
  const results = await check(healthyProject(migrations), {
    config: { ...readProductionConfig(shipped + BLOCK, REF), hasOwnBlock: false },
    cli: { pinned: "3.1.0", installed: "2.9.0" },
  });
  expect(missing(results).map(({ fix }) => fix)).toEqual([
    "npm install",
    `In supabase/config.toml, under [remotes.production]: project_id = "${REF}"`,
  ]);
});

test("what may not be read is never ok", async () => {
  const state = healthyProject(migrations);
  const management = ["", "/config/auth", "/config/auth/signing-keys", "/api-keys", "/secrets"];
  state.forbidden = [...management, "/database/query", "/database/query/read-only"];
  const titles = (results: Result[], wanted: Result["state"]) =>
    results.filter(({ state: one }) => one === wanted).map(({ title }) => title);
  const forbidden = await check(state, { publishableKey: "sb_publishable_stand_in" });
  const without = await check(healthyProject(migrations), {
    accessToken: undefined,
    publishableKey: "sb_publishable_stand_in",
  });
  expect(titles(forbidden, "not checked")).toEqual(titles(without, "not checked"));
  expect(titles(forbidden, "not checked")).toEqual(
    expect.arrayContaining(["database: Postgres 17", "Auth: mails are ours"]),
  );
  expect(titles(forbidden, "missing")).toEqual([]);
  const gone = await check(healthyProject(migrations), {
    projectUrl: "http://127.0.0.1:1",
    managementUrl: "http://127.0.0.1:1",
  });
  expect(titles(gone, "ok")).toEqual(configChecks.map(({ title }) => title));
});

test("an answer of another shape is not checked, whatever it is", async () => {
  const state = healthyProject(migrations);
  const broken = {
    ...state,
    auth: { site_url: 7 },
    secrets: "?",
    signingKeys: "?",
    postgres: 17,
  } as unknown as ProjectState;
  const results = await check(broken);
  expect(
    results.filter(({ title, state: one }) => title.startsWith("Auth: a changed") && one === "not checked"),
  ).toHaveLength(1);
  expect(missing(results)).toEqual([]);
});

/** Runs the command itself, as `npm run deploy:check` does. */
function runCommand(url: string, config: string): Promise<{ code: number | null; out: string }> {
  const target = ["--project-ref", REF, "--project-url", url, "--management-url", url, "--config", config];
  const env = {
    PATH: process.env["PATH"],
    SUPABASE_ACCESS_TOKEN: ACCESS_TOKEN,
    TOKEN_SIGNING_KEY: `{"kid":"${KID}","d":"private"}`,
  };
  const child = spawn(process.execPath, [join(folder, "check.ts"), ...target], { env });
  let out = "";
  child.stdout.on("data", (chunk) => (out += String(chunk)));
  child.stderr.on("data", (chunk) => (out += String(chunk)));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out })));
}

test("the command exits with 1 when something is missing, else with 0, and prints no secret", async () => {
  const temporary = mkdtempSync(join(tmpdir(), "tracker-deploy-"));
  const config = join(temporary, "config.toml");
  writeFileSync(config, shipped + BLOCK);
  const state = healthyProject(migrations);
  const { url, stop } = await serveProject(state);
  const well = await runCommand(url, config);
  expect(well).toMatchObject({
    code: 0,
    out: expect.stringContaining(`${checks.length} ok, 0 missing, 0 not checked.`) as string,
  });
  state.functions["token"] = 503;
  const broken = await runCommand(url, config);
  expect(broken).toMatchObject({ code: 1, out: expect.stringContaining("missing      functions: token") as string });
  for (const secret of [...SECRETS, "private"]) expect(well.out + broken.out).not.toContain(secret);
  await stop();
  rmSync(temporary, { recursive: true });
});
