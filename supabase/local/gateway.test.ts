import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGateway } from "./gateway.ts";
import { createMailbox } from "./mailbox.ts";

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
        restAndAuth: null,
        functions: new Map(["silent", "slow"].map((name) => [name, addressOf(functions)])),
        health: () => Promise.resolve({ status: "ok" }),
        mailbox: createMailbox(),
      },
      ANSWER_MS,
    ).fetch(request, bindings),
});
const addressOf = (server: { address(): unknown }) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  for (const server of [functions, gateway]) await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  functions.closeAllConnections();
  for (const server of [functions, gateway]) server.close();
});

test("says that a function does not answer, instead of waiting with it", async () => {
  const response = await fetch(`${addressOf(gateway)}/functions/v1/silent/deep`);
  expect([response.status, await response.json()]).toEqual([504, { message: "The function does not answer." }]);
});

test("lets an answer that has begun take its time", async () => {
  const response = await fetch(`${addressOf(gateway)}/functions/v1/slow`);
  expect([response.status, await response.text()]).toEqual([200, "begun, ended"]);
});
