import type { Founder } from "@contract/founders";
import { RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";
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
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={busy ? "Refreshing…" : "Refresh"}
      disabled={busy}
      tabIndex={tabIndex}
      onClick={() => onRefresh(founder)}
    >
      <RefreshCw aria-hidden className={cn("size-3.5", busy && "animate-spin")} />
    </Button>
  );
}
