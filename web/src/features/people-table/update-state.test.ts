import { expect, test } from "vitest";
import { aFounder } from "@/testing/founder";
import { updateState } from "./update-state";

const now = new Date("2026-11-21T11:00:00Z");
const unsummed = { lastPostSummary: null, lastPostSummaryBy: null, lastRefreshedAt: null } as const;

test("labels extracted sentences as key points and a language model's text as a summary", () => {
  expect(updateState(aFounder({ lastPostSummaryBy: "builtin" }), false, now)).toMatchObject({ label: "Key points" });
  expect(updateState(aFounder({ lastPostSummaryBy: "openai" }), false, now)).toMatchObject({ label: "Summary" });
});

test("says that posts are being fetched while a job is under way, and for someone just added", () => {
  const added = aFounder({ ...unsummed, lastRefreshOutcome: null });
  expect(updateState(added, false, now).kind).toBe("fetching");
  expect(updateState(added, false, new Date("2026-11-21T11:10:00Z")).kind).toBe("quiet");
  expect(updateState(aFounder({ ...unsummed, lastRefreshOutcome: "failed" }), true, now).kind).toBe("fetching");
});

test("says why an unknown profile or a failed refresh has no summary", () => {
  expect(updateState(aFounder({ ...unsummed, lastRefreshOutcome: "unknown_profile" }), false, now)).toEqual({
    kind: "quiet",
    text: "Nothing known about this profile. Connect a source to follow it.",
  });
  const failed = aFounder({
    ...unsummed,
    lastRefreshOutcome: "failed",
    lastRefreshError: "The model is over its limit.",
  });
  expect(updateState(failed, false, now)).toEqual({
    kind: "trouble",
    text: "Refresh failed: The model is over its limit.",
  });
});

test("keeps the summary of before when a refresh failed, and says so", () => {
  const failed = aFounder({ lastRefreshOutcome: "failed", lastRefreshError: "Signed out." });
  expect(updateState(failed, false, now)).toMatchObject({ kind: "summary", trouble: "Refresh failed: Signed out." });
});
