import { expect, test } from "vitest";
import { aFounder } from "@/testing/founder";
import { USUAL_REACH } from "@/lib/posts-reach";
import { emptyTimeline, timelineFailure } from "./empty-timeline";

const createdAt = "2026-11-21T11:00:00Z";
const minutesLater = (minutes: number) => new Date(Date.parse(createdAt) + minutes * 60_000);

test("says 'Processing LinkedIn posts...' of someone added under 10 minutes ago", () => {
  const founder = aFounder({ createdAt, lastRefreshOutcome: null });
  expect(emptyTimeline(founder, minutesLater(9.99), USUAL_REACH).title).toBe("Processing LinkedIn posts...");
  expect(emptyTimeline(founder, minutesLater(10), USUAL_REACH).title).toBe("No posts yet");
});

test("says why there are no posts of a profile that was looked up already", () => {
  const title = (given: Parameters<typeof aFounder>[0]) =>
    emptyTimeline(aFounder({ createdAt, ...given }), minutesLater(1), USUAL_REACH).title;
  expect(title({ lastRefreshOutcome: "unknown_profile" })).toBe("LinkedIn not connected");
  expect(title({ lastRefreshOutcome: "failed", lastRefreshError: "Signed out." })).toBe("The last refresh failed");
  expect(title({ lastRefreshOutcome: "nothing_new" })).toBe("No posts yet");
});

test("says what the server said of a failure, or that the timeline could not be fetched", () => {
  expect(timelineFailure(Object.assign(new Error("You may not do this."), { status: 403 }))).toBe(
    "You may not do this.",
  );
  expect(timelineFailure(Object.assign(new Error("Failed to fetch data"), { status: 500 }))).toBe(
    "Failed to fetch AI timeline",
  );
  expect(timelineFailure(new TypeError("Failed to fetch"))).toBe("Failed to fetch AI timeline");
});
