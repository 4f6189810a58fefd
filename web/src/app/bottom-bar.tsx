import { Search } from "lucide-react";
import { NavLink } from "react-router-dom";
import { DueCountsLater } from "./due-counts-later";
import { type Place, places, profilePlace, TASKS_PATH } from "./places";

const item =
  "text-muted-foreground aria-[current=page]:text-primary-text flex h-14 [@media(height<32rem)]:h-11 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium outline-offset-[-2px]";

/** A phone's bar: the places of the top bar, within reach of the thumb. */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
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
