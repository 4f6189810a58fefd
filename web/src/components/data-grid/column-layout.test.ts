import { expect, test } from "vitest";
import { arrange, columnsInView, layOut, nearestScroll } from "./column-layout";
import type { GridColumn } from "./grid-column";

const column = (id: string, given: Partial<GridColumn<string>> = {}): GridColumn<string> => ({
  id,
  label: id,
  width: 100,
  draw: () => null,
  text: () => "",
  ...given,
});
const columns = [
  column("select", { isFixed: true, width: 60 }),
  column("name", { width: 200 }),
  column("email"),
  column("stage", { isOptional: true }),
  column("update", { width: 350 }),
];
const rules = { widths: { min: 50, max: 1200 }, pinned: ["select", "name"] };
const untouched = { widths: {}, order: [], hidden: [], pinned: [] };
const ids = (laidOut: { id: string }[]) => laidOut.map(({ id }) => id);

test("lays columns out as they come: pinned ones first, optional ones left out", () => {
  const laidOut = layOut(columns, untouched, rules);
  expect(laidOut.map(({ id, width, isPinned, offset }) => [id, width, isPinned, offset])).toEqual([
    ["select", 60, true, 0],
    ["name", 200, true, 60],
    ["email", 100, false, 0],
    ["update", 350, false, 100],
  ]);
});

test("keeps a chosen width within its bounds, and never that of a fixed column", () => {
  const widths = { name: 12, email: 5000, select: 500 };
  const laidOut = layOut(columns, { ...untouched, widths }, rules);
  expect(laidOut.map(({ width }) => width)).toEqual([60, 50, 1200, 350]);
});

test("follows the person's order and choice, and unpins what they unpinned", () => {
  const given = { widths: {}, order: ["update", "stage", "email", "name"], hidden: ["email"], pinned: [] };
  expect(ids(layOut(columns, given, rules))).toEqual(["select", "update", "stage", "name"]);
  expect(layOut(columns, given, rules).find(({ id }) => id === "name")?.isPinned).toBe(false);
});

test("puts a column that came later after the one it follows, and forgets one that is gone", () => {
  const given = { widths: {}, order: ["select", "update", "gone", "email", "name"], hidden: [], pinned: ["select"] };
  const later = [...columns.slice(0, 3), column("location"), ...columns.slice(3)];
  expect(ids(layOut(later, given, rules))).toEqual(["select", "update", "email", "location", "name"]);
});

test("never hides a fixed column, nor one that is kept", () => {
  const given = { widths: {}, order: ["name"], hidden: ["select", "name", "update"], pinned: [] };
  const kept = columns.map((one) => (one.id === "update" ? { ...one, isKept: true } : one));
  expect(arrange(kept, given, rules).hidden).toEqual(["name", "stage"]);
  expect(ids(layOut(kept, given, rules))).toContain("update");
});

test("draws the columns in view and a little ahead", () => {
  const row = Array.from({ length: 20 }, (_, at) => ({ offset: at * 200, width: 200 }));
  expect(columnsInView(row, { scrollLeft: 0, width: 600, ahead: 300 })).toEqual({ from: 0, to: 5 });
  expect(columnsInView(row, { scrollLeft: 2000, width: 600, ahead: 300 })).toEqual({ from: 8, to: 15 });
  expect(columnsInView([], { scrollLeft: 0, width: 600, ahead: 300 })).toEqual({ from: 0, to: 0 });
});

test("scrolls no further than it must", () => {
  const view = { offset: 100, size: 300 };
  expect(nearestScroll({ start: 150, size: 36 }, view)).toBe(100);
  expect(nearestScroll({ start: 50, size: 36 }, view)).toBe(50);
  expect(nearestScroll({ start: 390, size: 36 }, view)).toBe(126);
  expect(nearestScroll({ start: 150, size: 400 }, view)).toBe(150);
});
