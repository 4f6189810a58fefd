import { useSyncExternalStore } from "react";

const STORAGE_KEY = "tracker-single-keys";
const listeners = new Set<() => void>();

function stored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    return true;
  }
}

let on = stored();

/**
 * Whether shortcuts of plain letters work in this browser. Who dictates text sets them off by accident, so they can be
 * switched off (WCAG 2.1.4).
 */
export const singleKeys = {
  read: () => on,
  choose(next: boolean) {
    on = next;
    try {
      if (next) localStorage.removeItem(STORAGE_KEY);
      else localStorage.setItem(STORAGE_KEY, "off");
    } catch {
      // Storage is off: the choice lasts as long as the tab.
    }
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

export function useSingleKeys(): boolean {
  return useSyncExternalStore(singleKeys.subscribe, singleKeys.read);
}
