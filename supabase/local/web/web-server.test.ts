import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { HttpBindings } from "@hono/node-server";
import { afterAll, expect, test } from "vitest";
import { EMBEDDED, securityHeaders } from "../../../web/hosting/security-headers.ts";
import { createWebServer } from "./web-server.ts";

const outside = mkdtempSync(join(tmpdir(), "tracker-web-"));
const folder = join(outside, "dist");
mkdirSync(join(folder, "assets"), { recursive: true });
writeFileSync(join(folder, "index.html"), "<p>the app</p>");
writeFileSync(join(folder, "privacy-policy.html"), "<p>the policy</p>");
writeFileSync(join(folder, "contact-us.html"), "<p>write to us</p>");
writeFileSync(join(folder, "assets/app-1a2b.js"), "let app;");
mkdirSync(join(folder, "tour"));
writeFileSync(join(folder, "tour/index.html"), "<p>the tour</p>");
writeFileSync(join(folder, "assets/app-1a2b.js.br"), brotliCompressSync("let app;"));
writeFileSync(join(outside, "secret.txt"), "secret");
afterAll(() => rmSync(outside, { recursive: true }));

const server = createWebServer({
  folder,
  gateway: (request) => new Response(`gateway ${new URL(request.url).pathname}`),
});
// Only a request to the gateway looks at them.
const bindings = {} as HttpBindings;
const get = async (path: string, init: RequestInit = {}) =>
  server.fetch(new Request(`http://127.0.0.1${path}`, init), bindings);

test.each(["/", "/people", "/people/4f1c"])("answers the route %s with the app", async (path) => {
  const page = await get(path);
  expect(await page.text()).toBe("<p>the app</p>");
  expect(page.headers.get("cache-control")).toBe("no-cache");
});

test("lets browsers keep what has a hash in its name for good", async () => {
  const script = await get("/assets/app-1a2b.js");
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

test("sends the compressed copy to those who can read it, and only to them", async () => {
  const compressed = await get("/assets/app-1a2b.js", { headers: { "accept-encoding": "gzip, br" } });
  expect(compressed.headers.get("content-encoding")).toBe("br");
  const plain = await get("/assets/app-1a2b.js");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe("let app;");
});

test("answers 304 to who has it already", async () => {
  const etag = (await get("/")).headers.get("etag") ?? "";
  expect((await get("/", { headers: { "if-none-match": etag } })).status).toBe(304);
});

test.each(["/assets/gone.js", "/../secret.txt", "/..%2fsecret.txt", "/index.html.br"])(
  "has nothing at %s",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test("allows the page its own scripts, styles and calls, and nobody to frame it", async () => {
  const policy = (await get("/people")).headers.get("content-security-policy") ?? "";
  const directives = Object.fromEntries(policy.split("; ").map((part) => part.split(/ (.*)/s, 2) as [string, string]));
  expect(directives).toMatchObject({
    "default-src": "'none'",
    "script-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
  });
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

test("lets only our own pages frame the tour, which has no origin and may talk to nobody", async () => {
  const tour = await get("/tour/index.html");
  const policy = tour.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/sandbox allow-scripts(;|$)/);
  expect(policy).not.toMatch(/connect-src|allow-same-origin/);
  expect(tour.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(tour.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(tour.headers.get("access-control-allow-origin")).toBe("*");
  expect((await get("/people")).headers.get("access-control-allow-origin")).toBeNull();
});

test("has the contact page at its own address, and the policy as a route and as a file", async () => {
  expect(await (await get("/contact-us")).text()).toBe("<p>write to us</p>");
  expect(await (await get("/privacy-policy.html")).text()).toBe("<p>the policy</p>");
  expect(await (await get("/privacy-policy")).text()).toBe("<p>the app</p>");
});

test("sends every file what the one list of headers says, and lets us frame the screen tour alone", async () => {
  for (const path of ["/", "/people", "/assets/app-1a2b.js", "/nothing.js", "/tour/index.html"]) {
    const sent = Object.fromEntries((await get(path)).headers);
    const wanted = securityHeaders(EMBEDDED, path.startsWith("/tour/") ? "tour" : "app");
    for (const [name, value] of Object.entries(wanted)) expect(sent[name.toLowerCase()]).toBe(value);
  }
});

test.each(["/auth/v1/user", "/rest/v1/founders", "/functions/v1/api/founders", "/api/founders"])(
  "hands %s to the gateway",
  async (path) => {
    expect(await (await get(path)).text()).toBe(`gateway ${path}`);
  },
);
