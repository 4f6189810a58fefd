import type { Founder } from "@contract/founders";
import { Link } from "react-router-dom";
import { linkedinTarget } from "./linkedin-target";
import { summaryLabel } from "./update-state";

const LINK = "rounded-control text-muted-foreground hover:text-primary-text font-medium hover:underline";

/** 'Key points' or 'Summary', leading to the post it sums up. */
export function SummaryLabel({ founder }: { founder: Founder }) {
  const label = summaryLabel(founder.lastPostSummaryBy);
  const target = linkedinTarget(founder);
  const whose = <span className="sr-only"> of the latest post of {founder.name}</span>;
  if (target.kind === "sample") {
    return (
      <Link to={target.path} className={LINK}>
        {label}
        {whose}
      </Link>
    );
  }
  if (target.kind !== "post") return <span className="text-muted-foreground font-medium">{label}</span>;
  return (
    <a href={target.url} target="_blank" rel="noopener noreferrer" className={LINK}>
      {label}
      {whose}
    </a>
  );
}
