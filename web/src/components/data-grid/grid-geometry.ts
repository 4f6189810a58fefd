import type { CSSProperties } from "react";
import { totalWidth } from "./column-layout";

export const ROW_HEIGHT = 36;
export const HEADER_HEIGHT = 32;

interface Measured {
  width: number;
  offset: number;
  isPinned: boolean;
}

const widthName = (index: number) => `--w${index}`;
const offsetName = (index: number) => `--o${index}`;

/** Widths and offsets of all columns as variables of the grid, so that a column that is being dragged wider draws no row anew. */
export function columnVariables(columns: readonly Measured[]): CSSProperties {
  const entries = columns.flatMap(({ width, offset, isPinned }, index) => [
    [widthName(index), `${width}px`],
    ...(isPinned ? [[offsetName(index), `${offset}px`]] : []),
  ]);
  // React sets custom properties, but its type does not know them.
  return { ...Object.fromEntries(entries), "--total": `${totalWidth(columns)}px` } as CSSProperties;
}

/** Where a cell of the column stands: its width, and its place at the edge when it is pinned. */
export function cellStyle(column: Measured, index: number): CSSProperties {
  const width = `var(${widthName(index)})`;
  return column.isPinned ? { width, insetInlineStart: `var(${offsetName(index)})` } : { width };
}

/** Shows a column with another width without drawing anything anew, until the width is settled. */
export function previewWidth(grid: HTMLElement, columns: readonly Measured[], index: number, width: number) {
  const before = columns[index];
  if (!before) return;
  const changed = columns.map((column, at) => (at === index ? { ...column, width } : column));
  grid.style.setProperty(widthName(index), `${width}px`);
  grid.style.setProperty("--total", `${totalWidth(changed)}px`);
  if (!before.isPinned) return;
  let offset = 0;
  changed.forEach((column, at) => {
    if (!column.isPinned) return;
    grid.style.setProperty(offsetName(at), `${offset}px`);
    offset += column.width;
  });
}
