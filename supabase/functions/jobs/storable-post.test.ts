import { expect, test } from "vitest";
import type { SourcePost } from "../_shared/post-sources/post-source.ts";
import { contentHash, toStorablePost } from "./storable-post.ts";

const post: SourcePost = {
  network: "linkedin" as const,
  scope: "",
  externalId: "7329207003942125568",
  isDateExact: true,
  aliases: ["7329207002977443840", "nonsense"],
  kind: "post",
  postUrl: "https://www.linkedin.com/posts/x",
  content: "Hello",
  postedAt: null,
  imageUrl: "https://media.example/a.png",
  videoUrl: "/sample/a.webm",
};

test("keeps what the database takes and drops aliases that are no ids", () => {
  expect(toStorablePost(post)).toMatchObject({ ...post, aliases: ["7329207002977443840"], summarised: false });
});

test("drops a post without a usable id", () => {
  expect(toStorablePost({ ...post, externalId: "urn:li:activity:1" })).toBeNull();
});

test.each([
  "javascript:alert(1)",
  "http://media.example/a.png",
  "//evil.example/a.png",
  "data:text/html,x",
  "/\\evil.example",
  "https://a b",
])("never stores %s as an address", (address) => {
  const stored = toStorablePost({ ...post, postUrl: address, imageUrl: address, videoUrl: address });
  expect(stored).toMatchObject({
    postUrl: "https://www.linkedin.com/feed/update/urn:li:activity:7329207003942125568/",
    imageUrl: null,
    videoUrl: null,
  });
});

test("takes out NUL and half surrogate pairs, and cuts at 50,000 characters", () => {
  expect(toStorablePost({ ...post, content: "a\0b\ud800" })?.content).toBe("ab\ufffd");
  expect(Array.from(toStorablePost({ ...post, content: "🚀".repeat(60_000) })?.content ?? "")).toHaveLength(50_000);
});

test("hashes a content as the database does", async () => {
  expect(await contentHash("Grüße")).toMatch(/^[0-9a-f]{64}$/);
});
