import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { Flight } from "./flight";
import type { LaidOutColumn } from "./grid-column";
import { type GridWindow, isSameWindow, windowAt } from "./grid-window";

/** What of the grid is drawn, kept current while it scrolls or changes its size. */
export function useGridWindow(
  pane: RefObject<HTMLElement | null>,
  flight: Flight,
  { rows, columns }: { rows: number; columns: readonly LaidOutColumn<never>[] },
): GridWindow {
  // Without a row until the pane is measured, which happens before anything is painted.
  const [view, setView] = useState({ top: 0, left: 0, width: window.innerWidth, height: 0 });
  // The first rows are seen sooner without those that lie ahead of them.
  const rests = useSyncExternalStore(flight.onRest, () => flight.rests);
  const drawn = windowAt(view, { rows, columns, ahead: rests > 0 });

  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => flight.rest()));
    return () => cancelAnimationFrame(frame);
  }, [flight]);

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    let shown: GridWindow | null = null;
    const look = () => {
      const { scrollTop: top, scrollLeft, clientWidth: width, clientHeight: height } = element;
      // Right to left, browsers count sideways scrolling down from 0.
      const next = { top, left: Math.abs(scrollLeft), width, height };
      element.toggleAttribute("data-shifted", next.left > 0);
      const now = windowAt(next, { rows, columns, ahead: true });
      if (shown && isSameWindow(shown, now)) return;
      shown = now;
      setView(next);
    };
    // Drawn within the frame that scrolls: a frame later, the rows would come into view blank.
    const scrolled = () => {
      flight.scrolledTo(element.scrollTop);
      flushSync(look);
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", scrolled);
    };
  }, [pane, flight, rows, columns]);
  return drawn;
}
