import { expect, test } from "vitest";
import { arrange, columnsInView, fitColumns, layOut, nearestScroll, totalWidth } from "./column-layout";
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
  column("select", { isFixed: true, keepsWidth: true, width: 60 }),
  column("name", { width: 200 }),
  column("email"),
  column("stage", { isOptional: true }),
  column("update", { width: 350 }),
];
const rules = { widths: { min: 50, max: 1200 }, readable: 96, pinned: ["select", "name"] };
const untouched = { widths: {}, order: [], hidden: [], pinned: [] };
const ids = (laidOut: { id: string }[]) => laidOut.map(({ id }) => id);

/** The same row of whole numbers at every run: `random(n)` gives one below n. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

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

test("shows no column narrower than can be read, but for those that keep their width or were made so", () => {
  const narrow = [column("link", { width: 50, keepsWidth: true }), column("deal", { width: 60 })];
  const shown = (widths: Record<string, number>) => layOut(narrow, { ...untouched, widths }, rules);
  expect(shown({}).map(({ width }) => width)).toEqual([50, 96]);
  expect(shown({ deal: 60 }).map(({ width }) => width)).toEqual([50, 60]);
});

test("columns that fit have what they want, and more room changes nothing", () => {
  const wanted = layOut(columns, untouched, rules);
  expect(fitColumns(wanted, totalWidth(wanted))).toBe(wanted);
  expect(fitColumns(wanted, 5000)).toBe(wanted);
});

test("on a narrow pane columns shrink together, each by the same share of what it can give", () => {
  const shared = [
    column("a", { width: 196 }),
    column("b", { width: 296 }),
    column("update", { width: 350, keepsWidth: true }),
  ];
  const wanted = layOut(shared, untouched, rules);
  expect(fitColumns(wanted, 842 - 150).map(({ width }) => width)).toEqual([146, 196, 350]);
});

test("whatever the columns and the pane, they fill it exactly, none narrower than its least, and each begins where one ends", () => {
  const random = randomNumbers(7);
  for (let round = 0; round < 500; round += 1) {
    const given = Array.from({ length: 1 + random(14) }, (_, at) =>
      column(`c${at}`, {
        width: 50 + random(400),
        ...(random(4) === 0 && { keepsWidth: true }),
        ...(random(5) === 0 && { least: 160 }),
      }),
    );
    const pinned = given.slice(0, random(3)).map(({ id }) => id);
    const wanted = layOut(given, untouched, { ...rules, pinned });
    const least = wanted.reduce((sum, one) => sum + one.least, 0);
    const paneWidth = 200 + random(4000);
    const fitted = fitColumns(wanted, paneWidth);
    expect(totalWidth(fitted)).toBe(Math.min(totalWidth(wanted), Math.max(paneWidth, least)));
    const narrower = fitColumns(wanted, paneWidth - 1 - random(300));
    const ends = { true: 0, false: 0 };
    fitted.forEach((one, at) => {
      const before = wanted[at];
      expect(one.width).toBeGreaterThanOrEqual(one.least);
      expect(one.width).toBeLessThanOrEqual(before?.width ?? 0);
      expect(one.width + 1).toBeGreaterThanOrEqual(narrower[at]?.width ?? 0);
      if (one.keepsWidth) expect(one.width).toBe(before?.width);
      expect(one.offset).toBe(ends[`${one.isPinned}`]);
      ends[`${one.isPinned}`] += one.width;
    });
  }
});

test("nothing gives way once the person chose a width, until they give it up", () => {
  const widths = { email: 240 };
  const chosen = layOut(columns, { ...untouched, widths }, rules);
  expect(fitColumns(chosen, 400)).toBe(chosen);
  expect(totalWidth(fitColumns(layOut(columns, untouched, rules), 400))).toBeLessThan(totalWidth(chosen));
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
