import { type PointerEvent, type RefObject, useRef, useState } from "react";

// Less is a click.
const DRAG_FROM_PX = 6;
const SCROLL_EDGE_PX = 48;
const SCROLL_STEP_PX = 14;

interface Drag {
  column: number;
  from: number;
}

/** The header under a point, by its column. */
function headerAt(header: Element, x: number): number | null {
  // Pinned headers lie over the others, so they are asked first.
  const cells = [...header.querySelectorAll<HTMLElement>("[data-column]")];
  const hit = cells.find((cell) => {
    const box = cell.getBoundingClientRect();
    return x >= box.left && x < box.right;
  });
  return hit ? Number(hit.dataset["column"]) : null;
}

/** Dragging a header to another place, by mouse or finger. `over` is the column it would take the place of. */
export function useHeaderDrag(
  pane: RefObject<HTMLElement | null>,
  canMove: (column: number) => boolean,
  onMove: (column: number, target: number) => void,
) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const [over, setOver] = useState<number | null>(null);

  const end = () => {
    drag.current = null;
    setOver(null);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>, column: number) => {
    wasDragged.current = false;
    if (event.button !== 0 || event.pointerType === "touch" || !canMove(column)) return;
    drag.current = { column, from: event.clientX };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    if (over === null && Math.abs(event.clientX - drag.current.from) < DRAG_FROM_PX) return;
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.setPointerCapture(event.pointerId);
    wasDragged.current = true;
    const box = pane.current?.getBoundingClientRect();
    if (box && event.clientX > box.right - SCROLL_EDGE_PX) pane.current?.scrollBy({ left: SCROLL_STEP_PX });
    if (box && event.clientX < box.left + SCROLL_EDGE_PX) pane.current?.scrollBy({ left: -SCROLL_STEP_PX });
    const target = headerAt(event.currentTarget, event.clientX);
    setOver(target !== null && canMove(target) ? target : drag.current.column);
  };
  const onPointerUp = () => {
    if (drag.current && over !== null && over !== drag.current.column) onMove(drag.current.column, over);
    end();
  };
  /** Whether the click that follows belongs to a drag that just ended. */
  const endsDrag = () => wasDragged.current;
  return { over, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, endsDrag };
}
