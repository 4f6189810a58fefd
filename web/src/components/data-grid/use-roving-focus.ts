import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { cellAt, stopOf } from "./grid-focus";
import type { Position } from "./grid-keys";

/**
 * One tab stop for the whole grid: the cell in hand, or the first one. What is in cells carries tabIndex={-1} in React; the stop
 * is given 0 here, in the document. `focusNext` asks for the focus to go to the cell in hand at the next drawing.
 */
export function useRovingFocus(pane: RefObject<HTMLElement | null>, active: Position | null) {
  const stop = useRef<HTMLElement | null>(null);
  const isWanted = useRef(false);
  const isInside = useRef(false);

  // Without dependencies: every drawing may bring the cell in hand, or another element in its place.
  useLayoutEffect(() => {
    const cell = pane.current && cellAt(pane.current, active ?? { row: 0, column: 0 });
    if (!cell) return;
    const next = stopOf(cell);
    if (stop.current && stop.current !== next) stop.current.tabIndex = -1;
    stop.current = next;
    next.tabIndex = 0;
    // Rows that are sorted anew take the element with the focus away, and no event tells of it.
    const isLost = isInside.current && document.activeElement === document.body;
    if (!isWanted.current && !isLost) return;
    isWanted.current = false;
    // An editor took the focus when it opened.
    if (cell.querySelector("[data-editor]")) return;
    next.focus({ preventScroll: true });
  });

  const focusNext = useCallback(() => {
    isWanted.current = true;
  }, []);
  const onFocusCapture = useCallback(() => {
    isInside.current = true;
  }, []);
  const onBlurCapture = useCallback(({ target }: FocusEvent) => {
    // What is taken out of the document loses the focus too, but not because anybody went elsewhere.
    if (target.isConnected) isInside.current = false;
  }, []);
  return { focusNext, handlers: { onFocusCapture, onBlurCapture } };
}
