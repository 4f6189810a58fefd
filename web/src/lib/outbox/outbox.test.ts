import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { anOutbox } from "@/testing/outbox";
import { ChunkLoadError } from "../load-chunk";
import { Unreachable } from "../unreachable";
import { defineEdit, type WaitingEdit } from "./edit";
import { memoryStorage } from "./outbox-storage";

const refused = (message: string, status: number) => Object.assign(new Error(message), { status });

/** A server that can be reached or not, and what it was sent. */
function aServer() {
  const sent: string[] = [];
  const server = { sent, isUp: true, late: [] as boolean[], answer: (_text: string): Error | null => null };
  const say = defineEdit({
    kind: "test.say",
    describe: (text: string) => `Say “${text}”`,
    send: (text, { isLate }) => {
      if (!server.isUp) return Promise.reject(new Unreachable("no answer"));
      const error = server.answer(text);
      if (error) return Promise.reject(error);
      sent.push(text);
      server.late.push(isLate);
      return Promise.resolve(text.length);
    },
    settle: (client, text) => client.setQueryData(["said"], text),
  });
  return { server, say };
}

test("sends at once what can be sent, and keeps nothing", async () => {
  const { server, say } = aServer();
  const client = new QueryClient();
  const outbox = anOutbox(client);
  expect(await outbox.submit(say, "hello")).toEqual({ isWaiting: false, reply: 5 });
  expect([server.sent, outbox.read(), client.getQueryData(["said"])]).toEqual([["hello"], [], "hello"]);
});

test("keeps what cannot be sent, and sends it in order when the server is back", async () => {
  const { server, say } = aServer();
  const outbox = anOutbox(new QueryClient());
  server.isUp = false;
  expect(await outbox.submit(say, "one")).toMatchObject({ isWaiting: true });
  server.isUp = true;
  // The second may not overtake the first.
  await outbox.submit(say, "two");
  await outbox.replay();
  expect(server.sent).toEqual(["one", "two"]);
  expect(server.late).toEqual([true, true]);
  expect(outbox.read()).toEqual([]);
});

test("does not even try without a network or a session", async () => {
  const { server, say } = aServer();
  let canSend = false;
  const outbox = anOutbox(new QueryClient(), { canSend: () => canSend });
  await outbox.submit(say, "later");
  expect(server.sent).toEqual([]);
  expect(outbox.read().map(({ text }) => text)).toEqual(["Say “later”"]);
  canSend = true;
  await outbox.replay();
  expect(server.sent).toEqual(["later"]);
});

test("sends after a reload what an earlier start had kept, once its code is there", async () => {
  const kept: WaitingEdit = {
    id: "1",
    kind: "test.say",
    variables: "kept",
    text: "Say",
    madeAt: "2026-11-21T09:00:00Z",
  };
  const { server } = aServer();
  const loadKind = vi.fn(() => Promise.resolve());
  const outbox = anOutbox(new QueryClient(), { storage: memoryStorage([kept]), loadKind });
  await outbox.replay();
  expect(loadKind).toHaveBeenCalledWith("test.say");
  expect(server.sent).toEqual(["kept"]);
});

test("throws what the server refuses at once, so that the screen keeps it", async () => {
  const { server, say } = aServer();
  server.answer = () => refused("Too long", 400);
  const outbox = anOutbox(new QueryClient());
  await expect(outbox.submit(say, "x")).rejects.toThrow("Too long");
  expect(outbox.read()).toEqual([]);
});

test("keeps a waiting edit that is refused, with the reason and what was typed, and goes on with the next", async () => {
  const { server, say } = aServer();
  const told: string[] = [];
  const outbox = anOutbox(new QueryClient(), { onRefused: ({ text, refusal }) => told.push(`${text}: ${refusal}`) });
  server.isUp = false;
  await outbox.submit(say, "bad");
  await outbox.submit(say, "good");
  server.isUp = true;
  server.answer = (text) => (text === "bad" ? refused("Changed elsewhere", 409) : null);
  await outbox.replay();
  expect(server.sent).toEqual(["good"]);
  expect(told).toEqual(["Say “bad”: Changed elsewhere"]);
  const [left] = outbox.read();
  expect(left).toMatchObject({ text: "Say “bad”", refusal: "Changed elsewhere" });

  server.answer = () => null;
  await outbox.tryAgain(left?.id ?? "");
  expect(server.sent).toEqual(["good", "bad"]);
  expect(outbox.read()).toEqual([]);
});

test.each([401, 429, 503])("waits longer, without losing its place, when the server answers %i", async (status) => {
  const { server, say } = aServer();
  const outbox = anOutbox(new QueryClient());
  server.isUp = false;
  await outbox.submit(say, "first");
  await outbox.submit(say, "second");
  server.isUp = true;
  server.answer = () => refused("not now", status);
  await outbox.replay();
  expect(outbox.read().map(({ variables }) => variables)).toEqual(["first", "second"]);
  server.answer = () => null;
  await outbox.replay();
  expect(server.sent).toEqual(["first", "second"]);
});

test("waits longer when the code that sends an edit does not arrive", async () => {
  const { server, say } = aServer();
  let isThere = false;
  const refusals: string[] = [];
  const outbox = anOutbox(new QueryClient(), {
    loadKind: () => (isThere ? Promise.resolve() : Promise.reject(new ChunkLoadError("did not load"))),
    onRefused: ({ refusal = "" }) => refusals.push(refusal),
  });
  server.isUp = false;
  await outbox.submit(say, "kept");
  server.isUp = true;
  await outbox.replay();
  expect([server.sent, refusals]).toEqual([[], []]);
  isThere = true;
  await outbox.replay();
  expect(server.sent).toEqual(["kept"]);
});

test("lets one tab send while the other only looks", async () => {
  const { server, say } = aServer();
  const storage = memoryStorage();
  const sending = anOutbox(new QueryClient(), { storage });
  const looking = anOutbox(new QueryClient(), { storage, alone: () => Promise.resolve() });
  server.isUp = false;
  await sending.submit(say, "once");
  server.isUp = true;
  await looking.replay();
  expect(looking.read()).toHaveLength(1);
  await sending.replay();
  await looking.look();
  expect(looking.read()).toEqual([]);
  expect(server.sent).toEqual(["once"]);
});

test("forgets everything on request, and one edit when it is thrown away", async () => {
  const { server, say } = aServer();
  server.isUp = false;
  const outbox = anOutbox(new QueryClient());
  await outbox.submit(say, "a");
  await outbox.submit(say, "b");
  await outbox.discard(outbox.read()[0]?.id ?? "");
  expect(outbox.read().map(({ variables }) => variables)).toEqual(["b"]);
  await outbox.forget();
  server.isUp = true;
  await outbox.replay();
  expect(server.sent).toEqual([]);
});
