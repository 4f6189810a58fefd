import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useIsNarrow } from "./use-is-narrow";

// Enough to fill a tall screen; the rest is cut off.
const rows = Array.from({ length: 24 }, (_, row) => row);
const widths = ["w-28", "w-36", "w-24", "w-32", "w-20"];

/** The table before its data: the same rows, the same heights. */
export function PeopleSkeleton() {
  const narrow = useIsNarrow();
  return (
    <div className="min-h-0 flex-1 overflow-hidden">
      {narrow ? <CardsSkeleton /> : <div aria-hidden className="bg-muted h-8 border-b" />}
      {!narrow && <RowsSkeleton />}
    </div>
  );
}

/** The rows below a header that is there already. */
export function RowsSkeleton() {
  return (
    <div role="status" className="sticky start-0 h-[calc(100%-2rem)] overflow-hidden">
      <p className="text-muted-foreground flex h-9 items-center border-b px-4 text-sm">Loading founders...</p>
      <SkeletonGroup>
        {rows.map((row) => (
          <div key={row} className="flex h-9 items-center gap-6 border-b px-4">
            <Skeleton className="h-3 w-4" />
            <Skeleton className={`h-3 ${widths[row % 5] ?? ""}`} />
            <Skeleton className={`h-3 ${widths[(row + 2) % 5] ?? ""}`} />
            <Skeleton className={`h-4 rounded-full ${widths[(row + 4) % 5] ?? ""}`} />
            <Skeleton className="h-3 flex-1" />
            <Skeleton className="h-3 w-16" />
          </div>
        ))}
      </SkeletonGroup>
    </div>
  );
}

function CardsSkeleton() {
  return (
    <div role="status">
      <p className="sr-only">Loading founders...</p>
      <SkeletonGroup>
        {rows.map((row) => (
          <div key={row} className="grid gap-2 border-b px-4 py-3">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-5 w-24 rounded-full" />
            <Skeleton className="h-9" />
            <Skeleton className="h-3.5 w-32" />
          </div>
        ))}
      </SkeletonGroup>
    </div>
  );
}
