import { expect, test } from "vitest";
import { collectPosts } from "./collect-posts.ts";
import type { PostSource, SourcePost } from "./post-source.ts";

const post = (externalId: string, content = ""): SourcePost => ({
  network: "linkedin",
  scope: "",
  externalId,
  aliases: [],
  kind: "post",
  postUrl: "https://www.linkedin.com/x",
  content,
  postedAt: null,
  isDateExact: true,
  imageUrl: null,
  videoUrl: null,
});

const source = (items: unknown[], normalise: PostSource["normalise"]): PostSource => ({
  name: "fake",
  submit: () => Promise.resolve("run"),
  poll: () => Promise.resolve({ status: "done" }),
  collect: () => Promise.resolve(items),
  normalise,
});

test("skips and counts an item that holds no post or breaks the source, and keeps the rest", async () => {
  const normalise = (raw: unknown) => {
    if (raw === "broken") throw new TypeError("undefined is not a post");
    return raw === "none" ? [] : [post(String(raw))];
  };
  expect(await collectPosts(source(["1", "broken", "none", "2"], normalise), "run")).toEqual({
    posts: [post("1"), post("2")],
    skipped: 2,
  });
});

test("gives a post once, as it was last seen", async () => {
  const given = source(["old", "new"], (raw) => [post("1", String(raw))]);
  expect(await collectPosts(given, "run")).toEqual({ posts: [post("1", "new")], skipped: 0 });
});
