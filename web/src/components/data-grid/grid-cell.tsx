import { cn } from "@/lib/cn";
import { isSameValue } from "./cell-values";
import { useEditingActions } from "./editing-context";
import type { CellEdit, LaidOutColumn } from "./grid-column";
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
  isRefused: boolean;
  editing: Editing | null;
}

const alignment = { start: "", center: "justify-center px-0", end: "justify-end text-end tabular-nums" };

export function GridCell<Row>(props: GridCellProps<Row>) {
  const { column, columnIndex, row, rowIndex, isActive, isSelected, isInRange, isRefused, editing } = props;
  const isOpen = editing?.ended === null && row !== undefined && column.edit !== undefined;
  return (
    <div
      role="gridcell"
      aria-colindex={columnIndex + 1}
      aria-readonly={column.isReadOnly || undefined}
      aria-selected={isInRange || undefined}
      aria-invalid={isRefused || undefined}
      data-column={columnIndex}
      data-control={column.isControl || undefined}
      data-active={isActive || undefined}
      data-in-range={isInRange || undefined}
      tabIndex={-1}
      style={cellStyle(columnIndex)}
      className={cn(
        // Neither placed nor a scroller: each would be one more thing to paint for itself, a hundred times a frame.
        "grid-cell flex h-full shrink-0 items-center border-b px-3 text-sm",
        isOpen ? "relative z-20" : "overflow-clip",
        !column.isPinned && "last:flex-1",
        column.isLastPinned && "border-e",
        alignment[column.align ?? "start"],
      )}
    >
      {row === undefined ? (
        <span aria-hidden className="bg-secondary h-2.5 w-3/5 rounded-full" />
      ) : (
        column.draw(row, { index: rowIndex, isSelected })
      )}
      {isOpen && column.edit && <OpenEditor column={column} row={row} edit={column.edit} editing={editing} />}
    </div>
  );
}

interface OpenEditorProps<Row> {
  column: LaidOutColumn<Row>;
  row: Row;
  edit: CellEdit<Row>;
  editing: Editing;
}

function OpenEditor<Row>({ column, row, edit, editing }: OpenEditorProps<Row>) {
  const { CellEditor, ...actions } = useEditingActions();
  const value = edit.value(row);
  if (!CellEditor) return null;
  return (
    <CellEditor
      kind={edit.kind}
      label={column.label}
      value={value}
      draft={actions.draftOf(editing)}
      typed={editing.typed}
      edit={edit}
      onSave={(next, then) => actions.save(editing, next, !isSameValue(next, value), then)}
      onRefuse={(draft) => actions.refuse(editing, draft)}
      onCancel={() => actions.cancel(editing)}
    />
  );
}
