import { createContext, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";
import { cn } from "@/lib/cn";
import { Tooltip } from "./ui/tooltip";

const Slot = createContext<HTMLElement | null>(null);
const SetSlot = createContext<(slot: HTMLElement | null) => void>(() => undefined);

/** Around everything that has, or fills, the one column of floating controls. */
export function FloatsProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <SetSlot value={setSlot}>
      <Slot value={slot}>{children}</Slot>
    </SetSlot>
  );
}

/**
 * Where the floating controls stand, those of the screen above those of the frame (`children`): at the bottom of a rail of
 * their own beside the screen, so that none covers a row; on a phone over its lower right corner.
 */
export function FloatsColumn({ children }: { children: ReactNode }) {
  const setSlot = useContext(SetSlot);
  return (
    <div
      role="group"
      aria-label="Floating controls"
      className="pointer-events-none flex flex-col items-center justify-end gap-2 max-md:fixed max-md:end-4 max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] max-md:z-30 md:w-12 md:shrink-0 md:border-s md:pb-2 max-md:[main:has([data-selection-bar])~&]:hidden"
    >
      <div ref={setSlot} className="contents" />
      {children}
    </div>
  );
}

/** Puts a screen's own controls into the column, above those of the frame. */
export function Floats({ children }: { children: ReactNode }) {
  const slot = useContext(Slot);
  return slot && createPortal(children, slot);
}

interface FloatingButtonProps {
  label: string;
  keys?: string;
  /** The one thing to do here; the others are quiet. */
  primary?: boolean;
  expanded?: boolean;
  onClick: () => void;
  /** It is pointed at or focused: fetch what it will open. */
  onIntent?: () => void;
  /** An icon. */
  children: ReactNode;
}

/** A round control in the column, named on hover and focus. */
export function FloatingButton({
  label,
  keys,
  primary = false,
  expanded,
  onClick,
  onIntent,
  children,
}: FloatingButtonProps) {
  return (
    <Tooltip label={label} {...(keys !== undefined && { keys })}>
      <button
        type="button"
        aria-label={label}
        aria-expanded={expanded}
        onClick={onClick}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        className={cn(
          "shadow-float pointer-events-auto grid size-9 shrink-0 place-items-center rounded-full transition-colors max-md:size-12 [&_svg]:size-4 max-md:[&_svg]:size-5",
          primary
            ? "bg-primary text-primary-foreground hover:bg-primary-hover"
            : "bg-popover text-muted-foreground hover:text-foreground aria-expanded:text-primary-text",
        )}
      >
        {children}
      </button>
    </Tooltip>
  );
}
