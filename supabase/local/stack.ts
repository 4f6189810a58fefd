import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { startCron } from "./cron-runner.ts";
import { databaseUser, lockDataFolder, openDataFolder } from "./data-folder.ts";
import { functionNames, startFunction } from "./functions.ts";
import { createGateway, type GatewayTargets } from "./gateway.ts";
import { checkParts } from "./health.ts";
import { type Fetch, type HttpServer, serveHttp } from "./http-server.ts";
import { applyMigrations } from "./migrations.ts";
import { startNet } from "./net-runner.ts";
import { type Part, stopParts } from "./part.ts";
import { freePort } from "./ports.ts";
import { bootstrap, databaseUrl, openAuthTables } from "./postgres/bootstrap.ts";
import { startCluster } from "./postgres/cluster.ts";
import { databaseDirectory, stopOrphans } from "./postgres/postmaster.ts";
import { readProjectConfig } from "./project-config.ts";
import { startRestAndAuth } from "./rest-and-auth.ts";
import { PUBLISHABLE_KEY, readSecrets, type Secrets } from "./secrets.ts";
import { seed } from "./seed.ts";
import { setVaultSecrets } from "./vault.ts";
import { buildWeb } from "./web/build.ts";
import { startDevServer } from "./web/dev-server.ts";
import { createWebServer, webPart } from "./web/web-server.ts";

export interface StackOptions {
  dataDir: string;
  /** Each port may be 0 for any free one. */
  port: number;
  dbPort: number;
  webPort: number;
  /** Settings that reach the functions: OPENAI_API_KEY, POST_SOURCE, … */
  env: Record<string, string>;
  /** Signs the demonstration account up and gives it some people. */
  seed: boolean;
  /** The built web app, Vite (and functions that restart when they change), or none. */
  web: "built" | "dev" | "none";
  onProgress(line: string): void;
}

/** A running stack: where it answers, and its keys. */
export interface Stack {
  web: string;
  api: string;
  supabaseUrl: string;
  dbUrl: string;
  publishableKey: string;
  secretKey: string;
  cronKey: string;
  stop(): Promise<void>;
}

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What the steps of a start hand on to each other. */
interface Start {
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

/**
 * Brings the whole product up and resolves when every part does its work; when one cannot, what was started is stopped again
 * and a StartError says why in one sentence.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const parts: Part[] = [];
  try {
    const start = await openFolderAndPorts(options, parts);
    const dbUrl = await startDatabase(start);
    await startFunctions(start, dbUrl);
    await startWeb(start);
    const { supabaseUrl, secrets, targets, web } = start;
    const addresses = { web, api: `${supabaseUrl}/functions/v1/api`, supabaseUrl, publishableKey: PUBLISHABLE_KEY };
    targets.health = () => checkParts(parts, addresses);
    if (options.seed) await seed(options.dataDir, supabaseUrl, PUBLISHABLE_KEY);
    return {
      ...addresses,
      dbUrl,
      secretKey: secrets.secretKey,
      cronKey: secrets.cronKey,
      stop: () => stopParts(parts),
    };
  } catch (error) {
    await stopParts(parts);
    throw error;
  }
}

/** Takes the data folder and finds every port free, so that nothing is begun that cannot be finished. */
async function openFolderAndPorts(options: StackOptions, parts: Part[]): Promise<Start> {
  const { dataDir } = options;
  openDataFolder(dataDir);
  const release = await lockDataFolder(dataDir);
  const nothing = () => Promise.resolve();
  parts.push({ name: "data folder", check: nothing, stop: () => nothing().then(release) });
  const secrets = readSecrets(dataDir);
  await stopOrphans(databaseDirectory(dataDir));
  const dbPort = await freePort(options.dbPort, "TRACKER_DB_PORT");
  const server = await serveHttp(options.port, "TRACKER_PORT");
  parts.push({ name: "gateway", check: nothing, stop: () => server.stop() });
  const webServer = options.web === "built" ? await serveHttp(options.webPort, "TRACKER_WEB_PORT") : null;
  if (webServer) parts.push(webPart(webServer));
  const vite = options.web === "dev" ? `http://127.0.0.1:${await freePort(options.webPort, "TRACKER_WEB_PORT")}` : "";

  const starting = () => Promise.resolve({ status: "starting" });
  const targets: GatewayTargets = { restAndAuth: null, functions: new Map(), health: starting };
  const app = createGateway(targets);
  const gateway: Fetch = (request, bindings) => app.fetch(request, bindings);
  server.answerWith(gateway);
  const web = webServer?.url ?? vite;
  return { options, parts, secrets, targets, gateway, supabaseUrl: server.url, dbPort, web, webServer };
}

/** Postgres with all migrations, and REST and Auth over it; gives the address for migrations and psql. */
async function startDatabase({ options, parts, secrets, targets, supabaseUrl, dbPort, web }: Start): Promise<string> {
  const { dataDir, onProgress } = options;
  const password = secrets.databasePassword;
  const superuser = { port: dbPort, user: "supabase_admin", password };
  onProgress("Starting Postgres");
  parts.push(await startCluster({ dataDir, port: dbPort, user: databaseUser(), superuserPassword: password }));
  await bootstrap(superuser);

  onProgress("Starting REST and Auth");
  const restAndAuth = await startRestAndAuth({
    dataDir,
    dbPort,
    secrets,
    config: readProjectConfig(ROOT),
    siteUrl: web || supabaseUrl,
  });
  parts.push(...restAndAuth.parts);
  await openAuthTables(superuser);

  onProgress("Applying migrations");
  const dbUrl = databaseUrl({ port: dbPort, user: "postgres", password: "postgres" });
  await applyMigrations(ROOT, dbUrl);
  await setVaultSecrets(superuser, { jobs_url: `${supabaseUrl}/functions/v1/jobs`, cron_key: secrets.cronKey });
  targets.restAndAuth = restAndAuth;
  return dbUrl;
}

/** Each function in a process of its own, then what calls them: the schedule, and requests from the database. */
async function startFunctions(
  { options, parts, secrets, targets, supabaseUrl, dbPort }: Start,
  dbUrl: string,
): Promise<void> {
  const { dataDir, onProgress } = options;
  onProgress("Starting the functions");
  const env = {
    ...options.env,
    SUPABASE_URL: supabaseUrl,
    SUPABASE_DB_URL: dbUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.secretKey, cron: secrets.cronKey }),
  };
  const shared = { root: ROOT, dataDir, env, watch: options.web === "dev", onOutput: onProgress };
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
  const superuser = { port: dbPort, user: "supabase_admin", password: secrets.databasePassword };
  parts.push(await startNet(superuser), await startCron(superuser));
}

/** Auth's own secret as the JSON Web Key that the `token` function takes. */
function signingKey({ jwtSecret }: Secrets): string {
  return JSON.stringify({ kty: "oct", k: Buffer.from(jwtSecret).toString("base64url") });
}

/** The web app, built or by Vite. */
async function startWeb({ options, parts, gateway, supabaseUrl, web, webServer }: Start): Promise<void> {
  const { dataDir, onProgress } = options;
  if (webServer) {
    const app = createWebServer({ folder: await buildWeb(ROOT, onProgress), gateway });
    webServer.answerWith((request, bindings) => app.fetch(request, bindings));
  } else if (web) {
    const [port, gatewayPort] = [Number(new URL(web).port), new URL(supabaseUrl).port];
    parts.push(await startDevServer({ root: ROOT, dataDir, port, gatewayPort, onOutput: onProgress }));
  }
}
