import { useQuery } from "@tanstack/react-query";
import { dueCountsQuery } from "./due-counts.queries";

/** The counts beside *Tasks* in the top bar: overdue in red, due today in amber. Nothing when there is nothing to do. */
export function DueCounts() {
  const { data } = useQuery(dueCountsQuery);
  if (!data || (data.overdue === 0 && data.dueToday === 0)) return null;
  return (
    <span className="ms-1 inline-flex gap-1">
      {data.overdue > 0 && (
        <span
          title={`${data.overdue} overdue`}
          className="bg-bad text-bad-foreground h-4 min-w-4 rounded-full px-1 text-center text-[0.6875rem] leading-4 font-semibold tabular-nums"
        >
          {data.overdue}
          <span className="sr-only"> overdue</span>
        </span>
      )}
      {data.dueToday > 0 && (
        <span
          title={`${data.dueToday} due today`}
          className="bg-warn text-warn-foreground h-4 min-w-4 rounded-full px-1 text-center text-[0.6875rem] leading-4 font-semibold tabular-nums"
        >
          {data.dueToday}
          <span className="sr-only"> due today</span>
        </span>
      )}
    </span>
  );
}
