import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { type ColumnWindow, columnsInView, nearestScroll } from "./column-layout";
import type { LaidOutColumn } from "./grid-column";
import { HEADER_HEIGHT, ROW_HEIGHT } from "./grid-geometry";
import type { Position } from "./grid-keys";

const pinnedWidth = (columns: readonly LaidOutColumn<never>[]) =>
  columns.reduce((sum, { isPinned, width }) => (isPinned ? sum + width : sum), 0);

/** Which columns are in view, kept current while the grid scrolls sideways or changes its size. */
export function useColumnsInView(
  pane: RefObject<HTMLElement | null>,
  columns: readonly LaidOutColumn<never>[],
): ColumnWindow {
  const measure = useCallback(
    (scrollLeft: number, width: number) => {
      const loose = columns.filter(({ isPinned }) => !isPinned);
      return columnsInView(loose, { scrollLeft, width: width - pinnedWidth(columns) });
    },
    [columns],
  );
  const [view, setView] = useState({ scrollLeft: 0, width: window.innerWidth });
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const look = () => {
      const next = { scrollLeft: Math.abs(element.scrollLeft), width: element.clientWidth };
      setView((before) => {
        const was = measure(before.scrollLeft, before.width);
        const is = measure(next.scrollLeft, next.width);
        return was.from === is.from && was.to === is.to ? before : next;
      });
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [pane, measure]);
  return measure(view.scrollLeft, view.width);
}

/** Brings a cell into view, under the header and beside the pinned columns, scrolling no further than needed. */
export function showCell(pane: HTMLElement, columns: readonly LaidOutColumn<never>[], { row, column }: Position) {
  if (row >= 0) {
    const view = { offset: pane.scrollTop, size: pane.clientHeight - HEADER_HEIGHT };
    pane.scrollTop = nearestScroll({ start: row * ROW_HEIGHT, size: ROW_HEIGHT }, view);
  }
  const target = columns[column];
  if (!target || target.isPinned) return;
  const isBackwards = getComputedStyle(pane).direction === "rtl";
  const view = { offset: Math.abs(pane.scrollLeft), size: pane.clientWidth - pinnedWidth(columns) };
  const left = nearestScroll({ start: target.offset, size: target.width }, view);
  pane.scrollLeft = isBackwards ? -left : left;
}
