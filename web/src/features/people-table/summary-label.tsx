import type { Founder } from "@contract/founders";
import { safeUrl } from "@/lib/safe-url";
import { summaryLabel } from "./update-state";

/** 'Key points' or 'Summary', leading to the post it sums up. */
export function SummaryLabel({ founder, tabIndex }: { founder: Founder; tabIndex?: number }) {
  const label = summaryLabel(founder.lastPostSummaryBy);
  const postUrl = safeUrl(founder.lastPostUrl);
  if (postUrl === null) return <span className="text-muted-foreground font-medium">{label}</span>;
  return (
    <a
      href={postUrl}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={tabIndex}
      className="rounded-control text-muted-foreground hover:text-primary-text font-medium hover:underline"
    >
      {label}
      <span className="sr-only"> of the latest post of {founder.name}</span>
    </a>
  );
}
