import type { ChangeLine, HistoryBatch } from "@contract/history";
import { personFieldKeys, personFields } from "@contract/person-fields";
import { expect, test } from "vitest";
import {
  groupLines,
  headingOf,
  isCut,
  labelOf,
  recordOf,
  leftAloneInWords,
  sentenceOf,
  sizeInWords,
  summaryOf,
  undoneInWords,
  valueInWords,
  whoDidIt,
} from "./history-words";

const id = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";
const aLine = (given: Partial<ChangeLine>): ChangeLine => ({
  ...{ id: 1, noun: "founders", kind: "changed", record: id, founderId: id, name: "Ada", title: null },
  ...{ count: 1, field: null, label: null, was: null, became: null },
  ...given,
});
const counts = (...given: [noun: string, kind: ChangeLine["kind"], count: number][]) => ({
  counts: given.map(([noun, kind, count]) => ({ noun, kind, count })),
});

test.each(personFieldKeys)("%s is called what it is called in the table", (key) => {
  const { column, label } = personFields[key];
  expect(labelOf(aLine({ field: column }))).toBe(label);
});

test("a column of one's own has its label, also one that is gone", () => {
  expect(labelOf(aLine({ noun: "custom_field_values", field: id, label: "Deal size" }))).toBe("Deal size");
  expect(labelOf(aLine({ noun: "custom_field_values", field: id }))).toBe("Deleted column");
  expect(labelOf(aLine({ noun: "tasks", field: "due_on" }))).toBe("Due date");
  expect(labelOf(aLine({ field: "refresh_cadence" }))).toBe("Check posts");
});

test.each<[ChangeLine["noun"], string | null, unknown, string | null]>([
  ["founders", "company", null, null],
  ["founders", "company", "", null],
  ["founders", "refresh_cadence", null, "Automatic"],
  ["founders", "refresh_cadence", "weekly", "Every week"],
  ["founders", "follower_count", 12500, (12500).toLocaleString()],
  ["custom_field_values", id, ["x", "y"], "x, y"],
  ["custom_field_values", id, false, "No"],
  ["tasks", "status", "in_progress", "In progress"],
  ["tasks", "recurrence", "weekly", "Weekly"],
  ["saved_views", "definition", { filters: [] }, null],
])("%s %s %j reads %s", (noun, field, value, words) => {
  expect(valueInWords({ noun, field }, value)).toBe(words);
});

test("a value is cut when it is as long as a shown one, and ends so", () => {
  expect(isCut(`${"😀".repeat(200)}…`)).toBe(true);
  expect(isCut("More to come…")).toBe(false);
  expect(isCut("x".repeat(201))).toBe(false);
});

test("what did it is told by name", () => {
  expect(whoDidIt({ source: "token", title: "Phone" })).toBe("Token “Phone”");
  expect(whoDidIt({ source: "you", title: null })).toBe("You");
  expect(headingOf({ source: "import", title: "people.csv", undone: null })).toBe("Imported “people.csv”");
  expect(headingOf({ source: "you", title: null, undone: null })).toBeNull();
  const assistant = { source: "assistant", title: "Add the task “Call Ada”" } as const;
  expect(headingOf({ source: "undo", title: null, undone: assistant })).toBe("Undid “Add the task ‘Call Ada’”");
});

test.each<[HistoryBatch["source"], HistoryBatch["undone"], string]>([
  ["undo", { source: "import", title: "people.csv" }, "Undid the import of “people.csv”"],
  ["redo", { source: "import", title: "people.csv" }, "Did the import of “people.csv” again"],
  ["undo", { source: "you", title: null }, "Undid a change"],
  ["undo", { source: "token", title: "Phone" }, "Undid a change by the token “Phone”"],
  ["undo", { source: "merge", title: "Ada" }, "Undid the merge of Ada"],
  ["undo", null, "Undid a change"],
])("%s of %j reads %s", (source, undone, words) => {
  expect(headingOf({ source, title: null, undone })).toBe(words);
});

test("a batch is summed up by what it did, without what came and went along", () => {
  const imported = counts(
    ["founders", "added", 1200],
    ["custom_field_values", "added", 900],
    ["founders", "changed", 1],
  );
  expect(summaryOf(imported)).toBe(`${(1200).toLocaleString()} people added, 1 person changed`);
  const deleted = counts(["founders", "deleted", 3], ["notes", "deleted", 2], ["posts", "deleted", 9]);
  expect(summaryOf(deleted)).toBe("3 people and 2 notes deleted");
  expect(summaryOf(counts(["custom_field_values", "deleted", 1], ["custom_field_values", "added", 1]))).toBe(
    "2 fields changed",
  );
});

test("records that came, went or moved are told in a sentence", () => {
  expect(sentenceOf(aLine({ noun: "tasks", kind: "added", title: "Call" }))).toBe("Task “Call” added");
  expect(sentenceOf(aLine({ noun: "notes", kind: "deleted", became: "Met" }))).toBe("Note “Met” deleted");
  expect(sentenceOf(aLine({ noun: "notes", kind: "added", title: "Met" }))).toBe("Note “Met” added");
  expect(sentenceOf(aLine({ noun: "notes", kind: "deleted", count: 3 }))).toBe("3 notes deleted");
  expect(sentenceOf(aLine({ noun: "notes", kind: "moved", count: 2 }))).toBe("2 notes moved here");
  expect(sentenceOf(aLine({ noun: "touches", kind: "added" }))).toBe("Touch added");
  expect(sentenceOf(aLine({ noun: "handed_in_posts", kind: "deleted", became: "Doors" }))).toBe("Post “Doors” deleted");
  expect(labelOf(aLine({ noun: "profiles", field: "founder_stages" }))).toBe("Stages");
  expect(sentenceOf(aLine({ field: "company" }))).toBeNull();
});

test("a changed field says which task or column it is of, unless it is the name itself", () => {
  expect(recordOf(aLine({ noun: "tasks", field: "status", title: "Call" }))).toBe("Task “Call”");
  expect(recordOf(aLine({ noun: "custom_fields", field: "options", title: "Deal size" }))).toBe("Column “Deal size”");
  expect(recordOf(aLine({ noun: "tasks", field: "title", title: "Call" }))).toBeNull();
  expect(recordOf(aLine({ noun: "tasks", kind: "added", title: "Call" }))).toBeNull();
  expect(recordOf(aLine({ field: "company" }))).toBeNull();
});

test("lines are grouped by person, who is named also when they were deleted", () => {
  const groups = groupLines([
    aLine({ field: "company" }),
    aLine({ id: 2, kind: "deleted", name: null, founderId: "b", became: "Bob" }),
    aLine({ id: 3, noun: "custom_field_values", kind: "deleted", name: null, founderId: "b", count: 9 }),
    aLine({ id: 4, noun: "posts", kind: "deleted", name: null, founderId: "b", count: 9 }),
    aLine({ id: 5, noun: "notes", kind: "added" }),
  ]);
  expect(groups.map(({ name, lines }) => [name, lines.map((line) => line.id)])).toEqual([
    ["Ada", [1, 5]],
    ["Bob", [2]],
  ]);
  const [added] = groupLines([aLine({ kind: "added", name: null, title: "Grace" })]);
  expect(added).toMatchObject({ name: "Grace", isGone: true });
  expect(groups.map(({ isGone }) => isGone)).toEqual([false, true]);
});

test("what an undo left alone is said for each reason", () => {
  expect(leftAloneInWords({ edited: 2, refused: 1 })).toEqual([
    "2 fields were edited since and stay.",
    "1 value no longer fits its field.",
  ]);
  expect(leftAloneInWords({ attached: 1 }, ["Ada"])).toEqual([
    "Ada stays: they were changed or got a note or task since.",
  ]);
  expect(leftAloneInWords({ attached: 7 }, ["A", "B", "C", "D", "E"])).toEqual([
    "A, B, C, D, E and 2 more stay: they were changed or got a note or task since.",
  ]);
  expect(undoneInWords({ count: 0, leftAlone: { edited: 1 } }, false)).toBe(
    "Nothing was undone. 1 field was edited since and stays.",
  );
  expect(undoneInWords({ count: 3, leftAlone: {} }, true, [], "Import")).toBe("Import redone.");
});

test("the room is told when a fifth of it is left", () => {
  expect(sizeInWords({ bytes: 159_000_000, most: 200_000_000 })).toBeNull();
  expect(sizeInWords({ bytes: 165_400_000, most: 200_000_000 })).toContain("165 of 200 MB");
});
