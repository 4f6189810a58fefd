import type { Filter } from "@contract/founder-list";
import { expect, test } from "vitest";
import { draftOf, filterOf, newDraft, testsFor } from "./filter-draft";
import { type FilterableColumn, filterableColumns } from "./filterable-columns";

const columns = filterableColumns({ stages: ["Lead", "Won"], statuses: [] }, []);
function column(id: string): FilterableColumn {
  const found = columns.find((one) => one.id === id);
  if (!found) throw new Error(`No column ${id}`);
  return found;
}

const filters: Filter[] = [
  { column: "company", is: "contains", text: "acme" },
  { column: "email", is: "equals", text: "ada@example.com" },
  { column: "followerCount", is: "between", min: 0, max: null },
  { column: "createdAt", is: "during", from: null, to: "2026-11-21" },
  { column: "lastTouchAt", is: "within", from: null, to: -31 },
  { column: "stage", is: "any_of", options: ["Lead", null] },
  { column: "owner", is: "checked", value: false },
  { column: "notes", is: "empty" },
];

test.each(filters)("a filter that is changed and left as it was is the same: $column $is", (filter) => {
  expect(filterOf(filter.column, draftOf(filter))).toEqual(filter);
});

test("a new filter begins with the first test of its column's type", () => {
  expect(newDraft(column("name")).is).toBe("contains");
  expect(newDraft(column("stage")).is).toBe("any_of");
  expect(newDraft(column("lastTouchAt"))).toMatchObject({ is: "within", span: "last 30" });
});

test("a choice of options is offered only where there are options", () => {
  expect(testsFor(column("stage"))).toContain("any_of");
  expect(testsFor(column("status"))).not.toContain("any_of");
  expect(testsFor(column("name"))).not.toContain("any_of");
});

test("a column of any type can be asked for who has no value", () => {
  for (const type of ["text", "number", "date", "select", "multiselect", "boolean"] as const) {
    expect(testsFor({ ...column("name"), type })).toEqual(expect.arrayContaining(["empty", "filled"]));
  }
});

test.each([
  ["contains", { text: "  " }, "Type what to look for."],
  ["between", { min: "", max: "" }, "Type one number at least."],
  ["between", { min: "many" }, "Type a number."],
  ["between", { min: "5", max: "4" }, "The first number is the smaller one."],
  ["during", {}, "Choose one day at least."],
  ["during", { from: "2026-02-01", to: "2026-01-01" }, "The first day is the earlier one."],
  ["any_of", { options: [] }, "Choose one at least."],
] as const)("%s with %o says what is missing", (is, given, sentence) => {
  expect(filterOf("name", { ...newDraft(column("name")), ...given, is })).toBe(sentence);
});
