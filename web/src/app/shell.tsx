import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { NavLink, Outlet, useLocation } from "react-router-dom";
import { Search } from "lucide-react";
import { FloatingControls, FloatsProvider } from "@/components/floats";
import { profileQuery } from "@/features/profile/profile.queries";
import { useRememberVisits } from "@/features/search/search.queries";
import { session } from "@/features/session/session.queries";
import { Walkthrough } from "@/features/walkthrough/walkthrough";
import { typedAhead } from "@/lib/typed-ahead";
import { useAddressPart } from "@/lib/use-address-part";
import { useCommandKeys } from "@/lib/use-command-keys";
import { LazyMenu } from "@/components/lazy-menu";
import { lazyPart } from "@/lib/load-chunk";
import { AssistantButton, AssistantDock, AssistantToggle, useDock } from "./assistant-dock";
import { ErrorBoundary } from "./error-boundary";
import type { FrameActions } from "./frame-actions";
import { fetchRestLater } from "./route-chunks";
import { RouteSkeleton } from "./route-skeleton";
import { HistoryOverlay } from "./history-overlay";
import { CellConflicts, type OverlayName, ShellOverlays } from "./shell-overlays";
import { TopBar } from "./top-bar";
import { useFrameCommands } from "./use-frame-commands";
import { PeekDock } from "./peek-dock";
import { PhoneTrigger } from "./phone-trigger";
import { DueCountsLater } from "./due-counts-later";
import { type Place, places, profilePlace, TASKS_PATH } from "./places";

const item =
  "text-muted-foreground aria-[current=page]:text-primary-text flex h-14 [@media(height<32rem)]:h-11 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium outline-offset-[-2px]";

/** A phone's bar: the places of the top bar, within reach of the thumb. */
function BottomBar({ onSearch }: { onSearch: () => void }) {
  return (
    <nav
      aria-label="Places"
      className="bg-background flex shrink-0 border-t pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {places.map((place) => (
        <PlaceLink key={place.path} place={place} />
      ))}
      <button type="button" aria-haspopup="dialog" onClick={onSearch} className={item}>
        <Search aria-hidden className="size-5" />
        Search
      </button>
      <PlaceLink place={profilePlace} />
    </nav>
  );
}

function PlaceLink({ place: { path, label, icon: Icon } }: { place: Place }) {
  return (
    <NavLink to={path} className={item}>
      <Icon aria-hidden className="size-5" />
      <span className="flex items-center">
        {label}
        {path === TASKS_PATH && <DueCountsLater />}
      </span>
    </NavLink>
  );
}

const loadMenu = () => import("./phone-menu");
const PhoneMenu = lazyPart(loadMenu);

/**
 * A phone's one floating button, in place of the floating controls of a wider screen. It is over the lower end corner; what
 * scrolls there ends with `pb-floats`. It makes room for what is typed into.
 */
function PhoneActions() {
  return (
    <div className="fixed end-4 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-30 md:hidden [main:has([data-selection-bar],[data-editor],textarea:focus,input:not([type=checkbox]):focus)~&]:hidden">
      <LazyMenu load={loadMenu} trigger={(trigger) => <PhoneTrigger {...trigger} />} menu={() => <PhoneMenu />} />
    </div>
  );
}

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
          <PeekDock />
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
  const [, startTour] = useAddressPart("walkthrough");
  const [, showHistory] = useAddressPart("history");
  return useMemo(
    () => ({
      openPalette: () => setOpen("palette"),
      openShortcuts: () => setOpen("shortcuts"),
      openFeedback: () => setOpen("feedback"),
      startTour: (tour) => startTour(tour),
      showChanges: () => showHistory("all"),
      leave: () => void session.leave(),
    }),
    [setOpen, startTour, showHistory],
  );
}

/** Moves the focus to the screen that a link led to, so that the keyboard and a screen reader go on from there. */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // A screen may have put it where it belongs: into a field, or to the row that one comes back to.
    if (document.activeElement !== main.current && main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
