import { type CellRange, rangeBetween, rangeOf } from "./cell-range";
import type { CellTools } from "./cell-tools";
import type { DataGridProps } from "./data-grid";
import type { Opening } from "./editors/opening-gesture";
import type { GridColumn } from "./grid-column";
import { cellAt, stopOf } from "./grid-focus";
import type { Position } from "./grid-keys";
import type { GridState } from "./grid-state";

/** What a menu of a row can do with it, and with the cell it was opened on. */
export interface RowMenu<Row> {
  row: Row;
  columnId: string;
  /** Where it opens, in pixels of the window. */
  x: number;
  y: number;
  /** Opens the cell's editor, if it has one. */
  edit: () => void;
  /** Copies the cell, or the whole range it is in. */
  copy: () => void;
  /** Gives the focus back to the cell. */
  focus: () => void;
}

interface Means {
  state: GridState;
  edit: (at: Position, typed: null, opening: Opening) => boolean;
  /** Copies with what copies by then: it may still be on its way. */
  copy: (range: CellRange) => void;
}

/** Whether a column's cells can be edited, as far as is known before what edits has come. */
export const isEditable = <Row>({ isReadOnly, edit }: GridColumn<Row>, tools: CellTools | undefined): boolean =>
  !isReadOnly && (!tools || edit !== undefined);

/** The block of cells that is meant at a cell: the range around it, or else that cell. */
export function rangeAt(state: Pick<GridState, "active" | "anchor">, at: Position) {
  const range = rangeOf(state);
  const isInside =
    range && at.row >= range.top && at.row <= range.bottom && at.column >= range.start && at.column <= range.end;
  return isInside ? range : rangeBetween(at, at);
}

/** Opens the menu of the row at a cell of `grid`; under the cell when no point is given. False when there is none. */
export function openRowMenu<Row>(props: DataGridProps<Row>, { state, edit, copy }: Means) {
  return (at: Position, grid: Element, point?: { x: number; y: number }): boolean => {
    const [row, column] = [props.rows[at.row], props.columns[at.column]];
    const cell = cellAt(grid, at);
    if (!props.onRowMenu || row === undefined || !column || !cell) return false;
    const box = cell.getBoundingClientRect();
    props.onRowMenu({
      ...{ row, columnId: column.id, x: box.left + 12, y: box.bottom },
      ...point,
      edit: () => void edit(at, null, { point: null, at: performance.now() }),
      copy: () => copy(rangeAt(state, at)),
      focus: () => stopOf(cell).focus({ preventScroll: true }),
    });
    return true;
  };
}
