import { expect, test } from "vitest";
import { camelCased, nextPlace, toColumns } from "./rows.ts";

test("turns the names of columns into those of JSON, and leaves what is in them", () => {
  expect(camelCased({ id: 1, created_at: "now", ai_summary_by: null, details: { old_name: "Ines" } })).toEqual({
    id: 1,
    createdAt: "now",
    aiSummaryBy: null,
    details: { old_name: "Ines" },
  });
});

test("turns what a patch names into columns; what it does not name is left out, and null is not", () => {
  expect(toColumns({ jobTitle: "CTO", founderStages: ["Lead"], phone: null, goals: undefined })).toEqual({
    job_title: "CTO",
    founder_stages: ["Lead"],
    phone: null,
  });
});

test("a page that is full may be followed by another, and one that is not is the last", () => {
  const page = [
    { createdAt: "2026-11-21T12:00:00Z", id: "b", name: "Ines" },
    { createdAt: "2026-11-20T12:00:00Z", id: "a", name: "Ada" },
  ];
  expect(nextPlace(page, 2)).toEqual({ at: "2026-11-20T12:00:00Z", id: "a" });
  expect(nextPlace(page, 3)).toBeUndefined();
  expect(nextPlace([], 0)).toBeUndefined();
});
