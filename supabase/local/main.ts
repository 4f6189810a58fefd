// The stack as a program: start.mjs runs it, on the Node that the workspace installed.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { format, parseArgs } from "node:util";
import { chooseDataFolder, databaseUser } from "./data-folder.ts";
import { StartError } from "./part.ts";
import { DEMO_ACCOUNT } from "./seed.ts";
import { readSettings } from "./settings.ts";
import { type Stack, startStack } from "./stack.ts";

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const USAGE = "npm start [-- --no-seed | --reset-demo] [--demo-vendors], npm run dev [-- the same]";
const HELP = `Usage: ${USAGE}

--no-seed     start without the demonstration account
--reset-demo  make the demonstration account again as it was on the first day
--demo-vendors  stand-ins for PhantomBuster and Apify, with invented posts of any profile; supabase/local/README.md has their keys

The settings are in .env; .env.example says what each is for.
`;

function readOptions() {
  const options = {
    "no-seed": { type: "boolean" },
    "reset-demo": { type: "boolean" },
    "demo-vendors": { type: "boolean" },
    help: { type: "boolean", short: "h" },
    dev: { type: "boolean" },
    "stop-with-input": { type: "boolean" },
  } as const;
  try {
    return { ...takenByNpm(process.env), ...parseArgs({ options }).values };
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message.split(". ")[0] : String(error)}. Usage: ${USAGE}`);
  }
}

/**
 * What was meant for us in `npm start --reset-demo`: npm takes an option without `--` before it for its own setting, and hands that
 * on in the environment. https://docs.npmjs.com/cli/v11/using-npm/config#environment-variables
 */
function takenByNpm(environment: NodeJS.ProcessEnv): { "no-seed"?: boolean; "reset-demo"?: boolean } {
  return {
    // For npm, `--no-seed` is its setting `seed`, turned off.
    ...((environment["npm_config_seed"] === "" || environment["npm_config_seed"] === "false") && { "no-seed": true }),
    ...(environment["npm_config_reset_demo"] === "true" && { "reset-demo": true }),
  };
}

/** Resolves when someone wants us to stop. */
function askedToStop(withInput: boolean): Promise<void> {
  return new Promise((resolve) => {
    // More of them change nothing: a stop takes a second, and has its own limits.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        resolve();
      });
    }
    if (withInput) process.stdin.on("close", resolve).resume();
  });
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) {
    process.stdout.write(HELP);
    return;
  }
  const resetDemo = options["reset-demo"] === true;
  if (resetDemo && options["no-seed"]) throw new StartError(`Use --no-seed or --reset-demo, not both. Usage: ${USAGE}`);
  const settings = readSettings(process.env, join(ROOT, ".env"));
  const dataDir = chooseDataFolder(ROOT, settings.dataDir, databaseUser());
  const stopping = askedToStop(options["stop-with-input"] === true);
  const { port, dbPort, webPort, functions: env, web: webEnv } = settings;
  const seed = !options["no-seed"];
  const web = options.dev ? "dev" : "built";
  const demoVendors = options["demo-vendors"] === true;
  const onProgress = (line: string) => process.stdout.write(`${line}\n`);

  const starting = startStack({
    dataDir,
    port,
    dbPort,
    webPort,
    env,
    webEnv,
    seed,
    resetDemo,
    demoVendors,
    web,
    onProgress,
  });
  const stack = await Promise.race([starting, stopping.then(() => null)]);
  if (stack) {
    sayReady(stack, seed);
    await stopping;
  }
  await (stack ?? (await starting)).stop();
}

function sayReady(stack: Stack, seed: boolean): void {
  const signIn = seed ? `  (sign in as ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password})` : "";
  process.stdout.write(
    `mail   ${stack.supabaseUrl}/mail  (what would be sent, such as a link for a forgotten password)\n`,
  );
  if (stack.twilio)
    process.stdout.write(`phone  ${stack.web}/phone-simulator  (text the assistant; no text leaves this machine)\n`);
  process.stdout.write(`ready  ${stack.web}${signIn}\n`);
}

// When Postgres dies, postgres.js fails a query of its own (for the types) that nobody can catch; it connects again by itself.
process.on("unhandledRejection", (error) => console.error(format(error)));
// And it may write to a socket that is gone (porsager/postgres, issue 1154).
process.on("uncaughtException", (error) => {
  console.error(format(error));
  if (!/\bat Immediate\.nextWrite .*\/postgres\//.test(error.stack ?? "")) process.exit(1);
});

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${format(error)}\n`);
  process.exit(1);
}
