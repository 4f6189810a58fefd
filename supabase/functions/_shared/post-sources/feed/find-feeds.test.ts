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
import { findFeeds } from "./find-feeds.ts";

let server: FeedServer;
beforeEach(async () => {
  server = await startFeedServer();
});
afterEach(() => server.stop());

/** Sites of these tests have no https. */
function find(typed: string) {
  const network = networkWith(server);
  const { connect } = network;
  network.connect = (target) => (target.port === 443 ? Promise.reject(new Error("refused")) : connect(target));
  return findFeeds(typed, createFetchPublic(network, "Tracker/1.0"));
}
const page = (head: string) =>
  document("text/html; charset=utf-8", `<!doctype html><html><head>${head}</head><body></body></html>`);
const rss = document("application/rss+xml", rssOf("Ada's blog", [{ id: "1", text: "Hello" }]));

test("a feed that is typed is the feed", async () => {
  server.sites.set("blog.example/feed", rss);
  expect(await find("http://blog.example/feed")).toEqual([
    { address: "http://blog.example/feed", title: "Ada's blog" },
  ]);
});

test("a website's feeds are those that it names: whole addresses, comments last, nothing that is no feed", async () => {
  server.sites.set(
    "blog.example/",
    page(`<base href="/base/"><link rel="alternate" type="application/rss+xml" title="Comments" href="/comments/feed">
      <link rel="ALTERNATE" type="application/atom+xml" title="Posts &amp; notes" href="atom.xml"><link rel="alternate" hreflang="de" href="/de">
      <link rel="stylesheet" type="application/rss+xml" href="/x"><link rel="alternate" type="application/feed+json" href="https://cdn.example/feed.json">
      <link rel="alternate" type="application/rss+xml" href="javascript:alert(1)"><link rel="alternate" type="application/rss+xml" href="http://10.0.0.1/feed">`),
  );
  expect(await find(" blog.example ")).toEqual([
    { address: "http://blog.example/base/atom.xml", title: "Posts & notes" },
    { address: "https://cdn.example/feed.json", title: null },
    { address: "http://blog.example/comments/feed", title: "Comments" },
  ]);
});

test("a website that names none may have one at a usual place", async () => {
  server.sites.set("blog.example/about", page(""));
  server.sites.set("blog.example/feed", status(404));
  server.sites.set("blog.example/atom.xml", rss);
  expect(await find("blog.example/about")).toEqual([{ address: "http://blog.example/atom.xml", title: "Ada's blog" }]);
});

test("a website without a feed has none, and one that is not there says why", async () => {
  server.sites.set("blog.example/", page(""));
  expect(await find("blog.example")).toEqual([]);
  await expect(find("gone.example")).rejects.toThrow("The site answered with error 404.");
  await expect(find("localhost:3000")).rejects.toThrow("This isn't the address of a public website.");
  await expect(find("file:///etc/passwd")).rejects.toMatchObject({ kind: "refused" });
});
