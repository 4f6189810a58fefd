import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { LaidOutColumn } from "./grid-column";
import { type GridWindow, isSameWindow, windowAt } from "./grid-window";

/** What of the grid is drawn, kept current while it scrolls or changes its size. */
export function useGridWindow(
  pane: RefObject<HTMLElement | null>,
  rows: number,
  columns: readonly LaidOutColumn<never>[],
): GridWindow {
  const [view, setView] = useState({ top: 0, left: 0, width: window.innerWidth, height: window.innerHeight });
  const extent = { rows, columns };
  const drawn = windowAt(view, extent);

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    let shown: GridWindow | null = null;
    const look = () => {
      const { scrollTop: top, scrollLeft, clientWidth: width, clientHeight: height } = element;
      // Right to left, browsers count sideways scrolling down from 0.
      const next = { top, left: Math.abs(scrollLeft), width, height };
      element.toggleAttribute("data-shifted", next.left > 0);
      const now = windowAt(next, { rows, columns });
      if (shown && isSameWindow(shown, now)) return;
      shown = now;
      setView(next);
    };
    // Drawn within the frame that scrolls: a frame later, the rows would come into view blank.
    const scrolled = () => flushSync(look);
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", scrolled);
    };
  }, [pane, rows, columns]);
  return drawn;
}
