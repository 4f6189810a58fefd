import { expect, test } from "vitest";
import { isSameWindow, nearsEnd, windowAt } from "./grid-window";

const columns = [
  { offset: 0, width: 250, isPinned: true },
  ...Array.from({ length: 10 }, (_, at) => ({ offset: at * 200, width: 200, isPinned: false })),
];
const view = { top: 0, left: 0, width: 1000, height: 32 + 10 * 36 };

test("draws the rows in view and six beyond each edge", () => {
  expect(windowAt(view, { rows: 1000, columns, ahead: true })).toMatchObject({ firstRow: 0, endRow: 16 });
  expect(windowAt({ ...view, top: 100 * 36 }, { rows: 1000, columns, ahead: true })).toMatchObject({
    firstRow: 94,
    endRow: 116,
  });
});

test("draws none beyond the edges while the first rows come", () => {
  const extent = { rows: 1000, columns, ahead: false };
  expect(windowAt({ ...view, top: 100 * 36 }, extent)).toMatchObject({ firstRow: 100, endRow: 110 });
});

test("stays within the rows there are", () => {
  expect(windowAt(view, { rows: 4, columns, ahead: true })).toMatchObject({ firstRow: 0, endRow: 4 });
  expect(windowAt(view, { rows: 0, columns, ahead: true })).toMatchObject({ firstRow: 0, endRow: 0 });
  // Rows went while the pane was scrolled down: the browser has not scrolled back yet.
  expect(windowAt({ ...view, top: 900 * 36 }, { rows: 10, columns, ahead: true })).toMatchObject({
    firstRow: 9,
    endRow: 10,
  });
});

test("gives the pinned columns' width to none of the others", () => {
  expect(windowAt(view, { rows: 4, columns, ahead: true }).columns).toEqual({ from: 0, to: 6 });
  expect(windowAt(view, { rows: 4, columns, ahead: false }).columns).toEqual({ from: 0, to: 4 });
});

test("a scroll by a few pixels changes nothing", () => {
  const at = (top: number) => windowAt({ ...view, top }, { rows: 1000, columns, ahead: true });
  expect(isSameWindow(at(361), at(370))).toBe(true);
  expect(isSameWindow(at(361), at(400))).toBe(false);
});

test("more rows are wanted when some in view are missing, and before that once scrolling has begun", () => {
  const list = { loaded: 50, total: 1000 };
  expect(nearsEnd({ firstRow: 0, endRow: 26 }, list)).toBe(false);
  expect(nearsEnd({ firstRow: 1, endRow: 30 }, list)).toBe(true);
  expect(nearsEnd({ firstRow: 0, endRow: 60 }, list)).toBe(true);
  expect(nearsEnd({ firstRow: 20, endRow: 50 }, { loaded: 250, total: 1000 })).toBe(false);
  expect(nearsEnd({ firstRow: 20, endRow: 50 }, { loaded: 60, total: 60 })).toBe(false);
});
