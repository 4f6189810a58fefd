import { LogOut, MessageSquare, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router-dom";
import { Mark } from "@/components/mark";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { Tooltip } from "@/components/ui/tooltip";
import { LazyMenu } from "@/components/lazy-menu";
import { lazyPart } from "@/lib/load-chunk";
import { DueCountsLater } from "./due-counts-later";
import type { FrameActions } from "./frame-actions";
import { places, profilePlace, TASKS_PATH } from "./places";
import type { Tour } from "./help-entries";
import { HelpTrigger } from "./help-trigger";
import { NotificationsButton } from "./notifications-button";

const loadMenu = () => import("./help-menu");
const HelpMenu = lazyPart(loadMenu);

/** Help, of which only the button comes with the frame. */
function HelpButton(props: { onTour: (tour: Tour) => void; onShortcuts: () => void }) {
  return (
    <LazyMenu
      load={loadMenu}
      trigger={(trigger) => <HelpTrigger {...trigger} />}
      menu={() => <HelpMenu {...props} />}
    />
  );
}

interface TopBarProps {
  /** The person's name, or else the email address; "" while it is on the way. */
  name: string;
  email: string;
  actions: FrameActions;
  /** The button of the assistant. */
  assistant: ReactNode;
}

/** The bar over every signed-in screen. */
export function TopBar({ name, email, actions, assistant }: TopBarProps) {
  const firstName = name.trim().split(/\s+/)[0];
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b px-3 sm:px-4">
      <Link
        to="/people"
        className="rounded-control me-2 flex items-center gap-2 text-base font-semibold lg:me-4 pointer-coarse:h-11"
      >
        <Mark />
        Tracker
      </Link>
      <nav aria-label="Main" className="flex max-md:hidden">
        {places.map(({ path, label, keys }) => (
          <Tooltip key={path} label={`Go to ${label}`} keys={keys}>
            <NavLink to={path} className="group rounded-control flex h-12 items-center">
              <span className="rounded-control text-muted-foreground group-hover:text-foreground group-aria-[current=page]:bg-secondary group-aria-[current=page]:text-foreground flex h-7 items-center gap-1.5 px-2.5 text-base font-medium transition-colors pointer-coarse:h-11">
                {label}
                {path === TASKS_PATH && <DueCountsLater />}
              </span>
            </NavLink>
          </Tooltip>
        ))}
      </nav>
      <SearchField onOpen={actions.openPalette} />
      <div className="flex min-w-0 items-center gap-1 max-md:ms-auto">
        <NotificationsButton />
        <HelpButton onTour={actions.startTour} onShortcuts={actions.openShortcuts} />
        <Tooltip label="Send feedback">
          <Button
            icon={MessageSquare}
            variant="ghost"
            size="icon"
            aria-label="Feedback"
            aria-haspopup="dialog"
            onClick={actions.openFeedback}
          />
        </Tooltip>
        {assistant}
        <Tooltip label={`Profile (${email})`} keys={profilePlace.keys}>
          <NavLink
            to={profilePlace.path}
            className="rounded-control text-muted-foreground hover:text-foreground aria-[current=page]:bg-secondary aria-[current=page]:text-foreground flex h-7 max-w-40 min-w-0 items-center px-2 text-base font-medium transition-colors max-md:hidden pointer-coarse:h-11"
          >
            <span className="sr-only">Profile of </span>
            <span dir="auto" className="truncate">
              {firstName}
            </span>
          </NavLink>
        </Tooltip>
        {/* Apart from the others, and named where there is room: nobody should sign out by a slip. */}
        <span aria-hidden className="bg-border mx-2 h-5 w-px shrink-0 max-sm:mx-0" />
        <Button
          icon={LogOut}
          variant="ghost"
          size="sm"
          data-tip="Sign out"
          className="gap-1.5 px-2 max-lg:w-7 max-lg:pointer-coarse:w-11"
          onClick={actions.leave}
        >
          <span className="max-lg:sr-only">Sign out</span>
        </Button>
      </div>
    </header>
  );
}

/** Looks like the field that it opens. It keeps to the end, so that the counts beside *Tasks* do not move it. */
function SearchField({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="rounded-control border-border text-muted-foreground hover:border-input hover:text-foreground ms-auto me-2 flex h-7 max-w-80 min-w-0 flex-1 items-center gap-2 border px-2 text-sm transition-colors max-md:hidden pointer-coarse:h-11"
    >
      <Search aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">Search</span>
      <Kbd keys="mod+k" className="ms-auto" />
    </button>
  );
}
