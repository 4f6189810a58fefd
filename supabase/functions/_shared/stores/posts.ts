import * as z from "zod/mini";
import { type Post, postSchema, TIMELINE_LIMIT } from "../contract/posts.ts";
import type { Database } from "./database.types.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow } from "./store-error.ts";

const POST_COLUMNS =
  "id, activity_id, kind, post_url, content, posted_at, ai_summary, ai_summary_by, image_url, video_url" as const;

type PostRow = Pick<
  Database["public"]["Tables"]["posts"]["Row"],
  | "id"
  | "activity_id"
  | "kind"
  | "post_url"
  | "content"
  | "posted_at"
  | "ai_summary"
  | "ai_summary_by"
  | "image_url"
  | "video_url"
>;

function toPost(row: PostRow): Post {
  return z.parse(postSchema, {
    id: row.id,
    activityId: row.activity_id,
    kind: row.kind,
    postUrl: row.post_url,
    postContent: row.content,
    postTimestamp: row.posted_at,
    aiSummary: row.ai_summary,
    aiSummaryBy: row.ai_summary_by,
    media: { imageUrl: row.image_url, videoUrl: row.video_url },
  });
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
