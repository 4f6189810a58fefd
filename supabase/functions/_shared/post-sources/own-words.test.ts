import { expect, test } from "vitest";
import { fieldsOf } from "./apify/apify-fields.ts";
import { apifyResults, normaliseApifyItem } from "./apify/apify-item.ts";
import { readFeed } from "./feed/read-feed.ts";
import { normalisePhantomBusterItem, phantomBusterResults } from "./phantombuster/phantombuster-item.ts";

// Of every source, a person's own words are kept, with what they quote left out, and nothing else is.
const target = { founderId: "f", profileUrl: "https://www.linkedin.com/in/ada-lovelace" };
const fields = fieldsOf("harvestapi/linkedin-profile-posts");

const ada = { publicIdentifier: "ada-lovelace", name: "Ada Lovelace" };
const bob = { publicIdentifier: "bob", name: "Bob" };
const item = (id: string, more: object) => ({
  id,
  linkedinUrl: `https://www.linkedin.com/feed/update/urn:li:activity:${id}`,
  content: `Words ${id}`,
  query: { targetUrl: target.profileUrl },
  author: ada,
  ...more,
});

test("an actor's plain reposts and posts of others are dropped, and quotes kept with the own words alone", () => {
  const items = [
    item("7329207003942125561", {}),
    item("7329207003942125562", { repost: item("7329207003942125569", { author: bob, content: "Bob's words" }) }),
    item("7329207003942125563", { repostedBy: ada, author: bob }),
    item("7329207003942125564", { author: bob }),
  ];
  const { people, dropped } = apifyResults(items, [target], fields, 0);
  const posts = (people[0]?.items ?? []).flatMap((raw) => normaliseApifyItem(raw, fields));
  expect([posts.map(({ kind, content }) => [kind, content]), dropped]).toEqual([
    [
      ["post", "Words 7329207003942125561"],
      ["quote", "Words 7329207003942125562"],
    ],
    2,
  ]);
});

test("PhantomBuster's plain reposts are dropped, its likes are no posts, and quotes are kept", () => {
  const row = (id: string, action: string, postContent = `Words ${id}`) => ({
    profileUrl: target.profileUrl,
    postUrl: `https://www.linkedin.com/feed/update/urn:li:activity:${id}`,
    action,
    postContent,
  });
  const rows = [
    row("7329207003942125561", "Post"),
    row("7329207003942125562", "reposted this with a comment"),
    row("7329207003942125563", "reposted this"),
    row("7329207003942125564", "likes this"),
    { ...row("7329207003942125565", "Post"), profileUrl: "https://www.linkedin.com/in/bob" },
  ];
  const { people } = phantomBusterResults(rows, [target], true);
  const kinds = (people[0]?.items ?? []).flatMap((raw) => normalisePhantomBusterItem(raw).map(({ kind }) => kind));
  expect(kinds).toEqual(["post", "quote"]);
});

test("of a blog of several authors and of a bridge, only the person's own words are kept", async () => {
  const now = new Date("2026-11-23T12:00:00Z");
  const entry = (id: number, author: string, text: string) =>
    `<item><guid>${id}</guid><link>https://blog.example/${id}</link><dc:creator>${author}</dc:creator><description>${text}</description></item>`;
  const feed = `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Blog</title><link>https://blog.example/</link>
    ${entry(1, "Ada Lovelace", "My own words")}${entry(2, "Bob", "Bob's words")}${entry(3, "Ada Lovelace", "RT by @ada: someone's words")}
    ${entry(4, "A. Lovelace", "Hear, hear: “someone’s words”, and mine")}</channel></rss>`;
  const fetchPublic = () =>
    Promise.resolve({
      url: new URL("https://blog.example/feed"),
      status: 200,
      headers: new Headers({ "content-type": "application/rss+xml" }),
      body: new TextEncoder().encode(feed),
    });
  const toRead = { id: "f1", address: "https://blog.example/feed", etag: null, lastModified: null, isShared: false };
  const { posts } = await readFeed(toRead, "Ada Lovelace", fetchPublic, () => now);
  expect(posts.map(({ externalId }) => externalId)).toEqual(["1", "4"]);
});
