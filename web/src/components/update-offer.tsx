import { useSyncExternalStore } from "react";
import type { AppUpdates } from "@/lib/app-updates";
import { BESIDE_FLOATS } from "./beside-floats";
import { Button } from "./ui/button";

/** Says that a newer version lies ready, and leaves the moment to the person. */
export function UpdateOffer({ updates }: { updates: AppUpdates }) {
  const isReady = useSyncExternalStore(updates.subscribe, updates.read);
  return (
    <div
      role="status"
      className={`pointer-events-none fixed inset-x-4 bottom-4 z-60 flex justify-center sm:justify-start ${BESIDE_FLOATS}`}
    >
      {isReady && (
        <div className="rounded-card bg-popover text-popover-foreground shadow-float pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-2 py-2 ps-4 pe-2">
          <p className="text-base">A new version of Tracker is ready.</p>
          <span className="flex gap-1">
            <Button variant="primary" size="sm" onClick={updates.take}>
              Reload
            </Button>
            <Button variant="ghost" size="sm" onClick={updates.dismiss}>
              Later
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
