import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendMessage } from "../functions/_shared/contract/assistant.ts";
import { register } from "../functions/_shared/contract/auth.ts";
import { call } from "../functions/_shared/contract/call.ts";
import type { CallOf, Endpoint } from "../functions/_shared/contract/endpoint.ts";
import { listTasks } from "../functions/_shared/contract/tasks.ts";
import type { Stack } from "../local/stack.ts";
import { PASSWORD, someEmail } from "./named-user.ts";
import { startTestStack } from "./one-stack.ts";

/** A model's server that minds no limit: it sends one part again and again, or once. */
let part = "";
let isEndless = false;
const server = createServer((_, response) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (isEndless) pour(response);
  else response.end(part);
});
function pour(response: ServerResponse): void {
  while (!response.destroyed) {
    if (!response.write(part)) return void response.once("drain", () => pour(response));
  }
}

let stack: Stack;
const ask = <E extends Endpoint>(token: string | null, endpoint: E, given?: Partial<CallOf<E>>) =>
  call({ baseUrl: stack.api, fetch, token: () => Promise.resolve(token) }, endpoint, given);
const signedUp = async (name: string) =>
  (await ask(null, register, { input: { email: someEmail(name), password: PASSWORD } })).token;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  stack = await startTestStack({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` });
});
afterAll(async () => {
  await stack.stop();
  server.closeAllConnections();
  server.close();
});

const said = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

test.each([
  ["4 MB of words", said("and so on ".repeat(400)), true],
  ["40,000 newlines", said("\n".repeat(40_000), "stop"), false],
  ["newlines up to the limit", said("\n".repeat(15_999), "stop"), false],
  ["tags that never end", said("<a".repeat(150_000)), true],
  ["images that never end", said("![](".repeat(50)), true],
  ["half characters", said("\ud83d\0".repeat(100)), true],
  ["nothing without end", "data: {}\n\n", true],
])("%s cost their own user an answer, and nobody else anything", async (_, sent, endless) => {
  [part, isEndless] = [sent, endless];
  const [token, other] = [await signedUp("loud"), await signedUp("quiet")];
  await ask(other, listTasks);
  const progress = { isOver: false };
  const answered = ask(token, sendMessage, { input: { message: "Hello", mode: "ask" } }).finally(() => {
    progress.isOver = true;
  });
  const waits: number[] = [];
  do {
    const began = performance.now();
    await ask(other, listTasks);
    waits.push(performance.now() - began);
  } while (!progress.isOver && waits.length < 200);
  const { error, reply: text } = await answered;
  expect(error).toBe(
    sent.includes('"stop"') && sent.length < 40_000 ? null : "The language model's answer was too long.",
  );
  expect(text.length).toBeLessThanOrEqual(16_000);
  expect(Math.max(...waits)).toBeLessThan(10_000);
});
