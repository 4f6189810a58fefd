import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A worker that runs, with all that it said so far. */
export interface WorkerProcess {
  said: string[];
  /** Resolves with the first line, past or to come, that fits; rejects when the worker ends without saying one. */
  says(wanted: RegExp): Promise<string>;
  send(signal: "SIGSTOP" | "SIGCONT"): void;
  kill(): Promise<void>;
}

/**
 * Starts a worker whose jobs take between so many milliseconds; `heard` gets each line as it is said. A job of `poison` (ids)
 * kills its worker as soon as that holds it.
 */
export function startWorker(
  databaseUrl: string,
  [shortest, longest]: [number, number],
  heard: (line: string, worker: WorkerProcess) => void = () => undefined,
  poison: ReadonlySet<string> = new Set(),
): WorkerProcess {
  return startProgram("queue-worker.ts", [databaseUrl, String(shortest), String(longest), [...poison].join()], heard);
}

/** Starts a worker that is a program of this folder; `heard` gets each line as it is said. */
export function startProgram(
  file: string,
  plan: string[],
  heard: (line: string, worker: WorkerProcess) => void = () => undefined,
): WorkerProcess {
  const program = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [program, ...plan], { stdio: ["ignore", "pipe", "inherit"] });
  const said: string[] = [];
  const ended = once(child, "exit");
  const lines = createInterface(child.stdout);
  const worker: WorkerProcess = {
    said,
    says: (wanted) =>
      new Promise((resolve, reject) => {
        const past = said.find((line) => wanted.test(line));
        if (past !== undefined) {
          resolve(past);
          return;
        }
        lines.on("line", (line) => {
          if (wanted.test(line)) resolve(line);
        });
        void ended.then(() => {
          reject(new Error(`The worker ended and never said ${String(wanted)}`));
        });
      }),
    send: (signal) => child.kill(signal),
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
  lines.on("line", (line) => {
    said.push(line);
    heard(line, worker);
  });
  return worker;
}
