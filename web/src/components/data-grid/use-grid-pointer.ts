import { type Dispatch, type MouseEvent, type PointerEvent, useRef } from "react";
import { positionOf } from "./grid-focus";
import type { GridColumn } from "./grid-column";
import type { Position } from "./grid-keys";
import type { GridAction } from "./grid-state";

interface PointerMeans<Row> {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  onEdit: (at: Position) => void;
}

const isControl = (target: EventTarget) => (target as Element).closest("a, button, input, label") !== null;
const isSame = (one: Position, other: Position) => one.row === other.row && one.column === other.column;

/** The cell of the body that an event is about; none in editors, menus and dialogs, whose events come here through React. */
function cellOf({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): Position | null {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest("[data-editor]")) return null;
  const at = positionOf(target);
  return at && at.row >= 0 ? at : null;
}

/** Cells by mouse and finger: a press takes one in hand, with Shift or by dragging on it becomes a range; twice edits. */
export function useGridPointer<Row>(dispatch: Dispatch<GridAction>, { columns, rows, onEdit }: PointerMeans<Row>) {
  const dragsFrom = useRef<Position | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const at = cellOf(event);
    if (!at || event.button !== 0) return;
    const onControl = isControl(event.target);
    const extend = event.shiftKey && !onControl;
    dispatch({ type: "go", to: at, extend });
    dragsFrom.current = onControl || event.pointerType === "touch" ? null : at;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!dragsFrom.current || event.buttons !== 1) return;
    const at = cellOf(event);
    if (!at || isSame(at, dragsFrom.current)) return;
    dragsFrom.current = at;
    dispatch({ type: "go", to: at, extend: true });
  };
  const onPointerUp = () => {
    dragsFrom.current = null;
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const at = cellOf(event);
    const row = at ? rows[at.row] : undefined;
    if (at && row !== undefined && columns[at.column]?.invites?.(row) && !event.shiftKey) onEdit(at);
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const at = cellOf(event);
    if (at) onEdit(at);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onClick, onDoubleClick };
}
