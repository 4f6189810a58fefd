import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

/** The timeline before its data. */
export function TimelineSkeleton() {
  return (
    <div role="status" className="py-2">
      <p className="sr-only">Loading the timeline...</p>
      <SkeletonGroup className="grid gap-6">
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="flex gap-3">
            <Skeleton className="size-8 rounded-full" />
            <div className="grid flex-1 gap-2 pt-1">
              <Skeleton className="h-3 w-36" />
              <Skeleton className="h-4" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    </div>
  );
}
