import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { startCron } from "./cron-runner.ts";
import { databaseUser, lockDataFolder, openDataFolder } from "./data-folder.ts";
import { type FunctionPart, functionNames, startFunction } from "./functions.ts";
import { createGateway, type GatewayTargets } from "./gateway.ts";
import { type Fetch, serveHttp } from "./http-server.ts";
import { applyMigrations } from "./migrations.ts";
import { startNet } from "./net-runner.ts";
import { type Part, stopParts } from "./part.ts";
import { freePort } from "./ports.ts";
import { bootstrap, databaseUrl, openAuthTables } from "./postgres/bootstrap.ts";
import { startCluster } from "./postgres/cluster.ts";
import { readProjectConfig } from "./project-config.ts";
import { startRestAndAuth } from "./rest-and-auth.ts";
import { PUBLISHABLE_KEY, readSecrets } from "./secrets.ts";
import { setVaultSecrets } from "./vault.ts";

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
  web: "built" | "dev" | "none";
  onProgress(line: string): void;
}

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

/** Brings the whole product up and resolves when every part does its work; on failure what was started is stopped again. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const parts: Part[] = [];
  try {
    return await startParts(options, parts);
  } catch (error) {
    await stopParts(parts);
    throw error;
  }
}

async function startParts(options: StackOptions, parts: Part[]): Promise<Stack> {
  const { dataDir, onProgress } = options;
  const user = databaseUser();
  openDataFolder(dataDir);
  const release = lockDataFolder(dataDir);
  parts.push({ name: "data folder", check: () => Promise.resolve(), stop: () => Promise.resolve(release()) });
  const secrets = readSecrets(dataDir);
  const config = readProjectConfig(ROOT);

  const targets: GatewayTargets = { restAndAuth: null, functions: new Map(), health: () => health(parts, stack) };
  const gateway = createGateway(targets);
  const server = await serveHttp(options.port, "TRACKER_PORT", gateway.fetch as Fetch);
  parts.push({ name: "gateway", check: () => Promise.resolve(), stop: () => server.stop() });
  const supabaseUrl = server.url;

  onProgress("Starting Postgres");
  const dbPort = await freePort(options.dbPort, "TRACKER_DB_PORT");
  const superuser = { port: dbPort, user: "supabase_admin", password: secrets.databasePassword };
  parts.push(await startCluster({ dataDir, port: dbPort, user, superuserPassword: secrets.databasePassword }));
  await bootstrap(superuser);

  onProgress("Starting REST and Auth");
  const restAndAuth = await startRestAndAuth({ dbPort, secrets, config, siteUrl: supabaseUrl });
  parts.push({ name: "rest and auth", check: () => Promise.resolve(), stop: () => restAndAuth.close() });
  await openAuthTables(superuser);

  onProgress("Applying migrations");
  const dbUrl = databaseUrl({ port: dbPort, user: "postgres", password: "postgres" });
  await applyMigrations(ROOT, dbUrl);
  await setVaultSecrets(superuser, { jobs_url: `${supabaseUrl}/functions/v1/jobs`, cron_key: secrets.cronKey });
  targets.restAndAuth = restAndAuth;

  onProgress("Starting the functions");
  const env = {
    ...options.env,
    SUPABASE_URL: supabaseUrl,
    SUPABASE_DB_URL: dbUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.secretKey, cron: secrets.cronKey }),
  };
  const start = (name: string) =>
    startFunction(name, { root: ROOT, dataDir, env, watch: options.web === "dev", onOutput: onProgress });
  for (const part of await Promise.all(functionNames(ROOT).map(start))) {
    parts.push(part);
    targets.functions.set(part.name.replace("function ", ""), part.address);
  }
  parts.push(await startNet(superuser), await startCron(superuser));

  const stack: Stack = {
    web: "",
    api: `${supabaseUrl}/functions/v1/api`,
    supabaseUrl,
    dbUrl,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: secrets.secretKey,
    cronKey: secrets.cronKey,
    stop: () => stopParts(parts),
  };
  return stack;
}

async function health(parts: Part[], stack: Stack): Promise<{ isWell: boolean; report: unknown }> {
  const states = await Promise.all(
    parts.map(
      async (part) =>
        [
          part.name,
          await part.check().then(
            () => "ok",
            (error: unknown) => String(error),
          ),
        ] as const,
    ),
  );
  const isWell = states.every(([, state]) => state === "ok");
  const { web, api, supabaseUrl, publishableKey } = stack;
  return {
    isWell,
    report: {
      status: isWell ? "ok" : "failing",
      web,
      api,
      supabaseUrl,
      publishableKey,
      parts: Object.fromEntries(states),
    },
  };
}
