import { totalWidth } from "./column-layout";
import { ROW_HEIGHT } from "./grid-geometry";
import type { Extent, Position } from "./grid-keys";

/** Edges in pixels of the window. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where the cells of a pane are seen, below its header, and how far it is scrolled: `along` counts from where lines start. */
export interface Sight {
  box: Box;
  scrolled: { top: number; along: number };
  isRightToLeft: boolean;
}

interface Cells extends Pick<Extent, "rows"> {
  columns: readonly { offset: number; width: number; isPinned: boolean }[];
}

// Where the pane ends with the window there is no way out of it: there, near counts as beyond.
const NEAR_WINDOW_PX = 16;
const LEAST_SPEED = 200;
const SPEED_PER_PX = 20;
const MOST_SPEED = 6000;

const pinnedWidth = ({ columns }: Cells) => totalWidth(columns.filter(({ isPinned }) => isPinned));

/** Where a drag from a cell meets others: one from the columns that scroll meets all of these before the pinned ones. */
export function reachOf({ box, scrolled, isRightToLeft }: Sight, cells: Cells, from: Position): Box {
  if (scrolled.along === 0 || cells.columns[from.column]?.isPinned) return box;
  const pinned = pinnedWidth(cells);
  return isRightToLeft ? { ...box, right: box.right - pinned } : { ...box, left: box.left + pinned };
}

/** How a pane scrolls while someone drags at a point, in pixels a second: faster the farther out, not at all inside. */
export function pullAt({ x, y }: Point, reach: Box, window: { width: number; height: number }): Point {
  const speed = (beyond: number) => Math.min(LEAST_SPEED + beyond * SPEED_PER_PX, MOST_SPEED);
  const pull = (at: number, start: number, end: number, size: number) => {
    const least = Math.max(start, NEAR_WINDOW_PX);
    const most = Math.min(end, size - NEAR_WINDOW_PX);
    if (at < least) return -speed(least - at);
    return at >= most ? speed(at - most) : 0;
  };
  return { x: pull(x, reach.left, reach.right, window.width), y: pull(y, reach.top, reach.bottom, window.height) };
}

const within = (at: number, start: number, end: number) => Math.max(start, Math.min(at, end - 1));

/** The cell at a point, or the nearest one in reach. */
export function positionAt(
  { x, y }: Point,
  { box, scrolled, isRightToLeft }: Sight,
  reach: Box,
  cells: Cells,
): Position {
  const row = Math.floor((within(y, reach.top, reach.bottom) - box.top + scrolled.top) / ROW_HEIGHT);
  const inside = within(x, reach.left, reach.right);
  const along = isRightToLeft ? box.right - 1 - inside : inside - box.left;
  const pinned = pinnedWidth(cells);
  const isPinned = along < pinned;
  const offset = isPinned ? along : along - pinned + scrolled.along;
  const column = cells.columns.findLastIndex((one) => one.isPinned === isPinned && one.offset <= offset);
  return { row: Math.max(0, Math.min(row, cells.rows - 1)), column };
}
