import * as z from "zod/mini";
import {
  type HandedIn,
  type HandedInPost,
  handedInSchema,
  type Post,
  postSchema,
  TIMELINE_LIMIT,
} from "../contract/posts.ts";
import type { OffsetPage } from "../contract/paging.ts";
import { storableJson } from "../contract/storable.ts";
import type { Database, Json } from "./database.types.ts";
import type { Db } from "./db.ts";
import { camelCased, pagePastEnd, replyOf, rowOr404, rowsOf, run } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

const POST_COLUMNS =
  "id, founder_id, network, external_id, kind, post_url, content, posted_at, is_date_exact, is_date_about, source, ai_summary, ai_summary_by, image_url, video_url, has_picture" as const;

type PostRow = Pick<
  Database["public"]["Tables"]["posts"]["Row"],
  "content" | "posted_at" | "image_url" | "video_url" | "has_picture"
>;

/** A row of `posts` as the contract has it. */
export function toPost({ content, posted_at, image_url, video_url, has_picture, ...row }: PostRow): Post {
  const media = { imageUrl: image_url, videoUrl: video_url, hasPicture: has_picture };
  return z.parse(postSchema, { ...camelCased(row), postContent: content, postTimestamp: posted_at, media });
}

/** The newest posts of a founder, newest first. Throws StoreError. */
export async function listPosts(db: Db, founderId: string, limit: number = TIMELINE_LIMIT): Promise<Post[]> {
  const { data, error } = await db
    .from("posts")
    .select(POST_COLUMNS)
    .eq("founder_id", founderId)
    .order("posted_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
  return rowsOrThrow(data, error).map(toPost);
}

/** The newest posts of all the caller's founders, newest first, with the count of all. Throws StoreError. */
export async function listAllPosts(db: Db, { limit, offset }: OffsetPage): Promise<{ data: Post[]; total: number }> {
  const { data, error, count } = await db
    .from("posts")
    .select(POST_COLUMNS, { count: "exact" })
    .order("posted_at", { ascending: false })
    .order("id", { ascending: false })
    .range(offset, offset + limit - 1);
  const beyond = await pagePastEnd(error, () => db.from("posts").select("id", { count: "exact", head: true }));
  if (beyond) return beyond;
  return { data: rowsOrThrow(data, error).map(toPost), total: count ?? 0 };
}

/** One post. Throws StoreError: 404 when it is not there or not the caller's. */
export async function getPost(db: Db, postId: string): Promise<Post> {
  return toPost(await rowOr404(db.from("posts").select(POST_COLUMNS).eq("id", postId), "Post not found"));
}

const pictureSchema = z.object({
  postId: z.uuid(),
  kind: z.string(),
  /** The bytes, in base64. */
  content: z.string(),
  fetchedAt: z.nullable(z.string()),
});
/** The server's copy of a post's picture. */
export type PostPicture = z.infer<typeof pictureSchema>;

/** The server's copy of a post's picture. Throws StoreError: 404 when there is none, or the post is not the caller's. */
export async function getPostPicture(db: Db, postId: string): Promise<PostPicture> {
  return z.parse(pictureSchema, await rowsOf(db.rpc("post_picture", { post_id: postId })));
}

/** The caller's pictures after one of a post, a few at a time: each has up to 300 KB. Throws StoreError. */
export async function listPictures(db: Db, afterPostId: string | undefined): Promise<PostPicture[]> {
  const page = db.rpc("pictures_after", afterPostId === undefined ? {} : { post_id: afterPostId });
  return z.parse(z.array(pictureSchema), await rowsOf(page));
}

/** A founder's posts since a time that have a summary, newest first. Throws StoreError. */
export async function listSummarisedPosts(db: Db, founderId: string, since: Date): Promise<Post[]> {
  const { data, error } = await db
    .from("posts")
    .select(POST_COLUMNS)
    .eq("founder_id", founderId)
    .gte("posted_at", since.toISOString())
    .not("ai_summary", "is", null)
    .order("posted_at", { ascending: false })
    .order("id", { ascending: false });
  return rowsOrThrow(data, error).map(toPost);
}

/** Stores posts of a founder that were pasted or read from a page, at most 100. Throws StoreError: 404 when the founder is not the caller's. */
export async function handInPosts(db: Db, founderId: string, posts: HandedInPost[]): Promise<HandedIn> {
  const { data, error } = await db.rpc("hand_in_posts", { founder_id: founderId, posts: storableJson(posts) as Json });
  return z.parse(handedInSchema, rowsOrThrow(data, error));
}

/** Deletes a post that was handed in. Returns the batch, to be undone. Throws StoreError: 404 when it is not the caller's, or a source brought it. */
export const deleteHandedIn = (db: Db, postId: string): Promise<string> =>
  replyOf(z.uuid(), db.rpc("delete_handed_in", { post_id: postId }));

/** A post's summary, who made it, and the content that it is of; no text for a post without words. */
export interface StoredSummary {
  text: string | null;
  madeBy: "builtin" | "openai" | null;
  content: string;
}

/** Lets the caller ask a model about a post again, alone. Throws StoreError: 409 while another request does, 404 when it is not the caller's. */
export const beginSummary = (db: Db, postId: string): Promise<void> =>
  run(db.rpc("claim_summary", { post_id: postId }));

/** Says that the model is asked no more. */
export const endSummary = (db: Db, postId: string): Promise<void> =>
  run(db.rpc("claim_summary", { post_id: postId, is_over: true }));

/** Stores the summary of a post. Throws StoreError: 409 when its content is another by now, 404 when it is not the caller's. */
export async function setPostSummary(db: Db, postId: string, { text, madeBy, content }: StoredSummary): Promise<void> {
  // Null is left out: the function's arguments have it as their default.
  const summary = text !== null && madeBy !== null ? { summary: text, made_by: madeBy } : {};
  await run(db.rpc("set_post_summary", { post_id: postId, of_content: content, ...summary }));
}
