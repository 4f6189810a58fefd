import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StorableReading } from "../functions/jobs/worker-queue.ts";
import { createFeedDatabase, feedPost, type FeedDatabase } from "./feed-database.ts";

let feeds: FeedDatabase;

beforeAll(async () => {
  feeds = await createFeedDatabase("feeds_scratch");
});
beforeEach(() => feeds.startOver());
afterAll(() => feeds.drop());

const BLOG = "https://blog.example/feed";
const posts = (...words: string[]) => words.map((word, at) => feedPost(word, `2026-11-2${at}T09:00:00Z`));

test("what a feed gives at first is not new; what comes later is", async () => {
  const id = await feeds.add(BLOG);
  expect(await feeds.read(id, { posts: posts("one", "two") })).toMatchObject({ newPostsCount: 0 });
  expect(await feeds.feed(id)).toMatchObject({ status: "connected", failures: 0 });
  expect(await feeds.read(id, { posts: posts("one", "two", "three") })).toMatchObject({
    newPostsCount: 1,
    outcome: "new_posts",
  });
  expect(await feeds.read(id, { posts: posts("one", "two", "three") })).toMatchObject({ newPostsCount: 0 });
  expect(await feeds.feed(id)).toMatchObject({ status: "nothing_new" });
  expect(await feeds.words()).toEqual(["one", "two", "three"]);
});

test.each([
  [{ isDateExact: true }, "exact"],
  [{ isDateExact: false, isDateAbout: true }, "about"],
  [{ isDateExact: false }, "first_seen"],
] as const)("of a latest post with %j, the date of the person's posts is %s", async (date, dating) => {
  const id = await feeds.add(BLOG);
  await feeds.read(id, { posts: [feedPost("one", "2026-11-20T09:00:00Z", date)] });
  expect(await feeds.founder()).toMatchObject({ last_post_dating: dating });
  await feeds.asUser((tx) => tx`select public.remove_feed(${id})`);
  expect(await feeds.founder()).toMatchObject({ last_post_date: null, last_post_dating: null });
});

test("an item's id is its own within its feed only, and never a profile's", async () => {
  const [one, other] = [await feeds.add(BLOG), await feeds.add("https://other.example/rss")];
  await feeds.read(one, { posts: [feedPost("here", "2026-11-20T09:00:00Z", { externalId: "1" })] });
  await feeds.read(other, { posts: [feedPost("there", "2026-11-21T09:00:00Z", { externalId: "1" })] });
  expect(await feeds.words()).toEqual(["here", "there"]);
});

test("a post that two feeds of a person have is there once", async () => {
  const [rss, atom] = [await feeds.add(BLOG), await feeds.add("https://blog.example/atom")];
  const both = { postUrl: "https://blog.example/one" };
  await feeds.read(rss, { posts: [feedPost("in full", "2026-11-20T09:00:00Z", { ...both, externalId: "rss" })] });
  await feeds.read(atom, { posts: [feedPost("in short", "2026-11-20T09:00:00Z", { ...both, externalId: "atom" })] });
  expect(await feeds.words()).toEqual(["in full"]);
});

test("an edited post keeps its id and its time", async () => {
  const id = await feeds.add(BLOG);
  await feeds.read(id, { posts: [feedPost("first", "2026-11-20T09:00:00Z", { externalId: "a" })] });
  const [before] = await feeds.sql`select id, posted_at from public.posts`;
  await feeds.read(id, { posts: [feedPost("better", "2026-11-22T09:00:00Z", { externalId: "a" })] });
  expect(await feeds.sql`select id, posted_at, content from public.posts`).toEqual([{ ...before, content: "better" }]);
});

test.each<[string, Partial<StorableReading>, object, number]>([
  ["was read", {}, { status: "nothing_new", failing_since: null }, 3600],
  [
    "asks to be left alone",
    { status: "limited", reason: "Later.", retryAfterSeconds: 7200 },
    { status: "limited", reason: "Later." },
    7200,
  ],
  ["asks for too long", { status: "limited", retryAfterSeconds: 10_000_000 }, { status: "limited" }, 7 * 24 * 3600],
  ["fails", { status: "failing", reason: "Not found." }, { status: "failing", failures: 1 }, 3600],
])("a feed that %s is asked again in its time", async (_, reading, state, seconds) => {
  const id = await feeds.add(BLOG);
  await feeds.read(id, reading);
  expect(await feeds.feed(id)).toMatchObject(state);
  const [row] =
    await feeds.sql`select extract(epoch from next_read_at - clock_timestamp())::float as seconds from public.feeds`;
  expect(row?.["seconds"]).toBeGreaterThan(seconds - 60);
  expect(row?.["seconds"]).toBeLessThanOrEqual(seconds);
  // Until then no refresh reads it.
  expect((await feeds.claim()).feeds).toEqual([]);
});

test("failures double the wait up to a day and remember since when; one success ends them", async () => {
  const id = await feeds.add(BLOG);
  const waits: number[] = [];
  for (let failure = 0; failure < 8; failure += 1) {
    await feeds.read(id, { status: "failing", reason: "Down." });
    const [row] =
      await feeds.sql`select round(extract(epoch from next_read_at - clock_timestamp()) / 3600)::int as hours from public.feeds`;
    waits.push(row?.["hours"] as number);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 24, 24, 24]);
  const [since] = await feeds.sql`select failing_since, status from public.feeds`;
  expect(since).toMatchObject({ status: "failing", failing_since: expect.any(Date) as Date });
  await feeds.read(id, {});
  expect(await feeds.feed(id)).toMatchObject({ failures: 0, failing_since: null, status: "nothing_new" });
});

test("a feed that is gone for good is never asked again, and keeps its posts", async () => {
  const id = await feeds.add(BLOG);
  await feeds.read(id, { posts: posts("one") });
  await feeds.read(id, { status: "stopped", reason: "Gone." });
  expect(await feeds.feed(id)).toMatchObject({ status: "stopped", next_read_at: null });
  await feeds.sql`update public.feeds set next_read_at = next_read_at - interval '1 year'`;
  expect((await feeds.claim()).feeds).toEqual([]);
  expect(await feeds.words()).toEqual(["one"]);
});

test("a person who only a feed knows is followed and asked about again", async () => {
  const id = await feeds.add(BLOG);
  expect(await feeds.read(id, { posts: posts("one") }, { known: false })).toMatchObject({ outcome: "nothing_new" });
  expect(await feeds.founder()).toMatchObject({ last_post_url: posts("one")[0]?.postUrl });
  expect((await feeds.founder())["refresh_due_at"]).not.toBeNull();
  await feeds.read(id, { status: "stopped" }, { known: false });
  expect(await feeds.founder()).toMatchObject({ last_refresh_outcome: "unknown_profile", refresh_due_at: null });
});

test("a feed that is added while the person is looked up is read next", async () => {
  const job = await feeds.claim();
  await feeds.add(BLOG);
  await feeds.complete(job);
  expect((await feeds.claim()).feeds).toHaveLength(1);
});

test("what a removed feed gives too late is dropped", async () => {
  const id = await feeds.add(BLOG);
  const job = await feeds.claim();
  await feeds.asUser((sql) => sql`select public.remove_feed(${id})`);
  await feeds.store(job, [{ feedId: id, posts: posts("late") }]);
  expect(await feeds.words()).toEqual([]);
});

test("a worker that lost its lease stores nothing", async () => {
  const id = await feeds.add(BLOG);
  const job = { ...(await feeds.claim()), token: "00000000-0000-4000-8000-000000000000" };
  expect(await feeds.store(job, [{ feedId: id, posts: posts("late") }])).toBe(false);
  expect(await feeds.words()).toEqual([]);
});

test("a person has ten feeds at most", async () => {
  for (let n = 0; n < 10; n += 1) await feeds.add(`https://blog.example/${n}`);
  await expect(feeds.add("https://blog.example/10")).rejects.toThrow("You follow 10 feeds of this person already.");
});

test.each([
  "ftp://blog.example/",
  "https://a:b@blog.example/",
  "javascript:alert(1)",
  "https:///x",
  `https://x.example/${"x".repeat(2000)}`,
])("the table takes no %s", async (address) => {
  await expect(feeds.add(address)).rejects.toThrow("This isn't the address of a website.");
});
