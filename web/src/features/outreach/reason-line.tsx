import type { Opportunity } from "@contract/ai";
import { isSampleProfile, samplePostPath } from "@contract/sample-profiles";
import { Link } from "react-router-dom";
import { fullDate } from "@/lib/relative-time";
import { safeUrl } from "@/lib/safe-url";

const chip =
  "bg-secondary text-secondary-foreground hover:bg-highlight inline-block max-w-full truncate rounded-full px-2 py-0.5 text-xs";

// What calls for a word now. Of reasons that weigh the same, it says more than a circumstance such as the user's own priority.
const occasions: readonly Opportunity["reasons"][number]["kind"][] = ["fresh_post", "overdue_task", "out_of_touch"];

/** The one reason that says most for somebody now, as a chip that leads to the record which shows it. */
export function ReasonChip({
  founderId,
  profileUrl,
  reasons,
}: Pick<Opportunity, "founderId" | "profileUrl" | "reasons">) {
  const speaking = reasons.filter(({ points }) => points > 0);
  const reason = speaking.find(({ kind }) => occasions.includes(kind)) ?? speaking[0];
  if (!reason) return null;
  const { text, evidence } = reason;
  const post = safeUrl(evidence.postUrl);
  // A task's date has no time to tell.
  const title = evidence.taskId === undefined ? fullDate(evidence.at) : undefined;
  const isSample = isSampleProfile(profileUrl);
  if (post !== null && !isSample) {
    return (
      <a href={post} target="_blank" rel="noreferrer noopener" data-tip={title} className={chip}>
        {text}
      </a>
    );
  }
  // Without a post, their page.
  const page = samplePostPath(founderId, isSample ? post : null);
  return (
    <Link to={evidence.taskId === undefined ? page : "/tasks"} data-tip={title} className={chip}>
      {text}
    </Link>
  );
}
