import type { Founder } from "@contract/founders";
import { ArrowUpRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";
import { linkedinLabel, linkedinTarget } from "./linkedin-target";

/** Opens the latest post, or else the profile, in a new tab. */
export function ProfileLink({ founder }: { founder: Founder }) {
  const target = linkedinTarget(founder);
  const label = linkedinLabel(founder, target);
  const icon = <ArrowUpRight aria-hidden className="size-4" />;
  if (target.kind === "none") {
    return (
      <Button variant="ghost" size="icon" aria-label={label} onClick={() => toast.bad(target.message)}>
        {icon}
      </Button>
    );
  }
  return (
    <Button asChild variant="ghost" size="icon">
      <a href={target.url} target="_blank" rel="noopener noreferrer" aria-label={label}>
        {icon}
      </a>
    </Button>
  );
}
