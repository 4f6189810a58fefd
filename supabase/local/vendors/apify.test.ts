// The Apify source against its stand-in: every state, and runs that say SUCCEEDED although they failed.
import { afterAll, beforeAll, expect, test } from "vitest";
import { activityIdAt } from "../../functions/_shared/post-sources/activity-id.ts";
import { createApifySource, highestCharge } from "../../functions/_shared/post-sources/apify/apify-source.ts";
import { SourceError, type PostTarget } from "../../functions/_shared/post-sources/post-source.ts";
import { type ApifyBehaviour, type ApifyServer, startApifyServer } from "./apify-server.ts";
import type { VendorPost } from "./vendor-posts.ts";

const TOKEN = "token-of-the-test";
const target = (name: string): PostTarget => ({ founderId: name, profileUrl: `https://www.linkedin.com/in/${name}` });
const [ada, ben, cleo] = [target("ada"), target("ben"), target("cleo")];
const all = [ada, ben, cleo];

let server: ApifyServer;
beforeAll(async () => void (server = await startApifyServer(0, {}, () => new Date("2026-11-20T12:00:00Z"))));
afterAll(() => server.stop());

function sourceWith(behaviour: ApifyBehaviour, token = TOKEN, actorId?: string) {
  server.behave(TOKEN, behaviour);
  const webhook = { address: "https://tracker.example/api/hooks/apify", secret: "hook-secret" };
  return createApifySource({ token, apiUrl: server.url, actorId, webhook, timeoutMs: 2_000 });
}

async function run(behaviour: ApifyBehaviour, targets = all) {
  const source = sourceWith(behaviour);
  const runId = await source.submit(targets, null, "run");
  return { source, runId, state: await source.poll(runId), results: () => source.results?.(runId, targets) };
}

async function refusal(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof SourceError ? error.state : error;
}

const post = (day: number, kind: VendorPost["kind"] = "post"): VendorPost => {
  const postedAt = new Date(Date.UTC(2026, 10, day));
  return {
    activityId: activityIdAt(postedAt, day),
    shareId: activityIdAt(postedAt, day + 50),
    text: `Day ${day}`,
    postedAt,
    kind,
  };
};
const outcomes = async (work: Promise<{ people: { outcome: string }[] } | undefined> | undefined) =>
  (await work)?.people.map(({ outcome }) => outcome);

test("asks for few posts, never for all, without reposts, under a highest charge, and with no token in a URL", async () => {
  const since = new Date("2026-11-01T00:00:00Z");
  await sourceWith({}).submit(all, since, "run-1");
  const started = server.runs.at(-1);
  expect(started?.actor).toBe("harvestapi~linkedin-profile-posts");
  expect(started?.input).toMatchObject({
    targetUrls: all.map(({ profileUrl }) => profileUrl),
    maxPosts: 10,
    includeReposts: false,
    postedLimitDate: since.toISOString(),
  });
  expect(Number(started?.query["maxTotalChargeUsd"])).toBe(highestCharge(3));
  expect(started?.webhooks).toEqual([
    expect.objectContaining({
      requestUrl: "https://tracker.example/api/hooks/apify",
      headersTemplate: '{"X-Tracker-Secret":"hook-secret"}',
    }),
  ]);
  expect(server.addresses.filter((address) => address.includes(TOKEN))).toEqual([]);
});

test("the highest charge grows with the people and is never nothing", () => {
  expect([0, 1, 10, 80].map(highestCharge)).toEqual([0.05, 0.05, 0.2, 1.6]);
});

test("finds a run again whose id was lost, and none that was never begun", async () => {
  const source = sourceWith({});
  const runId = await source.submit([ada], null, "run-lost");
  expect(await source.find?.("run-lost", [ada])).toBe(runId);
  expect(await source.find?.("run-never", [ada])).toBeNull();
});

test("waits for the run, and then has what each person posted and what it cost", async () => {
  const { source, runId, state, results } = await run({ pollsUntilEnd: 2, posts: () => [post(3)] });
  expect([state.status, (await source.poll(runId)).status, (await source.poll(runId)).status]).toEqual([
    "running",
    "running",
    "done",
  ]);
  const found = await results();
  expect(found).toMatchObject({ costUsd: 0.006, stopped: null });
  expect(found?.people[1]?.items.flatMap((item) => source.normalise(item))).toEqual([
    expect.objectContaining({
      externalId: post(3).activityId,
      aliases: [post(3).shareId],
      content: "Day 3",
      postedAt: "2026-11-03T00:00:00.000Z",
    }),
  ]);
});

test("reads a dataset of several pages to its end", async () => {
  const { source, runId } = await run({ pageSize: 2 });
  expect(await source.collect(runId)).toHaveLength(9);
});

const onlyAda: ApifyBehaviour["items"] = (items) => items.filter((item) => JSON.stringify(item).includes("/in/ada"));

test("those who are charged as having nothing new had nothing new", async () => {
  expect(await outcomes((await run({ items: onlyAda, noResults: 2 })).results())).toEqual([
    "posts",
    "nothing_new",
    "nothing_new",
  ]);
});

test("a run that says SUCCEEDED and tells of nobody has failed for everyone", async () => {
  const { state, results } = await run({ items: () => [], noResults: 0 });
  expect(state.status).toBe("done");
  expect(await outcomes(results())).toEqual(["failed", "failed", "failed"]);
});

test("nobody counts as quiet when fewer are charged as quiet than are missing", async () => {
  expect(await outcomes((await run({ items: onlyAda, noResults: 1 })).results())).toEqual([
    "posts",
    "failed",
    "failed",
  ]);
});

test.each<[string, (item: Record<string, unknown>) => unknown]>([
  ["error rows", ({ query }) => ({ error: "Could not load", query })],
  ["a plan's message", ({ query }) => ({ message: "Upgrade your plan to use the API", query })],
  ["rows without an id", ({ content, query }) => ({ content, query })],
  ["texts instead of rows", () => "Upgrade your plan"],
  ["null", () => null],
])("takes %s for errors, not for posts", async (_, change) => {
  const { source, results } = await run({ items: (items) => items.map(change), noResults: 0 });
  const found = await results();
  expect(found?.people.map(({ outcome }) => outcome)).toEqual(["failed", "failed", "failed"]);
  expect(found?.people.flatMap(({ items }) => items).flatMap((item) => source.normalise(item))).toEqual([]);
});

test("belongs to the person it was requested for, and drops posts by another writer", async () => {
  const wrong: ApifyBehaviour["items"] = (items, [first = ""]) =>
    items.map((item) => ({ ...item, author: { publicIdentifier: first.split("/in/")[1] } }));
  const { results } = await run({ items: wrong });
  expect((await results())?.people).toMatchObject([
    { outcome: "posts" },
    { outcome: "failed", reason: "Apify answered about another person. Check the LinkedIn URL." },
    { outcome: "failed" },
  ]);
});

test("an address by LinkedIn's own id takes its one author, but not one who came for several", async () => {
  const byId = [target("acoaaabbbbccccddddeeeeffff1"), target("acoaaabbbbccccddddeeeeffff2")];
  const named =
    (names: string[]): NonNullable<ApifyBehaviour["items"]> =>
    (items, people) =>
      items.map((item) => {
        const place = people.findIndex((url) => JSON.stringify(item).includes(url));
        return { ...item, author: { publicIdentifier: names[place] } };
      });
  expect(await outcomes((await run({ items: named(["ada", "ben"]) }, byId)).results())).toEqual(["posts", "posts"]);
  expect(await outcomes((await run({ items: named(["ada", "ada"]) }, byId)).results())).toEqual(["failed", "failed"]);
});

test("drops plain reposts and keeps a quote with words of their own", async () => {
  const { source, results } = await run({ posts: () => [post(1, "repost"), post(2, "quote"), post(3, "article")] }, [
    ada,
  ]);
  const items = (await results())?.people[0]?.items ?? [];
  expect(items.flatMap((item) => source.normalise(item)).map(({ kind }) => kind)).toEqual(["quote", "article"]);
});

test.each(["FAILED", "TIMED-OUT", "ABORTED"] as const)("a run that is %s keeps what it gathered", async (end) => {
  const { state, results } = await run({ end, items: onlyAda, noResults: 0 });
  expect(state.status).toBe("done");
  expect(await outcomes(results())).toEqual(["posts", "failed", "failed"]);
  expect((await results())?.stopped).toMatchObject({ status: "failed", retryable: true });
  expect((await run({ end, items: () => [] })).state).toMatchObject({ status: "failed" });
});

test.each<[string, ApifyBehaviour, object]>([
  ["429", { startStatus: 429, retryAfter: "90" }, { status: "limited", retryAfterSeconds: 90 }],
  ["402", { startStatus: 402 }, { status: "limited" }],
  ["500", { startStatus: 500 }, { status: "failed", retryable: true }],
  ["400", { startStatus: 400 }, { status: "failed", retryable: false }],
  ["a page", { isBroken: true }, { status: "failed", retryable: true }],
  ["nothing at all", { hangs: true }, { status: "failed", retryable: true }],
])("a start that is answered with %s begins no run", async (_, behaviour, state) => {
  expect(await refusal(sourceWith(behaviour).submit(all, null, "run"))).toMatchObject(state);
});

test("says that the token is refused, and that the actor is unknown", async () => {
  expect(await refusal(sourceWith({}, "another").submit(all, null, "run"))).toMatchObject({
    status: "failed",
    retryable: false,
  });
  expect(await refusal(sourceWith({}, TOKEN, "nobody").submit(all, null, "run"))).toMatchObject({
    reason: "Apify does not know this actor.",
  });
});

test.each<[string, ApifyBehaviour]>([
  ["429", { status: 429 }],
  ["503", { status: 503 }],
  ["a page", { isBroken: true }],
  ["nothing at all", { hangs: true }],
])("a run goes on while its state is answered with %s", async (_, behaviour) => {
  const { source, runId } = await run({});
  server.behave(TOKEN, behaviour);
  expect(await source.poll(runId)).toMatchObject({ status: "running" });
});
