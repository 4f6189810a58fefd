import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Kbd } from "./kbd";

const POINT_DELAY_MS = 400;
const GAP = 6;
const HALF_WIDTH = 90;

interface Tip {
  label: string;
  keys: string | undefined;
  style: { left: number; top?: number; bottom?: number };
}

function tipOf(control: HTMLElement): Tip | null {
  const { tip: label, tipKeys: keys } = control.dataset;
  // A control that shows its menu or panel explains itself.
  if (!label || control.getAttribute("aria-expanded") === "true") return null;
  const box = control.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const left = Math.max(HALF_WIDTH, Math.min(middle, window.innerWidth - HALF_WIDTH));
  const below = box.bottom + 48 < window.innerHeight;
  return {
    label,
    keys,
    style: below ? { left, top: box.bottom + GAP } : { left, bottom: window.innerHeight - box.top + GAP },
  };
}

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;

/** Draws the one tip of the moment, for every control with a `data-tip`. Escape, a press or leaving hides it. */
export function TipLayer() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
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
      const control = controlOf(event.target);
      if (control) later(tipOf(control), POINT_DELAY_MS);
      else hide();
    };
    const onFocus = (event: FocusEvent) => {
      const control = controlOf(event.target);
      if (control?.matches(":focus-visible")) later(tipOf(control), 0);
      else hide();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    const listeners = new AbortController();
    const on = { signal: listeners.signal, passive: true };
    document.addEventListener("pointerover", onOver, on);
    document.addEventListener("focusin", onFocus, on);
    document.addEventListener("focusout", hide, on);
    document.addEventListener("pointerdown", hide, on);
    document.addEventListener("keydown", onKey, on);
    document.addEventListener("scroll", hide, { ...on, capture: true });
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, []);
  if (!tip) return null;
  return createPortal(
    <div
      aria-hidden
      data-tip-shown
      style={tip.style}
      className="animate-in bg-popover text-popover-foreground shadow-float duration-quick fade-in rounded-control pointer-events-none fixed z-70 flex max-w-64 -translate-x-1/2 items-center gap-2 px-2 py-1 text-xs font-medium"
    >
      {tip.label}
      {tip.keys && <Kbd keys={tip.keys} />}
    </div>,
    document.body,
  );
}
