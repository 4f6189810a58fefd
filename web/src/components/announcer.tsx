import { useSyncExternalStore } from "react";
import { announcements } from "@/lib/announce";

/** Where `announce()` is heard. Rendered once on a screen. */
export function Announcer() {
  const said = useSyncExternalStore(announcements.subscribe, announcements.read);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
