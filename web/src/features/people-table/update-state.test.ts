import type { Freshness } from "@contract/founder-list";
import { expect, test } from "vitest";
import { USUAL_REACH } from "@/lib/posts-reach";
import { summaryLabel, updateState } from "./update-state";

const is = (state: Freshness["state"], error: string | null = null): Freshness => ({ state, error, checkedAt: null });
const none = { lastPostSummary: null, lastPostSummaryBy: null };
const summed = { lastPostSummary: "Ships it.", lastPostSummaryBy: "builtin" } as const;

test("labels extracted sentences as key points and a language model's text as a summary", () => {
  expect([summaryLabel("builtin"), summaryLabel("openai")]).toEqual(["Key points", "Summary"]);
});

test("says that posts are being fetched while a job runs, that it waits while it waits, and neither otherwise", () => {
  expect(updateState(none, is("running"), USUAL_REACH)).toEqual({ kind: "fetching", text: "Looking for posts…" });
  expect(updateState(none, is("queued"), USUAL_REACH)).toEqual({ kind: "quiet", text: "Waiting in the queue…" });
  expect(updateState(none, is("never"), USUAL_REACH)).toEqual({ kind: "quiet", text: "Never refreshed" });
});

test("says what a profile without a source waits for, and why a failed refresh has no summary", () => {
  expect(updateState(none, is("no_source"), USUAL_REACH)).toEqual({
    kind: "quiet",
    text: "LinkedIn not connected",
  });
  expect(updateState(none, is("failed", "The model is over its limit."), USUAL_REACH)).toEqual({
    kind: "trouble",
    text: "Refresh failed: The model is over its limit.",
  });
});

test("keeps the summary of before while a refresh runs and when one failed", () => {
  expect(updateState(summed, is("running"), USUAL_REACH).kind).toBe("summary");
  expect(updateState(summed, is("failed", "Signed out."), USUAL_REACH).kind).toBe("summary");
});

test("an unknown profile is named as such once LinkedIn is connected, and one who waits says for what", () => {
  const connected = { ...USUAL_REACH, readsLinkedIn: true };
  expect(updateState(none, is("no_source"), connected)).toEqual({ kind: "quiet", text: "Unknown profile" });
  const trouble = "PhantomBuster is signed out of LinkedIn.";
  expect(updateState(none, is("queued"), { ...connected, trouble })).toEqual({
    kind: "quiet",
    text: "Waiting. PhantomBuster is signed out of LinkedIn.",
    way: "Data sources",
  });
});
