import { useEffect, useRef } from "react";
import { useLatest } from "@/lib/use-latest";
import type { DataGridProps } from "./data-grid";
import type { LaidOutColumn } from "./grid-column";
import type { Position } from "./grid-keys";

/** Gives the focus to the row that one comes back to, in the column that is always there, once it is loaded. */
export function useReturn<Row>(
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
