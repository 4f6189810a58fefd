import { useEffect } from "react";
import { createStore } from "./store";

const dirty = createStore(0);

/** Whether anything on screen is unsaved, for the one guard of the app. */
export const unsavedStore = { read: () => dirty.read() > 0, subscribe: dirty.subscribe };

/** While `isDirty`, nobody leaves the screen or the site without being asked. Anyone who keeps a draft does not need it. */
export function useUnsavedGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    dirty.set(dirty.read() + 1);
    return () => dirty.set(dirty.read() - 1);
  }, [isDirty]);
}
