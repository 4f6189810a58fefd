import { expect, test } from "vitest";
import { layOut, fitColumns } from "./column-layout";
import type { DataGridProps } from "./data-grid";
import type { GridColumn } from "./grid-column";
import { headerActions } from "./header-actions";

const column = (id: string, given: Partial<GridColumn<string>> = {}): GridColumn<string> => ({
  ...{ id, label: id, width: 200, draw: () => null, text: () => "" },
  ...given,
});
const rules = { widths: { min: 50, max: 1200 }, readable: 96, pinned: [] };
const untouched = { widths: {}, order: [], hidden: [], pinned: [] };
const columns = [column("select", { isFixed: true, keepsWidth: true, width: 60 }), column("name"), column("email")];
const nothing = () => undefined;

/** The header's actions on columns that are drawn in a pane of 360 pixels, and the widths that they chose. */
function header() {
  let chosen: Readonly<Record<string, number>> = {};
  const props: Pick<DataGridProps<string>, "columns" | "widths" | "onSort" | "onMove" | "onShift" | "onResize"> = {
    ...{ columns: fitColumns(layOut(columns, untouched, rules), 360), widths: rules.widths },
    ...{ onSort: nothing, onMove: nothing, onShift: nothing },
    onResize: (next) => (chosen = next(chosen)),
  };
  // The header asks for nothing else of the grid.
  return { ...headerActions(props as DataGridProps<string>, { current: null }, nothing), chosen: () => chosen };
}

test("the first column that is resized keeps the others as wide as they are on screen, and no jump follows", () => {
  const { onResize, chosen } = header();
  onResize(1, 170);
  expect(chosen()).toEqual({ name: 170, email: 150 });
  const after = fitColumns(layOut(columns, { ...untouched, widths: chosen() }, rules), 360);
  expect(after.map(({ width }) => width)).toEqual([60, 170, 150]);
});

test("keys that come faster than the columns are drawn count each, down to the least width", () => {
  const { onResizeBy, chosen } = header();
  for (const by of [-10, -10, 10, -10]) onResizeBy(2, by);
  expect(chosen()).toEqual({ name: 150, email: 130 });
  for (let press = 0; press < 20; press += 1) onResizeBy(2, -10);
  expect(chosen()).toEqual({ name: 150, email: 50 });
});
