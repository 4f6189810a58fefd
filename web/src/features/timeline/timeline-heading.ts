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
  if (entry.type === "task") return "Task";
  return entry.type === "note" ? "Note" : kindNames[entry.post.kind];
}

/** What a post's text is: a summary by who made it, or null for the post's own words. */
export function postLabel({ aiSummary, aiSummaryBy }: Post): "Key points" | "Summary" | null {
  if (aiSummary === null) return null;
  return aiSummaryBy === "openai" ? "Summary" : "Key points";
}

/** The text that stands for a closed entry: the summary, or else its own words. Null when it has none. */
export function entryText(entry: TimelineEntry): string | null {
  if (entry.type === "note") return entry.note.content;
  if (entry.type === "task") return entry.task.title;
  const { aiSummary, postContent } = entry.post;
  return aiSummary ?? (postContent.trim() === "" ? null : postContent);
}

/** What is said of a post without words. */
export function wordlessText({ kind, media }: Post): string {
  if (media.videoUrl) return "A video without words";
  if (media.imageUrl) return "A picture without words";
  return kind === "repost" ? "Passed on without words of their own" : "Nothing was written";
}
