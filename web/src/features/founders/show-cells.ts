import type { PersonRow } from "@contract/founder-list";
import type { QueryClient } from "@tanstack/react-query";
import { type CellChange, cellKey } from "@/components/data-grid/cell-change";
import { isSameValue } from "@/components/data-grid/cell-values";
import type { CellValue } from "@/components/data-grid/grid-column";
import { cellsUnderWay } from "./cells-under-way";
import { withChanged } from "./founder-list";
import { changeLists, loadedPeople } from "./founders.queries";
import { valueOf, withValue } from "./person-values";

type Change = (row: PersonRow) => PersonRow;
const changeRows = (client: QueryClient, change: Change) => changeLists(client, (list) => withChanged(list, change));

/** Shows changes of cells before they are saved, whatever is read meanwhile. */
export function showCells(client: QueryClient, changes: readonly CellChange[]) {
  const people = new Map(
    loadedPeople(client, [...new Set(changes.map(({ rowId }) => rowId))]).map((row) => [row.id, row]),
  );
  const before = new Map(
    changes.flatMap((change) => {
      const person = people.get(change.rowId);
      return person ? [[cellKey(change), valueOf(person, change.columnId)] as const] : [];
    }),
  );
  const byRow = Map.groupBy(changes, ({ rowId }) => rowId);
  const end = cellsUnderWay(client).begin(changes);
  changeRows(client, (row) =>
    (byRow.get(row.id) ?? []).reduce((now, { columnId, value }) => withValue(now, columnId, value, new Date()), row),
  );
  return {
    /** Of some cells it is known whether they were saved. */
    end,
    /** These were not saved: they show what they did before, or what `now` says; what was changed again meanwhile stays. */
    putBack<Cell extends CellChange>(
      cells: readonly Cell[],
      now: (cell: Cell) => CellValue | undefined = (cell) => before.get(cellKey(cell)),
    ) {
      end(cells, false);
      const back = Map.groupBy(cells, ({ rowId }) => rowId);
      changeRows(client, (row) =>
        (back.get(row.id) ?? []).reduce((shown, cell) => {
          const { columnId, value } = cell;
          const next = now(cell);
          if (next === undefined || !isSameValue(valueOf(shown, columnId), value)) return shown;
          return withValue(shown, columnId, next, new Date());
        }, row),
      );
    },
  };
}
