import { memo, useState, useSyncExternalStore } from "react";
import { cn } from "@/lib/cn";
import type { Flight } from "./flight";
import { drawCell } from "./grid-cell";
import type { LaidOutColumn } from "./grid-column";
import { PINNED, ROW_HEIGHT } from "./grid-geometry";
import type { Editing } from "./grid-state";

export interface GridRowProps<Row> {
  /** Undefined while it is on its way. */
  row: Row | undefined;
  index: number;
  flight: Flight;
  columns: readonly LaidOutColumn<Row>[];
  /** Which of the columns that are not pinned are drawn: the first, and one past the last. Numbers, so that scrolling draws no row again. */
  from: number;
  to: number;
  /** -1 when the active cell is in another row. */
  activeColumn: number;
  /** First and last column of the range in this row; -1 without one. */
  rangeStart: number;
  rangeEnd: number;
  isSelected: boolean;
  /** The cell of this row that is being edited. */
  editing: Editing | null;
  /** Columns of this row with a change that was refused, with commas between them. */
  refused: string;
  /** What there is to know about the values of this row, by column. */
  marks: ReadonlyMap<string, string> | undefined;
}

/** One row; drawn again only when something in it changed. */
export const GridRow = memo(function GridRow<Row>(props: GridRowProps<Row>) {
  const { row, index, columns, activeColumn, rangeStart, rangeEnd, isSelected, editing, refused, marks } = props;
  const isPassing = useIsPassing(props.flight) && row !== undefined && activeColumn < 0;
  const pinned = columns.filter(({ isPinned }) => isPinned).length;
  // The active row is drawn whole: a cell that has the focus may not go.
  const { from, to } = activeColumn < 0 ? props : { from: 0, to: columns.length };
  const skipped = columns[pinned + from]?.offset ?? 0;
  const cell = (column: LaidOutColumn<Row>, at: number) =>
    drawCell({
      ...{ column, columnIndex: at, row, rowIndex: index, isSelected, isPassing },
      isActive: at === activeColumn,
      isInRange: at >= rangeStart && at <= rangeEnd,
      mark: marks?.get(column.id),
      isRefused: refused !== "" && refused.split(",").includes(column.id),
      editing: editing?.columnId === column.id ? editing : null,
    });
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-busy={row === undefined}
      data-row={index}
      className={cn(
        "grid-row absolute inset-x-0 flex h-9 border-b group-data-adds/grid:pe-9",
        editing ? "z-20" : "contain-strict",
      )}
      style={{ top: index * ROW_HEIGHT }}
    >
      <div className={PINNED}>{columns.slice(0, pinned).map(cell)}</div>
      {skipped > 0 && <div aria-hidden className="shrink-0" style={{ width: skipped }} />}
      {columns.slice(pinned + from, pinned + to).map((column, at) => cell(column, pinned + from + at))}
    </div>
  );
  // memo() forgets that a component is generic.
}) as <Row>(props: GridRowProps<Row>) => React.JSX.Element;

/** Whether a row came while rows flew past, and they have not come to rest since. */
function useIsPassing(flight: Flight): boolean {
  const [restsBefore] = useState(flight.isUnderWay ? flight.rests : null);
  return useSyncExternalStore(flight.onRest, () => flight.rests === restsBefore);
}
