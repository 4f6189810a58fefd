import type { Founder } from "@contract/founders";
import { ArrowUpRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";
import { linkedinTarget } from "./linkedin-target";

/** Opens the latest post, or else the profile, in a new tab. */
export function ProfileLink({ founder, tabIndex }: { founder: Founder; tabIndex?: number }) {
  const target = linkedinTarget(founder);
  const icon = <ArrowUpRight aria-hidden className="size-4" />;
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
      >
        {icon}
      </a>
    </Button>
  );
}
