import { type Dispatch, type MouseEvent, type PointerEvent, useRef } from "react";
import { positionOf } from "./grid-focus";
import type { GridColumn } from "./grid-column";
import type { Position } from "./grid-keys";
import type { GridAction } from "./grid-state";

interface PointerMeans<Row> {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  onEdit: (at: Position) => void;
  /** Opens the menu of the row at a point of the window; false when there is none. */
  onMenu: (at: Position, grid: Element, point: { x: number; y: number }) => boolean;
  /** Whether several cells are in hand, this one among them. */
  isInRange: (at: Position) => boolean;
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
export function useGridPointer<Row>(dispatch: Dispatch<GridAction>, means: PointerMeans<Row>) {
  const { columns, rows, onEdit, onMenu, isInRange } = means;
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
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const at = event.button === 2 ? cellOf(event) : null;
    // The focus would go to the cell, and the range with it that the menu is about.
    if (at && isInRange(at)) event.preventDefault();
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const at = cellOf(event);
    // With Shift it is the browser's own menu, as in Firefox.
    if (!at || (event.shiftKey && event.button === 2)) return;
    if (onMenu(at, event.currentTarget, { x: event.clientX, y: event.clientY })) event.preventDefault();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onMouseDown, onClick, onDoubleClick, onContextMenu };
}
