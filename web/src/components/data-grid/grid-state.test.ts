import { expect, test } from "vitest";
import { rangeBetween, rangeInWords } from "./cell-range";
import { type GridAction, gridReducer, type GridState, nowhere } from "./grid-state";

const after = (...actions: GridAction[]): GridState => actions.reduce(gridReducer, nowhere);
const go = (row: number, column: number, extend = false): GridAction => ({ type: "go", to: { row, column }, extend });
const editing = { rowId: "a", columnId: "name", typed: null, opening: null };

test("a range keeps its first corner while it grows, and ends with a plain step", () => {
  const grown = after(go(2, 1), go(4, 1, true), go(4, 3, true));
  expect(grown.anchor).toEqual({ row: 2, column: 1 });
  expect(grown.active).toEqual({ row: 4, column: 3 });
  expect(gridReducer(grown, go(5, 3)).anchor).toBeNull();
  expect(gridReducer(grown, { type: "collapse" })).toMatchObject({ anchor: null, active: { row: 4, column: 3 } });
});

test("an editor stays open while another cell becomes active, until it says that it is done", () => {
  const open: GridAction = { type: "edit", editing };
  const stop: GridAction = { type: "stop-editing", rowId: "a", columnId: "name" };
  expect(after(go(0, 0), open).editing).toEqual(editing);
  expect(after(go(0, 0), open, go(1, 0)).editing).toEqual(editing);
  expect(after(go(0, 0), open, stop).editing).toBeNull();
  const next = { rowId: "b", columnId: "name", typed: "x", opening: null };
  expect(after(open, { type: "edit", editing: next }, stop).editing).toEqual(next);
});

test("stays inside when rows or columns go, and with nobody left it is in the header", () => {
  const fit = (rows: number, columns: number) => after(go(9, 5), { type: "fit", extent: { rows, columns } }).active;
  expect(fit(5, 3)).toEqual({ row: 4, column: 2 });
  expect(fit(20, 8)).toEqual({ row: 9, column: 5 });
  expect(fit(0, 8)).toEqual({ row: -1, column: 5 });
});

test("a range is said in words, whichever corner it began at", () => {
  expect(rangeInWords(rangeBetween({ row: 4, column: 3 }, { row: 2, column: 3 }))).toBe("3 rows by 1 column");
});
