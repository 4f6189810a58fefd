import { type Dispatch, useEffect, useRef } from "react";
import type { GridAction, GridState } from "./grid-state";

/**
 * Keeps the same row in hand when rows come, go or change places; when it is gone, the one in its place, and that alone: the cells around it
 * are others than those that were chosen.
 */
export function useActiveRow<Row>(
  { active }: GridState,
  rows: readonly Row[],
  rowId: (row: Row) => string,
  dispatch: Dispatch<GridAction>,
) {
  const held = useRef<{ rows: readonly Row[]; id: string | null }>({ rows, id: null });
  useEffect(() => {
    const before = held.current;
    const index = active?.row ?? -1;
    if (before.rows !== rows && active && before.id !== null && index >= 0) {
      const there = rows[index];
      if (there === undefined || rowId(there) !== before.id) {
        const moved = rows.findIndex((row) => rowId(row) === before.id);
        if (moved >= 0) {
          held.current = { rows, id: before.id };
          dispatch({ type: "follow", to: { ...active, row: moved } });
          return;
        }
        if (there !== undefined) dispatch({ type: "collapse" });
      }
    }
    const row = rows[index];
    held.current = { rows, id: row === undefined ? null : rowId(row) };
  }, [active, rows, rowId, dispatch]);
}
