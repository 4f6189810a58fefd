import { createContext, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";
import { Tooltip } from "./ui/tooltip";

const Slot = createContext<HTMLElement | null>(null);
const SetSlot = createContext<(slot: HTMLElement | null) => void>(() => undefined);

/** Around everything that has, or fills, the one row of floating controls. */
export function FloatsProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <SetSlot value={setSlot}>
      <Slot value={slot}>{children}</Slot>
    </SetSlot>
  );
}

/**
 * Where the floating controls are, those of the screen before those of the frame (`children`): over the lower end corner of the
 * screen, as high as the table's footer, so that they cover no row. Other screens end with `pb-floats`, so that their last line
 * can be scrolled clear. Panels docked beside the screen move them; a phone has one button instead (PhoneActions).
 */
export function FloatingControls({ children }: { children: ReactNode }) {
  const setSlot = useContext(SetSlot);
  return (
    <div className="relative w-0 shrink-0 max-md:hidden [main:has([data-docked=columns])~&]:[--docked:18rem] lg:[main:has([data-docked=queue])~&]:[--docked:20rem]">
      <div
        role="group"
        aria-label="Floating controls"
        className="pointer-events-none absolute end-[calc(var(--docked,0px)+1rem)] bottom-1.5 z-20 flex gap-2"
      >
        <div ref={setSlot} className="contents" />
        {children}
      </div>
    </div>
  );
}

/** Puts a screen's own controls before those of the frame. */
export function Floats({ children }: { children: ReactNode }) {
  const slot = useContext(Slot);
  return slot && createPortal(children, slot);
}

interface FloatingButtonProps {
  label: string;
  keys?: string;
  expanded?: boolean;
  onClick: () => void;
  /** It is pointed at or focused: fetch what it will open. */
  onIntent?: () => void;
  /** An icon. */
  children: ReactNode;
}

/** A round control, named on hover and focus. All are quiet: the toolbar has the one primary button. */
export function FloatingButton({ label, keys, expanded, onClick, onIntent, children }: FloatingButtonProps) {
  return (
    <Tooltip label={label} {...(keys !== undefined && { keys })}>
      <button
        type="button"
        aria-label={label}
        aria-expanded={expanded}
        onClick={onClick}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        className="shadow-float bg-popover text-muted-foreground hover:text-foreground aria-expanded:text-primary-text pointer-events-auto grid size-9 shrink-0 place-items-center rounded-full transition-colors [&_svg]:size-4"
      >
        {children}
      </button>
    </Tooltip>
  );
}
