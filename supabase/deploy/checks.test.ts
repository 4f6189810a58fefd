import { expect, test } from "vitest";
import { openApiDocument } from "../functions/_shared/contract/openapi-document.ts";
import { createApp as createJobs } from "../functions/jobs/app.ts";
import { createApp as createSms } from "../functions/sms/app.ts";
import { createApp as createMail } from "../functions/mail/app.ts";
import type { MailQueue } from "../functions/mail/mail-queue.ts";
import type { TextQueue } from "../functions/sms/text-queue.ts";
import { createApp as createToken } from "../functions/token/app.ts";
import { check, healthy, missing } from "./checked-project.ts";
import { JOBS_REFUSAL, MAIL_REFUSAL, SMS_REFUSAL, TOKEN_REFUSAL } from "./function-checks.ts";
import { report } from "./run-checks.ts";
import { GATEWAY_REFUSAL, KID, NOT_FOUND, type ProjectState } from "./stand-in-project.ts";

test("of a healthy project everything is ok, with the block that HOSTING.md shows", async () => {
  const results = await check(healthy());
  expect(results.filter(({ state }) => state !== "ok")).toEqual([]);
  expect(report(results).code).toBe(0);
});

const PUSH = "npx supabase config push";
const DEPLOY = "npx supabase functions deploy --use-api";
const SET = "npx supabase secrets set --env-file";
type ProjectFault = [title: string, break_: (state: ProjectState) => void, fix: string];
const faults: ProjectFault[] = [
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
  ["a redirect to anybody", (state) => (state.auth["uri_allow_list"] = "https://evil.example/**"), PUSH],
  ["a local redirect", (state) => (state.auth["uri_allow_list"] = "https://a.example,http://localhost:5173"), PUSH],
  ["no mail server", (state) => (state.auth["smtp_host"] = null), "SMTP Settings"],
  ...["confirmation", "recovery", "email_change"].flatMap((name): ProjectFault[] => [
    [`another subject of ${name}`, (state) => (state.auth[`mailer_subjects_${name}`] = "Confirm Your Signup"), PUSH],
    [
      `another text of ${name}`,
      (state) => (state.auth[`mailer_templates_${name}_content`] = '<a href="{{ .ConfirmationURL }}">Follow</a>'),
      PUSH,
    ],
    [`no text of ${name}`, (state) => (state.auth[`mailer_templates_${name}_content`] = null), PUSH],
  ]),
  ["mails without a pause", (state) => (state.auth["smtp_max_frequency"] = 1), PUSH],
  ["too few sign-ins", (state) => (state.auth["rate_limit_otp"] = 30), PUSH],
  ["the old secret alone", (state) => (state.jwks = []), "Migrate JWT secret"],
  ["a key that is not there", (state) => (state.signingKeys = [{ ...key, id: "another" }]), "import it as standby"],
  ["no key for the schedule", (state) => state.apiKeys.pop(), "New secret key, named cron"],
  ...["api", "jobs", "mail", "sms", "token"].flatMap((name): ProjectFault[] => [
    [`no function ${name}`, (state) => (state.functions[name] = NOT_FOUND), DEPLOY],
    [`${name} behind the gateway`, (state) => (state.functions[name] = GATEWAY_REFUSAL), DEPLOY],
    [`another 401 of ${name}`, (state) => (state.functions[name] = { status: 401, json: { error: "No." } }), DEPLOY],
    [`a web page for ${name}`, (state) => (state.functions[name] = { status: 200, json: "<html>" }), DEPLOY],
    [`${name} out of memory`, (state) => (state.functions[name] = { status: 546, json: { code: "LIMIT" } }), "Logs"],
  ]),
  ["verify_jwt", (state) => (state.deployed[1] = { slug: "jobs", status: "ACTIVE", verify_jwt: true }), DEPLOY],
  ["jobs open to anybody", (state) => (state.functions["jobs"] = { status: 202, json: {} }), DEPLOY],
  ["api that cannot start", (state) => (state.functions["api"] = { status: 503, json: {} }), "Logs"],
  ["a bad signing key", (state) => (state.functions["token"] = { status: 503, json: {} }), SET],
  ["half of texting", (state) => state.secrets.push({ name: "TWILIO_AUTH_TOKEN", value: "0".repeat(64) }), SET],
  ["mail without a sender", (state) => state.secrets.push({ name: "SMTP_URL", value: "0".repeat(64) }), SET],
  [
    "Resend without its webhook",
    (state) => ["RESEND_API_KEY", "MAIL_FROM"].map((name) => state.secrets.push({ name, value: "0".repeat(64) })),
    SET,
  ],
  [
    "two ways to send mail",
    (state) => ["RESEND_API_KEY", "SMTP_URL"].map((name) => state.secrets.push({ name, value: "0".repeat(64) })),
    "npx supabase secrets unset SMTP_URL",
  ],
  ["an unregistered number", (state) => (state.textErrors = [30034]), "register the number"],
  ["an unverified toll-free number", (state) => (state.textErrors = [30032]), "verify it"],
  ["a country that is off", (state) => (state.textErrors = [21408]), "Geo permissions"],
  ["no settings", (state) => (state.secrets = []), SET],
  ["no signing key among the settings", (state) => state.secrets.pop(), SET],
  ["another SITE_URL", (state) => (state.secrets[0] = { name: "SITE_URL", value: "0".repeat(64) }), SET],
  [
    "EMBEDDINGS among the settings",
    (state) => state.secrets.push({ name: "EMBEDDINGS", value: "" }),
    "npx supabase secrets unset EMBEDDINGS",
  ],
  [
    "CLIENT_ADDRESS_HEADER among the settings",
    (state) => state.secrets.push({ name: "CLIENT_ADDRESS_HEADER", value: "" }),
    "npx supabase secrets unset CLIENT_ADDRESS_HEADER",
  ],
  ["a job not scheduled", (state) => state.jobs.shift(), "cron.schedule"],
  ["no address in Vault", (state) => delete state.vault["jobs_url"], "vault.create_secret('http://127.0.0.1"],
  ["another address in Vault", (state) => (state.vault["jobs_url"] = "https://x"), "vault.update_secret(id, 'http"],
  ["no key in Vault", (state) => delete state.vault["cron_key"], "vault.create_secret('sb_secret_…', 'cron_key')"],
  ...["sb_secret_…", "sb_secret_", "sb_secret_abc", "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH", " "].map(
    (secret): ProjectFault => [
      `"${secret}" as the key in Vault`,
      (state) => (state.vault["cron_key"] = secret),
      "vault.update_secret(id, 'sb_secret_…')",
    ],
  ),
  ["a refused key", (state) => (state.responses = [{ status_code: 401, timed_out: false }]), "vault.update_secret(id"],
  ["a call that timed out", (state) => (state.responses = [{ status_code: null, timed_out: true }]), "Logs"],
  ["a call to nowhere", (state) => (state.responses = [{ status_code: null, timed_out: false }]), "'jobs_url'"],
  ["a call that failed", (state) => (state.responses = [{ status_code: 503, timed_out: false }]), "Logs"],
  ["a call of nothing", (state) => (state.responses = [{ status_code: 404, timed_out: false }]), DEPLOY],
  ["a job that fails", (state) => (state.failedJobs = ["wake-jobs"]), "select return_message"],
];
const key = { id: KID, algorithm: "ES256", status: "in_use", public_jwk: {} };

test.each(faults)("%s is one line, with what mends it", async (_, break_, fix) => {
  const state = healthy();
  break_(state);
  const results = await check(state);
  expect(missing(results)).toHaveLength(1);
  expect(missing(results)[0]?.fix).toContain(fix);
  expect(results.filter(({ state: one }) => one === "not checked")).toEqual([]);
});

test("HS256 in use is missing while ES256 waits in standby, though the public list of keys has it", async () => {
  const state = healthy();
  state.signingKeys = [
    { ...key, id: "old", algorithm: "HS256" },
    { ...key, status: "standby" },
  ];
  expect(missing(await check(state)).map(({ title }) => title)).toEqual([
    "keys: tokens are signed with ES256",
    "keys: that of personal tokens is in use",
  ]);
  state.signingKeys = [{ ...key, status: "standby" }];
  expect(missing(await check(state))).toHaveLength(2);
});

test("what the checks take for our functions is what our functions answer", async () => {
  const jobs = createJobs({
    cronKey: "key",
    drain: () => Promise.resolve(),
    makeDigests: () => Promise.resolve(),
    background: () => undefined,
  });
  const token = createToken({
    redeem: () => Promise.resolve(null),
    redeemCode: () => Promise.resolve(false),
    redeemTurn: () => Promise.resolve(null),
    sign: () => Promise.resolve(""),
  });
  const said = async (response: Response) => ({ ...((await response.json()) as object), status: response.status });
  expect(await said(await jobs(new Request("http://jobs.test/jobs", { method: "POST" })))).toEqual(JOBS_REFUSAL);
  expect(await said(await token(new Request("http://token.test/token")))).toEqual(TOKEN_REFUSAL);
  const sms = createSms({
    ...{ account: null, queue: {} as TextQueue, cronKey: "key", logError: () => undefined },
    ...{ drain: () => Promise.resolve(), wait: () => Promise.resolve(), background: () => undefined },
  });
  expect(await said(await sms(new Request("http://sms.test/sms")))).toEqual(SMS_REFUSAL);
  const mail = createMail({
    ...{ queue: {} as MailQueue, cronKey: "key", webhookSecret: null, siteUrl: "", now: () => new Date() },
    ...{ drain: () => Promise.resolve(), background: () => undefined, logError: () => undefined },
  });
  expect(await said(await mail(new Request("http://mail.test/mail")))).toEqual(MAIL_REFUSAL);
  expect(openApiDocument([], "").info).toMatchObject({ title: "Tracker API" });
});

test("an empty project needs its schema first, and nothing that the schema brings", async () => {
  const state = healthy();
  Object.assign(state, { isEmpty: true, exposed: ["public"], autoconfirm: true });
  const results = await check(state);
  expect(results.filter(({ state: one }) => one === "not checked")).toEqual([]);
  expect(new Set(missing(results).map(({ fix }) => fix))).toEqual(new Set(["npx supabase db push --remote"]));
});

test("a schema that is exposed before the database has it takes all of REST down, and says which push was left out", async () => {
  const results = await check({ ...healthy(), schemasThere: ["public"] });
  expect(new Set(missing(results).map(({ fix }) => fix))).toEqual(new Set(["npx supabase db push --remote"]));
});
