import type { Founder } from "@contract/founders";
import { ArrowUpRight } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";
import { linkedinTarget } from "./linkedin-target";

// As long as a second click may take to make a double click of the first.
const DOUBLE_CLICK_MS = 250;

interface ProfileLinkProps {
  founder: Founder;
  tabIndex?: number;
  /** A double click is meant for something else, so one click waits whether a second follows. */
  isEditable?: boolean;
}

/** Opens the latest post, or else the profile, in a new tab. */
export function ProfileLink({ founder, tabIndex, isEditable = false }: ProfileLinkProps) {
  const target = linkedinTarget(founder);
  const icon = <ArrowUpRight aria-hidden className="size-4" />;
  const onClick = useOpenUnlessDouble(target.kind === "none" || !isEditable ? null : target.url);
  if (target.kind === "none") {
    const label = `Open ${founder.name} on LinkedIn`;
    return (
      <Button
        variant="ghost"
        size="icon"
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
    <Button asChild variant="ghost" size="icon">
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
