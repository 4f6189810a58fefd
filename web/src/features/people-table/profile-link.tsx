import type { Founder } from "@contract/founders";
import { ArrowUpRight } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";
import { linkedinTarget } from "./linkedin-target";

// As long as a second click may take to make a double click of the first.
const DOUBLE_CLICK_MS = 250;
const WHOLE_CELL = "size-full -outline-offset-2 pointer-coarse:size-full";

interface ProfileLinkProps {
  founder: Founder;
  tabIndex?: number;
  /** It has a cell to itself, which a double click edits: so one click anywhere in it waits whether a second follows. */
  isCell?: boolean;
}

/** Opens the latest post, or else the profile, in a new tab. */
export function ProfileLink({ founder, tabIndex, isCell = false }: ProfileLinkProps) {
  const target = linkedinTarget(founder);
  const className = isCell ? WHOLE_CELL : undefined;
  const icon = <ArrowUpRight aria-hidden className="size-4" />;
  const onClick = useOpenUnlessDouble(target.kind === "none" || !isCell ? null : target.url);
  if (target.kind === "none") {
    const label = `Open ${founder.name} on LinkedIn`;
    return (
      <Button
        variant="ghost"
        size="icon"
        className={className}
        aria-label={label}
        tabIndex={tabIndex}
        onClick={() => toast.bad(target.message)}
      >
        {icon}
      </Button>
    );
  }
  const label = target.kind === "post" ? `Latest post of ${founder.name}` : `Profile of ${founder.name}`;
  return (
    <Button asChild variant="ghost" size="icon" className={className}>
      <a
        href={target.url}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={tabIndex}
        aria-label={`${label}, on LinkedIn`}
        onClick={onClick}
      >
        {icon}
      </a>
    </Button>
  );
}

/** Opens `url` a moment after a plain click, unless it becomes a double click. Keys, and clicks with a modifier, open at once. */
function useOpenUnlessDouble(url: string | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (url === null) return undefined;
  return (event: MouseEvent) => {
    if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    clearTimeout(timer.current);
    if (event.detail > 1) return;
    timer.current = setTimeout(() => window.open(url, "_blank", "noopener,noreferrer"), DOUBLE_CLICK_MS);
  };
}
