import { Skeleton } from "@/components/ui/skeleton";

/** Shown instead of the settings while the profile, or their code, is loading. */
export function ProfileSkeleton() {
  return (
    <div role="status" className="grid gap-8">
      <span className="sr-only">Loading...</span>
      {[2, 4, 3].map((fields) => (
        <div key={fields} className="grid gap-5">
          <Skeleton className="h-6 w-48" />
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            {Array.from({ length: fields }, (_, index) => (
              <Skeleton key={index} className="h-14" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
