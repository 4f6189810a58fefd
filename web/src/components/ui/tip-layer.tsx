import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Kbd } from "./kbd";

const POINT_DELAY_MS = 400;
const GAP = 6;
const MARGIN = 8;

interface Tip {
  label: string;
  keys: string | undefined;
  control: HTMLElement;
}

function tipOf(control: HTMLElement): Tip | null {
  const { tip: label, tipKeys: keys } = control.dataset;
  // A control that shows its menu or panel explains itself.
  if (!label || control.getAttribute("aria-expanded") === "true") return null;
  return { label, keys, control };
}

/** Centres a tip under its control, or over it where there is no room, and keeps it inside the window. */
function place(tip: HTMLElement, control: HTMLElement) {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const most = window.innerWidth - offsetWidth - MARGIN;
  const isBelow = bottom + GAP + offsetHeight + MARGIN <= window.innerHeight;
  tip.style.left = `${Math.max(MARGIN, Math.min(left + width / 2 - offsetWidth / 2, most))}px`;
  tip.style.top = `${isBelow ? bottom + GAP : top - GAP - offsetHeight}px`;
}

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;

/** Draws the one tip of the moment, for every control with a `data-tip`. Escape, a press or leaving hides it. */
export function TipLayer() {
  const [tip, setTip] = useState<Tip | null>(null);
  const drawn = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tip && drawn.current) place(drawn.current, tip.control);
  }, [tip]);
  useEffect(() => {
    let isMovedByKey = false;
    let pointer = { x: NaN, y: NaN };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (next: Tip | null, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setTip(next), delay);
    };
    const hide = () => {
      clearTimeout(timer);
      setTip(null);
    };
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      // A dialog that closes uncovers what the pointer rests on: that is not pointing at it.
      if (event.clientX === pointer.x && event.clientY === pointer.y) return;
      const control = controlOf(event.target);
      if (control) later(tipOf(control), POINT_DELAY_MS);
      else hide();
    };
    const onFocus = (event: FocusEvent) => {
      const control = controlOf(event.target);
      // The focus that a closing dialog gives back says nothing: nobody moved it there.
      if (control?.matches(":focus-visible") && isMovedByKey) later(tipOf(control), 0);
      else hide();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      isMovedByKey = key === "Tab" || key.startsWith("Arrow");
      if (key === "Escape") hide();
    };
    const onPress = () => {
      isMovedByKey = false;
      hide();
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      pointer = { x: clientX, y: clientY };
    };
    const listeners = new AbortController();
    const on = { signal: listeners.signal, passive: true };
    document.addEventListener("pointerover", onOver, on);
    document.addEventListener("pointermove", onMove, on);
    document.addEventListener("focusin", onFocus, on);
    document.addEventListener("focusout", hide, on);
    document.addEventListener("pointerdown", onPress, { ...on, capture: true });
    document.addEventListener("keydown", onKey, { ...on, capture: true });
    document.addEventListener("scroll", hide, { ...on, capture: true });
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, []);
  if (!tip) return null;
  return createPortal(
    <div
      ref={drawn}
      aria-hidden
      data-tip-shown
      className="animate-in bg-popover text-popover-foreground shadow-float duration-quick fade-in rounded-control pointer-events-none fixed z-70 flex max-w-[calc(100vw-1rem)] items-center gap-2 px-2 py-1 text-xs font-medium whitespace-nowrap"
    >
      <span className="truncate">{tip.label}</span>
      {tip.keys && <Kbd keys={tip.keys} />}
    </div>,
    document.body,
  );
}
