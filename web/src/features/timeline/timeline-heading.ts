import type { PersonEntry } from "@contract/person-timeline";
import { datingOf, type Post, type PostKind } from "@contract/posts";
import type { Dated } from "@/lib/relative-time";

const kindNames: Record<PostKind, string> = {
  post: "Post",
  quote: "Quote post",
  article: "Article",
  repost: "Repost",
  comment: "Comment",
};

const channelNames = {
  email: "Email",
  linkedin: "LinkedIn message",
  phone: "Call",
  text: "Text message",
  meeting: "Meeting",
  other: "Contact",
};

/** What an entry is called. */
export function entryName(entry: PersonEntry): string {
  switch (entry.kind) {
    case "post":
      return kindNames[entry.post.kind];
    case "note":
      return "Note";
    case "task":
      return "Task";
    case "email":
    case "touch":
      return channelNames[entry.touch.channel];
    case "change":
      return "Change";
    case "added":
      return "Added";
  }
}

/** The date of an entry, and whether it is exact; of a post it may not be. */
export const dated = (entry: PersonEntry): Dated => ({
  at: entry.at,
  dating: entry.kind === "post" ? datingOf(entry.post) : "exact",
});

/** A task is current until it is done; everything else is always completed. */
export function entryState(entry: PersonEntry): "completed" | "current" {
  return entry.kind === "task" && entry.task.status !== "done" ? "current" : "completed";
}

/** What a post's text is: a summary by who made it, or null for the post's own words. */
export function postLabel({ aiSummary, aiSummaryBy }: Post): "Key points" | "Summary" | null {
  if (aiSummary === null) return null;
  return aiSummaryBy === "openai" ? "Summary" : "Key points";
}

/** The text of a closed post: the summary, or else its own words. Null when it has none. */
export function postText({ aiSummary, postContent }: Post): string | null {
  return aiSummary ?? (postContent.trim() === "" ? null : postContent);
}

/** What is said of a post without words. */
export function wordlessText({ kind, media }: Post): string {
  if (media.videoUrl) return "Video, no text";
  if (media.imageUrl) return "Picture, no text";
  return kind === "repost" ? "Reposted without a comment" : "No text";
}

/** What added someone, in words. */
export function additionText({ source, title }: Extract<PersonEntry, { kind: "added" }>): string {
  const named = title === null ? "" : ` “${title}”`;
  switch (source) {
    case "import":
      return `Imported${title === null ? "" : ` from${named}`}`;
    case "token":
      return `Added with the token${named}`;
    case "extension":
      return "Saved with the browser extension";
    case "assistant":
      return "Added by the assistant";
    case "you":
      return "You added them";
    default:
      return "Added to Tracker";
  }
}
