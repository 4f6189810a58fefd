import { nearestScroll } from "./column-layout";
import type { LaidOutColumn } from "./grid-column";
import { HEADER_HEIGHT, ROW_HEIGHT } from "./grid-geometry";
import type { Position } from "./grid-keys";

/** Brings a cell into view, under the header and beside the pinned columns, scrolling no further than needed. */
export function showCell(pane: HTMLElement, columns: readonly LaidOutColumn<never>[], { row, column }: Position) {
  if (row >= 0) {
    const view = { offset: pane.scrollTop, size: pane.clientHeight - HEADER_HEIGHT };
    pane.scrollTop = nearestScroll({ start: row * ROW_HEIGHT, size: ROW_HEIGHT }, view);
  }
  const target = columns[column];
  if (!target || target.isPinned) return;
  const pinned = columns.reduce((sum, { isPinned, width }) => (isPinned ? sum + width : sum), 0);
  const view = { offset: Math.abs(pane.scrollLeft), size: pane.clientWidth - pinned };
  const left = nearestScroll({ start: target.offset, size: target.width }, view);
  pane.scrollLeft = getComputedStyle(pane).direction === "rtl" ? -left : left;
}
