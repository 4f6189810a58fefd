import { expect, test } from "vitest";
import { positionAt, pullAt, reachOf, type Sight } from "./drag-reach";

// 100 pinned, then three of 200 that scroll, in a pane of 400 × 360, 50 from the left and 80 from the top.
const pinned = { offset: 0, width: 100, isPinned: true };
const columns = [pinned, ...[0, 200, 400].map((offset) => ({ offset, width: 200, isPinned: false }))];
const cells = { columns, rows: 1000 };
const box = { left: 50, right: 450, top: 80, bottom: 440 };
const sight = (top = 0, along = 0, isRightToLeft = false): Sight => ({ box, scrolled: { top, along }, isRightToLeft });
const window = { width: 2000, height: 1000 };
const [fromPinned, fromLoose] = [
  { row: 3, column: 0 },
  { row: 3, column: 2 },
];
const at = (x: number, y: number, of = sight(), from = fromLoose) => {
  const { row, column } = positionAt({ x, y }, of, reachOf(of, cells, from), cells);
  return [row, column];
};

test("a point is in the cell that is drawn there, however far the pane is scrolled", () => {
  expect(at(60, 81)).toEqual([0, 0]);
  expect(at(160, 117)).toEqual([1, 1]);
  expect(at(160, 117, sight(3600, 150))).toEqual([101, 1]);
  expect(at(250, 117, sight(3600, 150))).toEqual([101, 2]);
});

test("a point outside is in the nearest cell that is seen, and never beyond the last one", () => {
  expect(at(3000, 3000)).toEqual([9, 2]);
  expect(at(3000, 3000, sight(0, 300))).toEqual([9, 3]);
  expect(at(0, 0, sight(72))).toEqual([2, 0]);
  expect(positionAt({ x: 60, y: 430 }, sight(), box, { columns, rows: 4 }).row).toBe(3);
});

test("what is dragged from columns that scroll meets all of them before the pinned ones; from pinned ones it goes on in them", () => {
  expect(at(60, 90, sight(0, 250))).toEqual([0, 2]);
  expect(at(60, 90, sight(0, 250), fromPinned)).toEqual([0, 0]);
  expect(pullAt({ x: 60, y: 90 }, reachOf(sight(0, 250), cells, fromLoose), window).x).toBeLessThan(0);
  expect(pullAt({ x: 60, y: 90 }, reachOf(sight(0, 250), cells, fromPinned), window).x).toBe(0);
  expect(pullAt({ x: 60, y: 90 }, reachOf(sight(), cells, fromLoose), window).x).toBe(0);
});

test("right to left, columns are counted from the right", () => {
  expect(at(449, 81, sight(0, 0, true))).toEqual([0, 0]);
  expect(at(340, 81, sight(0, 0, true))).toEqual([0, 1]);
  expect(at(0, 81, sight(0, 300, true))).toEqual([0, 3]);
  const reach = reachOf(sight(0, 300, true), cells, fromLoose);
  expect([reach.left, reach.right]).toEqual([50, 350]);
  expect(pullAt({ x: 400, y: 90 }, reach, window).x).toBeGreaterThan(0);
});

test("a pane is pulled to where the point is, faster the farther out, and at rest while it is inside", () => {
  expect(pullAt({ x: 60, y: 90 }, box, window)).toEqual({ x: 0, y: 0 });
  const down = [440, 460, 560, 5000].map((y) => pullAt({ x: 60, y }, box, window).y);
  expect(down).toEqual([...down].sort((one, other) => one - other));
  expect(new Set(down).size).toBe(4);
  expect(down[0]).toBeGreaterThan(0);
  expect(pullAt({ x: 10, y: 20 }, box, window)).toEqual({ x: -1000, y: -1400 });
});

test("where the pane ends with the window, its last pixels pull too", () => {
  const small = { width: 450, height: 440 };
  expect(pullAt({ x: 430, y: 420 }, box, small)).toEqual({ x: 0, y: 0 });
  const { x, y } = pullAt({ x: 448, y: 438 }, box, small);
  expect([x > 0, y > 0]).toEqual([true, true]);
});
