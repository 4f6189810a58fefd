import * as z from "zod/mini";

/** How many posts a timeline shows. */
export const TIMELINE_LIMIT = 20;

/** Only posts, quotes and articles are the person's own words and drive the latest post. */
export const postKindSchema = z.enum(["post", "quote", "article", "repost", "comment"]);
export type PostKind = z.infer<typeof postKindSchema>;

/** Who wrote a summary: the built-in extractor (labelled *Key points*) or a language model (*Summary*). */
export const summaryBySchema = z.enum(["builtin", "openai"]);
export type SummaryBy = z.infer<typeof summaryBySchema>;

export const postSchema = z.object({
  id: z.uuid(),
  activityId: z.string(),
  kind: postKindSchema,
  postUrl: z.string(),
  postContent: z.string(),
  /** ISO 8601. */
  postTimestamp: z.string(),
  aiSummary: z.nullable(z.string()),
  aiSummaryBy: z.nullable(summaryBySchema),
  media: z.object({ imageUrl: z.nullable(z.string()), videoUrl: z.nullable(z.string()) }),
});
export type Post = z.infer<typeof postSchema>;
