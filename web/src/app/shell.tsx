import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Loading } from "@/components/loading";
import { profileQuery } from "@/features/profile/profile.queries";
import { session } from "@/features/session/session.queries";
import { statusOf } from "@/lib/query-client";
import { ErrorBoundary } from "./error-boundary";
import { TopBar } from "./top-bar";

/** The frame of every signed-in screen. */
export function Shell({ userId, email }: { userId: string; email: string }) {
  const { pathname } = useLocation();
  const profile = useQuery(profileQuery(userId));
  // A stored token is only good while its account exists. (A refused token, 401, is seen to by the query client.)
  const accountGone = statusOf(profile.error) === 404;
  useEffect(() => {
    if (accountGone) void session.end();
  }, [accountGone]);
  return (
    <div className="flex h-full flex-col">
      <a
        href="#main"
        className="rounded-control bg-primary text-primary-foreground absolute start-2 top-2 z-60 -translate-y-16 px-3 py-1.5 text-base font-medium focus:translate-y-0"
      >
        Skip to content
      </a>
      <TopBar name={profile.isPending ? "" : (profile.data?.name ?? email)} email={email} />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
