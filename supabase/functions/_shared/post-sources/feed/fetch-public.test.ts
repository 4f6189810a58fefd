import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  document,
  type FeedServer,
  networkWith,
  PUBLIC_ADDRESS,
  startFeedServer,
  status,
} from "../../../../tests/feed-server.ts";
import { createFetchPublic, PAGE_MAX_BYTES } from "./fetch-public.ts";

let server: FeedServer;
beforeEach(async () => {
  server = await startFeedServer();
});
afterEach(() => server.stop());

const AGENT = "Tracker/1.0 (+https://tracker.example/help)";
const textOf = (body: Uint8Array) => new TextDecoder().decode(body);
const fetchBy = (network = networkWith(server), timeMs?: number) =>
  createFetchPublic(network, AGENT, timeMs === undefined ? {} : { timeMs });

test("gives a page, unpacked, and says who asks", async () => {
  let agent: string | undefined;
  server.sites.set("blog.example/feed?a=b", (request, response) => {
    agent = request.headers["user-agent"];
    document("application/rss+xml", "<rss>é</rss>")(request, response);
  });
  const page = await fetchBy()("http://blog.example/feed?a=b");
  expect([page.status, textOf(page.body), page.url.href, agent]).toEqual([
    200,
    "<rss>é</rss>",
    "http://blog.example/feed?a=b",
    AGENT,
  ]);
});

test("reads bodies in chunks, by length and to the end of the connection", async () => {
  const parts = Array.from({ length: 50 }, (_, n) => `part ${n} `.repeat(n * 20));
  server.sites.set("blog.example/chunks", (_, response) => {
    for (const part of parts) response.write(part || "x");
    response.end();
  });
  server.sites.set("blog.example/length", (_, response) => {
    response.writeHead(200, { "Content-Length": parts.join("").length }).end(parts.join(""));
  });
  server.sites.set("blog.example/end", ({ socket }) => {
    socket.end(`HTTP/1.0 200 OK\r\n\r\n${parts.join("")}`);
  });
  for (const path of ["length", "end"]) {
    expect(textOf((await fetchBy()(`http://blog.example/${path}`)).body)).toBe(parts.join(""));
  }
  expect(textOf((await fetchBy()("http://blog.example/chunks")).body)).toBe(parts.map((part) => part || "x").join(""));
});

test("a version that is known comes back as 304 without a body", async () => {
  server.sites.set("blog.example/feed", document("text/xml", "<rss/>", 'W/"1"'));
  const page = await fetchBy()("http://blog.example/feed", { "If-None-Match": 'W/"1"' });
  expect([page.status, page.body.length, page.headers.get("etag")]).toEqual([304, 0, 'W/"1"']);
});

test("follows five redirects, each to the address of its own name, and not six", async () => {
  for (let n = 0; n < 6; n += 1)
    server.sites.set(`h${n}.example/`, status(302, { Location: `http://h${n + 1}.example/` }));
  server.sites.set("h6.example/", document("text/xml", "here"));
  const network = networkWith(server);
  expect(textOf((await fetchBy(network)("http://h1.example/")).body)).toBe("here");
  expect(network.resolved).toEqual([
    "h1.example",
    "h2.example",
    "h3.example",
    "h4.example",
    "h5.example",
    "h6.example",
  ]);
  await expect(fetchBy()("http://h0.example/")).rejects.toMatchObject({ kind: "unreachable" });
});

test.each([
  "http://blog.example:8080/",
  "http://ada:secret@blog.example/",
  "http://localhost/",
  "http://db.internal/",
  "file:///etc/passwd",
])("a redirect to %s is refused, whatever its name is", async (location) => {
  server.sites.set("blog.example/away", status(302, { Location: location }));
  const network = networkWith(server);
  await expect(fetchBy(network)("http://blog.example/away")).rejects.toMatchObject({ kind: "refused" });
  expect(network.connected).toHaveLength(1);
});

test("connects to an address that was checked, however the name is resolved afterwards", async () => {
  server.sites.set("rebind.example/", document("text/xml", "here"));
  let asked = 0;
  const network = networkWith(server, () => (asked++ === 0 ? [PUBLIC_ADDRESS] : ["127.0.0.1"]));
  await fetchBy(network)("http://rebind.example/");
  expect([network.resolved, network.connected]).toEqual([["rebind.example"], [PUBLIC_ADDRESS]]);
});

test("one private address among public ones refuses the name", async () => {
  const network = networkWith(server, () => [PUBLIC_ADDRESS, "::ffff:10.0.0.7"]);
  await expect(fetchBy(network)("http://blog.example/")).rejects.toMatchObject({ kind: "refused" });
  expect(network.connected).toEqual([]);
});

test("tries the next address when one does not answer", async () => {
  server.sites.set("blog.example/", document("text/xml", "here"));
  const network = networkWith(server, () => ["2606:4700::1", PUBLIC_ADDRESS]);
  const { connect } = network;
  network.connect = (target) =>
    target.address.includes(":") ? Promise.reject(new Error("no route")) : connect(target);
  expect(textOf((await fetchBy(network)("http://blog.example/")).body)).toBe("here");
});

test.each<[string, (server: FeedServer) => void]>([
  ["plain", ({ sites }) => sites.set("big.example/", document("text/xml", "x".repeat(PAGE_MAX_BYTES + 1)))],
  [
    "packed to a thousandth",
    ({ sites }) => {
      const bomb = gzipSync(Buffer.alloc(500 * 1024 * 1024));
      sites.set("big.example/", (_, response) => response.writeHead(200, { "Content-Encoding": "gzip" }).end(bomb));
    },
  ],
  [
    "without an end",
    ({ sites }) => {
      sites.set("big.example/", (_, response) => {
        const more = () => {
          while (response.writable && response.write("x".repeat(10_000)));
          if (response.writable) response.once("drain", more);
        };
        more();
      });
    },
  ],
])("a page of more than 2 MB is given up, and memory with it: %s", async (_, site) => {
  site(server);
  const before = process.memoryUsage();
  await expect(fetchBy()("http://big.example/")).rejects.toMatchObject({ kind: "too_large" });
  const after = process.memoryUsage();
  const grown =
    after.heapUsed + after.external + after.arrayBuffers - before.heapUsed - before.external - before.arrayBuffers;
  expect(grown).toBeLessThan(64 * 1024 * 1024);
});

test("exactly 2 MB are taken", async () => {
  server.sites.set("big.example/", document("text/xml", "x".repeat(PAGE_MAX_BYTES)));
  expect((await fetchBy()("http://big.example/")).body).toHaveLength(PAGE_MAX_BYTES);
});

test.each<[string, string]>([
  ["no HTTP", "SSH-2.0-OpenSSH\r\n"],
  ["half a head", "HTTP/1.1 200 OK\r\nContent-"],
  ["a header without a name", "HTTP/1.1 200 OK\r\n: x\r\n\r\n"],
  ["a head without an end", `HTTP/1.1 200 OK\r\n${"X-Y: z\r\n".repeat(20_000)}`],
  ["a line without an end", `HTTP/1.1 200 OK\r\nX: ${"y".repeat(100_000)}`],
  ["a chunk without a size", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
  ["a chunk of another size", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n"],
  ["less than it said", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc"],
  ["what is no gzip", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nabc"],
  ["another packing", "HTTP/1.1 200 OK\r\nContent-Encoding: br\r\n\r\nabc"],
  ["nothing", ""],
])("a site that sends %s could not be reached", async (_, wire) => {
  server.sites.set("odd.example/", ({ socket }) => socket.end(wire));
  await expect(fetchBy()("http://odd.example/")).rejects.toMatchObject({ name: "Error", kind: "unreachable" });
});

test("a site that is silent, or slow without end, is given up in time", async () => {
  server.sites.set("slow.example/silent", () => undefined);
  server.sites.set("slow.example/drip", (_, response) => {
    const drip = setInterval(() => response.write("x"), 20);
    response.on("close", () => clearInterval(drip));
  });
  for (const path of ["silent", "drip"]) {
    const late = fetchBy(networkWith(server), 300)(`http://slow.example/${path}`);
    await expect(late).rejects.toThrow("The site took too long to answer.");
  }
});

test("a version with a line break is no way to send another header", async () => {
  await expect(fetchBy()("http://blog.example/", { "If-None-Match": 'x"\r\nX-Evil: 1' })).rejects.toMatchObject({
    kind: "unreachable",
  });
  expect(server.asked).toEqual([]);
});
