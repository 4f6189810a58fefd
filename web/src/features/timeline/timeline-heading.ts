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

/** The text that represents a closed entry: the summary, or else its own words. Null when it has none. */
export function entryText(entry: TimelineEntry): string | null {
  if (entry.type === "note") return entry.note.content;
  if (entry.type === "task") return entry.task.title;
  const { aiSummary, postContent } = entry.post;
  return aiSummary ?? (postContent.trim() === "" ? null : postContent);
}

const SENTENCE_END = /(?<=[.!?…])\s+|(?<=[。！？।])\s*|\n+/;
const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Whether the text that represents a closed post is there again, word for word, in the whole post. */
export function isQuoted({ aiSummary, postContent }: Post): boolean {
  const whole = onOneLine(postContent);
  const sentences = (aiSummary ?? "").split(SENTENCE_END).map(onOneLine);
  return whole !== "" && sentences.every((sentence) => whole.includes(sentence));
}

/** What is said of a post without words. */
export function wordlessText({ kind, media }: Post): string {
  if (media.videoUrl) return "Video, no text";
  if (media.imageUrl) return "Picture, no text";
  return kind === "repost" ? "Reposted without a comment" : "No text";
}
