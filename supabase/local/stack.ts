import { lockDataFolder, openDataFolder } from "./data-folder.ts";
import { createGateway, type GatewayTargets } from "./gateway.ts";
import { newGatewaySecret } from "./gateway-secret.ts";
import { checkParts } from "./health.ts";
import { type Fetch, serveHttp } from "./http-server.ts";
import { createMailbox } from "./mailbox.ts";
import { type Part, stopParts } from "./part.ts";
import { freePort, lostPort } from "./ports.ts";
import { databaseDirectory, stopOrphans } from "./postgres/postmaster.ts";
import type { ProjectConfig } from "./project-config.ts";
import { PUBLISHABLE_KEY, readSecrets } from "./secrets.ts";
import { seed } from "./seed.ts";
import { type Start, startDatabase, startFunctions, startRunners, startWeb } from "./start-steps.ts";
import type { ResendServer } from "./vendors/resend-server.ts";
import type { TwilioServer } from "./vendors/twilio-server.ts";
import { webPart } from "./web/web-server.ts";

export interface StackOptions {
  dataDir: string;
  /** Each port may be 0 for any free one. */
  port: number;
  dbPort: number;
  webPort: number;
  /** Settings that reach the functions: OPENAI_API_KEY, POST_SOURCE, … */
  env: Record<string, string>;
  /** Settings that are built into the web app: VITE_COMPANY_NAME, … */
  webEnv?: Record<string, string>;
  /** The logarithm of the work that hashing a password takes, 10 unless it is given: a test signs up many users. */
  passwordCost?: number;
  /** Another supabase/config.toml than the one that is there. */
  config?: ProjectConfig;
  /** A module that each function loads before its own, for tests. */
  loadFirst?: string;
  /** Signs the demonstration account up and fills it, once for a data folder. */
  seed: boolean;
  /** Makes the demonstration account again as it was on the first day. */
  resetDemo?: boolean;
  /** Starts stand-ins for PhantomBuster and Apify, and points the functions at them. */
  demoVendors?: boolean;
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
  /** The stand-in for Twilio; null when texts go to Twilio itself. */
  twilio: TwilioServer | null;
  /** The stand-in for Resend; null when mails are really sent. */
  resend: ResendServer | null;
  stop(): Promise<void>;
}

/** Tries with other ports, where any will do: stacks that start at the same time may choose the same one. */
const STARTS = 3;

/**
 * Brings the whole product up and resolves when every part does its work; when one cannot, what was started is stopped again
 * and a StartError says why in one sentence.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  for (let starts = 1; ; starts += 1) {
    try {
      return await startOnce(options);
    } catch (error) {
      if (starts === STARTS || options.dbPort !== 0 || !lostPort(error)) throw error;
    }
  }
}

async function startOnce(options: StackOptions): Promise<Stack> {
  const parts: Part[] = [];
  try {
    const start = await openFolderAndPorts(options, parts);
    const [dbUrl] = await together(startDatabase(start), startFunctions(start));
    await startRunners(start);
    // The first start builds the web app meanwhile.
    await together(startWeb(start), options.seed ? seedFor(start, dbUrl) : Promise.resolve());
    const { supabaseUrl, secrets, targets, web } = start;
    const addresses = { web, api: `${supabaseUrl}/functions/v1/api`, supabaseUrl, publishableKey: PUBLISHABLE_KEY };
    targets.health = () => checkParts(parts, addresses);
    return {
      ...addresses,
      dbUrl,
      secretKey: secrets.secretKey,
      cronKey: secrets.cronKey,
      twilio: targets.twilio,
      resend: targets.resend,
      stop: () => stopParts(parts),
    };
  } catch (error) {
    await stopParts(parts);
    throw error;
  }
}

/** Both at once, each to its end, so that a failure leaves neither running unnoticed. */
async function together<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

function seedFor({ options, supabaseUrl }: Start, dbUrl: string): Promise<void> {
  const { dataDir, resetDemo: reset = false, env, onProgress } = options;
  const hasModel = Boolean(env["OPENAI_API_KEY"]);
  return seed({ dataDir, supabaseUrl, publishableKey: PUBLISHABLE_KEY, dbUrl, hasModel, reset, onProgress });
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
  const targets: GatewayTargets = {
    restAndAuth: null,
    functions: new Map(),
    secret: newGatewaySecret(),
    health: starting,
    mailbox: createMailbox(),
    twilio: null,
    resend: null,
    settle: () => Promise.resolve(),
  };
  const app = createGateway(targets);
  const gateway: Fetch = (request, bindings) => app.fetch(request, bindings);
  server.answerWith(gateway);
  const web = webServer?.url ?? vite;
  return { options, parts, secrets, targets, gateway, supabaseUrl: server.url, dbPort, web, webServer };
}
