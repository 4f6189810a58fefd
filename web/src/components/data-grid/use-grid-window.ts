import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useLatest } from "@/lib/use-latest";
import { fitColumns } from "./column-layout";
import type { DataGridProps } from "./data-grid";
import type { Flight } from "./flight";
import type { LaidOutColumn } from "./grid-column";
import { ADD_COLUMN_WIDTH } from "./grid-geometry";
import { type GridWindow, isSameWindow, type View, windowAt } from "./grid-window";

/** What of the grid is drawn, and its columns as wide as the pane lets them be; kept current while it scrolls or changes its size. */
export function useGridWindow<Row>(
  pane: RefObject<HTMLElement | null>,
  flight: Flight,
  { total: rows, columns: wanted, onAddColumn }: Pick<DataGridProps<Row>, "total" | "columns" | "onAddColumn">,
): { window: GridWindow; columns: readonly LaidOutColumn<Row>[] } {
  // Without a row until the pane is measured, which happens before anything of it is painted.
  const [view, setView] = useState<View>({ top: 0, left: 0, width: window.innerWidth, height: 0 });
  const seen = useRef(view);
  // The first rows are seen sooner without what lies ahead of them.
  const rests = useSyncExternalStore(flight.onRest, () => flight.rests);
  const endRoom = onAddColumn ? ADD_COLUMN_WIDTH : 0;
  const columns = useMemo(() => fitColumns(wanted, view.width - endRoom), [wanted, view.width, endRoom]);
  const drawn = windowAt(view, { rows, columns, ahead: rests > 0 });

  const hasRows = rows > 0;
  useEffect(() => {
    if (!hasRows) return;
    // In the frame after the one that paints the first rows.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setTimeout(() => flight.rest()));
    });
    return () => cancelAnimationFrame(frame);
  }, [flight, hasRows]);

  const look = useLatest(() => {
    const element = pane.current;
    if (!element) return;
    const { scrollTop: top, scrollLeft, clientWidth: width, clientHeight: height } = element;
    // Right to left, browsers count sideways scrolling down from 0.
    const next = { top, left: Math.abs(scrollLeft), width, height };
    element.toggleAttribute("data-shifted", next.left > 0);
    const extent = { rows, columns, ahead: true };
    const isSameSize = seen.current.width === width && seen.current.height === height;
    if (isSameSize && isSameWindow(windowAt(seen.current, extent), windowAt(next, extent))) return;
    seen.current = next;
    setView(next);
  });

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    // Drawn within the frame that scrolls: a frame later, the rows would come into view blank.
    const scrolled = () => {
      flight.scrolledTo(element.scrollTop);
      flushSync(look);
    };
    // Drawn before it is painted: columns that have to fit never show in another width first.
    const resized = new ResizeObserver(() => flushSync(look));
    // The outer box: the inner one changes with the scrollbar of wide columns, and would be reported again.
    resized.observe(element, { box: "border-box" });
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", scrolled);
    };
  }, [pane, flight, look]);

  useLayoutEffect(() => {
    const { top, left, height } = seen.current;
    // At the start nothing moves the pane when rows or columns come or go, and reading its size would cause another layout.
    if (rows > 0 && (height === 0 || top > 0 || left > 0)) look();
  }, [rows, columns, look]);
  return { window: drawn, columns };
}
