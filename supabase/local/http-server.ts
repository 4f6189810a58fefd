import { once } from "node:events";
import type { Server } from "node:http";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { portError } from "./ports.ts";
import { waitUntil } from "./wait-until.ts";

export type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

export interface HttpServer {
  readonly url: string;
  /** From now on these are the answers; before, it is 503. */
  answerWith(fetch: Fetch): void;
  stop(): Promise<void>;
}

/** Who may name us: a page that has pointed its own name at 127.0.0.1 (DNS rebinding) is not among them. */
export function isOurHost(host: string | undefined): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host ?? "");
}

/** How long what a killed stack left behind may take to let go of a port. */
const PATIENCE_MS = 1_000;

async function listen(server: Server, port: number, variable: string): Promise<number> {
  let failure: unknown;
  const isListening = async () => {
    try {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      return true;
    } catch (error) {
      failure = error;
      return false;
    }
  };
  if (!(await waitUntil(isListening, PATIENCE_MS, 100))) throw portError(failure, port, variable);
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

/**
 * How long a connection without requests stays open: as long as hosted gateways keep theirs. After Node's five seconds, a client that was
 * busy for so long sends its next request on a connection that has just been closed.
 */
export const KEEP_ALIVE_MS = 65_000;

/** Takes a port of 127.0.0.1, or any free one for 0; `variable` names the setting that changes it. */
export async function serveHttp(port: number, variable: string): Promise<HttpServer> {
  let answer: Fetch = () => new Response("Tracker is starting.\n", { status: 503, headers: { "retry-after": "1" } });
  const guarded: Fetch = (request, bindings) =>
    isOurHost(bindings.incoming.headers.host)
      ? answer(request, bindings)
      : new Response("This server answers at localhost only.\n", { status: 403 });
  // createAdaptorServer speaks plain HTTP unless it is told otherwise.
  const server = createAdaptorServer({
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
    fetch: (request, bindings) => guarded(request, bindings as HttpBindings),
  }) as Server;
  const actual = await listen(server, port, variable);
  return {
    url: `http://127.0.0.1:${actual}`,
    answerWith: (fetch) => {
      answer = fetch;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
