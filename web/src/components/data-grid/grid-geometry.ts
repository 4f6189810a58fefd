import type { CSSProperties } from "react";
import { totalWidth } from "./column-layout";

export const ROW_HEIGHT = 36;
export const HEADER_HEIGHT = 32;
/** Beside the last column, where another one can be added: as wide as the class `pe-9`. */
export const ADD_COLUMN_WIDTH = 36;

/**
 * What holds the pinned cells of a row at the edge, over the others. One for all of them, and placed only once the grid was
 * scrolled sideways: each placed element is one more thing to draw for itself.
 */
export const PINNED = "grid-pinned start-0 flex shrink-0";

/** How many rows a page key passes. */
export const pageRowsOf = (pane: HTMLElement | null): number =>
  Math.max(1, Math.floor((pane?.clientHeight ?? 0) / ROW_HEIGHT) - 2);

interface Measured {
  width: number;
}

const widthName = (index: number) => `--w${index}`;

/** The widths of all columns as variables of the grid, so that a column that is being dragged wider draws no row again. */
export function columnVariables(columns: readonly Measured[]): CSSProperties {
  const widths = columns.map(({ width }, index) => [widthName(index), `${width}px`]);
  // React sets custom properties, but its type does not know them.
  return { ...Object.fromEntries(widths), "--total": `${totalWidth(columns)}px` } as CSSProperties;
}

/** How wide a cell of the column is. */
export const cellStyle = (index: number): CSSProperties => ({ width: `var(${widthName(index)})` });

/** Shows a column with another width without drawing anything again, until the width is settled. */
export function previewWidth(grid: HTMLElement, columns: readonly Measured[], index: number, width: number) {
  const before = columns[index];
  if (!before) return;
  grid.style.setProperty(widthName(index), `${width}px`);
  grid.style.setProperty("--total", `${totalWidth(columns) - before.width + width}px`);
}
