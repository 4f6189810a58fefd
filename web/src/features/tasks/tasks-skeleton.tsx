import { Skeleton } from "@/components/ui/skeleton";
import { COLUMN_NAMES, STATUSES } from "./task-list";

/** The board before its data: the same columns, so that nothing moves when it comes. */
export function BoardSkeleton() {
  return (
    <div role="status" className="flex min-h-0 flex-1 gap-3 overflow-hidden p-3 lg:px-4">
      <p className="sr-only">Loading tasks...</p>
      {STATUSES.map((status) => (
        <div
          key={status}
          aria-hidden
          className="rounded-card bg-muted flex w-[86vw] shrink-0 flex-col gap-2 self-start border p-2 sm:w-80 lg:w-auto lg:min-w-72 lg:flex-1 lg:shrink"
        >
          <p className="text-muted-foreground flex h-8 items-center px-1 text-xs font-semibold tracking-wide">
            {COLUMN_NAMES[status]}
          </p>
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} className="h-16" />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The calendar before its code. */
export function CalendarSkeleton() {
  return (
    <div role="status" className="min-h-0 flex-1 p-3 lg:px-4">
      <p className="sr-only">Loading the calendar...</p>
      <Skeleton className="mb-3 h-7 w-48" />
      <Skeleton className="h-96" />
    </div>
  );
}
