import type { DataSource, SourceRun } from "@contract/data-sources";
import { expect, test } from "vitest";
import { aDataSource } from "@/testing/data-source";
import { firstCheckLine, runLine, sourceStatus, testLine } from "./source-words";

const now = new Date("2026-11-20T12:00:00Z");
const place = { locale: "en-US", timeZone: "UTC" };
const well = aDataSource();
const run: SourceRun = {
  id: "6f0c7e3e-6d3c-4d38-8a53-6c43a3a4a001",
  source: "phantombuster",
  state: "done",
  people: 4,
  failedPeople: 0,
  costUsd: null,
  problemReason: null,
  submittedAt: "2026-11-20T11:00:00Z",
  finishedAt: null,
};

test.each<[Partial<DataSource>, SourceRun | undefined, string]>([
  [{}, undefined, "Connected"],
  [{}, run, "Connected"],
  [{}, { ...run, state: "nothing_new" }, "Nothing new"],
  [{ problem: "signed_out" }, run, "Signed out of LinkedIn"],
  [{ problem: "limited", tryAgainAt: "2026-11-20T14:20:00Z" }, run, "Limited until 2:20 PM"],
  [{ problem: "failing", problemSince: "2026-11-17T14:20:00Z" }, run, "Failing since Nov 17"],
  [{ problem: "signed_out", isPaused: true }, run, "Paused"],
])("says of %j in a few words how it is", (change, last, text) => {
  expect(sourceStatus({ ...well, ...change }, last, now, place).text).toContain(text);
});

test("nothing new is no problem", () => {
  expect(sourceStatus(well, { ...run, state: "nothing_new" }, now, place).tone).toBe("good");
});

test.each<[Partial<SourceRun>, string]>([
  [{}, "Done · 4 people"],
  [{ people: 1, costUsd: 0.006 }, "Done · 1 person · $0.006"],
  [{ failedPeople: 3, costUsd: 1.6 }, "Done · 4 people, 3 failed · $1.60"],
  [{ state: "failed", failedPeople: 4 }, "Failed · 4 people"],
])("tells of the run %j in a line", (change, line) => {
  expect(runLine({ ...run, ...change })).toBe(line);
});

test("tells what came of a test, and what it waits for", () => {
  const job = {
    state: "done",
    attempt: 1,
    waitsForTomorrow: false,
    error: null,
    source: null,
    updatedSummariesCount: 0,
  } as const;
  const fine = { text: "Connected", tone: "good" } as const;
  expect(testLine("Ada", { ...job, outcome: "new_posts", newPostsCount: 3 }, fine)).toBe("Ada: 3 new posts.");
  expect(testLine("Ada", { ...job, outcome: "nothing_new", newPostsCount: 0 }, fine)).toBe("Ada: no new posts.");
  expect(testLine("Ada", undefined, fine)).toContain("Looking up Ada");
  expect(testLine("Ada", undefined, { text: "Signed out of LinkedIn", tone: "bad" })).toBe(
    "Ada has to wait. Signed out of LinkedIn.",
  );
});

test.each<[Parameters<typeof firstCheckLine>, string]>([
  [["apify", 7], "Check the posts of 7 people now (up to $0.14)"],
  [["apify", 1], "Check the posts of 1 person now (up to $0.02)"],
  [["phantombuster", 7], "Check the posts of 7 people now"],
  [["phantombuster", 1_000], "Check the posts of 1,000 people now, 80 a day"],
])("says what connecting %j starts", (given, line) => {
  expect(firstCheckLine(...given)).toBe(line);
});
