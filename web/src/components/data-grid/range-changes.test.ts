import { expect, test } from "vitest";
import type { CellRange } from "./cell-range";
import type { CellEdit, GridColumn } from "./grid-column";
import { parseNumber, parseText } from "./parse-cell";
import { clearChanges, fillDownChanges, leftOut, pasteChanges, pastedRange, textsOf } from "./range-changes";

interface Row {
  id: string;
  name: string;
  age: number | null;
  note: string;
}
const rows: Row[] = [
  { id: "a", name: "Ada", age: 36, note: "n" },
  { id: "b", name: "Ben", age: null, note: "" },
  { id: "c", name: "Cy", age: 5, note: "" },
];
const column = (id: string, given: Partial<GridColumn<Row>>): GridColumn<Row> => ({
  id,
  label: id,
  width: 100,
  draw: () => null,
  text: () => "",
  ...given,
});
const columns = [
  column("no", { text: () => "1" }),
  column("name", { text: (row) => row.name, edit: { kind: "text", value: (row) => row.name, parse: parseText } }),
  column("age", {
    text: (row) => String(row.age ?? ""),
    edit: { kind: "number", value: (row) => row.age, parse: parseNumber },
  }),
  column("note", { text: (row) => row.note, edit: { kind: "note", value: (row) => row.note, parse: parseText } }),
];
const cells = { columns, rows, rowId: ({ id }: Row) => id };
const range = (top: number, bottom: number, start: number, end: number) => ({ top, bottom, start, end });
const briefly = ({ changes }: { changes: { rowId: string; columnId: string; value: unknown }[] }) =>
  changes.map(({ rowId, columnId, value }) => `${rowId}.${columnId}=${String(value)}`);

const paste = (at: CellRange, pasted: string[][]) => pasteChanges(cells, pastedRange(at, pasted), pasted);

test("a block is pasted from the first cell on, and ends with the rows and columns there are", () => {
  const pasted = paste(range(1, 1, 1, 1), [
    ["Bob", "40"],
    ["Cyd", "5"],
    ["beyond", "1"],
  ]);
  expect(briefly(pasted)).toEqual(["b.name=Bob", "b.age=40", "c.name=Cyd"]);
});

test("one cell fills the whole range, and an equal value is no change", () => {
  expect(briefly(paste(range(0, 2, 2, 2), [["5"]]))).toEqual(["a.age=5", "b.age=5"]);
});

test("a block repeats in each direction in which the range holds it several times, and is pasted once otherwise", () => {
  const block = [["Bob", "40"]];
  expect(briefly(paste(range(0, 2, 1, 2), block))).toEqual([
    ...["a.name=Bob", "a.age=40", "b.name=Bob", "b.age=40", "c.name=Bob", "c.age=40"],
  ]);
  // Three columns hold no two twice: only the rows repeat.
  expect(pastedRange(range(0, 2, 1, 3), block)).toEqual(range(0, 2, 1, 2));
  const two = [["Bob"], ["Cyd"]];
  expect(briefly(paste(range(0, 2, 1, 1), two))).toEqual(["a.name=Bob", "b.name=Cyd"]);
  expect(pastedRange(range(4, 7, 1, 3), two)).toEqual(range(4, 7, 1, 3));
  expect(pastedRange(range(4, 4, 1, 1), two)).toEqual(range(4, 5, 1, 1));
  // A row that is shorter than the others leaves the cells beside it as they are, each time.
  const ragged = [["Bob"], ["Cyd", "7"]];
  const four = { ...cells, rows: [...rows, { id: "d", name: "Dee", age: 1, note: "" }] };
  expect(briefly(pasteChanges(four, pastedRange(range(0, 3, 1, 2), ragged), ragged))).toEqual([
    ...["a.name=Bob", "b.name=Cyd", "b.age=7", "c.name=Bob", "d.name=Cyd", "d.age=7"],
  ]);
});

test("what is pasted beyond the end of the table is said", () => {
  const table = { rows: 3, columns: 4 };
  expect(leftOut(range(0, 2, 0, 3), table)).toBeNull();
  expect(leftOut(range(2, 3, 0, 0), table)).toBe("Not pasted: 1 row beyond the end of the table.");
  expect(leftOut(range(2, 4, 3, 5), table)).toBe("Not pasted: 2 rows and 2 columns beyond the end of the table.");
});

test("a cell that cannot be edited is passed over, and one that does not fit is refused with the reason", () => {
  const pasted = paste(range(0, 0, 0, 0), [["7", "Al", "old"]]);
  expect(briefly(pasted)).toEqual(["a.name=Al"]);
  expect(pasted.refused).toEqual([
    { rowId: "a", columnId: "age", text: "old", reason: "Enter a number, such as 2500.75 or 40k." },
  ]);
});

test("clearing empties what is filled, but no note", () => {
  expect(briefly(clearChanges(cells, range(0, 1, 2, 3)))).toEqual(["a.age=null"]);
});

test("filling down repeats the first row", () => {
  expect(briefly(fillDownChanges(cells, range(0, 2, 1, 2)))).toEqual([
    "b.name=Ada",
    "b.age=36",
    "c.name=Ada",
    "c.age=36",
  ]);
  expect(briefly(fillDownChanges(cells, range(0, 0, 1, 2)))).toEqual([]);
});

test("filling down repeats what is stored, not how it is shown or copied", () => {
  const shown = [column("tags", { text: () => "nobody", edit: { kind: "text", value: () => null, parse: parseText } })];
  expect(fillDownChanges({ ...cells, columns: shown }, range(0, 2, 0, 0)).changes).toEqual([]);
  const tags: Record<string, string[]> = { a: ["x, y", "z"] };
  const edit: CellEdit<Row> = {
    kind: "multiselect",
    value: ({ id }) => tags[id] ?? null,
    parse: () => ({ value: [] }),
  };
  const filled = fillDownChanges({ ...cells, columns: [column("tags", { edit })] }, range(0, 1, 0, 0));
  expect(filled.changes).toEqual([{ rowId: "b", columnId: "tags", value: ["x, y", "z"], seen: null }]);
});

test("a note that is none empties no other", () => {
  const value = ({ id }: Row) => (id === "a" ? null : "kept");
  const notes = [column("note", { edit: { kind: "note", value, parse: parseText } })];
  expect(fillDownChanges({ ...cells, columns: notes }, range(0, 2, 0, 0))).toEqual({ changes: [], refused: [] });
});

test("the texts of a range are those of its cells", () => {
  expect(textsOf(cells, range(0, 1, 0, 2))).toEqual([
    ["1", "Ada", "36"],
    ["1", "Ben", ""],
  ]);
});

test("a change tells what was stored in the cell, where that is not what the cell shows", () => {
  const edit: CellEdit<Row> = { kind: "number", value: () => 37, stored: () => null, parse: parseNumber };
  const shown = { ...cells, columns: [column("score", { edit })] };
  const pasted = pasteChanges(shown, range(0, 0, 0, 0), [["5"]]);
  expect(pasted.changes).toEqual([{ rowId: "a", columnId: "score", value: 5, seen: null }]);
});
