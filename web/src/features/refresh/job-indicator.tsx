import { useQuery } from "@tanstack/react-query";
import { refreshStatusQuery } from "./refresh.queries";

/** Red while any of the person's jobs runs, green otherwise; the counts are in words too. */
export function JobIndicator() {
  const { data } = useQuery(refreshStatusQuery);
  if (!data) return null;
  const { running, pending } = data;
  const words = running + pending === 0 ? "No jobs running" : `${running} running, ${pending} waiting`;
  return (
    <p
      role="status"
      aria-label={`Job queue: ${words}`}
      className="text-muted-foreground flex items-center gap-2 text-sm"
    >
      <span
        aria-hidden
        data-running={running > 0}
        className="bg-dot-good data-[running=true]:bg-dot-bad size-2 rounded-full"
      />
      <span className="tabular-nums">{words}</span>
    </p>
  );
}
