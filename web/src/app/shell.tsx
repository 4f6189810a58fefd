import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { Outlet, useLocation, useSearchParams } from "react-router-dom";
import { FloatingControls, FloatsProvider } from "@/components/floats";
import { profileQuery } from "@/features/profile/profile.queries";
import { useRememberVisits } from "@/features/search/search.queries";
import { session } from "@/features/session/session.queries";
import { Walkthrough } from "@/features/walkthrough/walkthrough";
import { typedAhead } from "@/lib/typed-ahead";
import { useCommandKeys } from "@/lib/use-command-keys";
import { AssistantButton, AssistantDock, AssistantToggle, useDock } from "./assistant-dock";
import { BottomBar } from "./bottom-bar";
import { ErrorBoundary } from "./error-boundary";
import type { FrameActions } from "./frame-actions";
import { PhoneActions } from "./phone-actions";
import { fetchRestLater } from "./route-chunks";
import { RouteSkeleton } from "./route-skeleton";
import { HistoryOverlay } from "./history-overlay";
import { CellConflicts, type OverlayName, ShellOverlays } from "./shell-overlays";
import { TopBar } from "./top-bar";
import { useFrameCommands } from "./use-frame-commands";

/** The frame of every signed-in screen. */
export function Shell({ userId, email }: { userId: string; email: string }) {
  const { pathname } = useLocation();
  const profile = useQuery(profileQuery(userId));
  const main = useFocusOnArrival(pathname);
  const [open, setOpen] = useState<OverlayName | null>(null);
  const actions = useFrameActions(setOpen);
  const dock = useDock();
  useFrameCommands(actions);
  useCommandKeys();
  useRememberVisits(userId, pathname);
  useEffect(fetchRestLater, []);
  return (
    <FloatsProvider>
      <div className="flex h-full flex-col">
        <a
          href="#main"
          className="rounded-control bg-primary text-primary-foreground absolute start-2 top-2 z-60 -translate-y-16 px-3 py-1.5 text-base font-medium focus:translate-y-0"
        >
          Skip to content
        </a>
        <TopBar
          name={profile.isPending ? "" : (profile.data?.name ?? email)}
          email={email}
          actions={actions}
          assistant={<AssistantButton dock={dock} />}
        />
        <div className="flex min-h-0 flex-1">
          <main ref={main} id="main" tabIndex={-1} className="flex min-h-0 min-w-0 flex-1 flex-col outline-none">
            <ErrorBoundary resetKey={pathname}>
              <Suspense fallback={<RouteSkeleton pathname={pathname} />}>
                <Outlet />
                <ScreenIsThere />
              </Suspense>
            </ErrorBoundary>
          </main>
          <FloatingControls>
            <AssistantToggle dock={dock} />
          </FloatingControls>
          <PhoneActions />
          <AssistantDock dock={dock} />
        </div>
        <BottomBar onSearch={actions.openPalette} />
      </div>
      <Walkthrough />
      <CellConflicts />
      <ShellOverlays open={open} userId={userId} onClose={() => setOpen(null)} onAsk={dock.ask} />
      <HistoryOverlay />
    </FloatsProvider>
  );
}

/** Beside a screen in its Suspense: its effect runs once the screen, with its commands, is there. */
function ScreenIsThere() {
  const location = useLocation();
  useEffect(() => typedAhead.screenIsThere(), [location]);
  return null;
}

function useFrameActions(setOpen: (name: OverlayName) => void): FrameActions {
  const [, setParams] = useSearchParams();
  return useMemo(
    () => ({
      openPalette: () => setOpen("palette"),
      openShortcuts: () => setOpen("shortcuts"),
      openFeedback: () => setOpen("feedback"),
      startTour: (tour) =>
        setParams((before) => {
          before.set("walkthrough", tour);
          return before;
        }),
      showChanges: () =>
        setParams((before) => {
          before.set("history", "all");
          return before;
        }),
      leave: () => void session.leave(),
    }),
    [setOpen, setParams],
  );
}

/** Moves the focus to the screen that a link led to, so that the keyboard and a screen reader go on from there. */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // A screen may have put it into a field of its own.
    if (document.activeElement instanceof HTMLInputElement && main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
