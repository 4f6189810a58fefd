import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, closeSync, openSync, readFileSync, statSync } from "node:fs";
import { waitUntil } from "./wait-until.ts";

/** A program of ours that keeps running, with its output in a file. */
export interface Child {
  readonly pid: number;
  /** Resolves when the program is over, or could not be started. */
  readonly ended: Promise<unknown>;
  isRunning(): boolean;
  /** The line of its output that says why it ended. */
  complaint(): string;
  /** Tells the program something; only with `onMessage`. */
  send(message: object): void;
  /** Sends the signal, and SIGKILL when the program has not ended after some seconds. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

export interface ChildOptions extends Pick<SpawnOptions, "cwd" | "env" | "uid" | "gid"> {
  logFile: string;
  /** It takes the place of one that ended by itself, whose last words stay in the log. */
  isReplacement?: boolean;
  /** Also shows what the program writes. */
  onOutput?: (text: string) => void;
  /** Opens a channel to a Node program, and hears what it sends. */
  onMessage?: (message: unknown) => void;
}

/** The line of a log that says how its program ended; one that was killed says nothing itself. */
const ENDED = "The program ended with ";

/** Deno and Postgres mark the line that says why; what follows it are hints and places in the code. */
function complaintIn(file: string, start: number): string {
  const written = readFileSync(file).subarray(start).toString();
  const lines = written
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith(ENDED));
  return lines.find((line) => /^error: |\b(FATAL|PANIC): /.test(line)) ?? lines.at(-1) ?? "";
}

function logEnd(file: string, how: string): void {
  try {
    appendFileSync(file, `${ENDED}${how}, ${new Date().toISOString()}\n`);
  } catch {
    // Its folder is gone, or the disk is full: nobody is to fail for a line in a log.
  }
}

async function stopChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  if (isOver()) return;
  child.kill(signal);
  if (await waitUntil(isOver, 8_000)) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

/**
 * Starts a program in a session of its own, so that Ctrl-C reaches us alone and we stop the parts in order. Its standard input
 * is a pipe that closes when we end in whatever way, which is how it can tell.
 */
export function startChild(
  program: string,
  args: string[],
  { logFile, isReplacement = false, onOutput, onMessage, ...options }: ChildOptions,
): Child {
  const log = openSync(logFile, isReplacement ? "a" : "w", 0o600);
  const { size: start } = statSync(logFile);
  const output = onOutput ? "pipe" : log;
  const channel = onMessage ? ["ipc" as const] : [];
  const child = spawn(program, args, { ...options, detached: true, stdio: ["pipe", output, output, ...channel] });
  if (onMessage) child.on("message", onMessage);
  closeSync(log);
  let failure = "";
  const over = Promise.withResolvers<undefined>();
  child.on("exit", (code, signal) => {
    logEnd(logFile, signal ?? `code ${code}`);
    over.resolve(undefined);
  });
  child.on("error", (error) => {
    failure = error.message;
    over.resolve(undefined);
  });
  child.stdin?.on("error", () => undefined);
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => onOutput?.(chunk.toString()));
  return {
    pid: child.pid ?? 0,
    ended: over.promise,
    isRunning: () => failure === "" && child.exitCode === null && child.signalCode === null,
    send: (message) => {
      if (child.connected) child.send(message, () => undefined);
    },
    complaint: () => failure || complaintIn(logFile, start),
    stop: (signal) => (failure ? Promise.resolve() : stopChild(child, signal)),
  };
}
