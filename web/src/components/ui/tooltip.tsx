import { Slot } from "radix-ui";
import type { ReactNode } from "react";

interface TooltipProps {
  label: string;
  /** The keys that do the same, such as "g p". */
  keys?: string;
  /** One control; it needs a name of its own, since the tip is only drawn. */
  children: ReactNode;
}

/** Names a control while it is pointed at or focused. `TipLayer`, once in the app, draws it. */
export function Tooltip({ label, keys, children }: TooltipProps) {
  return (
    <Slot.Root data-tip={label} data-tip-keys={keys}>
      {children}
    </Slot.Root>
  );
}
