import { type Dispatch, useState } from "react";
import type { GridAction, GridState } from "./grid-state";

/**
 * Keeps the same row in hand when rows come, go or change places; when it is gone, the one in its place, and that alone: the cells around it
 * are others than those that were chosen. During the drawing, as with columns (useActiveColumn): the focus would go to another row.
 */
export function useActiveRow<Row>(
  { active }: GridState,
  rows: readonly Row[],
  rowId: (row: Row) => string,
  dispatch: Dispatch<GridAction>,
) {
  const [before, setBefore] = useState(rows);
  if (before === rows) return;
  setBefore(rows);
  const was = active ? before[active.row] : undefined;
  if (!active || was === undefined) return;
  const id = rowId(was);
  const there = rows[active.row];
  if (there !== undefined && rowId(there) === id) return;
  const row = rows.findIndex((one) => rowId(one) === id);
  if (row >= 0) dispatch({ type: "follow", to: { ...active, row } });
  else if (there !== undefined) dispatch({ type: "collapse" });
}
