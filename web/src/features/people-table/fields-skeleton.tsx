import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

/** A person's fields before their data or code. */
export function FieldsSkeleton() {
  return (
    <div role="status">
      <p className="sr-only">Loading the fields...</p>
      <SkeletonGroup className="grid gap-4">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
          <div key={row} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-4" />
          </div>
        ))}
      </SkeletonGroup>
    </div>
  );
}
