import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGateway } from "./gateway.ts";
import { createMailbox } from "./mailbox.ts";
import { freePort } from "./ports.ts";

// REST is not there at first, as while it is started again, and tells what reached it.
const reached: { headers: Record<string, unknown>; body: string }[] = [];
const rest = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    reached.push({ headers: request.headers, body });
    if (request.url?.startsWith("/rest/v1/breaks")) request.socket.destroy();
    else if (request.url?.startsWith("/rest/v1/loud")) response.setHeader("x-long", "x".repeat(20_000)).end();
    else response.end("stored");
  });
});
let restPort = 0;

// One function never answers; the other begins at once and ends past the gateway's patience.
const ANSWER_MS = 300;
const functions = createServer((request, response) => {
  if (request.url?.startsWith("/silent")) return;
  response.write("begun, ");
  setTimeout(() => response.end("ended"), ANSWER_MS * 2);
});
const gateway = createAdaptorServer({
  fetch: (request, bindings) =>
    createGateway(
      {
        restAndAuth: `http://127.0.0.1:${restPort}`,
        functions: new Map(["silent", "slow"].map((name) => [name, addressOf(functions)])),
        secret: "ours",
        health: () => Promise.resolve({ status: "ok" }),
        mailbox: createMailbox(),
        twilio: null,
        resend: null,
        settle: () => Promise.resolve(),
      },
      { answer: ANSWER_MS, restart: 1_000 },
    ).fetch(request, bindings),
});
const addressOf = (server: { address(): unknown }) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  restPort = await freePort(0, "TRACKER_PORT");
  for (const server of [functions, gateway]) await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  functions.closeAllConnections();
  for (const server of [functions, gateway, rest]) server.close();
});

test("says that a function does not answer, instead of waiting with it", async () => {
  const response = await fetch(`${addressOf(gateway)}/functions/v1/silent/deep`);
  expect([response.status, await response.json()]).toEqual([504, { message: "The function does not answer." }]);
});

test("lets an answer that has begun take its time", async () => {
  const response = await fetch(`${addressOf(gateway)}/functions/v1/slow`);
  expect([response.status, await response.text()]).toEqual([200, "begun, ended"]);
});

const post = (path: string, headers: Record<string, string> = {}) =>
  fetch(addressOf(gateway) + path, { method: "POST", headers, body: "[1]" });

test.each([
  ["/rest/v1/things", { code: "PGRST001", message: "The database is starting.", details: null, hint: null }],
  ["/auth/v1/token", { code: 503, error_code: "unexpected_failure", msg: "The database is starting." }],
])("says at %s that the database is not there, after waiting for it", async (path, body) => {
  const response = await post(path);
  expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([503, "1", body]);
});

test("keeps a request while REST is started again, and hands it on once with who called", async () => {
  const answer = post("/rest/v1/things", { "cf-connecting-ip": "203.0.113.9", "x-tracker-gateway": "theirs" });
  await once(rest.listen(restPort, "127.0.0.1"), "listening");
  expect(await (await answer).text()).toBe("stored");
  expect(reached).toHaveLength(1);
  const ours = { "x-tracker-gateway": "ours", "x-tracker-peer": "127.0.0.1", "cf-connecting-ip": "127.0.0.1" };
  expect(reached[0]).toMatchObject({ body: "[1]", headers: ours });
});

test("never sends a write again that REST may have carried out", async () => {
  reached.length = 0;
  const response = await post("/rest/v1/breaks");
  expect([response.status, await response.json()]).toMatchObject([503, { message: "The database was interrupted." }]);
  expect(reached).toHaveLength(1);
});

test("sends a read again that was cut off, and none whose answer cannot be read", async () => {
  for (const [path, isAgain] of [
    ["/rest/v1/breaks", true],
    ["/rest/v1/loud", false],
  ] as const) {
    reached.length = 0;
    expect((await fetch(addressOf(gateway) + path)).status).toBe(503);
    expect([path, reached.length > 1]).toEqual([path, isAgain]);
  }
});
