import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { FullText } from "@/components/full-text";
import { useKeptScroll } from "@/lib/use-kept-scroll";
import type { Refusal } from "./cell-change";
import type { CellTools } from "./cell-tools";
import { type CellRange, isOneCell, rangeBetween } from "./cell-range";
import { EditingContext } from "./editing-context";
import { Flight } from "./flight";
import type { GridSort, LaidOutColumn } from "./grid-column";
import { columnVariables, ROW_HEIGHT } from "./grid-geometry";
import { GridHeader } from "./grid-header";
import { GridRow } from "./grid-row";
import type { RowMenu } from "./row-menu";
import type { OnEdit } from "./use-editing";
import { nearsEnd } from "./grid-window";
import { useGrid } from "./use-grid";
import { useGridWindow } from "./use-grid-window";
import { type Revealed, useReveal } from "./use-reveal";
import { type GridPeek, useRowsShownElsewhere } from "./use-peek";

export interface DataGridProps<Row> {
  label: string;
  columns: readonly LaidOutColumn<Row>[];
  /** The rows loaded so far, from the first. */
  rows: readonly Row[];
  /** How many there are, loaded or not. */
  total: number;
  /** What is shown below the header until the first rows are loaded. */
  waiting?: ReactNode;
  rowId: (row: Row) => string;
  selectedIds: { has: (id: string) => boolean };
  sort: GridSort | null;
  /** Bounds of a column's width, in pixels. */
  widths: { min: number; max: number };
  /** The name under which its place is kept while other screens are shown. */
  scrollName: string;
  /** Rows are in view that are not loaded, or soon will be. */
  onNeed: () => void;
  /** Loads rows until there are so many, or no more, and gives all that are loaded: for what is done to a range beyond them. */
  onLoad?: ((rows: number) => Promise<readonly Row[]>) | undefined;
  onSort: (columnId: string) => void;
  /**
   * The person gave a column another width: that of every column on screen, by id, is theirs from then on. `next` makes their widths from
   * those they chose last, which may not be drawn yet.
   */
  onResize: (next: (chosen: Readonly<Record<string, number>>) => Readonly<Record<string, number>>) => void;
  /** Moves a column to the place of `targetId`. */
  onMove: (columnId: string, targetId: string) => void;
  /** Moves a column one place on, from wherever it was last moved to, drawn or not. */
  onShift: (columnId: string, by: 1 | -1) => void;
  onToggleRow: (rowIndex: number, extend: boolean) => void;
  onSelectAll: () => void;
  onHistory: (step: "undo" | "redo") => void;
  /** Makes changes; without it nothing can be edited. */
  onEdit?: OnEdit | undefined;
  /** What there is to know about the values of cells, by row and column. */
  marks?: ReadonlyMap<string, ReadonlyMap<string, string>>;
  tools?: CellTools | undefined;
  /** Someone is about to use the grid: fetch `tools` and `onEdit`, and say whether they came. */
  onIntent?: () => Promise<boolean>;
  /** A panel beside the grid that shows one of its rows. Without it, Space selects the row. */
  peek?: GridPeek | undefined;
  /** A row to make the active one and give the focus, once, as soon as it is loaded. */
  returnTo?: string | null;
  /** A menu of a row is asked for. */
  onRowMenu?: (menu: RowMenu<Row>) => void;
  /** The menu of a column, open; it calls `onClose` when it is done. */
  menu?: (columnId: string, onClose: () => void) => ReactNode;
  /** Adds a column, by a button after the last one. */
  onAddColumn?: (() => void) | undefined;
  /** A column to show: it is scrolled to and flashes, and its first cell takes the focus. */
  revealed?: Revealed | undefined;
}

/** A grid of rows of one height, as many as there are: only what is in view is drawn. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, rows, total, rowId, selectedIds, sort, onNeed, onAddColumn } = props;
  const pane = useRef<HTMLDivElement>(null);
  const [flight] = useState(() => new Flight());
  const { window: drawn, columns } = useGridWindow(pane, flight, props);
  const { firstRow, endRow, columns: loose } = drawn;
  const grid = useGrid(
    // The same while rows pass by: the header is drawn again with it.
    useMemo(() => ({ ...props, columns }), [props, columns]),
    pane,
  );
  useReveal(props.revealed, { pane, columns, rows: total, go: grid.go });
  useRowsShownElsewhere(props, columns, grid);
  const { active, anchor, editing } = grid.state;
  const isWaiting = props.waiting !== undefined;
  const keepScroll = useKeptScroll(props.scrollName, !isWaiting);
  // By its id: a list that is read again may have put it elsewhere, and with it would go what is being typed.
  const editedAt = editing === null ? -1 : rows.findIndex((row) => rowId(row) === editing.rowId);
  const range = active && anchor ? rangeBetween(active, anchor) : null;
  const isNear = nearsEnd({ firstRow, endRow }, { loaded: rows.length, total });
  useEffect(() => {
    if (isNear) onNeed();
  }, [isNear, rows.length, onNeed]);

  return (
    <EditingContext value={grid.editing.actions}>
      <FullText
        ref={useBoth(pane, keepScroll)}
        className="min-h-0 flex-1 overflow-x-auto overflow-y-scroll overscroll-x-contain"
      >
        <div
          role="grid"
          aria-label={label}
          aria-busy={isWaiting}
          aria-rowcount={isWaiting ? -1 : total + 1}
          aria-colcount={columns.length}
          aria-multiselectable
          data-adds={onAddColumn ? true : undefined}
          className="group/grid w-(--total) min-w-full select-none data-adds:w-[calc(var(--total)+2.25rem)]"
          style={useMemo(() => columnVariables(columns), [columns])}
          {...grid.handlers}
        >
          <GridHeader
            pane={pane}
            columns={columns}
            sort={sort}
            menu={grid.menu}
            hasMenus={props.menu !== undefined}
            onAdd={onAddColumn}
            {...grid.header}
          />
          <div role="rowgroup" className="relative" style={{ height: total * ROW_HEIGHT }}>
            {rowsToDraw(firstRow, endRow, [active?.row ?? -1, editedAt], total).map((index) => {
              const row = rows[index];
              const id = row === undefined ? null : rowId(row);
              return (
                <GridRow
                  key={id ?? index}
                  row={row}
                  index={index}
                  flight={flight}
                  columns={columns}
                  from={loose.from}
                  to={loose.to}
                  activeColumn={active?.row === index ? active.column : -1}
                  {...rangeIn(range, index)}
                  isSelected={id !== null && selectedIds.has(id)}
                  editing={editing !== null && editing.rowId === id ? editing : null}
                  marks={props.marks?.get(id ?? "")}
                  refused={refusedIn(grid.editing.refusals, id)}
                />
              );
            })}
          </div>
        </div>
        {props.waiting}
      </FullText>
    </EditingContext>
  );
}

/** The columns of a range in a row; -1 where it has none. */
function rangeIn(range: CellRange | null, row: number): { rangeStart: number; rangeEnd: number } {
  const isIn = range !== null && !isOneCell(range) && row >= range.top && row <= range.bottom;
  return isIn ? { rangeStart: range.start, rangeEnd: range.end } : { rangeStart: -1, rangeEnd: -1 };
}

/** The columns of a row with a refused change, as one word, so that a row with none is not drawn again. */
function refusedIn(refusals: ReadonlyMap<string, Refusal>, id: string | null): string {
  if (refusals.size === 0) return "";
  const columns = [...refusals.values()].filter(({ rowId }) => rowId === id).map(({ columnId }) => columnId);
  return columns.join();
}

/** Indexes of the rows in view, and of those that may hold the focus: the active one and the one that is edited. */
function rowsToDraw(first: number, end: number, held: readonly number[], total: number): number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  const outside = held.filter((row) => row >= 0 && row < total && (row < first || row >= end));
  return [...rows, ...new Set(outside)];
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
