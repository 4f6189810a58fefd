import { type Dispatch, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { loadChunk } from "@/lib/load-chunk";
import { useLatest } from "@/lib/use-latest";
import type { DragMeans } from "./drag-range";
import { positionOf } from "./grid-focus";
import type { Opening } from "./editors/opening-gesture";
import type { LaidOutColumn } from "./grid-column";
import type { Position } from "./grid-keys";
import type { GridAction } from "./grid-state";

interface PointerMeans<Row> {
  pane: RefObject<HTMLElement | null>;
  columns: readonly LaidOutColumn<Row>[];
  rows: readonly Row[];
  /** How many rows there are, loaded or not. */
  total: number;
  /** Gives the focus to the active cell at the next drawing. */
  focusNext: () => void;
  /** Opens the editor of a cell; told how, so that the rest of the gesture chooses nothing in it. */
  onEdit: (at: Position, typed: null, opening: Opening) => void;
  /** Opens the menu of the row at a point of the window; false when there is none. */
  onMenu: (at: Position, grid: Element, point: { x: number; y: number }) => boolean;
  /** Whether several cells are selected, this one among them. */
  isInRange: (at: Position) => boolean;
}

const nothing = () => undefined;
const loadDrag = () => loadChunk(() => import("./drag-range"));

/** Drags once the pointer moves, until it is released. What does it comes with the first move, and goes on from the last one by then. */
function follow(drag: DragMeans) {
  const { signal } = drag.ending;
  let last: globalThis.PointerEvent | null = null;
  const onMove = (move: globalThis.PointerEvent) => {
    const isFirst = last === null;
    last = move;
    // Without it, a press makes one cell active.
    if (isFirst) loadDrag().then(({ dragRange }) => dragRange(drag, last ?? move), nothing);
  };
  window.addEventListener("pointermove", onMove, { signal });
  for (const end of ["pointerup", "pointercancel", "blur"]) {
    window.addEventListener(end, () => drag.ending.abort(), { signal });
  }
}

const isControl = (target: EventTarget) => (target as Element).closest("a, button, input, label") !== null;

/** The cell of the body that an event is about; none in editors, menus and dialogs, whose events come here through React. */
function cellOf({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): Position | null {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest("[data-editor]")) return null;
  const at = positionOf(target);
  return at && at.row >= 0 ? at : null;
}

/** Whether the editor of the cell that an event is about is open. */
const isOpen = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest("[data-column]")?.querySelector("[data-editor]") != null;

const openingBy = ({ clientX: x, clientY: y }: MouseEvent): Opening => ({ point: { x, y }, at: performance.now() });

/** Cells by mouse and finger: a press makes one active, with Shift or by dragging on it becomes a range; twice edits. */
export function useGridPointer<Row>(dispatch: Dispatch<GridAction>, means: PointerMeans<Row>) {
  const { pane, columns, rows, total, focusNext, onEdit, onMenu, isInRange } = means;
  const cells = useLatest(() => ({ columns, rows: total }));
  const drag = useRef<AbortController>(undefined);
  useEffect(() => () => drag.current?.abort(), []);

  const onReach = (to: Position) => {
    dispatch({ type: "go", to, extend: true });
    focusNext();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const at = cellOf(event);
    if (!at || event.button !== 0 || isOpen(event)) return;
    const onControl = isControl(event.target);
    const extend = event.shiftKey && !onControl;
    dispatch({ type: "go", to: at, extend });
    drag.current?.abort();
    if (onControl || event.pointerType === "touch" || !pane.current) return;
    drag.current = new AbortController();
    follow({ pane: pane.current, from: at, pointerId: event.pointerId, cells, onReach, ending: drag.current });
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const at = cellOf(event);
    const row = at && !isOpen(event) ? rows[at.row] : undefined;
    if (at && row !== undefined && columns[at.column]?.invitation?.(row) && !event.shiftKey) {
      onEdit(at, null, openingBy(event));
    }
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const at = cellOf(event);
    if (at && !isOpen(event)) onEdit(at, null, openingBy(event));
  };
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const at = cellOf(event);
    // The list of an open editor keeps the focus while its cell is pressed again, as with the second click of a double click.
    if (at && event.button === 0 && isOpen(event)) event.preventDefault();
    if (event.button !== 2) return;
    // The focus would go to the cell, and the range with it that the menu is about.
    if (at && isInRange(at)) event.preventDefault();
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const at = cellOf(event);
    // With Shift it is the browser's own menu, as in Firefox.
    if (!at || (event.shiftKey && event.button === 2)) return;
    if (onMenu(at, event.currentTarget, { x: event.clientX, y: event.clientY })) event.preventDefault();
  };
  return { onPointerDown, onMouseDown, onClick, onDoubleClick, onContextMenu };
}
