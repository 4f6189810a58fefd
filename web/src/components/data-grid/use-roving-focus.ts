import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { cellAt, stopOf } from "./grid-focus";
import type { Position } from "./grid-keys";

/**
 * One tab stop for the whole grid: the cell in hand, or the first one. What is in cells carries tabIndex={-1} in React; the stop
 * is given 0 here, in the document. Gives a function that asks for the focus to go to the cell in hand at the next drawing.
 */
export function useRovingFocus(grid: RefObject<HTMLElement | null>, active: Position | null) {
  const stop = useRef<HTMLElement | null>(null);
  const isWanted = useRef(false);

  // Without dependencies: every drawing may bring the cell in hand, or another element in its place.
  useLayoutEffect(() => {
    const cell = grid.current && cellAt(grid.current, active ?? { row: 0, column: 0 });
    if (!cell) return;
    const next = stopOf(cell);
    if (stop.current && stop.current !== next) stop.current.tabIndex = -1;
    stop.current = next;
    next.tabIndex = 0;
    if (!isWanted.current) return;
    isWanted.current = false;
    next.focus({ preventScroll: true });
  });

  return useCallback(() => {
    isWanted.current = true;
  }, []);
}
