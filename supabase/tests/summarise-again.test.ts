import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { summarisePost } from "../functions/_shared/contract/posts.ts";
import { setPostSummary } from "../functions/_shared/stores/posts.ts";
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
    status: 404,
  });
  const { data } = await user.db.from("posts").select("ai_summary").eq("id", postId).single();
  expect(data?.ai_summary).toBe("An old summary.");
});
