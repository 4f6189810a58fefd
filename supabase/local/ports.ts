import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { StartError } from "./part.ts";
import { waitUntil } from "./wait-until.ts";

const HOST = "127.0.0.1";

async function tryPort(port: number): Promise<void> {
  const server = createServer();
  server.listen(port, HOST);
  await once(server, "listening");
  await new Promise((resolve) => server.close(resolve));
}

/** Below the ports that systems give to outgoing connections, any of which could take ours between the look and the use. */
const FREE_RANGE = { from: 20_000, to: 32_000 };
const PATIENCE_MS = 1_000;

/** A port that nobody listens on at 127.0.0.1: the one asked for, or any when that is 0. */
export async function freePort(port: number, variable: string): Promise<number> {
  let failure: unknown;
  let free = port;
  const isFree = async () => {
    if (port === 0) free = randomInt(FREE_RANGE.from, FREE_RANGE.to);
    try {
      await tryPort(free);
      return true;
    } catch (error) {
      failure = error;
      return false;
    }
  };
  // What a killed stack left behind may take a moment to let go.
  if (await waitUntil(isFree, PATIENCE_MS, port === 0 ? 0 : 100)) return free;
  throw portError(failure, port, variable);
}

/** Turns a failed listen into the sentence that names the port and the variable that changes it. */
export function portError(error: unknown, port: number, variable: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const way = `set ${variable} to another port (0 for any free one)`;
  if (code === "EADDRINUSE") return new StartError(`Port ${port} is in use: stop what uses it, or ${way}.`);
  if (code === "EACCES") return new StartError(`Port ${port} may not be used by this user: ${way}.`);
  return error;
}

/** Whether a start failed because someone else took a port between our look at it and its use: Postgres's words, and ours. */
export const lostPort = (error: unknown): boolean =>
  error instanceof StartError && /could not create any TCP\/IP sockets|^Port \d+ is in use/.test(error.message);
