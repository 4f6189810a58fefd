import "fake-indexeddb/auto";
import type { HandedInPost } from "@contract/posts";
import { expect, test } from "vitest";
import { account, aTracker, personCard } from "../testing/fake-tracker.ts";

const post = (text: string, id?: string): HandedInPost => ({
  text,
  kind: "post",
  isDateExact: false,
  ...(id !== undefined && { id }),
});
const posts = [post("One", "7503731490816000000"), post("Two"), post("Three")];
const taken = () => ({ body: { added: 3, known: 0, left: 0 } });

test("posts that were sent are no longer new, but edited posts, others, and another person's are", async () => {
  const { tracker, restarted } = await aTracker(taken);
  expect(await tracker.newPosts(personCard.id, posts)).toEqual(posts);
  await tracker.handIn(personCard, posts);
  const later = restarted();
  expect(await later.newPosts(personCard.id, posts)).toEqual([]);
  const seen = [post("One, edited", "7503731490816000000"), post("Two"), post("Four")];
  expect(await later.newPosts(personCard.id, seen)).toEqual([seen[0], seen[2]]);
  expect(await later.newPosts("018f0000-0000-7000-8000-0000000000bb", posts)).toEqual(posts);
});

test("a waiting post is not new, and a refused one is", async () => {
  const { tracker, answer } = await aTracker(() => "no answer");
  expect(await tracker.handIn(personCard, posts)).toEqual({ state: "waiting" });
  expect(await tracker.newPosts(personCard.id, posts)).toEqual([]);
  answer(() => ({ status: 404, body: { error: "Founder not found" } }));
  await tracker.retry();
  expect(await tracker.newPosts(personCard.id, posts)).toEqual(posts);
});

test("keeps no words, at most 2,000 marks, and none of a disconnected account", async () => {
  const { tracker, keeper } = await aTracker(taken);
  const many = Array.from({ length: 2_010 }, (_, at) => post(`Secret words ${at}`));
  for (let at = 0; at < many.length; at += 670) await tracker.handIn(personCard, many.slice(at, at + 670));
  const kept = await keeper.read("handedIn");
  expect(kept).toHaveLength(2_000);
  expect(kept.join(" ")).not.toContain("Secret");
  expect(await tracker.newPosts(personCard.id, many)).toEqual(many.slice(0, 10));
  await tracker.useAccount({ ...account, id: "018f0000-0000-7000-8000-000000000002" });
  expect(await keeper.read("handedIn")).toEqual([]);
  await tracker.handIn(personCard, posts);
  await tracker.disconnect();
  expect(await keeper.read("handedIn")).toEqual([]);
});
