import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { summarisePost } from "../functions/_shared/contract/posts.ts";
import { beginSummary, endSummary, setPostSummary } from "../functions/_shared/stores/posts.ts";
import { follow, type NamedUser, signUp } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end());

let lastActivity = 7_100_000_000_000_000_000n;
async function addPost(user: NamedUser, founderId: string, content: string) {
  lastActivity += 1n;
  const [post] = await sql<[{ id: string }]>`
    insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, posted_at, source, ai_summary, ai_summary_by)
    values (${user.id}, ${founderId}, ${String(lastActivity)}, 'post', ${`https://www.linkedin.com/feed/update/${String(lastActivity)}`},
      ${content}, now(), 'sample', 'An old summary.', 'openai') returning id`;
  return post.id;
}

test("a post is summarised again, and so is what the table shows of its person", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  const postId = await addPost(user, founderId, "We raised a seed round of two million. Thank you all for the trust.");
  const post = await user.call(summarisePost, { params: { postId } });
  expect(post).toMatchObject({ id: postId, aiSummaryBy: "builtin" });
  expect(post.aiSummary).toContain("seed round");
  const { data } = await user.db.from("founders").select("last_post_summary, last_post_summary_by").single();
  expect(data).toEqual({ last_post_summary: post.aiSummary, last_post_summary_by: "builtin" });
});

test("a post without words has no summary afterwards", async () => {
  const user = await signUp("Ada");
  const postId = await addPost(user, await follow(user), " ");
  expect(await user.call(summarisePost, { params: { postId } })).toMatchObject({ aiSummary: null, aiSummaryBy: null });
});

test("nobody summarises another's post, and no summary is stored of what the post does not say any more", async () => {
  const user = await signUp("Ada");
  const postId = await addPost(user, await follow(user), "We raised a seed round.");
  const other = await signUp("Bob");
  await expect(other.call(summarisePost, { params: { postId } })).rejects.toMatchObject({ status: 404 });
  const made = { text: "Invented", madeBy: "builtin" as const };
  await expect(setPostSummary(other.db, postId, { ...made, content: "We raised a seed round." })).rejects.toMatchObject(
    {
      status: 404,
    },
  );
  await expect(setPostSummary(user.db, postId, { ...made, content: "Another text" })).rejects.toMatchObject({
    status: 409,
  });
  const { data } = await user.db.from("posts").select("ai_summary").eq("id", postId).single();
  expect(data?.ai_summary).toBe("An old summary.");
});

test("a summary is stored with who made it, of a length, or not at all", async () => {
  const user = await signUp("Ada");
  const content = "We raised a seed round.";
  const postId = await addPost(user, await follow(user), content);
  for (const part of [
    { summary: "Words" },
    { made_by: "openai" },
    { summary: " ", made_by: "builtin" },
    { summary: "x".repeat(2001), made_by: "builtin" },
    { summary: "Words", made_by: "someone" },
  ]) {
    const { error } = await user.db.rpc("set_post_summary", { post_id: postId, of_content: content, ...part });
    expect([error?.code, error?.details]).toEqual(["PT400", null]);
  }
});

test("of many requests for one post at a time one asks the model, and the others are told", async () => {
  const user = await signUp("Ada");
  const postId = await addPost(user, await follow(user), "We raised a seed round of two million.");
  await beginSummary(user.db, postId);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => user.call(summarisePost, { params: { postId } })),
  );
  expect(outcomes).toEqual(
    outcomes.map(() => ({ status: "rejected", reason: expect.objectContaining({ status: 409 }) as unknown })),
  );
  await endSummary(user.db, postId);
  expect(await user.call(summarisePost, { params: { postId } })).toMatchObject({ aiSummaryBy: "builtin" });
  // And again at once: the one before has ended.
  expect(await user.call(summarisePost, { params: { postId } })).toMatchObject({ aiSummaryBy: "builtin" });
  const other = await signUp("Bob");
  await expect(beginSummary(other.db, postId)).rejects.toMatchObject({ status: 404 });
});
