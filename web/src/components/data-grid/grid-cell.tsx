import { cn } from "@/lib/cn";
import type { LaidOutColumn } from "./grid-column";
import { cellStyle } from "./grid-geometry";
import type { Editing } from "./grid-state";

interface GridCellProps<Row> {
  column: LaidOutColumn<Row>;
  columnIndex: number;
  row: Row | undefined;
  rowIndex: number;
  isActive: boolean;
  isSelected: boolean;
  isInRange: boolean;
  editing: Editing | null;
}

const alignment = { start: "", center: "justify-center px-0", end: "justify-end text-end tabular-nums" };

export function GridCell<Row>(props: GridCellProps<Row>) {
  const { column, columnIndex, row, rowIndex, isActive, isSelected, isInRange } = props;
  return (
    <div
      role="gridcell"
      aria-colindex={columnIndex + 1}
      aria-readonly={!column.edit}
      aria-selected={isInRange || undefined}
      data-column={columnIndex}
      data-control={column.isControl || undefined}
      data-active={isActive || undefined}
      data-in-range={isInRange || undefined}
      tabIndex={-1}
      style={cellStyle(column, columnIndex)}
      className={cn(
        "grid-cell relative flex h-full shrink-0 items-center overflow-hidden border-b px-3 text-sm last:flex-1",
        column.isPinned && "sticky z-10",
        column.isLastPinned && "border-e",
        alignment[column.align ?? "start"],
      )}
    >
      {row === undefined ? (
        <span aria-hidden className="bg-secondary h-2.5 w-3/5 rounded-full" />
      ) : (
        column.draw(row, { index: rowIndex, isSelected })
      )}
    </div>
  );
}
