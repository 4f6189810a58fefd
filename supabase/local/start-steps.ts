import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { formatPhone } from "../functions/_shared/contract/phone.ts";
import { startCron } from "./cron-runner.ts";
import { databaseUser } from "./data-folder.ts";
import { functionNames, startFunction } from "./functions.ts";
import type { GatewayTargets } from "./gateway.ts";
import type { Fetch, HttpServer } from "./http-server.ts";
import { applyMigrations } from "./migrations.ts";
import { startNet } from "./net-runner.ts";
import type { Part } from "./part.ts";
import { bootstrap, databaseUrl, openAuthTables } from "./postgres/bootstrap.ts";
import { startCluster } from "./postgres/cluster.ts";
import { readProjectConfig } from "./project-config.ts";
import { prepareRestAndAuth } from "./rest-and-auth-process.ts";
import { PUBLISHABLE_KEY, type Secrets } from "./secrets.ts";
import type { StackOptions } from "./stack.ts";
import { setVaultSecrets } from "./vault.ts";
import { buildWeb } from "./web/build.ts";
import { startDevServer } from "./web/dev-server.ts";
import { createWebServer } from "./web/web-server.ts";
import { startSpeechStandIn } from "./speech-stand-in.ts";
import { startApifyServer } from "./vendors/apify-server.ts";
import { startPhantomBusterServer } from "./vendors/phantombuster-server.ts";
import { startResendServer } from "./vendors/resend-server.ts";
import { startTwilioServer } from "./vendors/twilio-server.ts";

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What the steps of a start hand on to each other. */
export interface Start {
  options: StackOptions;
  parts: Part[];
  secrets: Secrets;
  targets: GatewayTargets;
  gateway: Fetch;
  supabaseUrl: string;
  dbPort: number;
  /** Where the web app will be; empty for none. */
  web: string;
  /** Its port, taken already; none for Vite, which takes it itself. */
  webServer: HttpServer | null;
}

/** Postgres with all migrations, and REST and Auth over it; gives the address for migrations and psql. */
export async function startDatabase({
  options,
  parts,
  secrets,
  targets,
  supabaseUrl,
  dbPort,
  web,
}: Start): Promise<string> {
  const { dataDir, onProgress } = options;
  const password = secrets.databasePassword;
  const superuser = { port: dbPort, user: "supabase_admin", password };
  onProgress("Starting Postgres");
  const restAndAuth = prepareRestAndAuth({
    dataDir,
    mailbox: targets.mailbox,
    passwordCost: options.passwordCost,
  });
  parts.push(...restAndAuth.parts);
  const cluster = await startCluster({ dataDir, port: dbPort, user: databaseUser(), superuserPassword: password });
  // Before them, so that it is stopped after them.
  parts.splice(
    parts.findIndex((part) => restAndAuth.parts.includes(part)),
    0,
    cluster,
  );
  await bootstrap(superuser);

  onProgress("Starting REST and Auth");
  const address = await restAndAuth.serve({
    dbPort,
    secrets,
    config: options.config ?? readProjectConfig(ROOT),
    siteUrl: web || supabaseUrl,
    gatewaySecret: targets.secret,
  });
  await openAuthTables(superuser);

  const dbUrl = databaseUrl({ port: dbPort, user: "postgres", password: "postgres" });
  await applyMigrations(ROOT, dbUrl, dataDir, onProgress);
  await setVaultSecrets(superuser, { jobs_url: `${supabaseUrl}/functions/v1/jobs`, cron_key: secrets.cronKey });
  targets.restAndAuth = address;
  targets.settle = () => restAndAuth.settle();
  return dbUrl;
}

/** Each function in a process of its own, which asks for the database only when it is called. */
export async function startFunctions({ options, parts, secrets, targets, supabaseUrl, web }: Start): Promise<void> {
  const { dataDir, onProgress } = options;
  onProgress("Starting the functions");
  const env = {
    ...options.env,
    ...(await speechSettings(options, parts)),
    ...(await vendorSettings(options, parts)),
    ...(await textingSettings(options, parts, targets, supabaseUrl)),
    ...(await mailSettings(options, parts, targets, supabaseUrl)),
    SUPABASE_URL: supabaseUrl,
    SITE_URL: web || supabaseUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.secretKey, cron: secrets.cronKey }),
  };
  const functionsDir = join(ROOT, "supabase/functions");
  const { secret: gatewaySecret } = targets;
  const shared = {
    root: ROOT,
    functionsDir,
    dataDir,
    env,
    gatewaySecret,
    watch: options.web === "dev",
    onOutput: onProgress,
    loadFirst: options.loadFirst,
  };
  const starting = functionNames(ROOT).map(async (name) => {
    // The signing key could make anybody's token: one function has it, and no other.
    const own = name === "token" ? { TOKEN_SIGNING_KEY: signingKey(secrets) } : {};
    const part = await startFunction(name, { ...shared, env: { ...env, ...own } });
    parts.push(part);
    targets.functions.set(name, part.address);
  });
  // Each to its end, so that a failure leaves none of them running unnoticed.
  const failed = (await Promise.allSettled(starting)).find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/** What calls the functions: the schedule, and requests from the database. */
export async function startRunners({ parts, secrets, dbPort }: Start): Promise<void> {
  const superuser = { port: dbPort, user: "supabase_admin", password: secrets.databasePassword };
  parts.push(await startNet(superuser), await startCron(superuser));
}

/** While the product is developed without a key, recordings go to a stand-in. */
async function speechSettings({ web, env }: Start["options"], parts: Part[]): Promise<Record<string, string>> {
  if (web !== "dev" || env["OPENAI_API_KEY"] || env["OPENAI_TRANSCRIBE_BASE_URL"]) return {};
  const standIn = await startSpeechStandIn();
  parts.push(standIn);
  return { OPENAI_TRANSCRIBE_BASE_URL: standIn.baseUrl };
}

/** With stand-ins for the vendors: where they answer. */
async function vendorSettings({ demoVendors }: Start["options"], parts: Part[]): Promise<Record<string, string>> {
  if (!demoVendors) return {};
  const phantomBuster = await startPhantomBusterServer();
  parts.push(phantomBuster);
  const apify = await startApifyServer();
  parts.push(apify);
  return { PHANTOMBUSTER_API_URL: phantomBuster.url, APIFY_API_URL: apify.url };
}

/** Without a Twilio account, starts a stand-in whose texts stay on this machine. */
async function textingSettings(
  { env }: Start["options"],
  parts: Part[],
  targets: GatewayTargets,
  supabaseUrl: string,
): Promise<Record<string, string>> {
  if (env["TWILIO_ACCOUNT_SID"] || env["TWILIO_AUTH_TOKEN"]) return {};
  const twilio = await startTwilioServer();
  parts.push(twilio);
  targets.twilio = twilio;
  const publicUrl = `${supabaseUrl}/functions/v1`;
  twilio.callAt(`${publicUrl}/sms`);
  return {
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_PHONE_NUMBER: twilio.number,
    TWILIO_API_URL: twilio.url,
    PUBLIC_URL: publicUrl,
  };
}

/** Without a mail server, starts a stand-in for Resend whose mails are on the mail page. */
async function mailSettings(
  { env }: Start["options"],
  parts: Part[],
  targets: GatewayTargets,
  supabaseUrl: string,
): Promise<Record<string, string>> {
  if (env["SMTP_URL"] || env["RESEND_API_KEY"]) return {};
  const resend = await startResendServer((mail) => targets.mailbox.send(mail));
  parts.push(resend);
  targets.resend = resend;
  resend.callAt(`${supabaseUrl}/functions/v1/mail/events`);
  return {
    MAIL_FROM: "Tracker <tracker@example.com>",
    RESEND_API_KEY: resend.apiKey,
    RESEND_API_URL: resend.url,
    RESEND_WEBHOOK_SECRET: resend.webhookSecret,
  };
}

/** Auth's own secret as the JSON Web Key that the `token` function takes. */
function signingKey({ jwtSecret }: Secrets): string {
  return JSON.stringify({ kty: "oct", k: Buffer.from(jwtSecret).toString("base64url") });
}

/** The web app, built or by Vite. */
export async function startWeb({
  options,
  parts,
  targets,
  gateway,
  supabaseUrl,
  web,
  webServer,
}: Start): Promise<void> {
  const { dataDir, onProgress } = options;
  // The screens link to the simulator when it runs.
  const webEnv = {
    ...options.webEnv,
    ...(targets.twilio && { VITE_SIMULATED_PHONE: formatPhone(targets.twilio.number) }),
  };
  if (webServer) {
    const app = createWebServer({ folder: await buildWeb(ROOT, webEnv, onProgress), gateway });
    webServer.answerWith((request, bindings) => app.fetch(request, bindings));
  } else if (web) {
    const [port, gatewayPort] = [Number(new URL(web).port), new URL(supabaseUrl).port];
    parts.push(await startDevServer({ root: ROOT, dataDir, port, gatewayPort, webEnv, onOutput: onProgress }));
  }
}
