import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Child, startChild } from "./child.ts";
import { answers, endWhenSilent, type Patience } from "./end-when-silent.ts";
import { keepRunning } from "./keep-running.ts";
import { type Part, StartError } from "./part.ts";
import { freePort } from "./ports.ts";
import { waitUntil } from "./wait-until.ts";

export interface FunctionsOptions {
  /** The repository, for Deno and its packages. */
  root: string;
  /** The folder that the function's own folder is in. */
  functionsDir: string;
  dataDir: string;
  /** What the functions see as their environment: what Supabase gives them, and the settings. */
  env: Record<string, string>;
  /** What the gateway says; nobody else is answered. */
  gatewaySecret: string;
  /** Restarts a function when its code changes, and shows what it writes. */
  watch: boolean;
  onOutput(text: string): void;
  /** A module that each function loads before its own, so that a test can put another network around it. */
  loadFirst?: string | undefined;
  /** With a process that hangs. */
  patience?: Patience;
}

/** Less than /health gives a part, so that it can say more than that nothing came. */
const CHECK_MS = 2_000;

export interface FunctionPart extends Part {
  readonly address: string;
}

/** Gone before the function runs. */
const SECRET_VARIABLE = "TRACKER_GATEWAY_SECRET";

const SERVE_FUNCTION = fileURLToPath(new URL("serve-function.ts", import.meta.url));

/** The folders of supabase/functions that hold a function: those with an index.ts. */
export function functionNames(root: string): string[] {
  const folder = join(root, "supabase/functions");
  return readdirSync(folder).filter((name) => !name.startsWith("_") && existsSync(join(folder, name, "index.ts")));
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const answer = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.once("connect", () => answer(true)).once("error", () => answer(false));
  });
}

function denoArguments(folder: string, name: string, watch: boolean, loadFirst: string | undefined): string[] {
  const permissions = [
    "--allow-net",
    "--allow-env",
    `--allow-read=${[folder, ...(loadFirst === undefined ? [] : [loadFirst])].join()}`,
    "--no-prompt",
  ];
  // Everything was fetched when the stack was prepared, so that a start works without a network.
  const modules = ["--config", join(folder, "deno.json"), "--cached-only", "--frozen"];
  return [
    "run",
    "--quiet",
    ...permissions,
    ...modules,
    ...(watch ? ["--watch=" + folder, "--no-clear-screen"] : []),
    SERVE_FUNCTION,
    pathToFileURL(join(folder, name, "index.ts")).href,
    SECRET_VARIABLE,
    ...(loadFirst === undefined ? [] : [pathToFileURL(loadFirst).href]),
  ];
}

/** Serves one function from a Deno process of its own, as Supabase's edge runtime gives each an isolate; one that dies is replaced. */
export async function startFunction(name: string, options: FunctionsOptions): Promise<FunctionPart> {
  const port = await freePort(0, "TRACKER_PORT");
  const kept = keepRunning(await serve(name, port, options), () => serve(name, port, options, true));
  const address = `http://127.0.0.1:${port}`;
  // What hangs would not hear a polite request to end.
  const stopWatching = endWhenSilent(address, () => kept.current().child.stop("SIGKILL"), options.patience);
  return {
    name: `function ${name}`,
    address,
    check: async () => {
      const said = kept.current().child.isRunning() ? await answers(address, CHECK_MS) : "refuses";
      if (said === "silent") throw new Error(`The function \`${name}\` does not answer.`);
      if (said === "refuses") throw new Error(`The function \`${name}\` is not running.`);
    },
    stop: () => {
      stopWatching();
      return kept.stop(({ child }) => child.stop("SIGTERM"));
    },
  };
}

async function serve(
  name: string,
  port: number,
  { root, functionsDir, dataDir, env, gatewaySecret, watch, onOutput, loadFirst }: FunctionsOptions,
  isReplacement = false,
): Promise<{ child: Child }> {
  const logFile = join(dataDir, `function-${name}.log`);
  const child = startChild(join(root, "node_modules/.bin/deno"), denoArguments(functionsDir, name, watch, loadFirst), {
    cwd: functionsDir,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "",
      DENO_DIR: join(root, "node_modules/.cache/deno"),
      DENO_NO_UPDATE_CHECK: "1",
      NO_COLOR: "1",
      ...env,
      [SECRET_VARIABLE]: gatewaySecret,
      ...(watch && { TRACKER_WATCHES: "true" }),
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    },
    logFile,
    isReplacement,
    ...(watch ? { onOutput } : {}),
  });
  // A watched function that cannot run yet waits for its code to be mended, and so does its author.
  const isUp = await waitUntil(async () => !child.isRunning() || (await isListening(port)), watch ? 3_000 : 60_000);
  if (!watch && (!isUp || !child.isRunning())) {
    await child.stop("SIGTERM");
    throw new StartError(`The function \`${name}\` does not start (${child.complaint()}); ${logFile} has the rest.`);
  }
  return { child };
}
