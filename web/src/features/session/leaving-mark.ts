import type { LeavingMark } from "./session-world";

const KEY = "tracker-left";

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** In local storage, which the tabs share: supabase-js tells them that a session is over, but not why. */
export const leavingMark: LeavingMark = {
  set() {
    try {
      localStorage.setItem(KEY, "yes");
    } catch {
      // Storage is off: then no other tab has the session either.
    }
  },
  isSet: () => stored() !== null,
  clear() {
    if (stored() !== null) localStorage.removeItem(KEY);
  },
};
