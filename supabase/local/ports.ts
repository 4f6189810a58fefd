import { once } from "node:events";
import { createServer } from "node:net";
import { StartError } from "./part.ts";
import { waitUntil } from "./wait-until.ts";

const HOST = "127.0.0.1";

async function tryPort(port: number): Promise<number> {
  const server = createServer();
  server.listen(port, HOST);
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : port;
}

/** How long what a killed stack left behind may take to let go of a port. */
const PATIENCE_MS = 1_000;

/** A port that nobody listens on at 127.0.0.1: the one asked for, or any when that is 0. */
export async function freePort(port: number, variable: string): Promise<number> {
  let failure: unknown;
  let free = 0;
  const isFree = async () => {
    try {
      free = await tryPort(port);
      return true;
    } catch (error) {
      failure = error;
      return false;
    }
  };
  if (await waitUntil(isFree, PATIENCE_MS, 100)) return free;
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
