import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect as connectTcp } from "node:net";
import type { AddressInfo } from "node:net";
import { Duplex } from "node:stream";
import { gzipSync } from "node:zlib";
import type { Connection, Network } from "../functions/_shared/post-sources/feed/network.ts";

/** How a site answers a path: a document with its type, or anything else by hand. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of websites on this machine, as the Internet's are: with versions, packing, redirects, errors and delays. */
export interface FeedServer {
  port: number;
  /** Every request, as "host/path". */
  asked: string[];
  /** How "host/path" is answered from now on. */
  sites: Map<string, Answer>;
  stop(): Promise<void>;
}

export async function startFeedServer(): Promise<FeedServer> {
  const asked: string[] = [];
  const sites = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const path = `${request.headers.host ?? ""}${request.url ?? ""}`;
    asked.push(path);
    const answer = sites.get(path) ?? sites.get(`${request.headers.host ?? ""}/*`);
    if (answer) answer(request, response);
    else response.writeHead(404).end("Not found");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    asked,
    sites,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A document in its current version: a reader who has that one gets 304, and who takes gzip gets it packed. */
export function document(type: string, text: string, etag: string | null = null): Answer {
  return (request, response) => {
    const version: Record<string, string> =
      etag === null ? {} : { ETag: etag, "Last-Modified": "Sat, 21 Nov 2026 09:00:00 GMT" };
    if (etag !== null && request.headers["if-none-match"] === etag) {
      response.writeHead(304, version).end();
      return;
    }
    const isPacked = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    response.writeHead(200, { "Content-Type": type, ...version, ...(isPacked && { "Content-Encoding": "gzip" }) });
    response.end(isPacked ? gzipSync(text) : text);
  };
}

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(code, headers).end("<rss/>");
  };

/** An RSS feed of these items. */
export function rssOf(
  title: string,
  items: { id: string; title?: string; text: string; at?: string; by?: string; link?: string }[],
): string {
  const written = items.map(
    ({
      id,
      title: heading,
      text,
      at,
      by,
      link,
    }) => `<item><guid isPermaLink="false">${id}</guid>${heading ? `<title>${heading}</title>` : ""}
      <link>${link ?? `/posts/${id}`}</link><description><![CDATA[${text}]]></description>${at ? `<pubDate>${at}</pubDate>` : ""}
      ${by ? `<dc:creator>${by}</dc:creator>` : ""}</item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${title}</title>
    <link>http://blog.example/</link>${written.join("")}</channel></rss>`;
}

/** Where every name of these tests is, unless they say otherwise: an address of the public Internet. */
export const PUBLIC_ADDRESS = "93.184.216.34";

/** A network whose public addresses are all that server. It remembers to which addresses someone connected, private ones too. */
export function networkWith(
  { port }: FeedServer,
  resolve: (name: string) => string[] = () => [PUBLIC_ADDRESS],
): Network & { connected: string[]; resolved: string[] } {
  const [connected, resolved]: [string[], string[]] = [[], []];
  return {
    connected,
    resolved,
    resolve(name) {
      resolved.push(name);
      return Promise.resolve(resolve(name));
    },
    connect: ({ address }) => {
      connected.push(address);
      return new Promise<Connection>((done, fail) => {
        const socket = connectTcp(port, "127.0.0.1");
        socket.once("error", fail);
        socket.once("connect", () => {
          socket.off("error", fail);
          socket.on("error", () => undefined);
          const { readable, writable } = Duplex.toWeb(socket) as unknown as Connection;
          done({ readable, writable, close: () => socket.destroy() });
        });
      });
    },
  };
}
