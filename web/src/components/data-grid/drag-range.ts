import { type Point, positionAt, pullAt, reachOf, type Sight } from "./drag-reach";
import type { LaidOutColumn } from "./grid-column";
import { HEADER_HEIGHT } from "./grid-geometry";
import type { Position } from "./grid-keys";

export interface DragMeans {
  pane: HTMLElement;
  from: Position;
  pointerId: number;
  /** What there is to reach, as it is by then. */
  cells: () => { columns: readonly LaidOutColumn<never>[]; rows: number };
  /** The range goes to another cell now. */
  onReach: (to: Position) => void;
  /** Aborted when it is over. */
  ending: AbortController;
}

// A tab that was hidden does not make up for it in one leap.
const LONGEST_FRAME_MS = 50;

function sightOf(pane: HTMLElement): Sight {
  const { left, top } = pane.getBoundingClientRect();
  const start = { left: left + pane.clientLeft, top: top + pane.clientTop };
  return {
    box: {
      left: start.left,
      right: start.left + pane.clientWidth,
      top: start.top + HEADER_HEIGHT,
      bottom: start.top + pane.clientHeight,
    },
    // Right to left, browsers count sideways scrolling down from 0.
    scrolled: { top: pane.scrollTop, along: Math.abs(pane.scrollLeft) },
    isRightToLeft: getComputedStyle(pane).direction === "rtl",
  };
}

/**
 * Follows a pointer that was pressed on a cell, from its `last` move until it is released, wherever it goes: beyond the pane's edge the
 * pane scrolls, and the range with it.
 */
export function dragRange({ pane, from, pointerId, cells, onReach, ending }: DragMeans, last: PointerEvent) {
  const { signal } = ending;
  if (signal.aborted) return;
  let point: Point = { x: last.clientX, y: last.clientY };
  let reached = from;
  let frame = 0;
  let before = 0;

  const look = () => {
    const [sight, extent] = [sightOf(pane), cells()];
    const reach = reachOf(sight, extent, from);
    const to = positionAt(point, sight, reach, extent);
    if (to.row !== reached.row || to.column !== reached.column) onReach((reached = to));
    return pullAt(point, reach, { width: window.innerWidth, height: window.innerHeight });
  };
  const scroll = (now: number) => {
    const { x, y } = look();
    const seconds = Math.max(0, Math.min(now - before, LONGEST_FRAME_MS)) / 1000;
    before = now;
    pane.scrollBy(x * seconds, y * seconds);
    frame = x === 0 && y === 0 ? 0 : requestAnimationFrame(scroll);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    // Released where nobody was told of it, such as over a menu of the browser.
    if (event.buttons !== 1) {
      ending.abort();
      return;
    }
    point = { x: event.clientX, y: event.clientY };
    const { x, y } = look();
    if (frame !== 0 || (x === 0 && y === 0)) return;
    before = performance.now();
    frame = requestAnimationFrame(scroll);
  };
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));
  window.addEventListener("pointermove", onMove, { signal });
  onMove(last);
}
