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

/** Where a post was published; captured is what was handed in without an id of its own. */
export const postNetworkSchema = z.enum(["linkedin", "feed", "captured"]);
export type PostNetwork = z.infer<typeof postNetworkSchema>;

/** What a post's date is: when it was published, about when ("3 weeks ago"), or only when it was first seen. */
export const postDatingSchema = z.enum(["exact", "about", "first_seen"]);
export type PostDating = z.infer<typeof postDatingSchema>;

export const datingOf = ({ isDateExact, isDateAbout }: Pick<Post, "isDateExact" | "isDateAbout">): PostDating =>
  isDateExact ? "exact" : isDateAbout ? "about" : "first_seen";

/** The day of a post with what is known of it: "Nov 3", "about Nov 3" or "first seen Nov 3". */
export const datedDay = (day: string, dating: PostDating): string =>
  dating === "exact" ? day : dating === "about" ? `about ${day}` : `first seen ${day}`;

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
  /** False where the source gave no time: then it is when the post was first seen, or about right if isDateAbout says so. */
  isDateExact: z.boolean(),
  isDateAbout: z.boolean(),
  /** What brought it: a post source, "feed", or "captured" where someone handed it in. */
  source: z.string(),
  aiSummary: z.nullable(z.string()),
  aiSummaryBy: z.nullable(summaryBySchema),
  media: z.object({
    /** Where the picture and the video are on the network; a path is a file of Tracker's own site. */
    imageUrl: z.nullable(z.string()),
    videoUrl: z.nullable(z.string()),
    /** The server has a copy of the picture: `GET /posts/:postId/picture`. */
    hasPicture: z.boolean(),
  }),
});
export type Post = z.infer<typeof postSchema>;

/** A line of the AI timeline (spec §3). */
export const aiTimelinePostSchema = z.object({
  id: z.uuid(),
  aiSummary: z.nullable(z.string()),
  postTimestamp: z.string(),
  isDateExact: z.boolean(),
  isDateAbout: z.boolean(),
  postContent: z.string(),
  postUrl: z.string(),
  media: postSchema.shape.media,
});

/** How many posts may be handed in at once. */
export const HANDED_IN_AT_MOST = 100;
export const POST_TEXT_MAX_LENGTH = 50_000;
export const POST_ADDRESS_MAX_LENGTH = 2_000;

/** A post of a person's, pasted or read from a page. It needs a text, or an id, which may be in its address. */
export const handedInPostSchema = z.strictObject({
  text: z.optional(z.string().check(z.maxLength(POST_TEXT_MAX_LENGTH))),
  /** LinkedIn's id of it, of whatever kind (activity, share, ugcPost), and others that it has. */
  id: z.optional(z.string().check(z.regex(/^[1-9]\d{14,18}$/))),
  aliases: z.optional(z.array(z.string().check(z.regex(/^[1-9]\d{14,18}$/))).check(z.maxLength(10))),
  address: z.optional(
    z.string().check(z.maxLength(POST_ADDRESS_MAX_LENGTH), z.regex(/^https:\/\/\S+$/, "Enter an https address.")),
  ),
  /** ISO 8601, a date or a time; about right unless isDateExact. */
  postedAt: z.optional(z.string().check(z.maxLength(40), z.regex(/^\d{4}-\d{2}-\d{2}/))),
  isDateExact: z.optional(z.boolean()),
  kind: z.optional(postKindSchema),
  /** Who wrote it: posts of others are left out. */
  author: z.optional(
    z.strictObject({
      profileUrl: z.optional(z.string().check(z.maxLength(4_100))),
      name: z.optional(z.string().check(z.maxLength(200))),
    }),
  ),
  imageUrl: z.optional(z.string().check(z.maxLength(2_000))),
});
export type HandedInPost = z.infer<typeof handedInPostSchema>;

/** What came of posts that were handed in: known ones were there already, left ones are not the person's own. */
export const handedInSchema = z.object({ added: z.int(), known: z.int(), left: z.int() });
export type HandedIn = z.infer<typeof handedInSchema>;

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
/** The kinds of pictures that are stored. */
export const PICTURE_KINDS = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
/** The picture of a post, as the server has copied it: 404 where `media.hasPicture` is false. */
export const getPostPicture = endpoint({
  method: "GET",
  path: "/posts/:postId/picture",
  params: z.object({ postId: z.uuid("Post not found") }),
  answers: "picture",
  reply: z.instanceof(Blob),
});
/** Summarises a post again and stores the summary; the reply is the post with it. */
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
/** Stores posts of a person that were pasted or read from a page; the queue summarises them. */
export const handInPosts = endpoint({
  method: "POST",
  path: "/founders/:founderId/posts",
  scopes: ["capture", "extension", "write"],
  params: founderParams,
  input: z.strictObject({
    posts: z.array(handedInPostSchema).check(z.minLength(1), z.maxLength(HANDED_IN_AT_MOST)),
  }),
  reply: handedInSchema,
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
