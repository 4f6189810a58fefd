import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOpenAiModel } from "../functions/_shared/language-model/openai/openai-model.ts";
import type { PostSource, SourcePost } from "../functions/_shared/post-sources/post-source.ts";
import { createDrain } from "../functions/jobs/drain.ts";
import { given, queueCalls } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { noFeeds } from "./no-feeds.ts";
import { sqlWorkerQueue } from "./sql-worker-queue.ts";

const POSTS = 3;
const KEY = "sk-test-never-shown";

const server = new LLMock({ port: 0, host: "127.0.0.1", strict: true });
let database: ScratchDatabase;
let founderId: string;

beforeAll(async () => {
  await server.start();
  database = await createScratchDatabase("model_scratch");
});
beforeEach(async () => {
  server.clearFixtures();
  server.clearRequests();
  await database.sql`delete from auth.users`;
  founderId = given((await addUserWithFounders(database.sql, 1)).founderIds[0]);
});
afterAll(async () => {
  await database.drop();
  await server.stop();
});

const chat = { endpoint: "chat" } as const;
const summary = { content: JSON.stringify({ summary: "She opened a workshop." }) };

const source: PostSource = {
  name: "fixed",
  submit: () => Promise.resolve("run"),
  poll: () => Promise.resolve({ status: "done" }),
  collect: () => Promise.resolve(Array.from({ length: POSTS }, (_, index) => index)),
  normalise(index): SourcePost[] {
    const activityId = String(7200000000000000000n + (BigInt(Number(index)) << 32n));
    const postUrl = `https://www.linkedin.com/feed/update/urn:li:activity:${activityId}/`;
    const content = `We opened workshop number ${Number(index) + 1} today, and six people start there on Monday.`;
    return [
      {
        ...({ network: "linkedin", scope: "", isDateExact: true } as const),
        externalId: activityId,
        aliases: [],
        kind: "post",
        postUrl,
        content,
        postedAt: null,
        imageUrl: null,
        videoUrl: null,
      },
    ];
  },
};

/** Drains the queue once, as if every backoff were over, waiting so many milliseconds for each answer of the model. */
async function drainNow(timeoutMs = 10_000): Promise<void> {
  await queueCalls(database.sql).hurry();
  const model = createOpenAiModel({ apiKey: KEY, baseUrl: `${server.url}/v1`, model: "test", timeoutMs });
  const isolate = { startedAt: Date.now(), now: Date.now, ending: new AbortController().signal };
  await createDrain(
    {
      queue: sqlWorkerQueue(database.sql, 90),
      source,
      model,
      ...noFeeds,
    },
    isolate,
  )();
}

const job = async () => given((await database.sql`select state, attempt, last_error from queue.jobs`)[0]);
const founder = async () =>
  given((await database.sql`select * from public.founders where id = ${founderId}`)[0]) as Record<string, unknown>;
const summaries = async () =>
  (await database.sql`select ai_summary from public.posts`).map((post) => post["ai_summary"] as string | null);

const outages = [
  [
    "limits requests",
    { error: { message: `Slow down, ${KEY}` }, status: 429, retryAfter: 60 },
    "receiving too many requests",
  ],
  ["is down", { error: { message: "Overloaded" }, status: 503 }, "not available at the moment"],
] as const;

test.each(outages)("a model that %s is asked again later, and no post is lost", async (_, answer, reason) => {
  server.on(chat, answer);
  await drainNow();
  expect(await job()).toMatchObject({
    state: "queued",
    attempt: 1,
    last_error: expect.stringContaining(reason) as string,
  });
  expect(await summaries()).toEqual([null, null, null]);
  server.clearFixtures();
  server.on(chat, summary);
  await drainNow();
  expect(await job()).toMatchObject({ state: "done", last_error: null });
  expect(await summaries()).toEqual(Array(POSTS).fill("She opened a workshop."));
  expect(await founder()).toMatchObject({
    last_post_summary: "She opened a workshop.",
    last_post_summary_by: "openai",
  });
});

test("a model that does not answer in time is asked again later, and no post is lost", async () => {
  server.on(chat, summary, { chaos: { latencyMs: 1_000 } });
  await drainNow(50);
  expect(await job()).toMatchObject({ state: "queued", last_error: "The language model took too long to answer." });
  server.clearFixtures();
  server.on(chat, summary);
  await drainNow();
  expect(await job()).toMatchObject({ state: "done" });
  expect(await summaries()).toEqual(Array(POSTS).fill("She opened a workshop."));
});

test("a model that never recovers lays the refresh down with its reason, and keeps the posts", async () => {
  server.on(chat, { error: { message: `Overloaded, ${KEY}` }, status: 429, retryAfter: 60 });
  for (let attempt = 1; attempt <= 6; attempt += 1) await drainNow();
  const reason = "The language model is receiving too many requests.";
  expect(await job()).toEqual({ state: "dead", attempt: 5, last_error: reason });
  expect(await founder()).toMatchObject({ last_refresh_outcome: "failed", last_refresh_error: reason });
  expect(await summaries()).toHaveLength(POSTS);
});

test("a model that refuses the key is not asked again, and says what to check", async () => {
  server.on(chat, { error: { message: `Incorrect API key: ${KEY}`, code: "invalid_api_key" }, status: 401 });
  await drainNow();
  expect(await job()).toMatchObject({ state: "dead", attempt: 1 });
  expect((await founder())["last_refresh_error"]).toBe("The language model refused the key. Check OPENAI_API_KEY.");
  expect(JSON.stringify([await job(), await founder()])).not.toContain(KEY);
});

test("what was summarised before an outage is not summarised again", async () => {
  let calls = 0;
  server.on(chat, () => (++calls === 1 ? summary : { error: { message: "Slow down" }, status: 429, retryAfter: 60 }));
  await drainNow();
  expect((await summaries()).filter((text) => text !== null)).toHaveLength(1);
  server.clearFixtures();
  server.clearRequests();
  server.on(chat, summary);
  await drainNow();
  expect(server.getRequests()).toHaveLength(POSTS - 1);
  expect(await summaries()).toEqual(Array(POSTS).fill("She opened a workshop."));
});
