import { expect, test } from "vitest";
import { aFounder } from "@/testing/founder";
import { founderConflict, founderPatchInWords, seenOf } from "./late-founder-change";

const seen = seenOf(aFounder({ stage: "Seed", priorityScore: 10 }));

test("lets a late patch through when nobody else changed the same field", () => {
  expect(founderConflict({ stage: "Series A" }, seen, seen)).toBeNull();
  expect(founderConflict({ stage: "Series A" }, seen, { ...seen, company: "Elsewhere" })).toBeNull();
  expect(founderConflict({ stage: "Series A" }, seen, { ...seen, stage: "Series A" })).toBeNull();
});

test("names both values when somebody did", () => {
  expect(founderConflict({ stage: "Series A" }, seen, { ...seen, stage: "Exited" })).toBe(
    "The stage is “Exited” by now; you made it “Series A”.",
  );
  expect(founderConflict({ company: "Ours", priorityScore: null }, seen, { ...seen, priorityScore: 90 })).toBe(
    "The priority is “90” by now; you made it empty.",
  );
});

test("says what was typed, also when it was taken out", () => {
  expect(founderPatchInWords({ stage: "Seed", owner: null })).toBe("stage: “Seed”, owner: empty");
});
