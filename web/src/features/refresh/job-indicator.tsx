import { useQuery } from "@tanstack/react-query";
import { refreshStatusQuery } from "./refresh.queries";

interface JobIndicatorProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Red while any of the person's jobs runs, green otherwise; the counts are in words too. It opens the queue. */
export function JobIndicator({ isOpen, onToggle }: JobIndicatorProps) {
  const { data } = useQuery(refreshStatusQuery);
  if (!data) return null;
  const { running, pending, error } = data;
  const now = running + pending === 0 ? "No jobs running" : `${running} running, ${pending.toLocaleString()} waiting`;
  const words = error === 0 ? now : `${now}, ${error.toLocaleString()} failed`;
  return (
    <button
      type="button"
      aria-label={`Job queue: ${words}`}
      aria-expanded={isOpen}
      data-tip="Job queue"
      onClick={onToggle}
      className="rounded-control text-muted-foreground hover:bg-secondary hover:text-foreground aria-expanded:bg-secondary flex h-7 min-w-0 items-center justify-center gap-2 px-2 text-sm transition-colors max-md:min-w-7 max-md:shrink-0 pointer-coarse:h-11 max-md:pointer-coarse:min-w-11"
    >
      <span
        aria-hidden
        data-running={running > 0}
        className="bg-dot-good data-[running=true]:bg-dot-bad size-2 shrink-0 rounded-full"
      />
      <span className="truncate tabular-nums max-md:hidden">{words}</span>
    </button>
  );
}
