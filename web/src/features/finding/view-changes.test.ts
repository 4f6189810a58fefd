import type { SavedView } from "@contract/table-preferences";
import { expect, test } from "vitest";
import { arrangementOf, isChanged } from "./view-changes";

const columns = { widths: { name: 240, email: 120 }, order: ["name", "email"], hidden: [], pinned: ["name"] };
const saved: SavedView = {
  ...{ id: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11", name: "Leads", createdAt: "2026-11-21T10:00:00Z" },
  ...{ search: "ceo", sort: { column: "name", direction: "ascending" }, columns },
  filters: [{ column: "stage", is: "any_of", options: ["Lead", null] }],
};
const view = { filters: saved.filters, sort: saved.sort, search: saved.search };

test("the table equals its view, in whatever order the database returns the widths", () => {
  const widths = { email: 120, name: 240 };
  expect(isChanged(saved, arrangementOf(view, { columns: { ...columns, widths } }))).toBe(false);
});

test.each([
  ["another search", arrangementOf({ ...view, search: "cto" }, { columns })],
  ["another order", arrangementOf({ ...view, sort: null }, { columns })],
  ["a filter less", arrangementOf({ ...view, filters: [] }, { columns })],
  ["a column hidden", arrangementOf(view, { columns: { ...columns, hidden: ["email"] } })],
  ["a column moved", arrangementOf(view, { columns: { ...columns, order: ["email", "name"] } })],
])("%s is a change of the view", (_, now) => {
  expect(isChanged(saved, now)).toBe(true);
});
