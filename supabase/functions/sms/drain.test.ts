import { createClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "../_shared/stores/database.types.ts";
import { createTextDrain, type DrainOutside } from "./drain.ts";
import type { DueText, TextTurn, TextQueue } from "./text-queue.ts";

/** Made before the timers are faked, and without any of its own. */
const nobody = createClient<Database>("http://127.0.0.1", "none", {
  auth: { autoRefreshToken: false, persistSession: false },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const DATABASE_MS = 20;

/** An outbox with digests, which expire, and answers, which are claimed first, as `take_due` does. */
function world({ segmentsPerSecond = 1, sendMs = 300, digests = 0 } = {}) {
  const due: string[] = Array.from({ length: digests }, (_, at) => `digest ${at}`);
  const turns: TextTurn[] = [];
  const sent: { body: string; at: number }[] = [];
  const logged: string[] = [];
  let [sending, mostSending, claims, wakes] = [0, 0, 0, 0];
  const queue = {
    claimText: async (): Promise<DueText | null> => {
      claims += 1;
      await waitMs(DATABASE_MS);
      const answer = due.findIndex((body) => body.startsWith("answer"));
      const [body] = due.splice(Math.max(answer, 0), 1);
      const firstTryAt = new Date().toISOString();
      return body === undefined
        ? null
        : { id: body, token: body, recipient: "+14155552671", body, unclear: 0, firstTryAt, staleAt: null };
    },
    endText: () => waitMs(DATABASE_MS).then(() => true),
    wake: () => Promise.resolve(void (wakes += 1)),
    claimTurn: async () => {
      await waitMs(DATABASE_MS);
      return turns.shift() ?? null;
    },
    completeTurn: (turn: TextTurn) => Promise.resolve(due.push(`answer to ${turn.turnId}`) > 0),
  } as Partial<TextQueue> as TextQueue;
  const outside = {
    ...{ queue, segmentsPerSecond, siteUrl: "https://tracker.example", callbackFor: (id: string) => id },
    now: () => new Date(),
    logError: (line: string) => void logged.push(line),
    // A turn that needs no model and no user's token.
    clientFor: () => nobody,
    twilio: {
      send: async ({ body }: { body: string }) => {
        sending += 1;
        mostSending = Math.max(mostSending, sending);
        await waitMs(sendMs);
        sending -= 1;
        sent.push({ body, at: Date.now() });
        return { outcome: "sent", id: body };
      },
    } as Partial<DrainOutside["twilio"]> as DrainOutside["twilio"],
  } as Partial<DrainOutside> as DrainOutside;
  const drain = createTextDrain(outside, { startedAt: Date.now(), now: Date.now });
  return {
    ...{ drain, due, turns, sent, logged, queue },
    counts: () => ({ mostSending, claims, wakes }),
  };
}

const turnOf = (name: string): TextTurn => ({
  ...{ userId: "u", turnId: name, token: name, sessionId: null },
  ...{ text: "?", heard: [], unheard: [], unread: [] },
});

test.each([
  [1, 3],
  [20, 20],
  [75, 75],
  [1_000, 75],
])("at %i segments a second, %i texts are sent at the same time", async (segmentsPerSecond, atOnce) => {
  const { drain, sent, counts } = world({ segmentsPerSecond, digests: 150, sendMs: 1_000 });
  const drained = drain();
  await vi.runAllTimersAsync();
  await drained;
  expect(sent).toHaveLength(150);
  // The others are with the database.
  expect(counts().mostSending).toBeGreaterThanOrEqual(atOnce - 5);
  expect(counts().mostSending).toBeLessThanOrEqual(atOnce);
});

test("75 texts a second leave when Twilio takes half a second for each", async () => {
  const { drain, sent, queue } = world({ segmentsPerSecond: 75, digests: 750, sendMs: 500 });
  queue.wake = () => Promise.resolve(void setTimeout(() => void drain(), 100));
  const began = Date.now();
  void drain();
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(750);
  // The schedule brings 750 every ten seconds.
  expect(Math.max(...sent.map(({ at }) => at)) - began).toBeLessThan(10_000);
});

test("a single text costs a few claims", async () => {
  const { drain, due, sent, counts } = world({ segmentsPerSecond: 75 });
  due.push("answer");
  const drained = drain();
  await vi.advanceTimersByTimeAsync(DATABASE_MS / 2);
  void drain();
  await vi.runAllTimersAsync();
  await drained;
  expect([sent.length, counts().claims]).toEqual([1, expect.any(Number)]);
  expect(counts().claims).toBeLessThan(6);
});

test("an answer overtakes the digests that wait, and digests hold up no turn", async () => {
  const { drain, turns, sent } = world({ segmentsPerSecond: 3, digests: 140, sendMs: 1_000 });
  turns.push(...["a", "b", "c", "d", "e", "f"].map(turnOf));
  const began = Date.now();
  const drained = drain();
  await vi.runAllTimersAsync();
  await drained;
  const answers = sent.filter(({ body }) => body.startsWith("answer"));
  expect(answers).toHaveLength(6);
  expect(Math.max(...answers.map(({ at }) => at)) - began).toBeLessThan(5_000);
  expect(sent).toHaveLength(146);
});

test("after 150 texts the function is called again, and goes on only when it is", async () => {
  const { drain, sent, counts } = world({ segmentsPerSecond: 75, digests: 400 });
  for (const [texts, wakes] of [
    [150, 1],
    [300, 2],
    [400, 2],
  ] as const) {
    const drained = drain();
    await vi.runAllTimersAsync();
    await drained;
    expect([sent.length, counts().wakes]).toEqual([texts, wakes]);
  }
});

test("a text that hangs holds up no other, and a database that is down ends the round", async () => {
  const { drain, due, sent, logged, queue } = world({ segmentsPerSecond: 3, digests: 20 });
  const { endText } = queue;
  queue.endText = async (text, outcome) => {
    if (text.body === "digest 0") await waitMs(60_000);
    return await endText(text, outcome);
  };
  const began = Date.now();
  const drained = drain();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.filter(({ at }) => at - began < 10_000)).toHaveLength(20);
  await vi.runAllTimersAsync();
  await drained;
  due.push("answer");
  queue.claimText = () => Promise.reject(new Error("down"));
  const again = drain();
  await vi.runAllTimersAsync();
  await again;
  expect(logged).toEqual([expect.stringContaining("Texts could not be claimed")]);
});
