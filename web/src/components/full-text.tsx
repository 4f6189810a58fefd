import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type UIEvent,
  useRef,
  useState,
} from "react";

const HOVER_DELAY_MS = 250;
const LEAVE_DELAY_MS = 120;
const GAP = 6;
const ROOM = 180;

interface Tip {
  text: string;
  style: { left: number; top?: number; bottom?: number };
}

/** The tip for a cut text, or null when all of it can be seen. */
function tipFor(element: HTMLElement): Tip | null {
  const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
  const text = element.dataset["full"] ?? (isCut ? element.textContent : "");
  if (text.trim() === "") return null;
  const box = element.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(box.left, window.innerWidth - 400));
  return window.innerHeight - box.bottom > ROOM
    ? { text, style: { left, top: box.bottom + GAP } }
    : { text, style: { left, bottom: window.innerHeight - box.top + GAP } };
}

/** The tip for what has the focus in a pane, by the keyboard and in sight. */
function tipOfFocus(pane: HTMLElement): Tip | null {
  const target = document.activeElement;
  if (!(target instanceof HTMLElement) || !pane.contains(target) || !target.matches(":focus-visible")) return null;
  const cell = target.closest<HTMLElement>("[role=gridcell]") ?? target;
  const [box, room] = [cell.getBoundingClientRect(), pane.getBoundingClientRect()];
  if (box.bottom < room.top || box.top > room.bottom || box.right < room.left || box.left > room.right) return null;
  const cuts = target.matches("[data-cut]") ? [target] : [...cell.querySelectorAll<HTMLElement>("[data-cut]")];
  return cuts.map(tipFor).find((found) => found !== null) ?? null;
}

/**
 * A pane in which every `data-cut` text that does not fit is shown whole while it, or the cell around it, is pointed at or
 * focused. Only drawn: assistive technology reads the whole text in place.
 */
export function FullText({
  className,
  children,
  ref,
}: {
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  const [tip, setTip] = useState<Tip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = (find: () => Tip | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTip(find()), delay);
  };
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    const cut = (event.target as HTMLElement).closest<HTMLElement>("[data-cut]");
    later(() => cut && tipFor(cut), cut ? HOVER_DELAY_MS : LEAVE_DELAY_MS);
  };
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // A press is no reason to take away what is pointed at.
    if (target.matches(":focus-visible")) later(() => tipOfFocus(currentTarget), 0);
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (tip) setTip(null);
    // A key that moves the focus scrolls too: what it went to is shown when that is over.
    later(() => tipOfFocus(currentTarget), LEAVE_DELAY_MS);
  };
  const hide = () => later(() => null, 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") hide();
  };

  return (
    <div
      ref={ref}
      className={className}
      onPointerOver={onPointerOver}
      onPointerLeave={() => later(() => null, LEAVE_DELAY_MS)}
      onFocus={onFocus}
      onBlur={hide}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
    >
      {children}
      {tip && (
        <div
          aria-hidden
          dir="auto"
          style={tip.style}
          onPointerOver={(event) => {
            event.stopPropagation();
            clearTimeout(timer.current);
          }}
          className="animate-in rounded-card bg-popover text-popover-foreground shadow-float duration-quick fade-in fixed z-50 max-h-72 max-w-96 overflow-y-auto px-3 py-2 text-sm wrap-break-word whitespace-pre-line"
        >
          {tip.text}
        </div>
      )}
    </div>
  );
}
