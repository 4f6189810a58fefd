import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import { FullText } from "@/components/full-text";
import { useKeptScroll } from "@/lib/use-kept-scroll";
import { isOneCell, rangeBetween } from "./cell-range";
import type { GridSort, LaidOutColumn } from "./grid-column";
import { columnVariables, HEADER_HEIGHT, ROW_HEIGHT } from "./grid-geometry";
import { GridHeader } from "./grid-header";
import { GridRow } from "./grid-row";
import { useGrid } from "./use-grid";
import { useColumnsInView } from "./use-grid-scroll";

export interface DataGridProps<Row> {
  label: string;
  columns: readonly LaidOutColumn<Row>[];
  /** The rows loaded so far, from the first. */
  rows: readonly Row[];
  /** How many there are, loaded or not. */
  total: number;
  rowId: (row: Row) => string;
  selectedIds: { has: (id: string) => boolean };
  sort: GridSort | null;
  /** Bounds of a column's width, in pixels. */
  widths: { min: number; max: number };
  /** The name under which its place is kept while other screens are shown. */
  scrollName: string;
  /** Rows up to this one are in view, and not all of them are loaded. */
  onNeed: (rowIndex: number) => void;
  onSort: (columnId: string) => void;
  onResize: (columnId: string, width: number) => void;
  /** A column is to stand where `targetId` stands. */
  onMove: (columnId: string, targetId: string) => void;
  onToggleRow: (rowIndex: number, extend: boolean) => void;
  onSelectAll: () => void;
  onUndo: () => void;
  /** The menu of a column, open; it calls `onClose` when it is done. */
  menu?: (columnId: string, onClose: () => void) => ReactNode;
}

const OVERSCAN_ROWS = 6;

/** A grid of rows of one height, as many as there are: only what is in view is drawn. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, columns, rows, total, rowId, selectedIds, sort, onNeed } = props;
  const pane = useRef<HTMLDivElement>(null);
  const grid = useGrid(props, pane);
  const { active, anchor, editing } = grid.state;
  const inView = useColumnsInView(pane, columns);
  const drawn = useRowsInView(pane, total, active?.row ?? -1);
  const keepScroll = useKeptScroll(props.scrollName);
  const range = active && anchor ? rangeBetween(active, anchor) : null;
  const last = drawn.at(-1) ?? 0;
  useEffect(() => {
    if (last >= rows.length && rows.length < total) onNeed(last);
  }, [last, rows.length, total, onNeed]);

  return (
    <FullText ref={useBoth(pane, keepScroll)} className="min-h-0 flex-1 overflow-auto overscroll-x-contain">
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        className="group/grid w-(--total) min-w-full"
        style={useMemo(() => columnVariables(columns), [columns])}
        {...grid.handlers}
      >
        <GridHeader pane={pane} columns={columns} sort={sort} menu={grid.menu} {...grid.header} />
        <div role="rowgroup" className="relative" style={{ height: total * ROW_HEIGHT }}>
          {drawn.map((index) => {
            const row = rows[index];
            const id = row === undefined ? null : rowId(row);
            const isInRange = range !== null && !isOneCell(range) && index >= range.top && index <= range.bottom;
            return (
              <GridRow
                key={id ?? index}
                row={row}
                index={index}
                columns={columns}
                inView={inView}
                activeColumn={active?.row === index ? active.column : -1}
                rangeStart={isInRange ? range.start : -1}
                rangeEnd={isInRange ? range.end : -1}
                isSelected={id !== null && selectedIds.has(id)}
                editing={editing !== null && editing.rowId === id ? editing : null}
              />
            );
          })}
        </div>
      </div>
    </FullText>
  );
}

/** Indexes of the rows to draw: those in view, and the one in hand, which may hold the focus. */
function useRowsInView(pane: RefObject<HTMLElement | null>, total: number, activeRow: number): number[] {
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => pane.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN_ROWS,
    // Before the pane is measured: what a window of this height can show.
    initialRect: { width: window.innerWidth, height: window.innerHeight - HEADER_HEIGHT },
  });
  const drawn = virtualizer.getVirtualItems().map(({ index }) => index);
  return activeRow < 0 || activeRow >= total || drawn.includes(activeRow) ? drawn : [...drawn, activeRow];
}

function useBoth(ref: RefObject<HTMLDivElement | null>, other: (pane: HTMLElement | null) => (() => void) | undefined) {
  return useMemo(
    () => (pane: HTMLDivElement | null) => {
      ref.current = pane;
      return other(pane);
    },
    [ref, other],
  );
}
