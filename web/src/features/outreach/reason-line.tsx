import type { Reason } from "@contract/ai";
import { Link } from "react-router-dom";
import { fullDate } from "@/lib/relative-time";
import { safeUrl } from "@/lib/safe-url";

const style =
  "inline-block leading-6 hover:text-foreground underline decoration-border underline-offset-2 hover:decoration-current";

/** Why somebody is proposed now, in a line: each reason leads to the record that shows it. */
export function ReasonLine({ founderId, reasons }: { founderId: string; reasons: readonly Reason[] }) {
  const [first, ...others] = reasons.filter(({ points }) => points > 0);
  if (!first) return null;
  return (
    <p className="text-muted-foreground truncate text-sm leading-6">
      <ReasonLink founderId={founderId} reason={first} className={`text-foreground ${style}`} />
      {others.map((reason) => (
        <span key={reason.kind} className="max-sm:hidden">
          {" "}
          <ReasonLink founderId={founderId} reason={reason} className={style} />
        </span>
      ))}
    </p>
  );
}

interface ReasonLinkProps {
  founderId: string;
  reason: Reason;
  className: string;
}

function ReasonLink({ founderId, reason: { text, evidence }, className }: ReasonLinkProps) {
  const post = safeUrl(evidence.postUrl);
  // A task's date has no time to tell.
  const title = evidence.taskId === undefined ? fullDate(evidence.at) : undefined;
  if (post !== null) {
    return (
      <a href={post} target="_blank" rel="noreferrer noopener" data-tip={title} className={className}>
        {text}
      </a>
    );
  }
  return (
    <Link to={evidence.taskId === undefined ? `/people/${founderId}` : "/tasks"} data-tip={title} className={className}>
      {text}
    </Link>
  );
}
