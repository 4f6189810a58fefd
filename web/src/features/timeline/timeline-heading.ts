import type { Post, PostKind } from "@contract/posts";
import type { TimelineEntry } from "@contract/timeline";

const kindNames: Record<PostKind, string> = {
  post: "Post",
  quote: "Quote post",
  article: "Article",
  repost: "Repost",
  comment: "Comment",
};

/** What an entry is called. */
export function entryName(entry: TimelineEntry): string {
  return entry.type === "note" ? "Note" : kindNames[entry.post.kind];
}

/** What a post's text is: a summary by who made it, or null for the post's own words. */
export function postLabel({ aiSummary, aiSummaryBy }: Post): "Key points" | "Summary" | null {
  if (aiSummary === null) return null;
  return aiSummaryBy === "openai" ? "Summary" : "Key points";
}

/** The text that stands for a closed entry: the summary, or else its own words, or else what there is instead of words. */
export function entryText(entry: TimelineEntry): string {
  if (entry.type === "note") return entry.note.content;
  const { aiSummary, postContent, media } = entry.post;
  if (aiSummary !== null) return aiSummary;
  if (postContent.trim() !== "") return postContent;
  return media.videoUrl ? "A video without words" : media.imageUrl ? "A picture without words" : "Nothing was written";
}
