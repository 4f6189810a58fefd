import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOpenAiChat } from "../../assistant/openai/openai-chat.ts";
import type { StepRequest } from "../../assistant/assistant-model.ts";
import { chooseTranscriber } from "../../assistant/transcriber.ts";
import { LanguageModelError } from "../language-model.ts";
import { createOpenAiModel } from "./openai-model.ts";
import { boundedFetch } from "./bounded-fetch.ts";

const TOO_LONG = "The language model's answer was too long.";
const TOO_LATE = "The language model took too long to answer.";

type Answering = (response: ServerResponse) => void;
let answering: Answering = (response) => response.end();
let closed: Promise<unknown> = Promise.resolve();
const server = createServer((_, response) => {
  closed = new Promise((resolve) => response.on("close", resolve));
  answering(response);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const call = (index: number, input: string) => ({
  tool_calls: [{ index, id: `c${index}`, function: { name: "list_tasks", arguments: input } }],
});

/** Writes what is given, as fast as it is taken, until it ends or nobody reads on. */
const streamed =
  (parts: () => Iterable<string>, ends = true, type = "text/event-stream"): Answering =>
  (response) => {
    response.writeHead(200, { "content-type": type });
    const all: Iterator<string, unknown> = parts()[Symbol.iterator]();
    const write = () => {
      for (;;) {
        const next = all.next();
        if (next.done === true) return ends ? response.end() : undefined;
        if (response.destroyed) return undefined;
        if (!response.write(next.value)) return response.once("drain", write);
      }
    };
    write();
  };
function* endless(part: string): Generator<string> {
  for (;;) yield part;
}

const request: StepRequest = {
  ...{ mode: "ask", message: "Hello", history: [], people: [], cards: "", steps: [], tools: [] },
  user: { name: "Ada", company: null, jobTitle: null, goals: null, timeZone: "UTC", stages: [], statuses: [] },
  now: new Date("2030-06-03T12:00:00Z"),
  today: "2030-06-03",
};
const options = () => ({ apiKey: "sk-test", baseUrl: baseUrl(), model: "loud", timeoutMs: 2_000 });
const never = new AbortController().signal;

/** What was said before the end, what the end was, and how much of the thread it took. */
async function step(timeoutMs = 2_000) {
  let text = "";
  const before = process.threadCpuUsage();
  const outcome = await createOpenAiChat({ ...options(), timeoutMs })
    .takeStep(request, (part) => (text += part), never)
    .catch((error: unknown) => (error instanceof LanguageModelError ? error.message : error));
  const { user, system } = process.threadCpuUsage(before);
  return { text, outcome, workMs: (user + system) / 1000 };
}

const WORDS = "and so on ";
test.each<[string, Answering, string]>([
  ["4 MB of words in one event", streamed(() => [event({ content: WORDS.repeat(400_000) })]), TOO_LONG],
  ["4 MB of words", streamed(() => Array<string>(40_000).fill(event({ content: WORDS.repeat(10) }))), TOO_LONG],
  ["40,000 newlines", streamed(() => [event({ content: "\n".repeat(40_000) }, "stop")]), TOO_LONG],
  ["words without end", streamed(() => endless(event({ content: WORDS }))), TOO_LONG],
  ["events of nothing without end", streamed(() => endless("data: {}\n\n")), TOO_LONG],
  ["comments without end", streamed(() => endless(": still here\n\n")), TOO_LONG],
  ["a line without end", streamed(() => endless("x".repeat(100))), TOO_LONG],
  ["lines without an event", streamed(() => endless("data: {}\n")), TOO_LONG],
  ["blank lines without end", streamed(() => endless("\r\n\r\n\n\r\r")), TOO_LONG],
  ["a call's arguments without end", streamed(() => endless(event(call(0, "[[[[[[[[")))), TOO_LONG],
  ["calls without end", streamed(() => Array.from({ length: 100_000 }, (_, at) => event(call(at, "{}")))), TOO_LONG],
])("stops reading %s, and says so", async (_, answer, reason) => {
  answering = answer;
  const { text, outcome, workMs } = await step(10_000);
  expect(outcome).toBe(reason);
  expect(text.length).toBeLessThanOrEqual(16_000);
  await closed;
  expect(workMs).toBeLessThan(5_000);
});

test("an answer that falls silent ends after the time for one, also when the other side keeps the connection open", async () => {
  answering = streamed(() => [event({ content: "Well," })], false);
  expect(await step(300)).toMatchObject({ text: "Well,", outcome: TOO_LATE });
  await closed;
});

/** Headers at once, then what is given every 50 ms; nothing when nothing is given. */
const trickled =
  (part: string | null, type: string): Answering =>
  (response) => {
    response.writeHead(200, { "content-type": type }).flushHeaders();
    if (part === null) return;
    const timer = setInterval(() => response.write(part), 50);
    response.on("close", () => {
      clearInterval(timer);
    });
  };

const TYPES = ["text/event-stream", "application/json"];
const TRICKLES = TYPES.flatMap((type) =>
  [null, " ", ": still here\n\n", "data: {}\n\n"].map((part) => [type, part] as const),
);

test.each(TRICKLES)("headers of %s and then %j end in time, and the connection is closed", async (type, part) => {
  answering = trickled(part, type);
  const response = await boundedFetch(fetch, 300)(baseUrl());
  await expect(response.text()).rejects.toThrow(TOO_LATE);
  await closed;
});

test.each(TYPES)("a caller that gives up is not kept waiting for the body of %s", async (type) => {
  const caller = new AbortController();
  answering = trickled(null, type);
  const deaf: typeof fetch = (input) => fetch(input);
  const response = await boundedFetch(deaf, 60_000)(baseUrl(), { signal: caller.signal });
  const reading = response.text();
  caller.abort();
  await expect(reading).rejects.toThrow(TOO_LATE);
  await closed;
});

test("one that sends its headers and never a word ends as well, for each kind of call", async () => {
  answering = trickled(null, "text/event-stream");
  expect(await step(300)).toMatchObject({ text: "", outcome: TOO_LATE });
  answering = trickled(null, "application/json");
  const model = createOpenAiModel({ ...options(), timeoutMs: 300 });
  await expect(model.summarisePost({ authorName: "Ada", content: "We launched." })).rejects.toThrow(TOO_LATE);
});

test("calls past the sixteenth are left out, and arguments that are too long or too deep are none", async () => {
  const calls = Array.from({ length: 40 }, (_, at) => event(call(at, "{}")));
  const odd = [event(call(1, "[".repeat(10_000) + "]".repeat(10_000))), event(call(2, "x".repeat(30_000)))];
  answering = streamed(() => [
    event(call(0, '{"a":"\\u0000\\ud800"}')),
    ...odd,
    ...calls.slice(3),
    event({}, "tool_calls"),
  ]);
  const { outcome } = await step();
  const taken = (outcome as { calls: { input: unknown }[] }).calls;
  expect(taken).toHaveLength(16);
  expect(taken[0]?.input).toEqual({ a: "\ufffd" });
  expect(JSON.stringify(taken[1]?.input).length).toBeLessThan(200);
  expect(taken[2]?.input).toBeUndefined();
});

test("a summary and a transcription that do not end are not read to their end", async () => {
  const failure = (asked: Promise<unknown>) => asked.catch((error: unknown) => (error as Error).message);
  const model = createOpenAiModel(options());
  const transcriber = chooseTranscriber({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: baseUrl() });
  const audio = new Uint8Array(100);
  for (const start of ['{"choices":[{"message":{"content":"', '{"text":"']) {
    answering = streamed(
      function* () {
        yield start;
        yield* endless("x".repeat(1_000));
      },
      true,
      "application/json",
    );
    expect(await failure(model.summarisePost({ authorName: "Ada", content: "We launched." }))).toBe(TOO_LONG);
    expect(await failure(transcriber?.transcribe(audio, "webm", never) ?? Promise.resolve())).toBe(TOO_LONG);
  }
});

test("a stream is passed on event by event, wherever its pieces are cut", async () => {
  const stream = 'data: {"a":1}\n\nevent: x\r\ndata: é😀\r\n\r\n\n\ndata: last';
  const bytes = new TextEncoder().encode(stream);
  for (const size of [1, 2, 3, 7, 1_000]) {
    answering = (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (let at = 0; at < bytes.length; at += size) response.write(bytes.subarray(at, at + size));
      response.end();
    };
    const response = await boundedFetch(fetch, 2_000)(baseUrl());
    const pieces: string[] = [];
    for await (const piece of response.body ?? []) pieces.push(new TextDecoder().decode(piece));
    expect(pieces.join("")).toBe(stream);
    expect(pieces.slice(0, 2)).toEqual(['data: {"a":1}\n\n', "event: x\r\ndata: é😀\r\n\r\n"]);
  }
});
