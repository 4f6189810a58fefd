import { afterEach, beforeEach, expect, test } from "vitest";
import {
  document,
  type FeedServer,
  networkWith,
  rssOf,
  startFeedServer,
  status,
} from "../../../../tests/feed-server.ts";
import { createFetchPublic } from "./fetch-public.ts";
import { dateOf, type FeedToRead, readFeed } from "./read-feed.ts";

let server: FeedServer;
beforeEach(async () => {
  server = await startFeedServer();
});
afterEach(() => server.stop());

const NOW = new Date("2026-11-23T12:00:00Z");
const feed: FeedToRead = {
  id: "6f0c7e3e-6d3c-4d38-8a53-6c43a3a4a001",
  address: "http://blog.example/feed",
  etag: null,
  lastModified: null,
  isShared: false,
};
const read = (change: Partial<FeedToRead> = {}, person = "Ada Lovelace") =>
  readFeed({ ...feed, ...change }, person, createFetchPublic(networkWith(server), "Tracker/1.0"), () => NOW);
const serve = (...items: Parameters<typeof rssOf>[1]) =>
  server.sites.set("blog.example/feed", document("application/rss+xml", rssOf("Blog", items), '"1"'));

test("turns items into posts of the feed: a titled one is an article, a short one a post", async () => {
  serve(
    { id: "1", title: "News", text: "<p>We <b>opened</b>.</p>", at: "Sat, 21 Nov 2026 09:00:00 GMT" },
    { id: "2", text: "Hello", at: "Fri, 20 Nov 2026 09:00:00 +0200" },
  );
  const plain = { network: "feed", scope: feed.id, aliases: [], isDateExact: true, imageUrl: null, videoUrl: null };
  expect(await read()).toEqual({
    ...{ status: "read", reason: null, title: "Blog", etag: '"1"', lastModified: "Sat, 21 Nov 2026 09:00:00 GMT" },
    ...{ isShared: false, retryAfterSeconds: null },
    posts: [
      {
        ...{ ...plain, externalId: "1", kind: "article", postUrl: "http://blog.example/posts/1" },
        ...{ content: "News\n\nWe opened.", postedAt: "2026-11-21T09:00:00.000Z" },
      },
      {
        ...{ ...plain, externalId: "2", kind: "post", postUrl: "http://blog.example/posts/2" },
        ...{ content: "Hello", postedAt: "2026-11-20T07:00:00.000Z" },
      },
    ],
  });
});

test("sends back the version that it had, and reads nothing when that is still it", async () => {
  serve({ id: "1", text: "Hello" });
  const { etag, lastModified } = await read();
  expect(await read({ etag, lastModified })).toMatchObject({ status: "read", posts: [], etag, lastModified });
  expect(server.asked).toHaveLength(2);
});

test("an item without a time, or from the future, is as old as its place says, and not exact", async () => {
  serve(
    { id: "1", text: "a" },
    { id: "2", text: "b", at: "Sun, 23 Nov 2031 09:00:00 GMT" },
    { id: "3", text: "c", at: "soon" },
  );
  expect((await read()).posts.map(({ postedAt, isDateExact }) => [postedAt, isDateExact])).toEqual([
    ["2026-11-23T12:00:00.000Z", false],
    ["2026-11-23T11:59:59.000Z", false],
    ["2026-11-23T11:59:58.000Z", false],
  ]);
});

test("an item is known by its id, else its address, else its words", async () => {
  server.sites.set(
    "blog.example/feed",
    document(
      "text/xml",
      `<rss version="2.0"><channel><title>x</title><item><description>a</description><link>http://b.example/a</link></item>
      <item><description>only words</description></item><item><guid isPermaLink="false">${"x".repeat(600)}</guid><description>c</description></item></channel></rss>`,
    ),
  );
  const ids = (await read()).posts.map(({ externalId }) => externalId);
  expect(ids).toEqual([
    "http://b.example/a",
    expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    expect.stringMatching(/^sha256:/),
  ]);
  expect((await read()).posts.map(({ externalId }) => externalId)).toEqual(ids);
});

test("of a blog of several authors only the person's own posts count, also when it shows only another's later", async () => {
  serve(
    { id: "1", text: "mine", by: "Ada Lovelace" },
    { id: "2", text: "hers", by: "Grace Hopper" },
    { id: "3", text: "whose?" },
  );
  expect(await read()).toMatchObject({ isShared: true, posts: [{ content: "mine" }] });
  serve({ id: "4", text: "hers again", by: "Grace Hopper" });
  expect(await read({ isShared: true })).toMatchObject({ isShared: true, posts: [] });
});

test("a blog of one author is the person's, whatever they call themselves, and their quotes of others stay", async () => {
  serve({ id: "1", text: "Grace said: <blockquote>ship it</blockquote> and I agree", by: "The Analyst" });
  expect((await read()).posts.map(({ content }) => content)).toEqual(["Grace said:\n\nship it\n\nand I agree"]);
});

test("words that are only passed on are dropped", async () => {
  serve(
    { id: "1", text: "RT @grace: ship it" },
    { id: "2", text: "RT by @ada: ship it" },
    { id: "3", text: "RT is a city" },
  );
  expect((await read()).posts.map(({ content }) => content)).toEqual(["RT is a city"]);
});

test.each<[number, Record<string, string>, object]>([
  [404, {}, { status: "failing", reason: "The site says that there is nothing at this address." }],
  [403, {}, { status: "failing", reason: "The site doesn't let us read this feed." }],
  [500, {}, { status: "failing", reason: "The site has a problem of its own." }],
  [503, {}, { status: "failing" }],
  [503, { "Retry-After": "120" }, { status: "limited", retryAfterSeconds: 120 }],
  [429, { "Retry-After": "Mon, 23 Nov 2026 13:00:00 GMT" }, { status: "limited", retryAfterSeconds: 3600 }],
  [429, {}, { status: "limited", retryAfterSeconds: null }],
  [410, {}, { status: "stopped" }],
  [418, {}, { status: "failing", reason: "The site answered with error 418." }],
])("status %i %j", async (code, headers, reading) => {
  server.sites.set("blog.example/feed", status(code, headers));
  expect(await read({ etag: '"0"' })).toMatchObject({ ...reading, posts: [], etag: '"0"' });
});

test("a page that is no feed is told as that, and a site that is not there too", async () => {
  server.sites.set("blog.example/feed", document("text/html", "<html><body>Moved</body></html>"));
  expect(await read()).toMatchObject({ status: "failing", reason: "There is no feed at this address any more." });
  expect(await read({ address: "http://127.0.0.1/feed" })).toMatchObject({
    status: "failing",
    reason: "This isn't the address of a public website.",
  });
});

test("reads the encoding that a page names", async () => {
  const bytes = Buffer.from(
    `<?xml version="1.0" encoding="ISO-8859-1"?><rss version="2.0"><channel><title>Caf\xe9</title></channel></rss>`,
    "latin1",
  );
  server.sites.set("blog.example/feed", (_, response) => response.end(bytes));
  expect(await read()).toMatchObject({ title: "Café" });
});

test.each([
  ["Tue, 02 Jan 2024 03:04:05 GMT", "2024-01-02T03:04:05.000Z"],
  ["02 Jan 2006 15:04 -0700", "2006-01-02T22:04:00.000Z"],
  ["2026-01-02T03:04:05", "2026-01-02T03:04:05.000Z"],
  ["2026-01-02", "2026-01-02T00:00:00.000Z"],
  ["1970-01-01", undefined],
  ["tomorrow", undefined],
])("'%s' is %s", (text, date) => {
  expect(dateOf(text, NOW)?.toISOString()).toBe(date);
});
