import { useEffect } from "react";

let dirty = 0;
const listeners = new Set<() => void>();

function become(next: number) {
  dirty = next;
  for (const listener of listeners) listener();
}

/** Whether anything on screen is unsaved, for the one guard of the app. */
export const unsavedStore = {
  read: () => dirty > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** While `isDirty`, nobody leaves the screen or the site without being asked. Whoever keeps a draft does not need it. */
export function useUnsavedGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    become(dirty + 1);
    return () => become(dirty - 1);
  }, [isDirty]);
}
