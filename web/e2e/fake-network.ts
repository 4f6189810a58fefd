import { once } from "node:events";
import { createServer as createPlainServer, request, type Server } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { FixturePage } from "../../extension/fixtures/write-page.ts";
import { selfSigned } from "./certificate.ts";

const HTML = { "Content-Type": "text/html; charset=utf-8" };

async function listening(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** The network over TLS, on this machine: it serves the fixture pages that it was given, and nothing else. */
export async function startFakeNetwork() {
  const pages = new Map<string, FixturePage>();
  const server = createServer(selfSigned("www.linkedin.com"), ({ url = "/", headers }, response) => {
    const page = pages.get(decodeURIComponent(url.split("?")[0] ?? "").replace(/\/$/, ""));
    // A frame of the page asks under an address of its own.
    const owner = [...pages.values()].find(({ address }) => address === headers.referer);
    const body = url.startsWith("/preload/") ? owner?.frame : page?.html;
    response.writeHead(body == null ? 404 : 200, HTML).end(body ?? "<title>LinkedIn</title><main></main>");
  });
  const port = await listening(server);
  return {
    port,
    add(...added: FixturePage[]) {
      for (const page of added) pages.set(decodeURIComponent(new URL(page.address).pathname).replace(/\/$/, ""), page);
    },
    stop: () => void server.close(),
  };
}

/**
 * Passes everything on to the product; `cut` makes it unreachable, and `answers` has what is answered in its place, by the end of the path.
 * It says what the extension asked.
 */
export async function startPassage(to: string) {
  let isCut = false;
  const calls: { method: string; path: string }[] = [];
  const answers = new Map<string, object>();
  const server = createPlainServer((incoming, response) => {
    const path = incoming.url ?? "/";
    if (path === "/blank") return void response.writeHead(200, HTML).end('<link rel="icon" href="data:,">');
    if (isCut) return void incoming.destroy();
    if (path.startsWith("/functions/v1/api/")) calls.push({ method: incoming.method ?? "", path });
    const answer = [...answers].find(([end]) => path.endsWith(end))?.[1];
    if (answer) return void response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
    const headers = { ...incoming.headers, host: new URL(to).host };
    const passed = request(new URL(path, to), { method: incoming.method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    passed.on("error", () => response.destroy());
    incoming.pipe(passed);
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answers,
    cut: (cut: boolean) => {
      isCut = cut;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
