import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";

/** How an editor was opened with a pointer: where in the window, and when by `performance.now()`. */
export interface Opening {
  /** Null where only the time is known, as from a menu. */
  point: { x: number; y: number } | null;
  at: number;
}

// People take up to half a second between two clicks of one double click; operating systems let them take that long too.
const ONE_GESTURE_MS = 500;
// Further apart, two presses are aimed at different things; a finger is less exact than a mouse.
const ONE_PLACE_PX = 24;
// An editor that was waited for may appear under a pointer that rests there, or is already on its way down.
const LATE_MS = 100;
const REACTION_MS = 300;

/**
 * Whether a press on an editor belongs to the gesture that opened it, such as the second click of a double click, or could not have been
 * aimed at the editor because it had only just appeared.
 */
export function isOfOpening(
  opening: Opening | null,
  shownAt: number,
  press: { x: number; y: number; at: number; hasMoved: boolean },
): boolean {
  if (!opening) return false;
  if (!press.hasMoved && shownAt - opening.at > LATE_MS && press.at - shownAt < REACTION_MS) return true;
  if (!opening.point) return press.at - opening.at < REACTION_MS;
  const isSamePlace = Math.hypot(press.x - opening.point.x, press.y - opening.point.y) < ONE_PLACE_PX;
  return isSamePlace && press.at - opening.at < ONE_GESTURE_MS;
}

interface OpeningGuardProps {
  opening: Opening | null;
  children: ReactNode;
}

/** Keeps the rest of the gesture that opened an editor away from its controls: it must never choose or save anything. */
export function OpeningGuard({ opening, children }: OpeningGuardProps) {
  const [shownAt] = useState(() => performance.now());
  const isRest = useRef(false);
  // Counted from a press that was meant for the editor: a click sequence that began before it was shown is all of the opening gesture.
  const hasOwnPress = useRef(opening === null);
  const hasMoved = useRef(false);
  const onPointerMoveCapture = ({ clientX, clientY }: PointerEvent) => {
    if (clientX !== opening?.point?.x || clientY !== opening.point.y) hasMoved.current = true;
  };
  const onPointerDownCapture = ({ clientX: x, clientY: y }: PointerEvent) => {
    isRest.current = isOfOpening(opening, shownAt, { x, y, at: performance.now(), hasMoved: hasMoved.current });
  };
  const onMouseDownCapture = ({ detail }: MouseEvent) => {
    // The third click of a triple click, or the second where the system lets it come late.
    if (detail > 1 && !hasOwnPress.current) isRest.current = true;
    if (!isRest.current) hasOwnPress.current = true;
  };
  const onClickCapture = (event: MouseEvent) => {
    // What assistive technology presses has no pointer.
    if (event.detail === 0 || !isRest.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="contents" {...{ onPointerMoveCapture, onPointerDownCapture, onMouseDownCapture, onClickCapture }}>
      {children}
    </div>
  );
}
