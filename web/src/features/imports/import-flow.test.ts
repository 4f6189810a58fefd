import { expect, test } from "vitest";
import { canImport, firstPlan, firstStep, importFlow, type ImportStep } from "./import-flow";

const table = { headers: ["A", "B", "C"], rows: [{ row: 2, cells: ["1", "2", "3"] }], preamble: 0, delimiter: "," };
const mapping = ["name", "profileUrl", null];
const mapped = importFlow(firstStep, { type: "read", fileName: "people.csv", table, mapping });

test("goes from a file over its columns and a look ahead to the run", () => {
  expect(mapped).toMatchObject({ step: "mapping", mapping });
  const preview = importFlow(mapped, { type: "handed over", importId: "1", plan: firstPlan });
  expect(preview).toMatchObject({ step: "preview", importId: "1" });
  expect(importFlow(preview, { type: "started", importId: "1" })).toEqual({ step: "run", importId: "1" });
});

test("goes back to the columns as they were chosen, or to the start", () => {
  const preview = importFlow(mapped, { type: "handed over", importId: "1", plan: firstPlan });
  expect(importFlow(preview, { type: "back" })).toBe(mapped);
  expect(importFlow(mapped, { type: "back" })).toEqual(firstStep);
  expect(importFlow(preview, { type: "anew" })).toEqual(firstStep);
});

test("says why a file was refused", () => {
  expect(importFlow(mapped, { type: "refused", error: "No table" })).toEqual({ step: "source", error: "No table" });
});

test("gives a target to one column only, and lets many be left out", () => {
  const change = (state: ImportStep, column: number, target: string | null) =>
    importFlow(state, { type: "mapped", column, target });
  expect(change(mapped, 2, "profileUrl")).toMatchObject({ mapping: ["name", null, "profileUrl"] });
  expect(change(mapped, 0, null)).toMatchObject({ mapping: [null, "profileUrl", null] });
});

test("needs a column that tells people apart", () => {
  expect([canImport(["name", null]), canImport(["profileUrl"]), canImport(["email"])]).toEqual([false, true, true]);
});
