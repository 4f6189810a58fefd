import type { Reason } from "@contract/ai";
import { Link } from "react-router-dom";
import { fullDate } from "@/lib/relative-time";
import { safeUrl } from "@/lib/safe-url";

const chip =
  "bg-secondary text-secondary-foreground hover:bg-highlight inline-block max-w-full truncate rounded-full px-2 py-0.5 text-xs";

/** The one reason that says most for somebody now, as a chip that leads to the record which shows it. */
export function ReasonChip({ founderId, reasons }: { founderId: string; reasons: readonly Reason[] }) {
  const reason = reasons.find(({ points }) => points > 0);
  if (!reason) return null;
  const { text, evidence } = reason;
  const post = safeUrl(evidence.postUrl);
  // A task's date has no time to tell.
  const title = evidence.taskId === undefined ? fullDate(evidence.at) : undefined;
  if (post !== null) {
    return (
      <a href={post} target="_blank" rel="noreferrer noopener" data-tip={title} className={chip}>
        {text}
      </a>
    );
  }
  return (
    <Link to={evidence.taskId === undefined ? `/people/${founderId}` : "/tasks"} data-tip={title} className={chip}>
      {text}
    </Link>
  );
}
