import { useEffect, useRef } from "react";
import { useLatest } from "@/lib/use-latest";
import type { DataGridProps } from "./data-grid";
import type { LaidOutColumn } from "./grid-column";
import type { Position } from "./grid-keys";
import type { GridState } from "./grid-state";

/** A panel beside the grid that shows one row. */
export interface GridPeek {
  /** The row that it shows; null while it is closed. */
  rowId: string | null;
  /** Space was pressed in a row: opens the panel on it, or closes it. */
  onToggle: (rowIndex: number) => void;
  /** Another row became the active one while the panel is open. */
  onMove: (rowIndex: number) => void;
  /** Enter was pressed in a row while the panel is open. */
  onOpen: (rowIndex: number) => void;
  onClose: () => void;
}

/** Keeps panel and grid on the same row, whichever of the two moves; `show` makes a row the active one without the focus. */
function usePeek<Row>({ peek, rows, rowId }: DataGridProps<Row>, { active }: GridState, show: (row: number) => void) {
  const shownId = peek?.rowId ?? null;
  const activeRow = active?.row ?? -1;
  const follow = useLatest((row: number) => {
    const there = rows[row];
    if (shownId !== null && there !== undefined && rowId(there) !== shownId) peek?.onMove(row);
  });
  useEffect(() => follow(activeRow), [activeRow, follow]);
  const lead = useLatest((id: string) => {
    const row = rows.findIndex((one) => rowId(one) === id);
    if (row >= 0 && row !== activeRow) show(row);
  });
  useEffect(() => {
    if (shownId !== null) lead(shownId);
  }, [shownId, lead]);
}

interface GridMoves {
  state: GridState;
  /** Makes a cell the active one and gives it the focus; `show` makes a row the active one without it. */
  go: (to: Position, extend: boolean) => void;
  show: (row: number) => void;
}

/** The rows of the current and the previous panel beside the grid. */
export function useRowsShownElsewhere<Row>(
  props: DataGridProps<Row>,
  columns: readonly LaidOutColumn<Row>[],
  { state, go, show }: GridMoves,
) {
  usePeek(props, state, show);
  useReturn(props, columns, go);
}

/** Focuses the row that the user comes back to, in the column that is always shown, once the row is loaded. */
function useReturn<Row>(
  { rows, rowId, returnTo }: DataGridProps<Row>,
  columns: readonly LaidOutColumn<Row>[],
  go: (to: Position, extend: boolean) => void,
) {
  const waited = useRef(returnTo ?? null);
  const arrive = useLatest((row: number) => {
    const column = columns.findIndex(({ isKept }) => isKept);
    go({ row, column: Math.max(0, column) }, false);
  });
  useEffect(() => {
    const row = waited.current === null ? -1 : rows.findIndex((one) => rowId(one) === waited.current);
    if (row < 0) return;
    waited.current = null;
    arrive(row);
  }, [rows, rowId, arrive]);
}
