import type { PersonEntry } from "@contract/person-timeline";
import { expect, test } from "vitest";
import { aPost } from "@/testing/post";
import { aTask } from "@/testing/task";
import { additionText, entryName, entryState, postLabel, postText, wordlessText } from "./timeline-heading";

const shared = { id: "1", at: "2026-11-21T09:00:00Z" };
const postEntry = (given: Parameters<typeof aPost>[0]): PersonEntry => ({
  kind: "post",
  ...shared,
  post: aPost(given),
});
const taskEntry = (given: Parameters<typeof aTask>[0]): PersonEntry => ({
  ...{ kind: "task", ...shared, doneBefore: 0 },
  task: aTask(given),
});

test("names posts, reposts, comments and touches for what they are", () => {
  const kinds = (["post", "quote", "article", "repost", "comment"] as const).map((kind) =>
    entryName(postEntry({ kind })),
  );
  expect(kinds).toEqual(["Post", "Quote post", "Article", "Repost", "Comment"]);
  const touches = (["linkedin", "phone", "meeting"] as const).map((channel) =>
    entryName({ kind: "touch", ...shared, touch: { channel, message: "" } }),
  );
  expect(touches).toEqual(["LinkedIn message", "Call", "Meeting"]);
});

test("a task is current until it is done, and everything else is completed", () => {
  expect(entryState(taskEntry({ status: "in_progress" }))).toBe("current");
  expect(entryState(taskEntry({ status: "done" }))).toBe("completed");
  expect(entryState(postEntry({}))).toBe("completed");
});

test("labels a summary by who made it, and a text that is not a summary not at all", () => {
  expect(postLabel(aPost({ aiSummaryBy: "builtin" }))).toBe("Key points");
  expect(postLabel(aPost({ aiSummaryBy: "openai" }))).toBe("Summary");
  expect(postLabel(aPost({ aiSummary: null }))).toBeNull();
});

test("shows the post's own words without a summary, and none when it has none", () => {
  expect(postText(aPost({ aiSummary: null }))).toContain("We shipped");
  expect(postText(aPost({ aiSummary: null, postContent: " " }))).toBeNull();
});

test("says what added someone", () => {
  const added = (source: "import" | "assistant" | "merge" | null, title: string | null = null) =>
    additionText({ kind: "added", ...shared, source, title });
  expect(added("import", "people.csv")).toBe("Imported from “people.csv”");
  expect([added("import"), added("assistant"), added(null)]).toEqual([
    "Imported",
    "Added by the assistant",
    "Added to Tracker",
  ]);
});

test("says what there is in a post without words", () => {
  const said = (imageUrl: string | null, videoUrl: string | null) =>
    wordlessText(aPost({ media: { imageUrl, videoUrl, hasPicture: false } }));
  expect(said("/a.jpg", null)).toBe("Picture, no text");
  expect(said("/a.jpg", "/a.mp4")).toBe("Video, no text");
  expect(said(null, null)).toBe("No text");
  expect(wordlessText(aPost({ kind: "repost" }))).toBe("Reposted without a comment");
});
