import { Skeleton } from "@/components/ui/skeleton";
import { PersonHeadSkeleton } from "@/features/founders/person-head-skeleton";
import { ReachOutSkeleton } from "@/features/outreach/reach-out-skeleton";
import { FieldsSkeleton } from "@/features/people-table/fields-skeleton";
import { PeopleSkeleton } from "@/features/people-table/people-skeleton";
import { ProfileSkeleton } from "@/features/profile/profile-skeleton";
import { BoardSkeleton } from "@/features/tasks/tasks-skeleton";
import { TimelineSkeleton } from "@/features/timeline/timeline-skeleton";

/** What replaces a screen while its code is on the way: the same frame, so that nothing moves when it comes. */
export function RouteSkeleton({ pathname }: { pathname: string }) {
  if (pathname === "/people") {
    return (
      <>
        <div className="flex h-11 shrink-0 items-center border-b px-4">
          <Skeleton className="h-4 w-16" />
        </div>
        <PeopleSkeleton />
      </>
    );
  }
  if (pathname === "/reach-out") {
    return (
      <>
        <div className="flex h-11 shrink-0 items-center border-b px-4">
          <Skeleton className="h-4 w-28" />
        </div>
        <ReachOutSkeleton />
      </>
    );
  }
  if (pathname === "/digest") {
    return (
      <div className="flex h-11 shrink-0 items-center border-b px-4">
        <Skeleton className="h-4 w-28" />
      </div>
    );
  }
  if (pathname === "/profile") {
    return (
      <div className="mx-auto w-full max-w-2xl px-4 py-6 sm:px-6">
        <ProfileSkeleton />
      </div>
    );
  }
  if (pathname === "/tasks") {
    return (
      <>
        <div className="flex h-11 shrink-0 items-center border-b px-3 lg:px-4 pointer-coarse:h-14">
          <Skeleton className="h-4 w-16" />
        </div>
        <div className="shrink-0 border-b px-3 py-2 lg:px-4">
          <Skeleton className="h-9 max-w-3xl" />
        </div>
        <BoardSkeleton />
      </>
    );
  }
  return (
    <>
      <div className="h-11 shrink-0 border-b" />
      <div className="flex min-h-0 flex-1">
        <div className="min-w-0 flex-1 overflow-hidden">
          <div className="mx-auto grid max-w-3xl gap-3 px-4 py-3 sm:gap-5 sm:px-6 sm:py-4">
            <PersonHeadSkeleton />
            <Skeleton className="h-9 pointer-coarse:h-11" />
            <TimelineSkeleton />
          </div>
        </div>
        <div className="hidden w-80 shrink-0 border-s px-4 pt-4 lg:block">
          <FieldsSkeleton />
        </div>
      </div>
    </>
  );
}
