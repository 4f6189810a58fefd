import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { profileQuery } from "@/features/profile/profile.queries";
import { Walkthrough } from "@/features/walkthrough/walkthrough";
import { ErrorBoundary } from "./error-boundary";
import { fetchRestLater } from "./route-chunks";
import { RouteSkeleton } from "./route-skeleton";
import { TopBar } from "./top-bar";

/** The frame of every signed-in screen. */
export function Shell({ userId, email }: { userId: string; email: string }) {
  const { pathname } = useLocation();
  const profile = useQuery(profileQuery(userId));
  useEffect(fetchRestLater, []);
  const main = useFocusOnArrival(pathname);
  return (
    <div className="flex h-full flex-col">
      <a
        href="#main"
        className="rounded-control bg-primary text-primary-foreground absolute start-2 top-2 z-60 -translate-y-16 px-3 py-1.5 text-base font-medium focus:translate-y-0"
      >
        Skip to content
      </a>
      <TopBar name={profile.isPending ? "" : (profile.data?.name ?? email)} email={email} />
      <main ref={main} id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<RouteSkeleton pathname={pathname} />}>
            <Outlet />
          </Suspense>
          <Walkthrough />
        </ErrorBoundary>
      </main>
    </div>
  );
}

/** Moves the focus to the screen that a link led to, so that the keyboard and a screen reader go on from there. */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
