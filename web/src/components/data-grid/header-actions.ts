import type { RefObject } from "react";
import { widthWithin } from "./column-layout";
import type { DataGridProps } from "./data-grid";
import { previewWidth } from "./grid-geometry";
import type { HeaderActions } from "./grid-header";

// Beside the text: padding on both sides, and the border of the pixel it may be rounded down by.
const CELL_PADDING_PX = 26;

/** As wide as the widest text that is drawn in a column, its header included. */
function widestIn(pane: HTMLElement | null, column: number): number {
  const cells = pane?.querySelectorAll(`[data-column="${column}"]`) ?? [];
  return Math.max(0, ...[...cells].map((cell) => (cell.firstElementChild?.scrollWidth ?? 0) + CELL_PADDING_PX));
}

/** What the header does, by column index, in terms of the grid's props, which go by id. */
export function headerActions<Row>(
  { columns, widths, onSort, onMove, onShift, onResize }: DataGridProps<Row>,
  pane: RefObject<HTMLElement | null>,
  onMenu: HeaderActions["onMenu"],
): HeaderActions {
  const idOf = (column: number) => columns[column]?.id ?? "";
  const resize = (column: number, next: (width: number) => number) => {
    const drawn = Object.fromEntries(columns.filter(({ isFixed }) => !isFixed).map(({ id, width }) => [id, width]));
    const id = idOf(column);
    onResize((chosen) => ({ ...drawn, ...chosen, [id]: widthWithin(next(chosen[id] ?? drawn[id] ?? 0), widths) }));
  };
  return {
    onSort: (column) => onSort(idOf(column)),
    onMove: (column, target) => onMove(idOf(column), idOf(target)),
    onShift: (column, by) => onShift(idOf(column), by),
    onPreview: (column, width) => {
      const grid = pane.current?.querySelector<HTMLElement>("[role=grid]");
      if (grid) previewWidth(grid, columns, column, widthWithin(width, widths));
    },
    onResize: (column, width) => resize(column, () => width),
    onResizeBy: (column, by) => resize(column, (width) => width + by),
    onFit: (column) => resize(column, () => widestIn(pane.current, column)),
    onMenu,
  };
}
