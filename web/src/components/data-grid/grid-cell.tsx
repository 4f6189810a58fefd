import { type ReactNode, useState } from "react";
import { cn } from "@/lib/cn";
import { isSameValue } from "./cell-values";
import { useEditingActions } from "./editing-context";
import { type CellEdit, type LaidOutColumn, storedIn } from "./grid-column";
import { cellStyle } from "./grid-geometry";
import type { Editing } from "./grid-state";

interface GridCellProps<Row> {
  column: LaidOutColumn<Row>;
  columnIndex: number;
  row: Row | undefined;
  rowIndex: number;
  isActive: boolean;
  isSelected: boolean;
  /** The row flies past, too fast to be read. */
  isPassing: boolean;
  isInRange: boolean;
  isRefused: boolean;
  /** What there is to know about its value. */
  mark: string | undefined;
  editing: Editing | null;
}

const alignment = { start: "", center: "justify-center px-0", end: "justify-end text-end tabular-nums" };
const lineAlignment = { start: "as-written", center: "text-center", end: "text-right tabular-nums" };

/** The classes of a column's cells. None is placed, and only lines cut: each would be one more thing to paint for itself. */
function cellClasses<Row>(column: LaidOutColumn<Row>, isLine: boolean, isOpen: boolean): string {
  const align = column.align ?? "start";
  return cn(
    "grid-cell h-full shrink-0 px-3 text-sm",
    isLine
      ? cn(
          "text-muted-foreground block overflow-clip leading-8.75 text-ellipsis whitespace-nowrap",
          lineAlignment[align],
        )
      : cn("flex items-center", alignment[align]),
    isOpen && "outline-ring relative z-20 outline-2 -outline-offset-2",
    !column.isPinned && "last:flex-1",
    column.isLastPinned && "border-e",
  );
}

/** One cell. A function and no component: a fling draws sixty of them a frame, and each component costs as much as an element. */
export function drawCell<Row>(props: GridCellProps<Row>) {
  const { column, columnIndex, row, rowIndex, isActive, isSelected, isPassing, isInRange, isRefused, mark, editing } =
    props;
  const isOpen = editing !== null && row !== undefined && column.edit !== undefined;
  const isLine = column.isLine === true && row !== undefined && !isOpen;
  const invitation = (row !== undefined && !isPassing && !isOpen && column.invitation?.(row)) || undefined;
  return (
    <div
      key={column.id}
      role="gridcell"
      aria-colindex={columnIndex + 1}
      aria-label={invitation}
      aria-readonly={column.isReadOnly || undefined}
      aria-selected={isInRange || undefined}
      aria-invalid={isRefused || undefined}
      aria-description={mark}
      data-marked={mark !== undefined || undefined}
      title={mark}
      data-column={columnIndex}
      data-control={column.isControl || undefined}
      data-active={isActive || undefined}
      data-in-range={isInRange || undefined}
      data-cut={isLine || undefined}
      data-invites={invitation !== undefined || undefined}
      tabIndex={-1}
      style={cellStyle(columnIndex)}
      className={cellClasses(column, isLine, isOpen)}
    >
      {row === undefined ? (
        <span aria-hidden className="bg-secondary h-2.5 w-3/5 rounded-full" />
      ) : (
        underEditor(
          column[isPassing && column.drawPassing ? "drawPassing" : "draw"]?.(row, { index: rowIndex, isSelected }),
          isOpen && column.isLine === true,
        )
      )}
      {isOpen && column.edit && <OpenEditor column={column} row={row} edit={column.edit} editing={editing} />}
    </div>
  );
}

/** A line beside an open list is still cut: its cell cannot cut it, as it would cut the list. */
const underEditor = (content: ReactNode, isCut: boolean) =>
  isCut ? <span className="text-muted-foreground min-w-0 truncate">{content}</span> : content;

interface OpenEditorProps<Row> {
  column: LaidOutColumn<Row>;
  row: Row;
  edit: CellEdit<Row>;
  editing: Editing;
}

function OpenEditor<Row>({ column, row, edit, editing }: OpenEditorProps<Row>) {
  const { CellEditor, ...actions } = useEditingActions();
  const value = edit.value(row);
  // A list that is read again while the editor is open brings what someone else made of the cell.
  const [seen] = useState(() => storedIn(edit, row));
  if (!CellEditor) return null;
  return (
    <CellEditor
      kind={edit.kind}
      label={column.label}
      value={value}
      draft={actions.draftOf(editing)}
      typed={editing.typed}
      opening={editing.opening}
      edit={edit}
      onSave={(next, then) => {
        const { rowId, columnId } = editing;
        actions.save({ rowId, columnId, value: next, seen }, !isSameValue(next, value), then);
      }}
      onRefuse={(draft) => actions.refuse(editing, draft)}
      onCancel={() => actions.cancel(editing)}
    />
  );
}
