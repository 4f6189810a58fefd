import type { QueuedRefresh } from "@contract/refresh";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface QueueJobProps {
  job: QueuedRefresh;
  /** Before the name: its place, or a sign of its state. */
  mark?: ReactNode;
  detail?: ReactNode;
  tone?: "bad";
  /** What can be done about it. */
  children?: ReactNode;
}

/** One job of the queue: whose profile it is, how it stands, what can be done. */
export function QueueJob({ job, mark, detail, tone, children }: QueueJobProps) {
  return (
    <li className="hover:bg-accent flex min-h-9 items-start gap-2 py-1 ps-4 pe-2 transition-colors">
      <span className="text-muted-foreground grid h-7 w-6 shrink-0 place-items-center text-xs tabular-nums pointer-coarse:h-11">
        {mark}
      </span>
      <span className="grid min-w-0 flex-1 py-1 pointer-coarse:py-3">
        <Link
          to={`/people/${job.founderId}`}
          dir="auto"
          className="rounded-control truncate text-left text-sm leading-5 font-medium hover:underline"
        >
          {job.founderName}
        </Link>
        {detail && (
          <span
            dir="auto"
            className={`text-xs wrap-break-word ${tone === "bad" ? "text-bad-foreground" : "text-muted-foreground"}`}
          >
            {detail}
          </span>
        )}
      </span>
      {children}
    </li>
  );
}
