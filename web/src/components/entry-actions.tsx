import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./ui/button";

/** What can be done with an entry of a list, at its end: seen when it is pointed at or has the focus, and always under a finger. */
export function EntryActions({ children }: { children: ReactNode }) {
  return (
    <span className="absolute end-0 top-0.5 flex opacity-0 transition-opacity group-focus-within/item:opacity-100 group-hover/item:opacity-100 has-data-[state=open]:opacity-100 pointer-coarse:opacity-100">
      {children}
    </span>
  );
}

interface EntryActionProps {
  icon: LucideIcon;
  /** What it does, to what. */
  label: string;
  onClick: () => void;
  ref?: React.Ref<HTMLButtonElement>;
}

export function EntryAction({ icon: Icon, label, onClick, ref }: EntryActionProps) {
  return (
    <Button ref={ref} size="icon" variant="ghost" aria-label={label} data-tip={label} onClick={onClick}>
      <Icon aria-hidden className="size-4" />
    </Button>
  );
}
