import { type Dispatch, type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import { positionOf } from "./grid-focus";
import type { Position } from "./grid-keys";
import type { GridAction } from "./grid-state";

const inEditor = (target: EventTarget | null) => target instanceof Element && target.closest("[data-editor]") !== null;

/** Cells by mouse and finger: a press takes one in hand, with Shift or by dragging on it becomes a range; twice edits. */
export function useGridPointer(
  grid: RefObject<HTMLElement | null>,
  dispatch: Dispatch<GridAction>,
  onEdit: (at: Position) => void,
) {
  const dragsFrom = useRef<Position | null>(null);
  const place = ({ target, currentTarget }: { target: EventTarget; currentTarget: Element }) =>
    // Events of menus and dialogs come here through React though they stand elsewhere in the document.
    target instanceof Element && currentTarget.contains(target) && !inEditor(target) ? positionOf(target) : null;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const at = place(event);
    if (!at || event.button !== 0 || at.row < 0) return;
    const isControl = (event.target as Element).closest("a, button, input") !== null;
    if (event.shiftKey && !isControl) event.preventDefault();
    dispatch({ type: "go", to: at, extend: event.shiftKey && !isControl });
    dragsFrom.current = isControl || event.pointerType === "touch" ? null : at;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!dragsFrom.current || event.buttons !== 1) return;
    const at = place(event);
    if (!at || at.row < 0) return;
    if (at.row === dragsFrom.current.row && at.column === dragsFrom.current.column) return;
    dragsFrom.current = at;
    dispatch({ type: "go", to: at, extend: true });
  };
  const onPointerUp = () => {
    dragsFrom.current = null;
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const at = place(event);
    if (at && at.row >= 0 && grid.current) onEdit(at);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onDoubleClick };
}
