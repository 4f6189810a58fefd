import type { Founder } from "@contract/founders";
import { ArrowRight, ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
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
  if (target.kind === "sample") {
    return (
      <Button asChild variant="ghost" size="icon">
        <Link to={target.path} aria-label={label}>
          <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
        </Link>
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
