import { expect, test } from "vitest";
import { USUAL_REACH } from "@/lib/posts-reach";
import { freshnessInFull } from "./freshness-words";

const now = new Date("2026-11-21T12:00:00Z");

test("tells why a refresh failed, apart from when the last one succeeded", () => {
  const failed = { state: "failed", error: "Signed out.", checkedAt: "2026-11-21T10:00:00Z" } as const;
  expect(freshnessInFull(failed, now, USUAL_REACH)).toMatch(/^Refresh failed: Signed out\. Checked 2h ago \(.+\)\.$/);
});

test("says when nobody ever looked", () => {
  expect(freshnessInFull({ state: "never", error: null, checkedAt: null }, now, USUAL_REACH)).toBe("Never refreshed.");
  expect(freshnessInFull({ state: "queued", error: null, checkedAt: null }, now, USUAL_REACH)).toBe(
    "Waiting in the queue. Never refreshed.",
  );
});
