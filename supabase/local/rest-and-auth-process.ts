import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Child, startChild } from "./child.ts";
import { endWhenSilent, type Patience } from "./end-when-silent.ts";
import { isListening } from "./functions.ts";
import { GATEWAY_HEADER } from "./gateway-secret.ts";
import { DEFAULT_PASSWORD_COST, PASSWORD_COST } from "./even-times.ts";
import { keepRunning } from "./keep-running.ts";
import type { Mailbox } from "./mailbox.ts";
import { type Part, StartError } from "./part.ts";
import { freePort } from "./ports.ts";
import type { ServeOptions } from "./serve-rest-and-auth.ts";
import { waitUntil } from "./wait-until.ts";

const PROGRAM = fileURLToPath(new URL("serve-rest-and-auth.ts", import.meta.url));
/** It ends by itself whenever it loses its database, and requests wait for it meanwhile. */
const FIRST_PAUSE_MS = 50;

interface Place {
  dataDir: string;
  mailbox: Mailbox;
  /** Bcrypt's, as a logarithm. */
  passwordCost?: number | undefined;
}

export interface RestAndAuthOptions extends Omit<ServeOptions, "port"> {
  /** With a process that hangs. */
  patience?: Patience;
}

/** REST and Auth in a Node process that reads its program while the database is still starting. */
export interface RestAndAuthProcess {
  readonly parts: Part[];
  /** Tells it where the database is; from then on it is started again whenever it ends. Gives its address. */
  serve(options: RestAndAuthOptions): Promise<string>;
  /** Resolves when the mails of all that was answered so far are in the mailbox. */
  settle(): Promise<void>;
}

/** Less than /health gives a part, so that it can say more than that nothing came. */
const CHECK_MS = 2_000;
/** The database may be replaying its log. */
const START_MS = 60_000;

type MailMessage = { mail: Parameters<Mailbox["send"]>[0] };
const isMail = (message: unknown): message is MailMessage =>
  typeof message === "object" && message !== null && "mail" in message;
const isSettled = (message: unknown): message is { settled: number } =>
  typeof message === "object" && message !== null && "settled" in message;

function startProgram(
  { dataDir, mailbox, passwordCost = DEFAULT_PASSWORD_COST }: Place,
  onSettled: (question: number) => void,
): Child {
  return startChild(process.execPath, [PROGRAM], {
    cwd: dataDir,
    env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", [PASSWORD_COST]: String(passwordCost) },
    // It reports each refused request there, with the values of the row: for the owner only.
    logFile: join(dataDir, "rest-and-auth.log"),
    onMessage: (message) => {
      if (isMail(message)) void mailbox.send(message.mail);
      if (isSettled(message)) onSettled(message.settled);
    },
  });
}

async function startServing(child: Child, options: ServeOptions): Promise<{ child: Child }> {
  child.send(options);
  const isUp = await waitUntil(async () => !child.isRunning() || (await isListening(options.port)), START_MS);
  if (isUp && child.isRunning()) return { child };
  await child.stop("SIGKILL");
  throw new StartError(`REST and Auth do not start (${child.complaint()}).`);
}

/** Asks one of the two something that needs no user. */
async function check(address: string, path: string, { gatewaySecret, secrets }: RestAndAuthOptions): Promise<void> {
  const headers = { [GATEWAY_HEADER]: gatewaySecret, apikey: secrets.secretKey };
  const signal = AbortSignal.timeout(CHECK_MS);
  const response = await fetch(address + path, { headers, signal }).catch(() => null);
  await response?.body?.cancel();
  if (!response) throw new Error(signal.aborted ? "It does not answer." : "It is not running.");
  if (!response.ok) throw new Error(`It answers ${response.status}.`);
}

/** Starts the process, which waits to be told to serve. Its mails are kept here, which outlives it. */
export function prepareRestAndAuth(place: Place): RestAndAuthProcess {
  const questions: (() => void)[] = [];
  const onSettled = (question: number) => questions[question]?.();
  const first = startProgram(place, onSettled);
  let latest = first;
  let stop = () => first.stop("SIGTERM");
  let ask = (_path: string): Promise<void> => Promise.reject(new Error("It is starting."));
  const part = (name: string, path: string) => ({ name, check: () => ask(path), stop: () => stop() });
  return {
    parts: [part("auth", "/auth/v1/health"), part("rest", "/rest/v1/")],
    settle: () => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      latest.send({ settle: questions.push(() => resolve(undefined)) - 1 });
      return Promise.race([promise, sleep(CHECK_MS, undefined, { ref: false })]);
    },
    serve: async ({ patience, ...options }) => {
      const port = await freePort(0, "TRACKER_PORT");
      const address = `http://127.0.0.1:${port}`;
      const started = await startServing(first, { ...options, port });
      const startAgain = () => {
        latest = startProgram(place, onSettled);
        return startServing(latest, { ...options, port });
      };
      const kept = keepRunning(started, startAgain, FIRST_PAUSE_MS);
      const stopWatching = endWhenSilent(address, () => kept.current().child.stop("SIGKILL"), patience);
      ask = (path) => check(address, path, options);
      stop = async () => {
        stopWatching();
        const stopped = kept.stop(({ child }) => child.stop("SIGTERM"));
        // One that still waits for a database that is gone.
        await latest.stop("SIGTERM");
        await stopped;
      };
      return address;
    },
  };
}
