import { Skeleton } from "@/components/ui/skeleton";

const button = "h-7 pointer-coarse:h-11";

/** The top of a person's page before they are here, as high as what comes. */
export function PersonHeadSkeleton() {
  return (
    <>
      <div className="@container">
        <div className="flex flex-col gap-3 @2xl:flex-row @2xl:justify-between">
          <div className="grid gap-1">
            <Skeleton className="h-7 w-56 max-w-full" />
            <Skeleton className="my-0.5 h-4 w-28" />
          </div>
          <Skeleton className={`${button} w-64 max-w-full`} />
        </div>
      </div>
      <Skeleton className={`${button} lg:hidden`} />
    </>
  );
}
