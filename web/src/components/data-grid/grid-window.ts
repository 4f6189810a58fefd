import { columnsInView, type ColumnWindow } from "./column-layout";
import { HEADER_HEIGHT, ROW_HEIGHT } from "./grid-geometry";

/** What of the grid is drawn: rows and loose columns from … to one past the last. */
export interface GridWindow {
  firstRow: number;
  endRow: number;
  columns: ColumnWindow;
}

export interface View {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface Extent {
  rows: number;
  columns: readonly { offset: number; width: number; isPinned: boolean }[];
  /** Whether rows and columns beyond the edges are drawn too. */
  ahead: boolean;
}

// Drawn beyond the edges, so that the next ones are there before they are seen.
const AHEAD_ROWS = 6;
const AHEAD_PX = 300;

/** What is drawn at a scroll offset. Rows are all of one height, so it takes no measuring. */
export function windowAt(view: View, { rows, columns, ahead }: Extent): GridWindow {
  const loose = columns.filter(({ isPinned }) => !isPinned);
  const pinned = columns.reduce((sum, { isPinned, width }) => (isPinned ? sum + width : sum), 0);
  const more = ahead ? AHEAD_ROWS : 0;
  const first = Math.floor(view.top / ROW_HEIGHT) - more;
  const end = Math.ceil((view.top + view.height - HEADER_HEIGHT) / ROW_HEIGHT) + more;
  return {
    firstRow: Math.max(0, Math.min(first, rows - 1)),
    endRow: Math.max(0, Math.min(end, rows)),
    columns: columnsInView(loose, {
      scrollLeft: view.left,
      width: view.width - pinned,
      ahead: ahead ? AHEAD_PX : 0,
    }),
  };
}

export function isSameWindow(one: GridWindow, other: GridWindow): boolean {
  return (
    one.firstRow === other.firstRow &&
    one.endRow === other.endRow &&
    one.columns.from === other.columns.from &&
    one.columns.to === other.columns.to
  );
}

// Half a second of the fastest scrolling: as long as the next rows take to come over a slow network.
const LOADED_AHEAD_ROWS = 150;

/** Whether more rows should be loaded: some are missing, or will be if scrolling goes on. At rest at the top, none is fetched in advance. */
export function nearsEnd(
  { firstRow, endRow }: Pick<GridWindow, "firstRow" | "endRow">,
  { loaded, total }: { loaded: number; total: number },
): boolean {
  return endRow > loaded || (firstRow > 0 && loaded < total && endRow + LOADED_AHEAD_ROWS > loaded);
}
