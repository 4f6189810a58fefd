import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { founderParams } from "./founder-params.ts";
import { countParameter, offsetPageSchema, offsetReply } from "./paging.ts";

/** How many posts a timeline shows. */
export const TIMELINE_LIMIT = 20;
/** The window of a founder's summaries. */
export const SUMMARY_WINDOW_DAYS = 30;

/** Only posts, quotes and articles are the person's own words and drive the latest post. */
export const postKindSchema = z.enum(["post", "quote", "article", "repost", "comment"]);
export type PostKind = z.infer<typeof postKindSchema>;
export const ownPostKinds: readonly PostKind[] = ["post", "quote", "article"];

/** Where a post was published. */
export const postNetworkSchema = z.enum(["linkedin", "feed"]);
export type PostNetwork = z.infer<typeof postNetworkSchema>;

/** Who wrote a summary: the built-in extractor (labelled *Key points*) or a language model (*Summary*). */
export const summaryBySchema = z.enum(["builtin", "openai"]);

export const postSchema = z.object({
  id: z.uuid(),
  founderId: z.uuid(),
  network: postNetworkSchema,
  /** The network's own id: LinkedIn's activity id, or what a feed's item calls itself. */
  externalId: z.string(),
  kind: postKindSchema,
  postUrl: z.string(),
  postContent: z.string(),
  /** ISO 8601. */
  postTimestamp: z.string(),
  /** False where the source gave no time: then it is when the post was first seen. */
  isDateExact: z.boolean(),
  aiSummary: z.nullable(z.string()),
  aiSummaryBy: z.nullable(summaryBySchema),
  media: z.object({ imageUrl: z.nullable(z.string()), videoUrl: z.nullable(z.string()) }),
});
export type Post = z.infer<typeof postSchema>;

/** A line of the AI timeline (spec §3). */
export const aiTimelinePostSchema = z.object({
  id: z.uuid(),
  aiSummary: z.nullable(z.string()),
  postTimestamp: z.string(),
  postContent: z.string(),
  postUrl: z.string(),
  media: postSchema.shape.media,
});

const limitParameter = countParameter({ from: 1, to: 200, otherwise: TIMELINE_LIMIT });

export const listPosts = endpoint({
  method: "GET",
  path: "/posts",
  query: offsetPageSchema,
  reply: offsetReply(postSchema),
});
export const getPost = endpoint({
  method: "GET",
  path: "/posts/:postId",
  params: z.object({ postId: z.uuid("Post not found") }),
  reply: postSchema,
});
/** Summarises a post once more and stores that; the reply is the post with it. */
export const summarisePost = endpoint({
  method: "POST",
  path: "/posts/:postId/summarise",
  isCostly: true,
  params: z.object({ postId: z.uuid("Post not found") }),
  reply: postSchema,
});
export const listFounderPosts = endpoint({
  method: "GET",
  path: "/posts/founder/:founderId",
  params: founderParams,
  query: z.object({ limit: limitParameter }),
  reply: z.object({ data: z.array(postSchema) }),
});
export const listLinkedinPosts = endpoint({
  method: "GET",
  path: "/founders/:founderId/linkedin-posts",
  params: founderParams,
  query: z.object({ limit: limitParameter }),
  reply: z.object({ posts: z.array(postSchema) }),
});
export const getAiTimeline = endpoint({
  method: "GET",
  path: "/founders/:founderId/ai-timeline",
  params: founderParams,
  query: z.object({ limit: limitParameter }),
  reply: z.object({ timeline: z.array(aiTimelinePostSchema) }),
});
/** The summaries of the posts of the last days, newest first. */
export const listSummaries = endpoint({
  method: "GET",
  path: "/founders/:founderId/summaries",
  params: founderParams,
  query: z.object({ days: countParameter({ from: 1, to: 3650, otherwise: SUMMARY_WINDOW_DAYS }) }),
  reply: z.object({ summaries: z.array(postSchema) }),
});
