import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { addToken } from "../functions/_shared/contract/tokens.ts";
import { deleteAccount } from "../functions/_shared/stores/account.ts";
import { getPost, listPictures } from "../functions/_shared/stores/posts.ts";
import { follow, type NamedUser, PASSWORD, signUp } from "./named-user.ts";

let sql: Sql;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
afterAll(() => sql.end());

const PNG = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(250_000, 0xe9)]);

/** A post of someone's, with a picture that was fetched. */
async function picturedPost(user: NamedUser): Promise<string> {
  const founderId = await follow(user);
  const [post] = await sql<{ id: string }[]>`
    insert into public.posts (user_id, founder_id, network, scope, external_id, kind, post_url, content, source, image_url)
    values (${user.id}, ${founderId}, 'feed', 'one', 'one', 'post', 'https://blog.example/1', 'Words', 'feed', 'https://127.0.0.1/1.png') returning id`;
  const postId = post?.id ?? "";
  // The worker of this stack may have tried its address by now.
  await sql`
    update public.post_pictures set content = ${PNG}, attempts = 3, next_try_at = null, reason = null, fetched_at = now() where post_id = ${postId}`;
  return postId;
}
const ask = (postId: string, token: string | null) =>
  fetch(`${inject("stack").api}/posts/${postId}/picture`, {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });

test("serves a picture to its owner, as what its bytes are, and for their own cache only", async () => {
  const ada = await signUp("Ada");
  const postId = await picturedPost(ada);
  expect((await getPost(ada.db, postId)).media.hasPicture).toBe(true);
  const response = await ask(postId, ada.token);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).equals(PNG)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "cache-control": "private, max-age=86400",
    "content-security-policy": "default-src 'none'; sandbox",
    vary: expect.stringMatching(/authorization/i) as string,
  });
});

test("serves it to nobody else, and to no token that may not read", async () => {
  const [ada, bob] = [await signUp("Ada"), await signUp("Bob")];
  const postId = await picturedPost(ada);
  const tokenOf = async (scope: "read" | "capture") =>
    (await ada.call(addToken, { input: { name: scope, scope } })).token;
  expect((await ask(postId, bob.token)).status).toBe(404);
  expect((await ask(postId, null)).status).toBe(401);
  expect((await ask(postId, await tokenOf("capture"))).status).toBe(403);
  expect((await ask(postId, await tokenOf("read"))).status).toBe(200);
  const { data } = await bob.db.from("post_pictures").select("post_id, content");
  expect(data).toEqual([]);
  const refused = await ask(postId, bob.token);
  expect(refused.headers.get("cache-control")).toBe("no-store");
});

test("says that there is none where it could not be fetched", async () => {
  const ada = await signUp("Ada");
  const postId = await picturedPost(ada);
  await sql`update public.post_pictures set content = null, reason = 'It failed.' where post_id = ${postId}`;
  expect((await getPost(ada.db, postId)).media.hasPicture).toBe(false);
  const response = await ask(postId, ada.token);
  expect([response.status, await response.json()]).toEqual([404, { error: "There is no picture of this post." }]);
});

test("nobody writes one over REST", async () => {
  const ada = await signUp("Ada");
  const postId = await picturedPost(ada);
  const row = { user_id: ada.id, post_id: postId, address: "https://cdn.example/2.png" };
  for (const { error } of [
    await ada.db.from("post_pictures").insert(row as never),
    await ada.db
      .from("post_pictures")
      .update({ address: row.address } as never)
      .eq("post_id", postId),
    await ada.db.from("post_pictures").delete().eq("post_id", postId),
  ])
    expect(error).toMatchObject({ code: "42501" });
});

test("it is in the export of its owner, page by page, and goes with the account", async () => {
  const ada = await signUp("Ada");
  const postIds = [];
  for (let post = 0; post < 12; post += 1) postIds.push(await picturedPost(ada));
  const first = await listPictures(ada.db, undefined);
  const exported = [...first, ...(await listPictures(ada.db, first.at(-1)?.postId))];
  expect(exported.map(({ postId }) => postId)).toEqual(postIds.sort());
  expect(exported.every(({ kind, content }) => kind === "image/png" && content === PNG.toString("base64"))).toBe(true);
  expect(await deleteAccount(ada.db, PASSWORD)).toBe(true);
  expect(await sql`select from public.post_pictures where user_id = ${ada.id}`).toHaveLength(0);
});
