import { afterEach, expect, test } from "vitest";
import { toast, toastStore } from "@/lib/toast";
import type { CellChange } from "./cell-change";
import { cellTools } from "./cell-tools";
import { clipboardHandlers } from "./clipboard-handlers";
import type { GridColumn } from "./grid-column";
import { parseText } from "./parse-cell";
import type { ComingCells } from "./whole-range";

interface Row {
  id: string;
  name: string;
}
const everybody: Row[] = ["Ada", "Ben", "Cy", "Dee"].map((name) => ({ id: name.toLowerCase(), name }));
const name: GridColumn<Row> = {
  ...{ id: "name", label: "Name", width: 100, draw: () => null, text: (row) => row.name },
  edit: { kind: "text", value: (row) => row.name, parse: parseText },
};

/** A table of four with two rows loaded; the others come when they are asked for, unless they cannot. */
function aTable({ fails = false, clipboard = ["text/plain"], text = "X" } = {}) {
  const asked: number[] = [];
  const cells: ComingCells<Row> = {
    ...{ columns: [name], rows: everybody.slice(0, 2), total: 4, rowId: ({ id }) => id },
    onLoad: (rows) => {
      asked.push(rows);
      return fails ? Promise.reject(new Error("no network")) : Promise.resolve(everybody.slice(0, rows));
    },
  };
  const changes: CellChange[] = [];
  const copied: string[] = [];
  const event = {
    target: null,
    preventDefault: () => undefined,
    clipboardData: { types: clipboard, getData: () => text, setData: (_: string, put: string) => copied.push(put) },
  };
  const make = (made: { changes: CellChange[] }) => changes.push(...made.changes);
  const handlers = (active: number, anchor: number) =>
    clipboardHandlers(
      cells,
      { active: { row: active, column: 0 }, anchor: { row: anchor, column: 0 } },
      make,
      async (text) => void copied.push(await text),
    );
  return { cells, asked, changes, copied, event: event as never, make, handlers };
}
const column = (bottom: number) => ({ top: 0, bottom, start: 0, end: 0 });
const ids = (changes: CellChange[]) => changes.map(({ rowId }) => rowId);
const told = () => toastStore.read().map(({ text }) => text);

afterEach(() => toastStore.read().forEach(({ id }) => toastStore.dismiss(id)));

test("what is loaded is copied and changed at once, and nothing more is asked for", () => {
  const { cells, asked, changes, copied, event, make, handlers } = aTable();
  handlers(1, 0).onCopy(event);
  cellTools.clearRange(cells, column(1), make);
  expect([copied, ids(changes), asked]).toEqual([["Ada\nBen"], ["ada", "ben"], []]);
});

test("a range that goes on beyond what is loaded is loaded first, and copied, emptied and filled to its end", async () => {
  const { cells, asked, changes, copied, event, make, handlers } = aTable();
  handlers(3, 0).onCopy(event);
  // It stays until they are there, however long that takes.
  expect(toastStore.read()).toMatchObject([{ text: "Loading 4 rows…", stays: true }]);
  await expect.poll(() => copied).toEqual(["Ada\nBen\nCy\nDee"]);
  await expect.poll(told).toEqual([]);
  cellTools.clearRange(cells, column(3), make);
  await expect.poll(() => ids(changes)).toEqual(["ada", "ben", "cy", "dee"]);
  cellTools.fillDown(cells, column(3), make);
  await expect.poll(() => ids(changes).slice(4)).toEqual(["ben", "cy", "dee"]);
  handlers(3, 1).onPaste(event);
  await expect.poll(() => ids(changes).slice(7)).toEqual(["ben", "cy", "dee"]);
  expect(asked).toEqual([4, 4, 4, 4]);
});

test("when the rows cannot be loaded nothing is done, and how far it came is said", async () => {
  const { cells, changes, copied, event, make, handlers } = aTable({ fails: true });
  const reason = "Only 2 of 4 rows are loaded, and the others could not be.";
  cellTools.clearRange(cells, column(3), make);
  await expect.poll(told).toEqual([`${reason} Nothing was changed.`]);
  // Each would stay until it can have been read.
  toast.clear();
  handlers(3, 0).onCopy(event);
  await expect.poll(told).toContain(`${reason} Nothing was copied.`);
  toast.clear();
  handlers(3, 0).onCut(event);
  await expect.poll(told).toContain(`${reason} Nothing was cut.`);
  expect([changes, copied]).toEqual([[], []]);
});

test("an empty cell is pasted as one; what is no text is not", () => {
  const empty = aTable({ text: "" });
  empty.handlers(0, 0).onPaste(empty.event);
  expect(empty.changes).toEqual([{ rowId: "ada", columnId: "name", value: null, seen: "Ada" }]);
  const picture = aTable({ clipboard: ["Files"], text: "" });
  picture.handlers(0, 0).onPaste(picture.event);
  expect(picture.changes).toEqual([]);
});
