import type { RefreshStatus } from "@contract/refresh";
import { useQuery } from "@tanstack/react-query";
import { refreshStatusQuery, useRefreshingIds } from "./refresh.queries";

interface JobIndicatorProps {
  isOpen: boolean;
  onToggle: () => void;
}

const counted = (count: number, what: string) => `${count.toLocaleString()} ${what}`;

/** All the counts in words, for the name and the tip. */
function inWords({ running, pending, error }: RefreshStatus): string {
  const now =
    running + pending === 0 ? "No jobs running" : `${counted(running, "running")}, ${counted(pending, "waiting")}`;
  return error === 0 ? now : `${now}, ${counted(error, "failed")}`;
}

/** What matters most, short enough for a width that never changes. */
function inShort({ running, pending, error }: RefreshStatus): string {
  const active = running + pending;
  if (active > 0) return active === 1 ? "1 job" : counted(active, "jobs");
  return error > 0 ? counted(error, "failed") : "No jobs";
}

/** Red while any of the user's jobs runs, green otherwise; the counts are in words too. It opens the queue. */
export function JobIndicator({ isOpen, onToggle }: JobIndicatorProps) {
  const { data: told } = useQuery(refreshStatusQuery);
  const waited = useRefreshingIds().length;
  // A refresh that this tab waits for is shown in its row already; the queue is asked every few seconds only.
  const data = told && told.running + told.pending === 0 ? { ...told, running: waited } : told;
  const name = data ? `Job queue: ${inWords(data)}` : "Job queue";
  return (
    <button
      type="button"
      aria-label={name}
      aria-expanded={isOpen}
      data-tip={name}
      onClick={onToggle}
      className="rounded-control text-muted-foreground hover:bg-secondary hover:text-foreground aria-expanded:bg-secondary flex h-7 shrink-0 items-center gap-2 px-2 text-sm transition-colors max-md:min-w-7 max-md:justify-center md:w-24 pointer-coarse:h-11 max-md:pointer-coarse:min-w-11"
    >
      <span
        aria-hidden
        data-running={data !== undefined && data.running > 0}
        className="bg-dot-good data-[running=true]:bg-dot-bad size-2 shrink-0 rounded-full"
      />
      <span className="truncate tabular-nums max-md:hidden">{data && inShort(data)}</span>
    </button>
  );
}
