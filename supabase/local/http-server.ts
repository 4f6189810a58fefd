import { once } from "node:events";
import type { Server } from "node:http";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { portError } from "./ports.ts";

export type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

export interface HttpServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Whoever may name us: a page that has pointed its own name at 127.0.0.1 (DNS rebinding) is not among them. */
export function isOurHost(host: string | undefined): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host ?? "");
}

/** Serves at 127.0.0.1 only. `variable` names the setting that changes the port. */
export async function serveHttp(port: number, variable: string, fetch: Fetch): Promise<HttpServer> {
  const guarded: Fetch = (request, bindings) =>
    isOurHost(bindings.incoming.headers.host)
      ? fetch(request, bindings)
      : new Response("This server answers at localhost only.\n", { status: 403 });
  const server = createAdaptorServer({
    fetch: (request, bindings) => guarded(request, bindings as HttpBindings),
  }) as Server;
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  } catch (error) {
    throw portError(error, port, variable);
  }
  const address = server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${actual}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
