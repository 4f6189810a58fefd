import { type Dispatch, useState } from "react";
import type { GridColumn } from "./grid-column";
import type { GridAction, GridState } from "./grid-state";

/**
 * Keeps the same column in hand when columns come, go or change places. During the drawing, not after it: the focus that a moved
 * element loses is given back at the end of the same drawing, and has to go to the right one.
 */
export function useActiveColumn<Row>(
  { active }: GridState,
  columns: readonly GridColumn<Row>[],
  dispatch: Dispatch<GridAction>,
) {
  const [before, setBefore] = useState(columns);
  if (before === columns) return;
  setBefore(columns);
  const id = active && before[active.column]?.id;
  const column = columns.findIndex((one) => one.id === id);
  if (active && column >= 0 && column !== active.column) dispatch({ type: "follow", to: { ...active, column } });
}
