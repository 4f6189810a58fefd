import type { TimelineEntry } from "@contract/timeline";
import { expect, test } from "vitest";
import { aPost } from "@/testing/post";
import { entryName, entryText, postLabel, wordlessText } from "./timeline-heading";

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

test("says what there is in a post without words", () => {
  const said = (imageUrl: string | null, videoUrl: string | null) =>
    wordlessText(aPost({ media: { imageUrl, videoUrl } }));
  expect(said("/a.jpg", null)).toBe("A picture without words");
  expect(said("/a.jpg", "/a.mp4")).toBe("A video without words");
  expect(said(null, null)).toBe("Nothing was written");
  expect(wordlessText(aPost({ kind: "repost" }))).toBe("Passed on without words of their own");
});
