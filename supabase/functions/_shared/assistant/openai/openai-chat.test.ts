import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { chatViolation } from "../../../../eval/chat-server.ts";
import { requestsTo } from "../../../../tests/model-server.ts";
import { LanguageModelError } from "../../language-model/language-model.ts";
import type { StepRequest } from "../assistant-model.ts";
import { offeredTools } from "../tools/all-tools.ts";
import { createOpenAiChat } from "./openai-chat.ts";

const server = new LLMock({ port: 0, host: "127.0.0.1", strict: true, chunkSize: 6 });
beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  server.clearFixtures();
  server.clearRequests();
  server.on({ endpoint: "chat", predicate: (request) => chatViolation(request) !== null }, (request) => ({
    error: { message: chatViolation(request) ?? "", type: "invalid_request_error" },
    status: 400,
  }));
});

const request: StepRequest = {
  mode: "agent",
  message: "Add Jane",
  history: [{ role: "user", content: "Hello" }],
  people: [],
  cards: "",
  steps: [],
  tools: offeredTools("agent"),
  user: {
    name: "Ada",
    company: null,
    jobTitle: null,
    goals: null,
    timeZone: "UTC",
    stages: ["Lead"],
    statuses: ["Active"],
  },
  now: new Date("2030-06-03T12:00:00Z"),
  today: "2030-06-03",
};
const chat = (timeoutMs = 5_000) =>
  createOpenAiChat({ apiKey: "sk-test", baseUrl: `${server.url}/v1`, model: "test-model", timeoutMs });
const never = new AbortController().signal;
const step = (given: Partial<StepRequest> = {}, model = chat()) =>
  model.takeStep({ ...request, ...given }, () => undefined, never);
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof LanguageModelError ? error.message : error),
  );

test("streams its words as they come", async () => {
  server.on({ endpoint: "chat" }, { content: "Jane is there already, as you see." });
  const parts: string[] = [];
  const { text, calls } = await chat().takeStep(request, (part) => parts.push(part), never);
  expect([text, calls]).toEqual(["Jane is there already, as you see.", []]);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join("")).toBe(text);
});

test("puts a streamed call together, and asks for one at a time under strict schemas", async () => {
  server.on({ endpoint: "chat" }, { toolCalls: [{ name: "delete_note", arguments: '{"noteId":"7"}' }] });
  expect((await step()).calls).toMatchObject([{ name: "delete_note", input: { noteId: "7" } }]);
  const [sent] = requestsTo(server) as unknown as {
    parallel_tool_calls: boolean;
    tools: { function: { strict: boolean } }[];
  }[];
  expect(sent?.parallel_tool_calls).toBe(false);
  expect(sent?.tools.every((tool) => tool.function.strict)).toBe(true);
});

test("offers nothing that writes in ask mode", async () => {
  server.on({ endpoint: "chat" }, { content: "No." });
  await step({ mode: "ask", tools: offeredTools("ask") });
  const names = requestsTo(server)[0]?.tools?.map((tool) => tool.function.name) ?? [];
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => /^(?:create|update|delete|set|draft)/.test(name))).toEqual([]);
});

test("gives every call its result, also one that was lost", async () => {
  server.on({ endpoint: "chat" }, { content: "Done." });
  const calls = [
    { id: "a", name: "list_custom_fields", input: {} },
    { id: "b", name: "list_custom_fields", input: {} },
  ];
  await step({ steps: [{ calls, results: [{ callId: "a", text: "{}", data: {} }] }] });
  expect(requestsTo(server)[0]?.messages.filter(({ role }) => role === "tool")).toHaveLength(2);
});

test("hands on arguments that are no JSON as none, for the executor to refuse", async () => {
  server.on({ endpoint: "chat" }, { toolCalls: [{ name: "delete_note", arguments: '{"noteId":' }] });
  expect((await step()).calls[0]?.input).toBeUndefined();
});

test("asks again without thinking when a model takes no tools with it, and remembers", async () => {
  const refuses = (asked: object) => !("reasoning_effort" in asked);
  server.on(
    { endpoint: "chat", predicate: refuses },
    { error: { message: "Tools need reasoning_effort none", type: "invalid_request_error" }, status: 400 },
  );
  server.on({ endpoint: "chat" }, { content: "Yes." });
  const model = chat();
  expect((await step({}, model)).text).toBe("Yes.");
  await step({}, model);
  expect(server.getRequests()).toHaveLength(3);
});

test("waits as long as it is told when that is short", async () => {
  let asked = 0;
  server.on({ endpoint: "chat" }, () =>
    ++asked === 1 ? { error: { message: "Slow down" }, status: 429, retryAfter: 1 } : { content: "Now." },
  );
  const began = performance.now();
  expect((await step()).text).toBe("Now.");
  expect(performance.now() - began).toBeGreaterThan(900);
});

test("gives up at once when it is told to wait for long, and on an answer that breaks off", async () => {
  server.on({ endpoint: "chat" }, { error: { message: "Slow down" }, status: 429, retryAfter: 60 });
  expect(await failure(step())).toBe("The language model is receiving too many requests.");
  server.clearFixtures();
  server.on({ endpoint: "chat" }, { content: "This will not be said to its end." }, { truncateAfterChunks: 2 });
  expect(await failure(step())).toMatch(/broke off|could not be read|could not be reached/);
});

test("says when it took too long", async () => {
  server.on({ endpoint: "chat" }, { content: "Late." }, { chaos: { latencyMs: 2_000 } });
  expect(await failure(step({}, chat(50)))).toBe("The language model took too long to answer.");
});
