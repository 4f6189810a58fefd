import { expect, test } from "vitest";
import { aFounder } from "@/testing/founder";
import { patchConflict, patchInWords, seenOf } from "./late-founder-change";

const seen = seenOf(aFounder({ stage: "Seed", priorityScore: 10 }));

test("lets a late patch through when nobody else changed the same field", () => {
  expect(patchConflict({ stage: "Series A" }, seen, seen)).toBeNull();
  expect(patchConflict({ stage: "Series A" }, seen, { ...seen, company: "Elsewhere" })).toBeNull();
  expect(patchConflict({ stage: "Series A" }, seen, { ...seen, stage: "Series A" })).toBeNull();
});

test("names both values when somebody did", () => {
  expect(patchConflict({ stage: "Series A" }, seen, { ...seen, stage: "Exited" })).toBe(
    "The stage is “Exited” by now; you made it “Series A”.",
  );
  expect(patchConflict({ company: "Ours", priorityScore: null }, seen, { ...seen, priorityScore: 90 })).toBe(
    "The priority is “90” by now; you made it empty.",
  );
});

test("says what was typed, also when it was taken out", () => {
  expect(patchInWords({ stage: "Seed", owner: null })).toBe("stage: “Seed”, owner: empty");
});
