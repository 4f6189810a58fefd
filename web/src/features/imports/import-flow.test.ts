import { expect, test } from "vitest";
import { NEW_COLUMN } from "./guess-columns";
import { firstPlan, firstStep, importFlow, type ImportStep, type MappingStep, mappingError } from "./import-flow";

const table = { headers: ["A", "B", "C"], rows: [{ row: 2, cells: ["1", "2", "3"] }], preamble: 0, delimiter: "," };
const mapping = ["name", "profileUrl", null];
const mapped = importFlow(firstStep, { type: "read", fileName: "people.csv", table, mapping });

test("goes from a file over its columns and a preview to the run", () => {
  expect(mapped).toMatchObject({ step: "mapping", mapping });
  const preview = importFlow(mapped, { type: "uploaded", importId: "1", plan: firstPlan });
  expect(preview).toMatchObject({ step: "preview", importId: "1" });
  expect(importFlow(preview, { type: "started", importId: "1" })).toEqual({ step: "run", importId: "1" });
});

test("goes back to the columns as they were chosen, or to the start", () => {
  const preview = importFlow(mapped, { type: "uploaded", importId: "1", plan: firstPlan });
  expect(importFlow(preview, { type: "back" })).toBe(mapped);
  expect(importFlow(mapped, { type: "back" })).toEqual(firstStep);
  expect(importFlow(preview, { type: "again" })).toEqual(firstStep);
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

const asMapping = (state: ImportStep): MappingStep => {
  if (state.step !== "mapping") throw new Error(state.step);
  return state;
};
const message = (columns: (string | null)[]) => mappingError({ ...asMapping(mapped), mapping: columns }, []);

test("needs a column that tells people apart", () => {
  expect(message(["name", null, null])).toContain("Choose the column with the LinkedIn URL");
  expect([message(["profileUrl"]), message(["email"])]).toEqual([null, null]);
});

test("makes a new column of a file's, named and typed by it, and lets many go to notes", () => {
  let state = importFlow(mapped, { type: "mapped", column: 2, target: NEW_COLUMN });
  expect(asMapping(state)).toMatchObject({ newColumns: { 2: { label: "C", type: "number" } } });
  state = importFlow(state, { type: "new column", column: 2, change: { label: "", type: "text" } });
  expect(mappingError(asMapping(state), [])).toBe("Every new column needs a name.");
  state = importFlow(state, { type: "mapped", column: 2, target: "note" });
  state = importFlow(state, { type: "mapped", column: 0, target: "note" });
  expect(asMapping(state).mapping).toEqual(["note", "profileUrl", "note"]);
});

test("keeps every column that would be skipped", () => {
  expect(asMapping(importFlow(mapped, { type: "keep skipped" }))).toMatchObject({
    mapping: ["name", "profileUrl", NEW_COLUMN],
    newColumns: { 2: { label: "C" } },
  });
});

test("comes back from the values to the columns with what was decided", () => {
  const choices = { stage: { foo: "add" as const } };
  let state = importFlow(mapped, { type: "values found", unknown: [], choices: {} });
  state = importFlow(state, { type: "chosen", choices });
  expect(importFlow(state, { type: "back" })).toMatchObject({ step: "mapping", mapping, choices });
});
