import { type RefObject, useEffect } from "react";
import { useLatest } from "@/lib/use-latest";
import type { LaidOutColumn } from "./grid-column";
import type { Position } from "./grid-keys";

/** A column to show. Another object asks again, for the same column too. */
export interface Revealed {
  columnId: string;
  onShown: () => void;
}

interface RevealOptions {
  pane: RefObject<HTMLElement | null>;
  columns: readonly LaidOutColumn<never>[];
  rows: number;
  /** Makes a cell the active one, scrolls to it and gives it the focus. */
  go: (to: Position, extend: boolean) => void;
}

const FLASH_MS = 1500;

/** Lets a column light up for a moment, unless the person wants no motion. */
function flash(pane: HTMLElement, column: number) {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const cell of pane.querySelectorAll(`[data-column="${column}"]`)) {
    cell.animate([{ backgroundColor: "var(--selected)" }, {}], { duration: FLASH_MS, easing: "ease-in", id: "flash" });
  }
}

/** Shows a column as soon as it is one of the grid's: scrolls to it, lets it flash, and makes its first cell the active one. */
export function useReveal(revealed: Revealed | undefined, { pane, columns, rows, go }: RevealOptions) {
  const column = revealed ? columns.findIndex(({ id }) => id === revealed.columnId) : -1;
  const show = useLatest((shown: Revealed, at: number) => {
    go({ row: rows > 0 ? 0 : -1, column: at }, false);
    // Once the scrolled pane has drawn the column.
    requestAnimationFrame(() => pane.current && flash(pane.current, at));
    shown.onShown();
  });
  useEffect(() => {
    if (revealed && column >= 0) show(revealed, column);
  }, [revealed, column, show]);
}
