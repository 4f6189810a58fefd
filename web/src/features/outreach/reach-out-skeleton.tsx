import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

const ROWS = [48, 36, 56, 40, 52, 44];

/** What replaces the list while it comes. */
export function ReachOutSkeleton() {
  return (
    <SkeletonGroup aria-busy="true" aria-label="Loading">
      {ROWS.map((width) => (
        <div key={width} className="flex h-15 items-center gap-4 border-b px-4">
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-72 max-w-full" />
          </div>
          <Skeleton className="h-7 w-48 max-sm:hidden" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
