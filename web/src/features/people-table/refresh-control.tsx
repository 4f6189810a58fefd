import type { Founder } from "@contract/founders";
import { RefreshCw } from "lucide-react";
import { cn } from "@/lib/cn";

interface RefreshControlProps {
  founder: Founder;
  /** A refresh of the founder is waiting or running. */
  busy: boolean;
  onRefresh: (founder: Founder) => void;
  tabIndex?: number;
}

export function RefreshControl({ founder, busy, onRefresh, tabIndex }: RefreshControlProps) {
  const label = busy ? `Refreshing ${founder.name}` : `Refresh ${founder.name}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={busy ? "Refreshing…" : "Refresh"}
      disabled={busy}
      tabIndex={tabIndex}
      onClick={() => onRefresh(founder)}
      className="rounded-control text-muted-foreground hover:bg-secondary hover:text-foreground grid size-7 shrink-0 place-items-center disabled:pointer-events-none disabled:opacity-55 pointer-coarse:size-11"
    >
      <RefreshCw aria-hidden className={cn("size-3.5", busy && "animate-spin")} />
    </button>
  );
}
