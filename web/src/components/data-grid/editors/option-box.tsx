import {
  type CSSProperties,
  type FocusEventHandler,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cn } from "@/lib/cn";

interface OptionBoxProps {
  list: RefObject<HTMLElement | null>;
  reason: string | null;
  /** Below the list: what was typed, that it matches nothing, or that there is nothing to choose from. */
  hint: string;
  onBlur: FocusEventHandler<HTMLElement>;
  children: ReactNode;
}

/** What floats beside the cell, with the list in it. */
export function OptionBox({ list, reason, hint, onBlur, children }: OptionBoxProps) {
  const { box, side, maxHeight } = useListPlace(list);
  return (
    <div
      ref={box}
      data-editor
      onBlur={onBlur}
      style={{ "--list-height": `${maxHeight}px` } as CSSProperties}
      className={cn(
        "bg-popover rounded-control shadow-float outline-ring absolute z-30 w-max max-w-72 min-w-full p-1 outline-2",
        side.vertical === "below" ? "top-full mt-0.5" : "bottom-full mb-0.5",
        side.along === "start" ? "start-0" : "end-0",
      )}
    >
      {children}
      {hint && (
        <p dir="auto" className="text-muted-foreground max-w-full truncate px-2 py-1.5 text-sm">
          {hint}
        </p>
      )}
      {reason && (
        <p role="alert" className="text-bad-foreground border-t px-2 py-1.5 text-xs whitespace-normal">
          {reason}
        </p>
      )}
    </div>
  );
}

const MAX_LIST_PX = 256;
const LEAST_LIST_PX = 64;
/** What the box of the list adds to it: its padding, and the gap to the cell. */
const FRAME_PX = 10;

interface Side {
  vertical: "below" | "above";
  along: "start" | "end";
}

/**
 * Where a list of options goes: below its cell or, where there is more room, above it, and never over it, so that a second press on the
 * cell presses no option. At the far edge of the pane it is aligned with the end of the cell.
 */
function useListPlace(list: RefObject<HTMLElement | null>) {
  const box = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<Side>({ vertical: "below", along: "start" });
  const [maxHeight, setMaxHeight] = useState(MAX_LIST_PX);
  useLayoutEffect(() => {
    const cell = box.current?.closest("[role=gridcell]");
    const grid = cell?.closest("[role=grid]");
    const pane = grid?.parentElement?.getBoundingClientRect();
    if (!box.current || !list.current || !cell || !grid || !pane) return;
    const bottom = pane.top + (grid.parentElement?.clientHeight ?? 0);
    const header = grid.querySelector("[role=columnheader]")?.getBoundingClientRect().height ?? 0;
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    const at = cell.getBoundingClientRect();
    const [below, above] = [bottom - at.bottom - FRAME_PX, at.top - pane.top - header - FRAME_PX];
    const wanted = Math.min(list.current.scrollHeight, MAX_LIST_PX);
    const vertical = below >= wanted || below >= above ? "below" : "above";
    setMaxHeight(Math.max(LEAST_LIST_PX, Math.min(MAX_LIST_PX, vertical === "below" ? below : above)));
    const { left, right } = box.current.getBoundingClientRect();
    setSide({ vertical, along: left < pane.left || right > pane.right ? "end" : "start" });
  }, [list]);
  return { box, side, maxHeight };
}
