import { type KeyboardEvent, type ReactNode, useState } from "react";
import { LazyOverlay } from "./lazy-overlay";

/** What the button does before the menu's own takes its place. */
export interface MenuTriggerProps {
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface LazyMenuProps {
  /** Fetches the menu's code, as soon as someone turns to the button. */
  load: () => Promise<unknown>;
  /** The button alone. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** The menu with its button; open from the first moment when someone has asked for it. */
  menu: (isOpen: boolean) => ReactNode;
  /** It is wanted although nobody has opened it. */
  isNeeded?: boolean;
}

/** A button whose menu is loaded when it is wanted: of the two only the button comes with the screen. */
export function LazyMenu({ load, trigger, menu, isNeeded = false }: LazyMenuProps) {
  const [opened, setOpened] = useState(false);
  const [presses, setPresses] = useState(0);
  // What fails here is loaded again, and told about, when the button is pressed.
  const fetch = () => void load().catch(() => undefined);
  const open = () => {
    setOpened(true);
    setPresses((before) => before + 1);
  };
  const closed = trigger({
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: fetch,
    onFocus: fetch,
    onClick: open,
    onKeyDown: (event) => {
      if (event.key === "ArrowDown") open();
    },
  });
  return (
    // Each press is a try of its own, whatever became of the one before.
    <LazyOverlay key={presses} fallback={closed} onFailed={() => setOpened(false)}>
      {opened || isNeeded ? menu(opened) : closed}
    </LazyOverlay>
  );
}
