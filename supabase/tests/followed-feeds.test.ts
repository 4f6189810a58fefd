import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createFetchPublic } from "../functions/_shared/post-sources/feed/fetch-public.ts";
import { LanguageModelError, type Summariser } from "../functions/_shared/language-model/language-model.ts";
import { createSampleSource } from "../functions/_shared/post-sources/sample/sample-source.ts";
import { refreshFounder } from "../functions/jobs/refresh-founder.ts";
import { createFeedDatabase, type FeedDatabase } from "./feed-database.ts";
import { document, type FeedServer, networkWith, rssOf, startFeedServer, status } from "./feed-server.ts";
import { sqlWorkerQueue } from "./sql-worker-queue.ts";

// The real worker, on the real database and a server of feeds: the profile is one that no source knows.
let feeds: FeedDatabase;
let server: FeedServer;
let summarised: string[];
let broken: Error | null;

beforeAll(async () => {
  feeds = await createFeedDatabase("followed_feeds_scratch");
});
beforeEach(async () => {
  server = await startFeedServer();
  await feeds.startOver();
  [summarised, broken] = [[], null];
});
afterEach(() => server.stop());
afterAll(() => feeds.drop());

const model: Summariser = {
  name: "builtin",
  summarisePost: ({ content }) => {
    if (broken) return Promise.reject(broken);
    summarised.push(content);
    return Promise.resolve({ text: `Says: ${content}`, madeBy: "builtin", model: "test" });
  },
};

/** One refresh, with every feed due; gives what the job counted. */
async function refresh() {
  const now = () => new Date();
  await feeds.sql`update public.feeds set next_read_at = now() where next_read_at is not null`;
  const job = await feeds.claim();
  const fetchPublic = createFetchPublic(networkWith(server), "Tracker/1.0");
  const outside = { queue: sqlWorkerQueue(feeds.sql, 90), source: createSampleSource(now), model, fetchPublic, now };
  await refreshFounder(job, outside, new AbortController().signal);
  const [row] = await feeds.sql<
    { result: unknown; state: string }[]
  >`select result, state from queue.jobs where id = ${job.jobId}`;
  return row;
}

const BLOG = "http://blog.example/feed";
const serve = (items: Parameters<typeof rssOf>[1], etag: string | null = null) =>
  server.sites.set("blog.example/feed", document("application/rss+xml", rssOf("Blog", items), etag));
const [one, two] = [
  { id: "1", text: "One", at: "Fri, 20 Nov 2026 09:00:00 GMT" },
  { id: "2", text: "Two", at: "Sat, 21 Nov 2026 09:00:00 GMT" },
];

test("a followed feed's newest post is summarised, and is the person's latest", async () => {
  await feeds.add(BLOG);
  serve([two, one]);
  expect(await refresh()).toMatchObject({ state: "done", result: { newPostsCount: 0, updatedSummariesCount: 2 } });
  expect(await feeds.founder()).toMatchObject({
    last_post_summary: "Says: Two",
    last_post_url: "http://blog.example/posts/2",
    last_refresh_outcome: "nothing_new",
  });
});

test.each(["with a version", "without one"])(
  "the same feed twice gives no new post and asks no model, %s",
  async (how) => {
    await feeds.add(BLOG);
    serve([two, one], how === "with a version" ? '"1"' : null);
    await refresh();
    const before = await feeds.sql`select id, content, ai_summary, posted_at from public.posts order by id`;
    summarised = [];
    expect(await refresh()).toMatchObject({ state: "done", result: { newPostsCount: 0, updatedSummariesCount: 0 } });
    expect(summarised).toEqual([]);
    expect(await feeds.sql`select id, content, ai_summary, posted_at from public.posts order by id`).toEqual(before);
  },
);

test("a post that is edited upstream is updated in place and summarised again, and the others are not", async () => {
  await feeds.add(BLOG);
  serve([two, one], '"1"');
  await refresh();
  summarised = [];
  serve([two, { ...one, text: "One, better" }], '"2"');
  expect(await refresh()).toMatchObject({ result: { newPostsCount: 0, updatedSummariesCount: 1 } });
  expect([summarised, await feeds.words()]).toEqual([["One, better"], ["One, better", "Two"]]);
});

test("one feed that fails costs the others nothing, and says what is wrong", async () => {
  const [bad, gone] = [await feeds.add("http://bad.example/feed"), await feeds.add("http://gone.example/feed")];
  const [inner, good] = [await feeds.add("http://10.0.0.1/feed"), await feeds.add(BLOG)];
  server.sites.set("bad.example/feed", status(500)).set("gone.example/feed", status(410));
  serve([one]);
  expect(await refresh()).toMatchObject({ state: "done" });
  expect(await feeds.words()).toEqual(["One"]);
  const states = await Promise.all([bad, gone, inner, good].map(async (id) => (await feeds.feed(id))["status"]));
  expect(states).toEqual(["failing", "stopped", "failing", "connected"]);
});

test("posts that the model could not summarise are kept, and summarised when it is back", async () => {
  await feeds.add(BLOG);
  serve([one], '"1"');
  broken = new LanguageModelError("The model is down.", { retryable: true });
  expect(await refresh()).toMatchObject({ state: "queued" });
  expect(await feeds.words()).toEqual(["One"]);
  broken = null;
  expect(await refresh()).toMatchObject({ state: "done" });
  expect([summarised, (await feeds.founder())["last_post_summary"]]).toEqual([["One"], "Says: One"]);
});
