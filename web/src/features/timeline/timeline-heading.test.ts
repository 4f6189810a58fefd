import type { TimelineEntry } from "@contract/timeline";
import { expect, test } from "vitest";
import { aPost } from "@/testing/post";
import { entryName, entryText, isQuoted, postLabel, wordlessText } from "./timeline-heading";

const at = "2026-11-21T09:00:00Z";
const postEntry = (given: Parameters<typeof aPost>[0]): TimelineEntry => ({
  type: "post",
  id: "p",
  at,
  post: aPost(given),
});
const note: TimelineEntry = {
  type: "note",
  id: "n",
  at,
  note: { id: "n", content: "Met at the fair.", createdAt: at },
};

test("names posts, reposts, comments and notes for what they are", () => {
  const kinds = (["post", "quote", "article", "repost", "comment"] as const).map((kind) =>
    entryName(postEntry({ kind })),
  );
  expect(kinds).toEqual(["Post", "Quote post", "Article", "Repost", "Comment"]);
  expect(entryName(note)).toBe("Note");
});

test("labels a summary by who made it, and a text that is not a summary not at all", () => {
  expect(postLabel(aPost({ aiSummaryBy: "builtin" }))).toBe("Key points");
  expect(postLabel(aPost({ aiSummaryBy: "openai" }))).toBe("Summary");
  expect(postLabel(aPost({ aiSummary: null }))).toBeNull();
});

test("shows the post's own words without a summary, and none when it has none", () => {
  expect(entryText(postEntry({ aiSummary: null }))).toContain("We shipped");
  expect(entryText(postEntry({ aiSummary: null, postContent: " " }))).toBeNull();
  expect(entryText(note)).toBe("Met at the fair.");
});

test("knows sentences that were taken from the post from a text of its own", () => {
  const postContent = "Good morning!\nWe raised a seed round.\n\nSix people  start on Monday. Thoughts?";
  const isAgain = (aiSummary: string | null) => isQuoted(aPost({ postContent, aiSummary }));
  expect(isAgain("We raised a seed round. Six people start on Monday.")).toBe(true);
  expect(isAgain("We raised a seed round.\nThoughts?")).toBe(true);
  expect(isAgain(null)).toBe(true);
  expect(isAgain("They raised a seed round.")).toBe(false);
  expect(isAgain("We raised a seed round. They hire.")).toBe(false);
  expect(isQuoted(aPost({ postContent: " ", aiSummary: null }))).toBe(false);
  expect(isQuoted(aPost({ postContent: "一つ目。二つ目。三つ目。", aiSummary: "一つ目。三つ目。" }))).toBe(true);
});

test("says what there is in a post without words", () => {
  const said = (imageUrl: string | null, videoUrl: string | null) =>
    wordlessText(aPost({ media: { imageUrl, videoUrl } }));
  expect(said("/a.jpg", null)).toBe("Picture, no text");
  expect(said("/a.jpg", "/a.mp4")).toBe("Video, no text");
  expect(said(null, null)).toBe("No text");
  expect(wordlessText(aPost({ kind: "repost" }))).toBe("Reposted without a comment");
});
