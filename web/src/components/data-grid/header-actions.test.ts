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

test("the first column that is resized keeps the others as wide as they are on screen, and no jump follows", () => {
  const fitted = fitColumns(layOut(columns, untouched, rules), 360);
  const chosen: Record<string, number>[] = [];
  const props: Pick<DataGridProps<string>, "columns" | "widths" | "onSort" | "onMove" | "onResize"> = {
    ...{ columns: fitted, widths: rules.widths, onSort: nothing, onMove: nothing },
    onResize: (widths) => void chosen.push(widths),
  };
  // The header asks for nothing else of the grid.
  headerActions(props as DataGridProps<string>, { current: null }, nothing).onResize(1, 170);
  expect(chosen).toEqual([{ name: 170, email: 150 }]);
  const after = fitColumns(layOut(columns, { ...untouched, widths: chosen[0] ?? {} }, rules), 360);
  expect(after.map(({ width }) => width)).toEqual([60, 170, 150]);
});
